import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { mishearing, soundsOf, type Heard } from './heard.ts';
import { loudness } from './loudness.ts';
import { EDGES, PACE, paceOf } from './master.ts';
import { PLACES, prepareJudge, WorkshopError } from './prepare.ts';
import { readSound } from './programs.ts';
import { RATE } from './samples.ts';
import { fileOf, hash } from './sources.ts';
import type { Speech } from './script.ts';
import { choicesOf, linesOf, readTakes, spokenClips } from './spoken.ts';
import { plainWords } from './takes.ts';

/** clean, noise: what the judge writes. */
interface Judgement {
  readonly clean: string;
  readonly noise: string;
  readonly quality: number;
}
interface Measured {
  readonly id: string;
  readonly text: string;
  readonly clean: Heard;
  readonly noise: Heard;
  readonly words: number;
  readonly quality: number;
  readonly peak: number;
  readonly lufs: number;
  /** Silence before the first sound, in milliseconds. */
  readonly lead: number;
  /** Words a second while it is said, without a sting and the pauses between sentences; undefined: one or two words. */
  readonly pace: number | undefined;
}

const AUDIBLE = 0.003;

/** True peak in dB, by ITU-R BS.1770 as ffmpeg's ebur128 has it, which has no part in the making. */
function truePeak(file: string): number {
  const args = [
    '-hide_banner',
    '-nostats',
    '-i',
    file,
    '-af',
    'ebur128=peak=true:framelog=verbose',
    '-f',
    'null',
    '-',
  ];
  const told = spawnSync('ffmpeg', args, { encoding: 'utf8' }).stderr ?? '';
  const peak = /True peak:\s+Peak:\s+(-?[\d.]+|-?inf) dBFS/.exec(told)?.[1];
  if (peak === undefined) throw new WorkshopError(`ebur128 tells no true peak of ${file}: is ffmpeg there?`);
  return Number(peak);
}

function levels(clip: Speech) {
  const { id, sting } = clip;
  const sound = readSound(fileOf(id));
  const first = sound.findIndex((value) => Math.abs(value) > AUDIBLE);
  const last = sound.findLastIndex((value) => Math.abs(value) > AUDIBLE);
  const peak = truePeak(fileOf(id));
  const said = last / RATE - (sting ? sting.at : first / RATE);
  const texts = linesOf(clip).map(({ text }) => text);
  return { lufs: loudness(sound), peak, lead: (first / RATE) * 1000, pace: paceOf(texts, said + EDGES) };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const mean = (values: readonly number[]) => sum(values) / values.length;
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

function range(rows: readonly Measured[], key: 'lufs' | 'lead' | 'peak' | 'quality'): string {
  const sorted = [...rows].sort((a, b) => a[key] - b[key]);
  const show = (row: Measured) => `${row[key].toFixed(2)} (${row.id})`;
  return `${show(sorted[0]!)} to ${show(sorted.at(-1)!)}, mean ${mean(rows.map((row) => row[key])).toFixed(2)}`;
}

/** Whether a text is one word, also as a call ("Good!"): of these P.808 asks less than of sentences. */
export const isOneWord = (text: string): boolean => plainWords(text).length === 1;

function tableOfQuality(rows: readonly Measured[]): void {
  for (const [title, asked] of [
    ['of one word', true],
    ['of sentences', false],
  ] as const) {
    const those = rows.filter(({ text }) => isOneWord(text) === asked);
    if (those.length > 0) console.log(`\nP.808 ${title}: ${those.length} clips, ${range(those, 'quality')}`);
  }
}

function table(title: string, rows: readonly Measured[]): void {
  if (rows.length === 0) return;
  console.log(`\n${title}: ${rows.length} clips`);
  for (const kind of ['clean', 'noise'] as const) {
    const wrong = sum(rows.map((row) => row[kind].wrong)) / sum(rows.map((row) => row.words));
    const whole = rows.filter((row) => row[kind].wrong === 0).length / rows.length;
    const added = rows.filter((row) => row[kind].added > 0).length;
    const name = kind === 'clean' ? 'clean' : 'noise, 10 dB';
    console.log(
      `  ${name}: ${percent(wrong)} of words misheard, ${percent(whole)} of clips whole, ${added} with an added word`,
    );
    rows
      .filter((row) => row[kind].wrong > 0)
      .forEach((row) => console.log(`    ${row.text} -> ${row[kind].heard}`));
  }
  console.log(`  loudness (LUFS): ${range(rows, 'lufs')}`);
  console.log(`  true peak (dB): ${range(rows, 'peak')}`);
  console.log(`  silence before (ms): ${range(rows, 'lead')}`);
  tableOfPace(rows);
}

/** How many of what has a pace lie outside of it, and which. */
function tableOfPace(rows: readonly Measured[]): void {
  const paced = rows.flatMap(({ id, pace }) => (pace === undefined ? [] : [{ id, pace }]));
  if (paced.length === 0) return;
  const { least, most } = PACE;
  const outside = paced.filter(({ pace }) => pace < least || pace > most);
  const paces = paced.map(({ pace }) => pace);
  const span = `${Math.min(...paces).toFixed(2)} to ${Math.max(...paces).toFixed(2)}, mean ${mean(paces).toFixed(2)}`;
  console.log(`  words a second, of three words or more: ${span}`);
  console.log(`    ${outside.length} of ${paced.length} outside ${least} to ${most}`);
  outside.forEach(({ id, pace }) => console.log(`    ${id} ${pace.toFixed(2)}`));
}

/** Opens the judge, which keeps what it has said of a file: interrupted, a measurement goes on where it was. */
function openJudge() {
  const { program, args, env } = prepareJudge();
  const folder = join(PLACES.cache, 'judged');
  mkdirSync(folder, { recursive: true });
  const judge = spawn(program, args, { env, stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface(judge.stdout)[Symbol.asyncIterator]();
  return {
    async judge(file: string, choices: readonly string[] | null): Promise<Judgement> {
      const kept = join(folder, `${hash(readFileSync(file), JSON.stringify(choices))}.json`);
      if (!existsSync(kept)) {
        judge.stdin.write(JSON.stringify({ file, choices }) + '\n');
        const line = await lines.next();
        if (line.done) throw new WorkshopError(`the judge ended at ${file}`);
        writeFileSync(kept, line.value);
      }
      return JSON.parse(readFileSync(kept, 'utf8')) as Judgement;
    },
    close: () => judge.stdin.end(),
  };
}

/** So many of the clips, drawn at random: the same ones each time, and a larger draw holds the smaller one. */
export const draw = (clips: readonly Speech[], count: number): readonly Speech[] =>
  clips.toSorted((a, b) => (hash(a.id) < hash(b.id) ? -1 : 1)).slice(0, count);

/**
 * Prints what can be told of the spoken clips without ears, by a judge that did not choose their takes, each table as
 * soon as it is known. count: so many of them, drawn at random, because the judge takes some seconds for one.
 */
export async function measure(names: readonly string[], count: number): Promise<void> {
  const takes = readTakes();
  const named = spokenClips().filter(
    ({ id }) => takes[id] && (names.length === 0 || names.some((name) => id.startsWith(name))),
  );
  const clips = draw(named, count);
  const judge = openJudge();
  const measured = async (clip: Speech): Promise<Measured> => {
    const text = linesOf(clip)
      .map((line) => line.text)
      .join(' ');
    const choices = choicesOf(clip);
    const { quality, ...judged } = await judge.judge(fileOf(clip.id), choices);
    const clean = mishearing(text, judged.clean);
    const noise = mishearing(text, judged.noise);
    const words = soundsOf(text).length;
    return { id: clip.id, text, words, clean, noise, quality, ...levels(clip) };
  };
  const all: Measured[] = [];
  try {
    for (const [title, alone] of [
      ['words alone, by forced choice', true],
      ['sentences', false],
    ] as const) {
      const rows: Measured[] = [];
      for (const clip of clips.filter((one) => (choicesOf(one) !== null) === alone))
        rows.push(await measured(clip));
      table(title, rows);
      all.push(...rows);
    }
  } finally {
    judge.close();
  }
  tableOfQuality(all);
}
