import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join as path } from 'node:path';
import { pronunciationsFor } from './pronunciations.ts';
import type { Clip } from './script.ts';
import { spelled } from './spelling.ts';

const HERE = import.meta.dirname;
export const SOUNDS = path(HERE, '..', 'public', 'sounds');
export const MANIFEST = path(SOUNDS, 'manifest.json');
/** Hash of each clip's sources when it was last made. */
export const MADE = path(HERE, 'made.json');

export const fileOf = (id: string): string => path(SOUNDS, `${id}.mp3`);
/** A human recording of a clip, used in place of the synthetic voice when it is there. */
export const recordingOf = (id: string): string => path(HERE, 'recordings', `${id}.wav`);

export const hash = (...parts: readonly (string | Uint8Array)[]): string =>
  parts
    .reduce((sum, part) => sum.update(part).update('\0'), createHash('sha256'))
    .digest('hex')
    .slice(0, 8);

const COMMON = ['samples.ts', 'filters.ts', 'loudness.ts', 'finish.ts', 'render.ts'];
const FILES = {
  speech: [...COMMON, 'speech.ts', 'front.scm', 'voice/cstr_uk_female-1.0.htsvoice'],
  effect: [...COMMON, 'notes.ts', 'effects.ts'],
  music: [...COMMON, 'notes.ts', 'music.ts'],
};
const known = new Map<string, string>();
function hashOfFiles(kind: keyof typeof FILES): string {
  const found = known.get(kind) ?? hash(...FILES[kind].map((file) => readFileSync(path(HERE, file))));
  known.set(kind, found);
  return found;
}

/** Changes whenever the clip would come out differently: its words and how they are said, its recording, or the scripts that make it. */
export function hashOfSources(clip: Clip): string {
  const parts = [hashOfFiles(clip.kind), JSON.stringify(clip)];
  if (clip.kind === 'speech') {
    if (clip.sting) parts.push(hashOfFiles('effect'));
    const text = clip.sentences.map(spelled).join(' ');
    parts.push(text, ...pronunciationsFor(text));
    const recording = recordingOf(clip.id);
    if (existsSync(recording)) parts.push(hash(readFileSync(recording)));
  }
  return hash(...parts);
}
