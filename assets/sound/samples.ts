/** Sound in the making: mono, 44.1 kHz, full scale = 1. */
export type Samples = Float32Array<ArrayBuffer>;
export const RATE = 44_100;

export const silence = (seconds: number): Samples => new Float32Array(Math.round(seconds * RATE));

export function join(...parts: readonly Samples[]): Samples {
  const whole = new Float32Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Lays sounds over each other, each with its start in seconds and its gain in dB. */
export function mix(...layers: readonly { sound: Samples; at: number; gain: number }[]): Samples {
  const starts = layers.map((layer) => Math.round(layer.at * RATE));
  const whole = new Float32Array(Math.max(...layers.map((layer, i) => starts[i]! + layer.sound.length)));
  layers.forEach(({ sound, gain }, i) => {
    const factor = 10 ** (gain / 20);
    sound.forEach((value, j) => (whole[starts[i]! + j]! += value * factor));
  });
  return whole;
}

/** The part from `from` to `to` seconds, with soft edges. */
export function cut(sound: Samples, from: number, to: number, fadeIn = 0.008, fadeOut = 0.03): Samples {
  const part = sound.slice(Math.max(0, Math.round(from * RATE)), Math.round(to * RATE));
  const rise = Math.round(fadeIn * RATE);
  const fall = Math.round(fadeOut * RATE);
  return part.map((value, i) => value * Math.min(1, (i + 1) / rise, (part.length - i) / fall));
}

/** Drops what is quieter than `threshold` (dB below full scale) before the first and after the last louder sample. */
export function trim(sound: Samples, threshold: number): Samples {
  const level = 10 ** (threshold / 20);
  const first = sound.findIndex((value) => Math.abs(value) > level);
  const last = sound.findLastIndex((value) => Math.abs(value) > level);
  if (first < 0) throw new Error(`nothing louder than ${threshold} dB`);
  return cut(sound, first / RATE - 0.015, last / RATE + 0.06);
}
