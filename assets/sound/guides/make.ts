import { existsSync, readFileSync } from 'node:fs';
import { join as path } from 'node:path';
import type { Made } from '#assets/sound/beside.ts';
import { encode } from '#assets/sound/encode.ts';
import { level } from '#assets/sound/finish.ts';
import { readSound } from '#assets/sound/programs.ts';
import { join, RATE, silence } from '#assets/sound/samples.ts';
import { hash } from '#assets/sound/sources.ts';
import { CALLS } from './calls.ts';
import type { GuideSound } from './lines.ts';
import { call } from './throat.ts';
import { mouthOf } from './mouth.ts';
import { inVoice, MANNERS } from './words.ts';

/** A guide's sound that was made. */
export interface MadeGuideSound extends Made {
  /** How far the mouth is open, a digit for each twentieth of a second. */
  readonly mouth: string;
}

const HERE = import.meta.dirname;
export const GUIDES_MADE = path(HERE, 'made.json');
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
  existsSync(GUIDES_MADE)
    ? (JSON.parse(readFileSync(GUIDES_MADE, 'utf8')) as Record<string, MadeGuideSound>)
    : {};

/** Makes a sound under this file name. words: raw takes by their text. */
export function finish(sound: GuideSound, words: ReadonlyMap<string, string>, file: string): MadeGuideSound {
  const parts = sound.parts.map((part) =>
    level('call' in part ? call(CALLS[part.call]) : inVoice(sound.guide, words.get(part.say)!), 'speech'),
  );
  const whole = join(...parts.flatMap((part, i) => (i > 0 ? [silence(GAP), part] : [part])));
  const ready = level(whole, 'speech');
  encode(file, ready, HERTZ);
  return {
    made: hashOfGuideSound(sound),
    file: hash(readFileSync(file)),
    seconds: Math.round((ready.length / RATE) * 1000) / 1000,
    mouth: mouthOf(readSound(file)),
  };
}
