import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join as path } from 'node:path';
import type { Tones } from './script.ts';

const HERE = import.meta.dirname;
export const SOUNDS = path(HERE, '..', 'public', 'sounds');
export const MANIFEST = path(SOUNDS, 'manifest.json');
/** Hash of the sources of each effect and piece of music when it was last made. */
export const MADE = path(HERE, 'made.json');

export const fileOf = (id: string): string => path(SOUNDS, `${id}.mp3`);
/** A human recording of a clip, used in place of the narrator when it is there. */
export const recordingOf = (id: string): string => path(HERE, 'recordings', `${id}.wav`);

export const hash = (...parts: readonly (string | Uint8Array)[]): string =>
  parts
    .reduce((sum, part) => sum.update(part).update('\0'), createHash('sha256'))
    .digest('hex')
    .slice(0, 8);

const COMMON = [
  'samples.ts',
  'programs.ts',
  'filters.ts',
  'loudness.ts',
  'finish.ts',
  'encode.ts',
  'render.ts',
  'notes.ts',
];
const FILES = { effect: [...COMMON, 'effects.ts'], music: [...COMMON, 'music.ts'] };
const known = new Map<string, string>();
function hashOfFiles(kind: keyof typeof FILES): string {
  const found = known.get(kind) ?? hash(...FILES[kind].map((file) => readFileSync(path(HERE, file))));
  known.set(kind, found);
  return found;
}

/** Changes whenever an effect or a piece of music would come out differently. */
export const hashOfTones = (clip: Tones): string => hash(hashOfFiles(clip.kind), JSON.stringify(clip));
