import { filter, type Biquad } from './filters.ts';
import { RATE, type Samples } from './samples.ts';

/** The ear's weighting: ITU-R BS.1770-4, its two filters worked out for 44.1 kHz from the analogue originals. */
function weighting(): readonly Biquad[] {
  const k1 = Math.tan((Math.PI * 1681.974450955533) / RATE);
  const q1 = 0.7071752369554196;
  const high = 10 ** (3.999843853973347 / 20);
  const band = high ** 0.4996667741545416;
  const n1 = 1 + k1 / q1 + k1 * k1;
  const k2 = Math.tan((Math.PI * 38.13547087602444) / RATE);
  const q2 = 0.5003270373238773;
  const n2 = 1 + k2 / q2 + k2 * k2;
  return [
    {
      b: [
        (high + (band * k1) / q1 + k1 * k1) / n1,
        (2 * (k1 * k1 - high)) / n1,
        (high - (band * k1) / q1 + k1 * k1) / n1,
      ],
      a: [(2 * (k1 * k1 - 1)) / n1, (1 - k1 / q1 + k1 * k1) / n1],
    },
    { b: [1, -2, 1], a: [(2 * (k2 * k2 - 1)) / n2, (1 - k2 / q2 + k2 * k2) / n2] },
  ];
}
const WEIGHTING = weighting();

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
const decibels = (power: number): number => -0.691 + 10 * Math.log10(power);

/**
 * Integrated loudness in LUFS (BS.1770 blocks of 400 ms, a new one each 100 ms, and both gates). A sound that is shorter
 * than one block is measured as if it were repeated without end.
 */
export function loudness(sound: Samples): number {
  const weighted = filter(sound, ...WEIGHTING);
  const block = Math.round(0.4 * RATE);
  const sums = new Float64Array(weighted.length + 1);
  weighted.forEach((value, i) => (sums[i + 1] = sums[i]! + value * value));
  const powers: number[] = [];
  if (weighted.length < block) powers.push(sums[weighted.length]! / weighted.length);
  for (let start = 0; start + block <= weighted.length; start += block / 4) {
    powers.push((sums[start + block]! - sums[start]!) / block);
  }
  const audible = powers.filter((power) => decibels(power) > -70);
  if (audible.length === 0) throw new Error('nothing to measure: the sound is silent');
  const gate = decibels(mean(audible)) - 10;
  return decibels(mean(audible.filter((power) => decibels(power) > gate)));
}
