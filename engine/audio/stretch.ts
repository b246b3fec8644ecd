/** Half a window: windows overlap by half. */
const HOP_SECONDS = 0.015;
/** How far a window may be moved to where it fits: more than half a period of a low voice. */
const REACH_SECONDS = 0.008;
/** Windows are compared at one sample of so many, first at rough places, then near the best of them. */
const SPARSE = 8;
const ROUGH = 8;

/** The place within `reach` of `around` where the sound is most like itself at `wanted`; all are centres of windows. */
function likest(
  sound: Float32Array,
  wanted: number,
  around: number,
  reach: number,
  step: number,
  hop: number,
) {
  let [best, least] = [around, Infinity];
  for (let centre = around - reach; centre <= around + reach; centre += step) {
    let difference = 0;
    for (let i = -hop; i < hop; i += SPARSE) difference += Math.abs(sound[centre + i]! - sound[wanted + i]!);
    if (difference < least) [best, least] = [centre, difference];
  }
  return best;
}

/**
 * A mono sound at its pitch, but `factor` times as long (WSOLA: Verhelst and Roelands, 1993). Overlapping windows are
 * laid further apart or closer, each taken from where it goes on best after the one before. hertz: the sample rate.
 */
export function stretch(sound: Float32Array, hertz: number, factor: number): Float32Array<ArrayBuffer> {
  const hop = Math.round(HOP_SECONDS * hertz);
  const reach = Math.round(REACH_SECONDS * hertz);
  // So that no window begins before the sound or ends after it.
  const margin = 2 * (hop + reach) + ROUGH;
  const padded = new Float32Array(sound.length + 2 * margin);
  padded.set(sound, margin);
  const longer = new Float32Array(Math.round(sound.length * factor));
  let centre = 0;
  for (let at = 0; at - hop < longer.length; at += hop) {
    if (at > 0) {
      const wanted = Math.min(margin + centre + hop, padded.length - hop);
      const ideal = margin + Math.round(at / factor);
      const rough = likest(padded, wanted, ideal, reach, ROUGH, hop);
      centre = likest(padded, wanted, rough, ROUGH - 1, 1, hop) - margin;
    }
    for (let i = Math.max(-hop, -at); i < hop && at + i < longer.length; i++)
      longer[at + i]! += padded[margin + centre + i]! * (0.5 + 0.5 * Math.cos((Math.PI * i) / hop));
  }
  return longer;
}
