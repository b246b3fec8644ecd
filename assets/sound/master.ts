import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as path } from 'node:path';
import { EFFECTS_MADE } from './effects.ts';
import { encode } from './encode.ts';
import { level } from './finish.ts';
import { readSound, run } from './programs.ts';
import { join, mix, RATE, silence, trim, type Samples } from './samples.ts';
import type { Speech } from './script.ts';
import { plainWords } from './takes.ts';

/** Between the sentences of one clip, in seconds. */
const SENTENCE_GAP = 0.33;
/** Under this many dB below full scale the voice is silent. */
const QUIET = -50;
/** Words in a second at most; what is spoken faster is stretched, at first to no less than SLOWEST of its pace. */
const WORDS_A_SECOND = 2.8;
const SLOWEST = 0.78;
/** Words in a second of what has PACED words or more, as it is heard: from its first to its last sound. */
export const PACE = { least: 2.2, most: WORDS_A_SECOND } as const;
const PACED = 3;
/** What lies outside comes to lie so far within: soft ends are longer in a file, and stretching is not to the sample. */
const WITHIN = 0.008;
/** Lines that ears understand, or that sound, better at a pace of their own. */
const OWN_PACE: Readonly<Record<string, number>> = {
  'We were there.': 2.87,
  'Here are nine more.': 2.83,
  'Floor like a beach.': 2.79,
  'One add two makes three.': 2.79,
  'Ten add one.': 2.79,
  'Ten add five.': 2.74,
  'Eight add nine.': 2.74,
  'Nine add five.': 2.74,
  'Five add five.': 2.74,
  'Nine add one.': 2.74,
  'Four add nine.': 2.74,
};
/** What trimming leaves of silence at both ends, in seconds. */
export const EDGES = 0.075;
/** A number or shape said alone, or last in a count, is a little longer than one that goes on. */
const ALONE = 0.92;

/** How much slower a line is played than it was spoken; 1: as it is. seconds: without silence. */
export function tempoOf(text: string, seconds: number): number {
  const words = plainWords(text).length;
  if (words === 1) return text.endsWith(',') ? 1 : ALONE;
  const tempo = WORDS_A_SECOND / (words / seconds);
  return tempo > 0.99 ? 1 : Math.max(SLOWEST, tempo);
}

/**
 * Words in a second of sentences that take so many seconds together, with the pauses between them and EDGES, which do not
 * count; undefined: they have too few words for a pace.
 */
export function paceOf(sentences: readonly string[], seconds: number): number | undefined {
  const words = sentences.flatMap(plainWords).length;
  const silent = EDGES + (sentences.length - 1) * (SENTENCE_GAP + EDGES);
  return words < PACED ? undefined : words / (seconds - silent);
}

/** The tempo that brings a line to its pace that takes so many seconds at this one, with its EDGES. */
export function pacedTempo(text: string, tempo: number, seconds: number): number {
  const pace = paceOf([text], seconds);
  if (pace === undefined) return tempo;
  if (OWN_PACE[text] !== undefined) return (tempo * OWN_PACE[text]) / pace;
  if (pace > PACE.most) return (tempo * PACE.most * (1 - WITHIN)) / pace;
  return pace < PACE.least * (1 + WITHIN) ? (tempo * PACE.least * (1 + 2 * WITHIN)) / pace : tempo;
}

/** A raw take at its tempo, without the silence around it. Pitch and formants stay. */
function atTempo(file: string, tempo: number): Samples {
  if (tempo === 1) return trim(readSound(file), QUIET);
  const folder = mkdtempSync(path(tmpdir(), 'tempo-'));
  try {
    const slow = path(folder, 'slow.wav');
    run('rubberband', ['-q', '-T', `${tempo}`, '--fine', '-F', file, slow]);
    return trim(readSound(slow), QUIET);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A raw take as it will be heard. What is not at its pace without silence is stretched once more, from the take itself. */
function atPace({ text, file, seconds }: Spoken): Samples {
  const tempo = tempoOf(text, seconds);
  const sound = atTempo(file, tempo);
  const paced = pacedTempo(text, tempo, sound.length / RATE);
  return paced === tempo ? sound : atTempo(file, paced);
}

/** A line and its raw take. seconds: without silence. */
interface Spoken {
  readonly text: string;
  readonly file: string;
  readonly seconds: number;
}

/** A clip as it will be heard, from the raw take of each of its sentences. */
export function master(clip: Speech, takes: readonly Spoken[]): Samples {
  const sounds = takes.map(atPace);
  return withSting(
    clip,
    join(...sounds.flatMap((sound, i) => (i > 0 ? [silence(SENTENCE_GAP), sound] : [sound]))),
  );
}

/** Levelled, and mixed with the clip's sting when it has one. */
export function withSting(clip: Speech, voice: Samples): Samples {
  const spoken = level(voice, 'speech');
  if (!clip.sting) return spoken;
  const { name, at, gain } = clip.sting;
  const sting = level(EFFECTS_MADE[name].make(), 'speech');
  return level(mix({ sound: sting, at: 0, gain }, { sound: spoken, at, gain: 0 }), 'speech');
}

/** The voice's own rate. A sting needs the higher one. */
const HERTZ = { voice: 24_000, sting: RATE } as const;

export const writeSpeech = (file: string, clip: Speech, sound: Samples): void =>
  encode(file, sound, HERTZ[clip.sting ? 'sting' : 'voice']);
