import type { Call, Curve } from './throat.ts';

/** A curve of one value. */
const flat = (value: number): Curve => [[0, value], [1, value]]; // prettier-ignore
const over = (...values: readonly number[]): Curve =>
  values.map((value, i) => [i / (values.length - 1), value] as const);
/** Swells at once, stays, and fades in the last third. */
const SPOKEN: Curve = [[0, 0], [0.08, 1], [0.65, 0.8], [1, 0]]; // prettier-ignore
const SHARP: Curve = [[0, 0], [0.05, 1], [0.5, 0.6], [1, 0]]; // prettier-ignore
const SWELL: Curve = [[0, 0], [0.35, 1], [0.7, 0.8], [1, 0]]; // prettier-ignore

const all = (factor: number, ...curves: readonly Curve[]): readonly Curve[] =>
  curves.map((curve) => curve.map(([at, hertz]) => [at, hertz * factor] as const));

/** "Mm", with closed lips. size: of the mouth's resonances, 1 is a woman's. */
const hum = (seconds: number, size: number, pitch: Curve, loud = SPOKEN): Call => ({
  seconds,
  pitch,
  loud,
  formants: all(size, flat(290), flat(1150), flat(2500)),
  tilt: 1.6,
});
/** "Aaah-oh", breathed in and out. */
const yawn = (seconds: number, size: number, pitch: Curve): Call => ({
  seconds,
  pitch,
  loud: SWELL,
  formants: all(size, over(420, 850, 800, 480), over(1500, 1350, 1150, 850), over(2700, 2650, 2600, 2500)),
  tilt: 1.5,
  breath: 0.5,
});

const FOX = 1.34;
const yip = (low: number, high: number): Call => ({
  seconds: 0.17,
  pitch: over(low, high, high * 0.8),
  loud: SHARP,
  formants: all(FOX, over(650, 900, 700), over(1700, 1600, 1400), flat(2900)),
  tilt: 1.1,
  breath: 0.15,
});
const CAT = 1.08;
const mew = (seconds: number, pitch: Curve): Call => ({
  seconds,
  pitch,
  loud: SPOKEN,
  formants: all(CAT, over(330, 600, 850, 500, 380), over(2300, 1900, 1400, 1000, 850), flat(2800)),
  tilt: 1.2,
  breath: 0.06,
});
const purr = (seconds: number, pitch: Curve): Call => ({
  ...hum(seconds, CAT, pitch, [[0, 0], [0.15, 1], [0.85, 1], [1, 0]]), // prettier-ignore
  flutter: 24,
  breath: 0.3,
});
const OWL = 0.86;
const hoot = (seconds: number, pitch: Curve): Call => ({
  seconds,
  pitch,
  loud: SWELL,
  formants: all(OWL, flat(380), flat(830), flat(2300)),
  tilt: 1.9,
  breath: 0.25,
});

/** The guides' sounds that are no words, by name. */
export const CALLS = {
  'fox-yip': yip(420, 640),
  'fox-yip-up': yip(480, 760),
  'fox-yip-down': yip(620, 460),
  'fox-whine': { ...hum(0.45, FOX, over(360, 400, 480)), breath: 0.1 },
  'fox-hm': hum(0.34, FOX, over(340, 330, 460)),
  'fox-hmm': hum(0.75, FOX, over(350, 400, 360, 330)),
  'fox-yawn': yawn(1, FOX, over(380, 520, 430, 300)),
  'fox-long-yawn': yawn(1.3, FOX, over(350, 560, 470, 290)),
  'cat-mew': mew(0.5, over(250, 330, 300, 240)),
  'cat-mew-up': mew(0.42, over(230, 270, 360)),
  'cat-mrrp': { ...mew(0.3, over(220, 260, 330)), flutter: 28 },
  'cat-purr': purr(1, over(215, 225, 210)),
  'cat-long-purr': purr(1.4, over(210, 228, 215, 222, 205)),
  'cat-hm': hum(0.38, CAT, over(215, 210, 290)),
  'cat-hmm': hum(0.85, CAT, over(220, 245, 225, 205)),
  'cat-yawn': yawn(1.05, CAT, over(230, 310, 260, 200)),
  'cat-long-yawn': yawn(1.35, CAT, over(225, 330, 270, 195)),
  'owl-hoot': hoot(0.34, over(150, 165, 150)),
  'owl-long-hoot': hoot(0.6, over(150, 168, 162, 140)),
  'owl-hoot-up': hoot(0.38, over(135, 150, 190)),
  'owl-hoot-ask': hoot(0.55, over(140, 148, 160, 185)),
  'owl-hm': hum(0.42, OWL, over(112, 110, 150)),
  'owl-hmm': hum(0.95, OWL, over(115, 128, 118, 100)),
  'owl-yawn': yawn(1.1, OWL, over(120, 165, 135, 95)),
  'owl-long-yawn': yawn(1.4, OWL, over(118, 172, 140, 92)),
} as const satisfies Readonly<Record<string, Call>>;
export type CallName = keyof typeof CALLS;
