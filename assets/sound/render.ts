import { EFFECTS_MADE } from './effects.ts';
import { level } from './finish.ts';
import { LOOPS } from './music.ts';
import type { Samples } from './samples.ts';
import type { Tones } from './script.ts';

/** An effect or a piece of music as it will be heard. */
export function render(clip: Tones): Samples {
  if (clip.kind === 'music') return level(LOOPS.find((loop) => loop.name === clip.name)!.make(), 'music');
  const { make, quieter } = EFFECTS_MADE[clip.name];
  return level(make(), 'effect', quieter);
}
