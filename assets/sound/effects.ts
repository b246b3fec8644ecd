import type { EffectName } from '#engine/rules/clips.ts';
import { createRandom } from '#engine/rules/random.ts';
import { filter, lowPass, steepHighPass } from './filters.ts';
import { play, type Instrument, type Note } from './notes.ts';
import { cut, mix, RATE, trim, type Samples } from './samples.ts';

/** Heard only below a voice, in the result clips. */
export type StingName = 'sting-perfect' | 'sting-great' | 'sting-poor' | 'chime';

export interface Effect {
  make(): Samples;
  /** LU below the effects' common loudness; wrong is always softer than correct. */
  readonly quieter?: number;
  /** For captions, where a picture alone does not tell. */
  readonly caption?: string;
}

/** Notes on one or more instruments, cut to `seconds`. Tempo 60: beats are seconds. */
function tune(seconds: number, parts: { [name in Instrument]?: readonly Note[] }): Samples {
  const list = Object.entries(parts).map(([instrument, notes]) => ({
    instrument: instrument as Instrument,
    notes,
  }));
  const whole = trim(play({ tempo: 60, parts: list }), -60);
  return cut(whole, 0, seconds, 0.002, seconds / 3);
}

/** A curve drawn sample by sample; t in seconds. */
function draw(seconds: number, value: (t: number) => number): Samples {
  const length = Math.round(seconds * RATE);
  return cut(
    Float32Array.from({ length }, (_, i) => value(i / RATE)),
    0,
    seconds,
    0.001,
    seconds / 4,
  );
}

/** A sine whose pitch glides. */
function glide(seconds: number, hertz: (t: number) => number, loudness: (t: number) => number): Samples {
  let phase = 0;
  return draw(seconds, (t) => {
    phase += (2 * Math.PI * hertz(t)) / RATE;
    return Math.sin(phase) * loudness(t);
  });
}

/** Noise between two frequencies; the same in every build. */
function noise(seconds: number, from: number, to: number, loudness: (t: number) => number): Samples {
  const random = createRandom(7);
  const raw = draw(seconds, (t) => (random.next() * 2 - 1) * loudness(t));
  return filter(raw, ...steepHighPass(from), lowPass(to), lowPass(to));
}

const fall = (rate: number) => (t: number) => Math.exp(-t * rate);
/** Rises and falls once within so many seconds. */
const arch = (seconds: number) => (t: number) => Math.max(0, Math.sin((Math.PI * t) / seconds)) ** 2;
/** Short bursts at given moments: bites, cracks. */
const bursts = (moments: readonly number[], rate: number) => (t: number) =>
  Math.max(0, ...moments.filter((moment) => t >= moment).map((moment) => Math.exp(-(t - moment) * rate)));

/** The same note on several instruments. */
const [C4, E4, F4, G4, B4, C5, E5, G5, B5, C6, E6, G6, C7] = [
  60, 64, 65, 67, 71, 72, 76, 79, 83, 84, 88, 91, 96,
];

const chime = (seconds: number) =>
  tune(seconds, {
    glockenspiel: [[0, 0.2, G5, 95], [0.16, 0.5, C6, 105]],
    marimba: [[0, 0.2, G4, 80], [0.16, 0.5, C5, 90]],
  }); // prettier-ignore

export const EFFECTS_MADE: { readonly [name in EffectName | StingName]: Effect } = {
  tap: { quieter: 4, make: () => glide(0.09, (t) => 520 + 500 * Math.exp(-t * 60), fall(55)) },
  pop: { quieter: 3, make: () => glide(0.14, (t) => 300 + 900 * Math.min(1, t / 0.06), fall(28)) },
  pluck: { quieter: 2, make: () => tune(0.5, { pizzicato: [[0, 0.3, C5, 100]], harp: [[0, 0.4, C5, 80]] }) },
  whoosh: { quieter: 5, make: () => noise(0.45, 250, 2200, arch(0.45)) },
  correct: { make: () => chime(0.9) },
  wrong: {
    quieter: 3,
    make: () =>
      tune(0.9, {
        marimba: [[0, 0.3, E4, 80], [0.3, 0.6, C4, 72]],
        pizzicato: [[0, 0.3, E4 - 12, 60], [0.3, 0.6, C4 - 12, 60]],
      }), // prettier-ignore
  },
  step: {
    quieter: 4,
    make: () =>
      mix(
        { sound: tune(0.3, { marimba: [[0, 0.2, C5, 90]] }), at: 0, gain: 0 },
        { sound: noise(0.1, 120, 900, fall(45)), at: 0, gain: -10 },
      ),
  },
  munch: {
    quieter: 2,
    caption: '[crunch]',
    make: () => noise(0.55, 700, 5200, bursts([0.01, 0.05, 0.2, 0.24, 0.38, 0.41], 26)),
  },
  coin: { quieter: 2, make: () => tune(0.7, { glockenspiel: [[0, 0.1, B5, 100], [0.08, 0.4, E6, 110]] }) }, // prettier-ignore
  tick: { quieter: 6, make: () => tune(0.15, { woodblock: [[0, 0.1, G5, 80]] }) },
  stamp: {
    quieter: 2,
    make: () =>
      mix(
        { sound: glide(0.25, (t) => 70 + 90 * Math.exp(-t * 40), fall(16)), at: 0, gain: 0 },
        { sound: noise(0.12, 300, 2500, fall(50)), at: 0, gain: -6 },
      ),
  },
  confetti: {
    caption: '[party poppers]',
    make: () =>
      mix(
        { sound: noise(0.3, 300, 6000, bursts([0.01, 0.1], 30)), at: 0, gain: -4 },
        { sound: tune(1.4, { glockenspiel: [C7, G6, E6, C6, G6, C7, E6, G6].map((pitch, i) => [i * 0.09, 0.5, pitch, 70 - i * 3] as const) }), at: 0.12, gain: 0 },
      ), // prettier-ignore
  },
  'level-up': {
    caption: '[fanfare]',
    make: () =>
      tune(1.8, {
        glockenspiel: [[0, 0.15, C5, 90], [0.15, 0.15, E5, 95], [0.3, 0.15, G5, 100], [0.45, 0.8, C6, 112]],
        marimba: [[0, 0.15, C4, 85], [0.15, 0.15, E4, 85], [0.3, 0.15, G4, 88], [0.45, 0.8, C5, 95]],
        harp: [[0.45, 1, E5, 80], [0.45, 1, G5, 80]],
      }), // prettier-ignore
  },
  'countdown-tick': { make: () => tune(0.35, { xylophone: [[0, 0.2, C5, 100]] }) },
  'countdown-go': {
    make: () => tune(0.7, { xylophone: [[0, 0.3, C6, 110]], glockenspiel: [[0, 0.5, C6, 90]] }),
  },
  chest: {
    caption: '[treasure chest opens]',
    make: () =>
      mix(
        { sound: noise(0.35, 180, 700, bursts([0.01, 0.09, 0.15, 0.2, 0.24], 40)), at: 0, gain: -3 },
        { sound: tune(1.5, { harp: [C5, E5, G5, B5, C6, E6, G6].map((pitch, i) => [i * 0.06, 0.8, pitch, 84] as const) }), at: 0.25, gain: 0 },
      ), // prettier-ignore
  },
  // Before words that are to be understood: it is over when they come.
  chime: { make: () => chime(0.4) },
  'sting-perfect': {
    make: () =>
      tune(1.6, {
        marimba: [[0, 0.18, G4, 95], [0.18, 0.18, C5, 98], [0.36, 0.18, E5, 100], [0.54, 0.18, G5, 105], [0.72, 0.1, E5, 96], [0.9, 0.8, C6, 112]],
        glockenspiel: [[0.9, 0.8, C7, 90]],
        pizzicato: [[0, 0.2, C4, 80], [0.36, 0.2, G4 - 12, 80], [0.72, 0.2, C4, 85]],
        strings: [[0.9, 0.9, C4, 70], [0.9, 0.9, E4, 70], [0.9, 0.9, G4, 70]],
      }), // prettier-ignore
  },
  'sting-great': {
    make: () =>
      tune(1.5, {
        marimba: [[0, 0.19, C5, 95], [0.19, 0.19, E5, 98], [0.38, 0.6, G5, 104]],
        pizzicato: [[0, 0.2, C4, 80], [0.38, 0.4, G4 - 12, 80]],
      }), // prettier-ignore
  },
  'sting-poor': {
    quieter: 1,
    make: () =>
      tune(1.6, {
        marimba: [[0, 0.25, G4, 82], [0.25, 0.25, E4, 80], [0.5, 0.6, F4, 84]],
        pizzicato: [[0, 0.25, C4, 70], [0.5, 0.5, B4 - 24, 70]],
      }), // prettier-ignore
  },
};
