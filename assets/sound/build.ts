import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join as path } from 'node:path';
import type { ClipEntry, ClipId, SoundManifest } from '#engine/rules/clips.ts';
import { loudness } from './loudness.ts';
import { WorkshopError } from './prepare.ts';
import { measure } from './measure.ts';
import { BIT_RATES, render } from './render.ts';
import { RATE, readSound, writeMp3, type Samples } from './samples.ts';
import { everyClip, sentenceClips, type Clip } from './script.ts';
import { fileOf, hash, hashOfSources, MADE, MANIFEST, recordingOf, SOUNDS } from './sources.ts';
import { speakClips } from './spoken.ts';
import { openVoice } from './speech.ts';
import { spelled } from './spelling.ts';

const read = <T>(file: string, otherwise: T): T =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : otherwise;
const sorted = <T>(table: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(table).sort(([a], [b]) => (a < b ? -1 : 1)));

/** MP3 takes some loudness, most from hissing sounds; what it takes is given back when it is more than this. In LU. */
const TOLERATED_LOSS = 0.1;

function writeLevelled(file: string, sound: Samples, kilobits: number): void {
  writeMp3(file, sound, kilobits);
  const loss = loudness(sound) - loudness(readSound(file));
  if (Math.abs(loss) < TOLERATED_LOSS) return;
  const gain = 10 ** (loss / 20);
  writeMp3(
    file,
    sound.map((value) => value * gain),
    kilobits,
  );
}

/** Removes sounds that nothing asks for any more. */
function sweep(wanted: ReadonlySet<ClipId>): void {
  for (const file of readdirSync(SOUNDS, { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.mp3') && !wanted.has(file.slice(0, -4))) rmSync(path(SOUNDS, file));
  }
}

/** Does something with a number, which may stand first in the arguments, and names; what is wrong is said in one line. */
async function inOneLine(
  work: (names: readonly string[], count: number) => Promise<void>,
  otherwise: number,
  words: readonly string[],
): Promise<void> {
  const counted = /^[1-9]\d?$/.test(words[0] ?? '');
  try {
    await work(counted ? words.slice(1) : words, counted ? Number(words[0]) : otherwise);
  } catch (error) {
    if (!(error instanceof WorkshopError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/**
 * Makes every clip whose sources have changed; with names, only those whose id begins with one of them. After
 * the word "measure" the new clips are measured instead (each tenth: "measure 10"), after "speak" they are spoken, each
 * in at least two takes ("speak 3": in three).
 */
export async function main(names: readonly string[]): Promise<void> {
  if (names[0] === 'measure') return inOneLine(measure, 1, names.slice(1));
  if (names[0] === 'speak') return inOneLine(speakClips, 2, names.slice(1));
  const clips = everyClip();
  const made: Record<ClipId, string> = read(MADE, {});
  const entries: Record<ClipId, ClipEntry> = {
    ...read<SoundManifest>(MANIFEST, { clips: {}, sentences: {} }).clips,
  };
  const stale = clips
    .filter((clip) => names.length === 0 || names.some((name) => clip.id.startsWith(name)))
    .filter((clip) => made[clip.id] !== hashOfSources(clip) || !existsSync(fileOf(clip.id)));

  const save = () => {
    const ids = new Set(clips.map((clip) => clip.id).filter((id) => entries[id]));
    const keep = <T>(table: Record<ClipId, T>) =>
      sorted(Object.fromEntries(Object.entries(table).filter(([id]) => ids.has(id))));
    const sentences = Object.fromEntries([...sentenceClips()].filter(([, id]) => ids.has(id)));
    const manifest: SoundManifest = { clips: keep(entries), sentences: sorted(sentences) };
    mkdirSync(SOUNDS, { recursive: true });
    writeFileSync(MANIFEST, JSON.stringify(manifest, undefined, 1) + '\n');
    writeFileSync(MADE, JSON.stringify(keep(made), undefined, 2) + '\n');
    sweep(ids);
  };

  if (stale.length === 0) {
    save();
    return console.log(`${clips.length} as they were`);
  }
  const spoken = stale.filter(
    (clip) => clip.kind === 'speech' && !existsSync(recordingOf(clip.id)),
  ) as (Clip & { kind: 'speech' })[];
  const voice = openVoice(
    spoken.flatMap((clip) =>
      clip.sentences.map((text) => ({ text: spelled(text), alone: clip.alone ?? false })),
    ),
  );
  stale.forEach((clip, i) => {
    const sound = render(clip, voice);
    const file = fileOf(clip.id);
    mkdirSync(dirname(file), { recursive: true });
    writeLevelled(file, sound, clip.kind === 'speech' && clip.alone ? BIT_RATES.word : BIT_RATES[clip.kind]);
    entries[clip.id] = {
      src: `/sounds/${clip.id}.mp3?v=${hash(readFileSync(file))}`,
      seconds: Math.round((sound.length / RATE) * 1000) / 1000,
      ...('caption' in clip && clip.caption ? { caption: clip.caption } : {}),
    };
    made[clip.id] = hashOfSources(clip);
    console.log(`${i + 1}/${stale.length} ${clip.id}`);
    if (i % 50 === 49) save();
  });
  save();
  console.log(`${stale.length} made, ${clips.length - stale.length} as they were`);
}
