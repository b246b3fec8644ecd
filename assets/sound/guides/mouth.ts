import { MOUTH_RATE } from '#engine/rules/guide-moments.ts';
import { RATE, type Samples } from '#assets/sound/samples.ts';

/** What is so many dB softer than the loudest moment leaves the mouth shut. */
const SHUT = 24;

/** How far a mouth is open that makes this sound: for each twentieth of a second a digit, 0 is shut, 9 wide open. */
export function mouthOf(sound: Samples): string {
  const length = RATE / MOUTH_RATE;
  const levels = Array.from({ length: Math.ceil(sound.length / length) }, (_, i) => {
    const part = sound.subarray(i * length, (i + 1) * length);
    const power = part.reduce((sum, value) => sum + value * value, 0) / part.length;
    return 10 * Math.log10(Math.max(1e-9, power));
  });
  const loudest = Math.max(...levels);
  const open = levels.map((level) => Math.max(0, Math.round(9 * (1 - (loudest - level) / SHUT))));
  return open.join('');
}
