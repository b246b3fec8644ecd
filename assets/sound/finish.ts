import { loudness } from './loudness.ts';
import { RATE, type Samples } from './samples.ts';

/** What the ear is promised. Loudness in LUFS, peak in dB below full scale. */
export const LEVELS = {
  speech: { lufs: -16, peak: -2 },
  effect: { lufs: -20, peak: -3.2 },
  music: { lufs: -30, peak: -6 },
} as const;

export const amplitude = (decibels: number): number => 10 ** (decibels / 20);
/** The highest sample, in dB below full scale. */
export const peak = (sound: Samples): number =>
  20 * Math.log10(sound.reduce((highest, value) => Math.max(highest, Math.abs(value)), 1e-9));

/** Holds every sample under `ceiling` by turning down 5 ms ahead: the gain is a moving mean of moving minima, so it never comes late. */
export function limit(sound: Samples, ceiling: number): Samples {
  const reach = Math.round(0.005 * RATE);
  const wanted = sound.map((value) => Math.min(1, ceiling / Math.max(1e-9, Math.abs(value))));
  const held = wanted.slice();
  wanted.forEach((gain, i) => {
    if (gain === 1) return;
    const end = Math.min(sound.length, i + reach + 1);
    for (let j = Math.max(0, i - reach); j < end; j++) held[j] = Math.min(held[j]!, gain);
  });
  const sums = new Float64Array(sound.length + 1);
  held.forEach((value, i) => (sums[i + 1] = sums[i]! + value));
  return sound.map((value, i) => {
    const from = Math.max(0, i - reach);
    const to = Math.min(sound.length, i + reach + 1);
    return (value * (sums[to]! - sums[from]!)) / (to - from);
  });
}

/**
 * Brings a sound to its kind's loudness, or `quieter` LU below it, without passing its peak.
 * Throws when the two cannot be had together.
 */
export function level(sound: Samples, kind: keyof typeof LEVELS, quieter = 0): Samples {
  const target = { lufs: LEVELS[kind].lufs - quieter, peak: LEVELS[kind].peak };
  let gain = target.lufs - loudness(sound);
  for (let attempt = 0; attempt < 12; attempt++) {
    const factor = amplitude(gain);
    const ready = limit(
      sound.map((value) => value * factor),
      amplitude(target.peak),
    );
    const missing = target.lufs - loudness(ready);
    if (Math.abs(missing) < 0.1) return ready;
    gain += missing;
  }
  throw new Error(`cannot reach ${target.lufs} LUFS under ${target.peak} dB`);
}
