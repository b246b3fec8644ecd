import { existsSync, readFileSync } from 'node:fs';
import { join as path } from 'node:path';
import { numbersFrom, numberWord } from '#engine/rules/numbers.ts';
import { SHAPES } from '#engine/rules/shapes.ts';
import { madeBefore, madeBeside, type Batch, type Change, type Made } from './beside.ts';
import { hissAfter, withoutHiss } from './ends.ts';
import { master, withSting, writeSpeech } from './master.ts';
import { readSound, run } from './programs.ts';
import { RATE, trim, type Samples } from './samples.ts';
import { everyClip, type Speech } from './script.ts';
import { fileOf, hash, recordingOf } from './sources.ts';
import { parted, spelled, waysToWrite } from './spelling.ts';
import { openStudio, type Studio } from './studio.ts';
import { bestOf, faultsOf, isOfNow, NARRATOR, takesOf, type Figures, type Line, type Take } from './takes.ts';

/** The take that was chosen for a line, why, and of how many. */
export interface Chosen extends Take, Figures {
  readonly tried: number;
  readonly faults: readonly string[];
  /** How loud a hiss after the last voiced sound was that was taken off, in dB under the voice. */
  readonly hiss?: number;
}

export interface SpokenClip extends Made {
  /** Empty when a human recorded it. */
  readonly takes: readonly Chosen[];
}

const TAKES = path(import.meta.dirname, 'takes.json');

/** Other words that the recogniser may choose for single words: a take that is mistaken for one of them is unclear. */
const DECOYS = {
  numbers: ['thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'],
  shapes: ['oval', 'rectangle', 'octagon', 'cube', 'cone', 'arrow', 'cross', 'moon'],
} as const;

const ORDER = ['numbers/', 'shapes/', 'counting/', '', 'instructions/', 'sentences/'];
const place = ({ id }: Speech) =>
  ORDER.findIndex((start) => (start === '' ? !id.includes('/') : id.startsWith(start)));

/** Everything that is spoken: words alone first, then praise and results, instructions, sentences. */
export const spokenClips = (): readonly Speech[] =>
  everyClip()
    .filter((clip) => clip.kind === 'speech')
    .sort((a, b) => place(a) - place(b));

const groupOf = ({ id }: Speech): Line['group'] =>
  /^(numbers|counting)\//.test(id) ? 'numbers' : id.startsWith('shapes/') ? 'shapes' : 'sentences';
export const linesOf = (clip: Speech): readonly Line[] =>
  clip.sentences.map((sentence) => ({ text: spelled(sentence), group: groupOf(clip) }));

function groupsOf(clips: readonly Speech[]) {
  const texts = (group: Line['group']) =>
    clips.filter((clip) => groupOf(clip) === group).flatMap((clip) => linesOf(clip).map(({ text }) => text));
  return {
    numbers: [...texts('numbers'), ...DECOYS.numbers],
    shapes: [...texts('shapes'), ...DECOYS.shapes],
    sentences: texts('sentences'),
  };
}

/** The words that a word alone is told from; null for sentences. */
export function choicesOf(clip: Speech): readonly string[] | null {
  const group = groupOf(clip);
  if (group === 'sentences') return null;
  return [...WORDS[group], ...DECOYS[group]];
}
const WORDS = { numbers: numbersFrom(0, 20).map(numberWord), shapes: SHAPES } as const;

const CHAIN = [
  'samples.ts',
  'programs.ts',
  'filters.ts',
  'loudness.ts',
  'finish.ts',
  'encode.ts',
  'master.ts',
];
const OWN_WORDS = JSON.parse(
  readFileSync(path(import.meta.dirname, 'studio', 'words.json'), 'utf8'),
) as Record<string, string>;
let chain: string | undefined;

/** Changes when the clip would come out differently, but for what the choice between takes depends on. */
export function hashOfSpoken(clip: Speech): string {
  chain ??= hash(...CHAIN.map((file) => readFileSync(path(import.meta.dirname, file))));
  const text = linesOf(clip)
    .map((line) => parted(line.text))
    .join(' ');
  const own = text
    .toLowerCase()
    .split(/[^a-z']+/)
    .map((word) => OWN_WORDS[word] ?? '');
  const recording = recordingOf(clip.id);
  const recorded = existsSync(recording) ? hash(readFileSync(recording)) : '';
  return hash(chain, NARRATOR, JSON.stringify(clip), text, ...own, recorded);
}

export const readTakes = (): Record<string, SpokenClip> =>
  existsSync(TAKES) ? (JSON.parse(readFileSync(TAKES, 'utf8')) as Record<string, SpokenClip>) : {};

/** How many more takes are tried while none is good. */
const MORE = 2;

/** Tries takes of a line until `atLeast` were made and one is good, or MORE have not helped, and gives the best. */
async function choose(line: Line, studio: Studio, atLeast: number): Promise<Chosen & { file: string }> {
  const tried: (Take & Figures & { file: string })[] = [];
  for (const take of takesOf(line.text).slice(0, atLeast + MORE)) {
    if (tried.length >= atLeast && tried.some((figures) => faultsOf(line, figures).length === 0)) break;
    const { file, seconds } = await studio.speak(take);
    const ready = asHeard(file, line.text, seconds);
    tried.push({ ...take, ...(await studio.hear(ready, line.group, waysToWrite(line.text))), file, seconds });
  }
  const best = tried[bestOf(line, tried)]!;
  return { ...best, tried: tried.length, faults: faultsOf(line, best) };
}

type Kept = Chosen & { readonly file: string };

/** The takes of a clip; those that were chosen before from enough takes are spoken as they were. */
async function takesFor(
  clip: Speech,
  studio: Studio,
  atLeast: number,
  before?: SpokenClip,
): Promise<readonly Kept[]> {
  if (existsSync(recordingOf(clip.id))) return [];
  const takes: Kept[] = [];
  for (const [i, line] of linesOf(clip).entries()) {
    const known = before?.takes[i];
    const enough = known && isOfNow(line.text, known) && known.tried >= atLeast;
    takes.push(enough ? { ...known, ...(await studio.speak(known)) } : await choose(line, studio, atLeast));
  }
  return takes;
}

/** Takes the hiss off a raw take: its level and the file without it; nothing where there is none. */
function takeOffHiss(file: string, text: string): { file: string; hiss: number } | undefined {
  const sound = readSound(file);
  const hiss = hissAfter(sound, text);
  if (!hiss) return undefined;
  const clean = withoutHiss(sound, hiss);
  return { file: written(`${file}.silenced.wav`, clean, RATE), hiss: Math.round(hiss.level) };
}

/** Writes a sound to a WAV of so many hertz, and gives its name. */
function written(file: string, sound: Samples, hertz: number): string {
  const input = ['-f', 'f32le', '-ar', `${RATE}`, '-ac', '1', '-i', 'pipe:0'];
  run('ffmpeg', ['-v', 'error', '-y', ...input, '-ar', `${hertz}`, file], new Uint8Array(sound.buffer));
  return file;
}

/** A raw take as it will be heard, at its pace and without a hiss, for ears that want 24 kHz. */
function asHeard(file: string, text: string, seconds: number): string {
  const take = { text, seconds, file, ...takeOffHiss(file, text) };
  const alone: Speech = { id: 'line', kind: 'speech', caption: text, sentences: [text] };
  return written(`${file}.heard.wav`, master(alone, [take]), 24_000);
}

/** Makes a clip under this file name, from its recording if it has one. */
function finish(clip: Speech, spoken: readonly Kept[], file: string): SpokenClip {
  const takes = spoken.map((take) => ({ ...take, hiss: undefined, ...takeOffHiss(take.file, take.text) }));
  const recording = recordingOf(clip.id);
  const sound = existsSync(recording)
    ? withSting(clip, trim(readSound(recording), -45))
    : master(clip, takes);
  writeSpeech(file, clip, sound);
  return {
    made: hashOfSpoken(clip),
    file: hash(readFileSync(file)),
    seconds: Math.round((sound.length / RATE) * 1000) / 1000,
    takes: takes.map(({ file: _, ...chosen }) => chosen),
  };
}

/** A whole id means that clip alone ("numbers/1"), any other name all clips that begin with it ("numbers"). */
const isMeant = (name: string, id: string) =>
  spokenIds().includes(name) ? id === name : id.startsWith(name);

/** Whether a clip was made from its sources as they are, with so many takes of each line. */
function isOfNowFrom(clip: Speech, entry: SpokenClip | undefined, atLeast: number): entry is SpokenClip {
  const tried = Math.min(Infinity, ...(entry?.takes ?? []).map((take) => take.tried));
  return entry?.made === hashOfSpoken(clip) && tried >= atLeast;
}

/**
 * Speaks every clip that is missing, out of date or made from fewer than `atLeast` takes, beside; with names, only those
 * that are meant by one of them. Each finished clip is kept, so that it can be interrupted.
 */
export async function speakClips(names: readonly string[], atLeast: number): Promise<Batch<SpokenClip>> {
  const all = spokenClips();
  const entries = readTakes();
  const stale = all
    .filter(({ id }) => names.length === 0 || names.some((name) => isMeant(name, id)))
    .filter((clip) => !isOfNowFrom(clip, entries[clip.id], atLeast) || !existsSync(fileOf(clip.id)));
  if (stale.length === 0) console.log(`${all.length} clips of speech as they were`);
  const left: Speech[] = [];
  for (const clip of stale) {
    const before = madeBefore<SpokenClip>(clip.id);
    if (isOfNowFrom(clip, before, atLeast)) entries[clip.id] = before;
    else left.push(clip);
  }
  if (left.length > 0) await speakAll(left, entries, atLeast);
  return { entries, fresh: stale.map(({ id }) => id) };
}

/** Speaks these clips. Their entries are written into `entries`. */
async function speakAll(clips: readonly Speech[], entries: Record<string, SpokenClip>, atLeast: number) {
  const studio = await openStudio(groupsOf(spokenClips()));
  const takesOfNext = (clip?: Speech) => clip && takesFor(clip, studio, atLeast, entries[clip.id]);
  try {
    let next = takesOfNext(clips[0]);
    for (const [i, clip] of clips.entries()) {
      const takes = (await next)!;
      // The studio speaks the next clip while this one is mastered.
      next = takesOfNext(clips[i + 1]);
      // Its failure is told when it is waited for, if nothing else has failed by then.
      next?.catch(() => undefined);
      entries[clip.id] = madeBeside(clip.id, (file) => finish(clip, takes, file));
      const faults = takes.flatMap((take) => take.faults).join(', ');
      console.log(`${i + 1}/${clips.length} ${clip.id}${faults ? ` (${faults})` : ''}`);
    }
  } finally {
    studio.close();
  }
}

/** The committed list of them, sorted; entries of clips that nobody asks for any more are dropped. */
export function listOfTakes({ entries }: Batch<SpokenClip>): Change {
  const wanted = new Set(spokenIds());
  const kept = Object.entries(entries).filter(([id]) => wanted.has(id));
  kept.sort(([a], [b]) => (a < b ? -1 : 1));
  const lines = kept.map(([id, entry]) => ` ${JSON.stringify(id)}: ${JSON.stringify(entry)}`);
  return { file: TAKES, content: `{\n${lines.join(',\n')}\n}\n` };
}
let ids: readonly string[] | undefined;
const spokenIds = () => (ids ??= spokenClips().map(({ id }) => id));
