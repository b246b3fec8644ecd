import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as path } from 'node:path';
import { PRONUNCIATIONS } from './pronunciations.ts';
import { cut, readSound, run, type Samples } from './samples.ts';

/** Everything that changes how the voice sounds. Rates: 1 = the voice's own pace; pauses in seconds. */
export const VOICE = {
  engine: '-g 3 -jm 0.8 -b 0.1 -u 0.3 -fm 0.5',
  sentence: { rate: 0.86, pause: 0.2 },
  word: { rate: 0.75, pause: 0.3 },
  /** Around the first and after the last sound. */
  lead: 0.03,
  tail: 0.07,
} as const;

/** A single word is unstable in a statistical voice, so it is spoken inside this and cut out by its phones. */
const carrier = (word: string) => `Can you find the shape? ${word.replace(/[.!?]$/, '')}! Well done.`;

const FILE = path(import.meta.dirname, 'voice', 'cstr_uk_female-1.0.htsvoice');
const FRONT = path(import.meta.dirname, 'front.scm');

interface Phone {
  readonly name: string;
  /** In seconds. */
  readonly start: number;
  readonly end: number;
  readonly context: string;
}

/** Engine times are whole numbers of 100 ns. */
function readPhones(text: string): Phone[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [start, end, context] = line.trim().split(/\s+/) as [string, string, string];
      return {
        start: Number(start) / 1e7,
        end: Number(end) / 1e7,
        context,
        name: /-([^+]+)\+/.exec(context)![1]!,
      };
    });
}

/**
 * Opens the voice for a list of texts (words spelt out, one sentence or one word each; words get the carrier).
 * The dictionary work is done once for all; `speak` then makes one sound.
 */
export function openVoice(texts: readonly { readonly text: string; readonly alone: boolean }[]) {
  const folder = mkdtempSync(path(tmpdir(), 'voice-'));
  const file = (name: string) => path(folder, name);
  const index = new Map(texts.map(({ text }, i) => [text, i]));
  const entries = Object.entries(PRONUNCIATIONS).map(
    ([word, phones]) => `(lex.add.entry '("${word}" nil ${phones}))`,
  );
  const requests = texts.flatMap(({ text, alone }, i) => [
    `(labels "${text}" "${file(`${i}.own`)}")`,
    ...(alone ? [`(labels "${carrier(text)}" "${file(`${i}.lab`)}")`] : []),
  ]);
  writeFileSync(file('all.scm'), [readFileSync(FRONT, 'utf8'), ...entries, ...requests].join('\n'));
  run('festival', ['-b', file('all.scm')]);

  /** First pass predicts when each phone comes; the second speaks with every pause at least `pause` long. */
  function synthesise(labels: string, { rate, pause }: { rate: number; pause: number }) {
    const engine = ['-m', FILE, ...VOICE.engine.split(' ')];
    const contexts = readPhones(readFileSync(labels, 'utf8')).map((phone) => phone.context);
    writeFileSync(file('in.lab'), contexts.join('\n') + '\n');
    run('hts_engine', [...engine, '-r', `${rate}`, '-od', file('first'), file('in.lab')]);
    let now = 0;
    const phones = readPhones(readFileSync(file('first'), 'utf8')).map((phone) => {
      const length = phone.end - phone.start;
      const start = now;
      now += phone.name === 'pau' ? Math.max(length, pause) : length;
      return { ...phone, start, end: now };
    });
    const units = (seconds: number) => Math.round(seconds * 1e7);
    const timed = phones.map((phone) => `${units(phone.start)} ${units(phone.end)} ${phone.context}\n`);
    writeFileSync(file('timed.lab'), timed.join(''));
    run('hts_engine', [...engine, '-vp', '-ow', file('out.wav'), '-od', file('second'), file('timed.lab')]);
    return { phones: readPhones(readFileSync(file('second'), 'utf8')), sound: readSound(file('out.wav')) };
  }

  const namesOf = (i: number) =>
    readPhones(readFileSync(file(`${i}.own`), 'utf8'))
      .map((phone) => phone.name)
      .slice(1, -1);

  function speak(text: string): Samples {
    const i = index.get(text);
    if (i === undefined) throw new Error(`the voice was not opened for "${text}"`);
    const { alone } = texts[i]!;
    const { phones, sound } = synthesise(
      file(alone ? `${i}.lab` : `${i}.own`),
      alone ? VOICE.word : VOICE.sentence,
    );
    const own = alone ? namesOf(i) : phones.slice(1, -1).map((phone) => phone.name);
    const first = phones.findIndex((_, at) => own.every((name, j) => phones[at + j]?.name === name));
    const last = first + own.length - 1;
    if (phones[first - 1]?.name !== 'pau' || phones[last + 1]?.name !== 'pau')
      throw new Error(`"${text}" does not stand alone`);
    return cut(sound, phones[first]!.start - VOICE.lead, phones[last]!.end + VOICE.tail);
  }

  return { speak };
}
