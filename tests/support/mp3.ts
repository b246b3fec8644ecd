/** Kilobits a second of layer III, by the header's four bits. */
const KILOBITS = {
  mpeg1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  mpeg2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const;
const HERTZ = [44_100, 48_000, 32_000] as const;

/**
 * The MPEG audio frame that begins at a byte of a file: sample rate in hertz, bytes a second, its own length in bytes.
 * Throws when none begins there, or none of layer III.
 */
export function readFrame(bytes: Uint8Array, at: number) {
  const [sync = 0, layer = 0, rates = 0, channels = 0] = bytes.subarray(at, at + 4);
  if (sync !== 0xff || (layer & 0xf6) !== 0xf2)
    throw new Error(`no MPEG layer III frame begins at byte ${at}`);
  const old = (layer & 0x08) === 0;
  const hertz = HERTZ[((rates >> 2) & 3) as 0 | 1 | 2] / (old ? 2 : 1);
  const rate = (KILOBITS[old ? 'mpeg2' : 'mpeg1'][rates >> 4]! * 1000) / 8;
  const samples = old ? 576 : 1152;
  return {
    hertz,
    mono: channels >> 6 === 3,
    rate,
    length: Math.floor((samples * rate) / hertz) + ((rates >> 1) & 1),
  };
}
