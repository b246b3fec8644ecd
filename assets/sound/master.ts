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
/** Words in a second at most; what is spoken faster is stretched, to no less than SLOWEST of its pace. */
const WORDS_A_SECOND = 2.8;
const SLOWEST = 0.78;
/** A number or shape said alone, or last in a count, is a little longer than one that goes on. */
const ALONE = 0.92;

/** How much slower a line is played than it was spoken; 1: as it is. seconds: without silence. */
export function tempoOf(text: string, seconds: number): number {
  const words = plainWords(text).length;
  if (words === 1) return text.endsWith(',') ? 1 : ALONE;
  const tempo = WORDS_A_SECOND / (words / seconds);
  return tempo > 0.99 ? 1 : Math.max(SLOWEST, tempo);
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

/** A clip as it will be heard, from the raw take of each of its sentences. */
export function master(
  clip: Speech,
  takes: readonly { text: string; file: string; seconds: number }[],
): Samples {
  const sounds = takes.map(({ text, file, seconds }) => atTempo(file, tempoOf(text, seconds)));
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
