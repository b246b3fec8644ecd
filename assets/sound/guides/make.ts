import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join as path } from 'node:path';
import { AVATARS } from '#engine/rules/looks.ts';
import { encode } from '#assets/sound/encode.ts';
import { level, limit } from '#assets/sound/finish.ts';
import { join, RATE, readSound, silence, type Samples } from '#assets/sound/samples.ts';
import { fileOf, hash } from '#assets/sound/sources.ts';
import { CALLS } from './calls.ts';
import { guideSounds, type GuideSound } from './lines.ts';
import { call } from './throat.ts';
import { mouthOf } from './mouth.ts';
import { truePeak } from './peak.ts';
import { inVoice, MANNERS, rawWords } from './words.ts';

/** A guide's sound that was made. */
export interface MadeGuideSound {
  /** Hash of its sources. */
  readonly made: string;
  /** Hash of its file. */
  readonly file: string;
  readonly seconds: number;
  /** How far the mouth is open, a digit for each twentieth of a second. */
  readonly mouth: string;
}

const HERE = import.meta.dirname;
const MADE = path(HERE, 'made.json');
/** Between the parts of a sound, in seconds. */
const GAP = 0.05;
/** The voices' own rate. */
const HERTZ = 24_000;
/** In dB below full scale, as a browser decodes the file; what is over is turned down. */
const MOST_PEAK = -1.1;

/** Levelling is left out: whatever it does, a test hears what it promises in the files themselves. */
const SOURCES = ['throat.ts', 'words.ts', 'mouth.ts', 'make.ts'];
let sources: string | undefined;

/** Changes when the sound would come out differently, but for its levels. */
export function hashOfGuideSound({ id, guide, parts }: GuideSound): string {
  sources ??= hash(...SOURCES.map((file) => readFileSync(path(HERE, file))));
  const calls = parts.map((part) => ('call' in part ? CALLS[part.call] : part));
  return hash(sources, id, JSON.stringify(MANNERS[guide]), JSON.stringify(calls));
}

export const readGuideSounds = (): Record<string, MadeGuideSound> =>
  existsSync(MADE) ? (JSON.parse(readFileSync(MADE, 'utf8')) as Record<string, MadeGuideSound>) : {};

/** Writes the file as loud as speech, and so that no peak passes once it is decoded. */
function write(file: string, sound: Samples): Samples {
  let ready = level(sound, 'speech');
  for (let attempt = 0; attempt < 6; attempt++) {
    encode(file, ready, HERTZ);
    const over = truePeak(file) - MOST_PEAK;
    if (over <= 0) return ready;
    const most = ready.reduce((peak, value) => Math.max(peak, Math.abs(value)), 0);
    ready = limit(ready, most * 10 ** (-(over + 0.1) / 20));
  }
  throw new Error(`${file}: its peaks stay over ${MOST_PEAK} dB`);
}

function finish(sound: GuideSound, words: ReadonlyMap<string, string>): MadeGuideSound {
  const parts = sound.parts.map((part) =>
    level('call' in part ? call(CALLS[part.call]) : inVoice(sound.guide, words.get(part.say)!), 'speech'),
  );
  const whole = join(...parts.flatMap((part, i) => (i > 0 ? [silence(GAP), part] : [part])));
  const file = fileOf(sound.id);
  mkdirSync(dirname(file), { recursive: true });
  const ready = write(file, whole);
  return {
    made: hashOfGuideSound(sound),
    file: hash(readFileSync(file)),
    seconds: Math.round((ready.length / RATE) * 1000) / 1000,
    mouth: mouthOf(readSound(file)),
  };
}

/** Makes the guides' sounds whose sources have changed; with names, only those whose id begins so. */
export function makeGuideSounds(names: readonly string[]): void {
  const all = guideSounds();
  const before = readGuideSounds();
  const entries = Object.fromEntries(all.flatMap(({ id }) => (before[id] ? [[id, before[id]]] : [])));
  const stale = all
    .filter(({ id }) => names.length === 0 || names.some((name) => id.startsWith(name)))
    .filter((sound) => entries[sound.id]?.made !== hashOfGuideSound(sound) || !existsSync(fileOf(sound.id)));
  for (const guide of AVATARS) {
    const sounds = stale.filter((sound) => sound.guide === guide);
    const texts = sounds.flatMap(({ parts }) => parts.flatMap((part) => ('say' in part ? [part.say] : [])));
    const words = texts.length > 0 ? rawWords(guide, texts) : new Map<string, string>();
    for (const sound of sounds) {
      entries[sound.id] = finish(sound, words);
      writeFileSync(MADE, JSON.stringify(entries, undefined, 1) + '\n');
      console.log(sound.id);
    }
  }
  if (stale.length === 0) console.log(`${all.length} sounds of the guides as they were`);
}
