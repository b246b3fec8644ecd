import { createRandom } from '#engine/rules/random.ts';
import { RATE, type Samples } from '#assets/sound/samples.ts';

/** Values over a call, from 0 (its beginning) to 1 (its end), straight between points. */
export type Curve = readonly (readonly [at: number, value: number])[];

/** A call of an animal: what the throat does and how the mouth shapes it. */
export interface Call {
  readonly seconds: number;
  /** Hertz. */
  readonly pitch: Curve;
  /** 0 to 1. */
  readonly loud: Curve;
  /** Resonances of the mouth in hertz, lowest first. */
  readonly formants: readonly Curve[];
  /** How steeply overtones fall: 1 is bright, 3 nearly a flute. */
  readonly tilt: number;
  /** Breath beside the voice, 0 to 1. */
  readonly breath?: number;
  /** So many times a second the voice swells and fades, as in a purr or a trill. */
  readonly flutter?: number;
}

/** Overtones above this are left out: hertz. */
const HIGHEST = 9000;

export function valueAt(curve: Curve, at: number): number {
  const next = curve.findIndex(([place]) => place >= at);
  if (next <= 0) return curve.at(next)![1];
  const [from, before] = curve[next - 1]!;
  const [to, after] = curve[next]!;
  return before + ((at - from) / (to - from)) * (after - before);
}

/** Overtones of the pitch, and breath; the same at every making. */
function source({ seconds, pitch, tilt, breath = 0, flutter }: Call): Samples {
  const random = createRandom(11);
  const length = Math.round(seconds * RATE);
  const sound = new Float32Array(length);
  let phase = 0;
  for (let i = 0; i < length; i++) {
    const hertz = valueAt(pitch, i / length);
    phase += (2 * Math.PI * hertz) / RATE;
    let value = breath * (random.next() * 2 - 1);
    for (let n = 1; n * hertz < HIGHEST; n++) value += Math.sin(n * phase) / n ** tilt;
    const swell = flutter
      ? 0.15 + 0.85 * Math.max(0, Math.sin((2 * Math.PI * flutter * i) / RATE)) ** 1.5
      : 1;
    sound[i] = value * swell;
  }
  return sound;
}

/** One resonance whose frequency moves (D. Klatt, 1980). */
function resonate(sound: Samples, curve: Curve): Samples {
  let [y1, y2] = [0, 0];
  return sound.map((value, i) => {
    const hertz = valueAt(curve, i / sound.length);
    const radius = Math.exp((-Math.PI * (60 + 0.07 * hertz)) / RATE);
    const b = 2 * radius * Math.cos((2 * Math.PI * hertz) / RATE);
    const c = -radius * radius;
    const y = (1 - b - c) * value + b * y1 + c * y2;
    [y2, y1] = [y1, y];
    return y;
  });
}

/** A call as sound, its loudest sample at full scale. */
export function call(wanted: Call): Samples {
  const shaped = wanted.formants.reduce(resonate, source(wanted));
  const sound = shaped.map((value, i) => value * valueAt(wanted.loud, i / shaped.length));
  const peak = sound.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  return sound.map((value) => value / peak);
}
