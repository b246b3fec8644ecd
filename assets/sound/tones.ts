import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { encode } from './encode.ts';
import { render } from './render.ts';
import { RATE } from './samples.ts';
import { everyClip } from './script.ts';
import { fileOf, hash, hashOfTones, MADE } from './sources.ts';

/** An effect or a piece of music that was made. */
export interface MadeTones {
  /** Hash of its sources. */
  readonly made: string;
  /** Hash of its file. */
  readonly file: string;
  readonly seconds: number;
}

const tonesClips = () => everyClip().filter((clip) => clip.kind === 'effect' || clip.kind === 'music');
export const readTones = (): Record<string, MadeTones> =>
  existsSync(MADE) ? (JSON.parse(readFileSync(MADE, 'utf8')) as Record<string, MadeTones>) : {};

/** Makes every effect and piece of music whose sources have changed; with names, only those whose id begins so. */
export function makeTones(names: readonly string[]): void {
  const all = tonesClips();
  const before = readTones();
  const entries = Object.fromEntries(all.flatMap(({ id }) => (before[id] ? [[id, before[id]]] : [])));
  const stale = all
    .filter(({ id }) => names.length === 0 || names.some((name) => id.startsWith(name)))
    .filter((clip) => entries[clip.id]?.made !== hashOfTones(clip) || !existsSync(fileOf(clip.id)));
  for (const clip of stale) {
    const sound = render(clip);
    const file = fileOf(clip.id);
    mkdirSync(dirname(file), { recursive: true });
    encode(file, sound);
    entries[clip.id] = {
      made: hashOfTones(clip),
      file: hash(readFileSync(file)),
      seconds: Math.round((sound.length / RATE) * 1000) / 1000,
    };
    writeFileSync(MADE, JSON.stringify(entries, undefined, 2) + '\n');
    console.log(clip.id);
  }
  if (stale.length === 0) console.log(`${all.length} effects and pieces of music as they were`);
}
