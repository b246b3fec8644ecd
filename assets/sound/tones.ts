import { existsSync, readFileSync } from 'node:fs';
import { madeBefore, madeBeside, type Batch, type Change, type Made } from './beside.ts';
import { encode } from './encode.ts';
import { render } from './render.ts';
import { RATE } from './samples.ts';
import { everyClip, type Tones } from './script.ts';
import { fileOf, hash, hashOfTones, MADE } from './sources.ts';

/** An effect or a piece of music that was made. */
export type MadeTones = Made;

const tonesClips = () => everyClip().filter((clip) => clip.kind === 'effect' || clip.kind === 'music');
export const readTones = (): Record<string, MadeTones> =>
  existsSync(MADE) ? (JSON.parse(readFileSync(MADE, 'utf8')) as Record<string, MadeTones>) : {};

/** Makes every effect and piece of music whose sources have changed, beside; with names, only those whose id begins so. */
export function makeTones(names: readonly string[]): Batch<MadeTones> {
  const all = tonesClips();
  const committed = readTones();
  const entries = Object.fromEntries(all.flatMap(({ id }) => (committed[id] ? [[id, committed[id]]] : [])));
  const stale = all
    .filter(({ id }) => names.length === 0 || names.some((name) => id.startsWith(name)))
    .filter((clip) => entries[clip.id]?.made !== hashOfTones(clip) || !existsSync(fileOf(clip.id)));
  for (const clip of stale) {
    const made = hashOfTones(clip);
    const before = madeBefore(clip.id);
    entries[clip.id] =
      before?.made === made ? before : madeBeside(clip.id, (file) => ({ made, ...write(clip, file) }));
    console.log(clip.id);
  }
  if (stale.length === 0) console.log(`${all.length} effects and pieces of music as they were`);
  return { entries, fresh: stale.map(({ id }) => id) };
}

function write(clip: Tones, file: string) {
  const sound = render(clip);
  encode(file, sound);
  return { file: hash(readFileSync(file)), seconds: Math.round((sound.length / RATE) * 1000) / 1000 };
}

/** The committed list of them. */
export const listOfTones = ({ entries }: Batch<MadeTones>): Change => ({
  file: MADE,
  content: JSON.stringify(entries, undefined, 2) + '\n',
});
