import { describe, expect, test } from 'vitest';
import { hissAfter, withoutHiss } from '#assets/sound/ends.ts';
import { filter, steepHighPass } from '#assets/sound/filters.ts';
import { cut, join, mix, RATE, silence, type Samples } from '#assets/sound/samples.ts';

/** A voiced sound of 150 Hz with overtones up to 3 kHz, with soft edges. */
function voice(seconds: number): Samples {
  const overtones = Array.from({ length: 20 }, (_, n) => n + 1);
  const tone = (i: number) =>
    overtones.reduce((sum, n) => sum + (0.2 * Math.sin((2 * Math.PI * 150 * n * i) / RATE)) / n, 0);
  return cut(
    silence(seconds).map((_, i) => tone(i)),
    0,
    seconds,
  );
}
/** A hiss of more than 5 kHz that is the same each time. */
function noise(seconds: number): Samples {
  let seed = 1;
  const white = silence(seconds).map(() => (seed = (seed * 16807) % 2147483647) / 1073741823.5 - 1);
  return filter(white, ...steepHighPass(5000));
}
const decibels = (sound: Samples): number =>
  10 * Math.log10(sound.reduce((sum, value) => sum + value * value, 0) / sound.length + 1e-12);

const SPOKEN = 0.5;
const clear = join(silence(0.1), voice(SPOKEN), silence(0.3));
/** gain of the noise in dB; at: seconds after the voice. */
const hissing = (gain: number, at = 0, seconds = 0.07): Samples =>
  mix({ sound: clear, at: 0, gain: 0 }, { sound: noise(seconds), at: 0.1 + SPOKEN + at, gain });

describe('a hiss after the last voiced sound', () => {
  test.each(['Fifty one.', 'Nine are gone.', 'Count them all.', 'Adding.', 'We were there.', 'Find eleven,'])(
    'is found after "%s"',
    (text) => {
      expect(hissAfter(clear, text)).toBe(undefined);
      const found = hissAfter(hissing(-15), text)!;
      expect(found.from / RATE).toBeCloseTo(0.6, 1);
      expect(found.voiced / RATE).toBeCloseTo(0.6, 1);
    },
  );

  test('is found where it stands apart, and where it begins under the voice', () => {
    expect(hissAfter(hissing(-15, 0.05), 'One.')!.from / RATE).toBeGreaterThan(0.63);
    const early = hissAfter(hissing(-15, -0.05), 'One.')!;
    expect(early.from).toBeLessThan(early.voiced - 0.03 * RATE);
  });

  test('is none where the word ends in one of its own, or breathes', () => {
    for (const text of ['Six.', 'Left.', 'Two hearts.', 'The sandwich.', 'Eight.'])
      expect(hissAfter(hissing(-6), text), text).toBe(undefined);
    expect(hissAfter(hissing(-35), 'Five.')).toBe(undefined);
    expect(hissAfter(hissing(-12), 'Five.')).toBeDefined();
    expect(hissAfter(hissing(-50), 'One.')).toBe(undefined);
  });

  test('is none where it lies before the end: "ten" begins with one', () => {
    const ten = mix({ sound: clear, at: 0, gain: 0 }, { sound: noise(0.06), at: 0.1, gain: -6 });
    expect(hissAfter(ten, 'Ten.')).toBe(undefined);
  });

  test('more of it may be tolerated', () => {
    const { level } = hissAfter(hissing(-15), 'One.')!;
    expect(hissAfter(hissing(-15), 'One.', level + 29)).toBe(undefined);
    expect(hissAfter(hissing(-15), 'One.', level + 27)).toBeDefined();
  });
});

describe('turned down', () => {
  const before = hissing(-15);
  const found = hissAfter(before, 'One.')!;
  const after = withoutHiss(before, found);

  test('it is a breath 12 ms after it began, and the voice before it is untouched', () => {
    const high = (sound: Samples) => decibels(cut(filter(sound, ...steepHighPass(5500)), 0.615, 0.645));
    expect(high(before) - high(after)).toBeGreaterThan(found.level + 33);
    expect(after.subarray(0, found.from)).toEqual(before.subarray(0, found.from));
  });

  test('the end fades: silence follows, without a step', () => {
    expect(decibels(cut(after, 0.67, 0.85))).toBeLessThan(-80);
    const steps = after
      .subarray(Math.round(0.62 * RATE))
      .map((value, i, all) => Math.abs(value - (all[i - 1] ?? value)));
    expect(steps.reduce((most, step) => Math.max(most, step), 0)).toBeLessThan(0.05);
  });

  test('a voice that goes on under the hiss is kept', () => {
    const under = hissing(-15, -0.05);
    const kept = withoutHiss(under, hissAfter(under, 'One.')!);
    expect(decibels(cut(kept, 0.56, 0.59))).toBeGreaterThan(decibels(cut(clear, 0.56, 0.59)) - 1.5);
  });
});
