import { expect, test } from 'vitest';
import { stretch } from '#engine/audio/stretch.ts';

const HERTZ = 24_000;
/** A voice's harmonics, each with its own strength, rising and falling like two syllables. */
const voiced = (seconds: number, pitch: number) =>
  Float32Array.from({ length: seconds * HERTZ }, (_, i) => {
    const t = i / HERTZ;
    const harmonics = [1, 0.6, 0.3, 0.4, 0.1].map(
      (level, n) => level * Math.sin(2 * Math.PI * pitch * (n + 1) * t),
    );
    return (
      0.2 * Math.abs(Math.sin((2 * Math.PI * t) / seconds)) * harmonics.reduce((sum, value) => sum + value)
    );
  });
const strength = (sound: Float32Array, hertz: number) => {
  const part = sound.subarray(sound.length * 0.15, sound.length * 0.35);
  const sum = (wave: (x: number) => number) =>
    part.reduce((total, value, i) => total + value * wave((2 * Math.PI * hertz * i) / HERTZ), 0);
  return (2 * Math.hypot(sum(Math.cos), sum(Math.sin))) / part.length;
};
const steepest = (sound: Float32Array) =>
  sound.reduce((most, value, i) => Math.max(most, Math.abs(value - (sound[i - 1] ?? 0))), 0);

test.each([110, 208, 290])(
  'a voice of %i Hz, a quarter longer, keeps its pitch, its loudness and no click',
  (pitch) => {
    const sound = voiced(1.2, pitch);
    const longer = stretch(sound, HERTZ, 1.25);
    expect(longer.length).toBe(sound.length * 1.25);
    expect(strength(longer, pitch) / strength(sound, pitch)).toBeGreaterThan(0.9);
    expect(strength(longer, pitch) / strength(sound, pitch)).toBeLessThan(1.1);
    expect(strength(longer, pitch / 1.25)).toBeLessThan(0.1 * strength(longer, pitch));
    expect(steepest(longer)).toBeLessThan(1.2 * steepest(sound));
  },
);

test('at its own length a sound is as it was; the shortest is no trouble', () => {
  const sound = voiced(0.4, 208);
  const same = stretch(sound, HERTZ, 1);
  expect(Math.max(...same.map((value, i) => Math.abs(value - sound[i]!)))).toBeLessThan(1e-6);
  expect(stretch(new Float32Array(0), HERTZ, 1.25)).toHaveLength(0);
  expect(stretch(new Float32Array([0.5, 0.5]), HERTZ, 1.25)).toHaveLength(3);
});
