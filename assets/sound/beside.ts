import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ClipId } from '#engine/rules/clips.ts';
import { PLACES } from './prepare.ts';
import { fileOf, hash } from './sources.ts';

/**
 * What a run makes lies beside what is committed, in the cache, until the run is at its end. One that fails, or is
 * stopped, leaves the committed files as they were, and the next one takes up what it has made.
 */
const FOLDER = join(PLACES.cache, 'made');

/** A clip that was made. */
export interface Made {
  /** Hash of its sources. */
  readonly made: string;
  /** Hash of its file. */
  readonly file: string;
  readonly seconds: number;
}

/** What one kind of clips comes to. fresh: those whose files lie beside. */
export interface Batch<Entry extends Made> {
  readonly entries: Readonly<Record<ClipId, Entry>>;
  readonly fresh: readonly ClipId[];
}

const soundOf = (id: ClipId) => join(FOLDER, `${id}.mp3`);
const noteOf = (id: ClipId) => join(FOLDER, `${id}.json`);

/** Makes a clip beside. make: writes its file under the name that it is given. */
export function madeBeside<Entry extends Made>(id: ClipId, make: (file: string) => Entry): Entry {
  mkdirSync(dirname(soundOf(id)), { recursive: true });
  const entry = make(soundOf(id));
  // Last: a clip without a whole note is not made.
  writeFileSync(noteOf(id), JSON.stringify(entry));
  return entry;
}

/** The clip as a run that did not come to its end has made it. */
export function madeBefore<Entry extends Made>(id: ClipId): Entry | undefined {
  if (!existsSync(noteOf(id)) || !existsSync(soundOf(id))) return undefined;
  try {
    const entry = JSON.parse(readFileSync(noteOf(id), 'utf8')) as Entry;
    return entry.file === hash(readFileSync(soundOf(id))) ? entry : undefined;
  } catch {
    return undefined;
  }
}

/** A file as it is to be; no content: it is to go. */
export interface Change {
  readonly file: string;
  readonly content: string | Uint8Array | undefined;
}

/** The files of fresh clips, to be moved in. */
export const freshFiles = (fresh: readonly ClipId[]): readonly Change[] =>
  fresh.map((id) => ({ file: fileOf(id), content: readFileSync(soundOf(id)) }));

/** Nothing of these clips lies beside any longer. */
export function forgetBeside(fresh: readonly ClipId[]): void {
  for (const id of fresh) for (const file of [soundOf(id), noteOf(id)]) rmSync(file, { force: true });
}

const isAsItWas = ({ file, content }: Change) =>
  content === undefined
    ? !existsSync(file)
    : existsSync(file) && readFileSync(file).equals(Buffer.from(content));

/**
 * Brings the committed files to what they are to be. All are written beside first, so that a full disk changes nothing;
 * then they are moved in one go, in which no signal is heard.
 */
export function moveIn(changes: readonly Change[]): void {
  const wanted = changes.filter((change) => !isAsItWas(change));
  const beside = ({ file }: Change) => `${file}.new`;
  try {
    for (const change of wanted) {
      if (change.content === undefined) continue;
      mkdirSync(dirname(change.file), { recursive: true });
      writeFileSync(beside(change), change.content);
    }
  } catch (error) {
    for (const change of wanted) rmSync(beside(change), { force: true });
    throw error;
  }
  for (const change of wanted) {
    if (change.content === undefined) rmSync(change.file);
    else renameSync(beside(change), change.file);
  }
}
