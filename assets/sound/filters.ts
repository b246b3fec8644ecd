import { RATE, type Samples } from './samples.ts';

/** One second-order section: b = feed forward, a = feedback without its leading 1. */
export interface Biquad {
  readonly b: readonly [number, number, number];
  readonly a: readonly [number, number];
}

export function filter(sound: Samples, ...sections: readonly Biquad[]): Samples {
  return sections.reduce((input, { b, a }) => {
    const output = new Float32Array(input.length);
    let [x1, x2, y1, y2] = [0, 0, 0, 0];
    for (let i = 0; i < input.length; i++) {
      const x = input[i]!;
      const y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2;
      [x2, x1, y2, y1] = [x1, x, y1, y];
      output[i] = y;
    }
    return output;
  }, sound);
}

/** The shapes below: R. Bristow-Johnson, "Cookbook formulae for audio EQ biquad filter coefficients". */
const section = (b: [number, number, number], a: [number, number, number]): Biquad => ({
  b: [b[0] / a[0], b[1] / a[0], b[2] / a[0]],
  a: [a[1] / a[0], a[2] / a[0]],
});

function angle(hertz: number, q: number) {
  const w = (2 * Math.PI * hertz) / RATE;
  return { cos: Math.cos(w), alpha: Math.sin(w) / (2 * q) };
}

function highPassSection(hertz: number, q: number): Biquad {
  const { cos, alpha } = angle(hertz, q);
  return section([(1 + cos) / 2, -1 - cos, (1 + cos) / 2], [1 + alpha, -2 * cos, 1 - alpha]);
}

/** Butterworth of eighth order: 48 dB an octave. */
export const steepHighPass = (hertz: number): readonly Biquad[] =>
  [0.5098, 0.6013, 0.9, 2.5629].map((q) => highPassSection(hertz, q));

export function lowPass(hertz: number, q = Math.SQRT1_2): Biquad {
  const { cos, alpha } = angle(hertz, q);
  return section([(1 - cos) / 2, 1 - cos, (1 - cos) / 2], [1 + alpha, -2 * cos, 1 - alpha]);
}
