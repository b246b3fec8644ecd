import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join as path } from 'node:path';
import { AVATARS } from '#engine/rules/looks.ts';
import { encode } from '#assets/sound/encode.ts';
import { level } from '#assets/sound/finish.ts';
import { readSound } from '#assets/sound/programs.ts';
import { join, RATE, silence } from '#assets/sound/samples.ts';
import { fileOf, hash } from '#assets/sound/sources.ts';
import { CALLS } from './calls.ts';
import { guideSounds, type GuideSound } from './lines.ts';
import { call } from './throat.ts';
import { mouthOf } from './mouth.ts';
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

/** Levelling and encoding are left out, as for the narrator. */
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

function finish(sound: GuideSound, words: ReadonlyMap<string, string>): MadeGuideSound {
  const parts = sound.parts.map((part) =>
    level('call' in part ? call(CALLS[part.call]) : inVoice(sound.guide, words.get(part.say)!), 'speech'),
  );
  const whole = join(...parts.flatMap((part, i) => (i > 0 ? [silence(GAP), part] : [part])));
  const file = fileOf(sound.id);
  mkdirSync(dirname(file), { recursive: true });
  const ready = level(whole, 'speech');
  encode(file, ready, HERTZ);
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
