import { recipe, SECONDS } from '#engine/fx/motion.ts';
import type { Stone } from './stone.ts';

/** Of a stone that was counted; the answer's own is brighter. */
const COUNTED_GLOW = 0.8;

/** Only stones with these numbers are looked at: the others are dimmed. 0.28 s. */
export function setApart(stones: readonly Stone[], values: readonly number[]): gsap.core.Timeline {
  const others = stones.filter(({ value }) => !values.includes(value));
  return recipe().to(others, { aside: 1, duration: SECONDS.base }, 0);
}

/** The same of the first stones of a way, which show their numbers then, but for the one that is asked for. 0.28 s. */
export function setBeginningApart(
  stones: readonly Stone[],
  values: readonly number[],
  next: number,
): gsap.core.Timeline {
  const told = stones.filter(({ value }) => values.includes(value) && value !== next);
  return setApart(stones, values).set(told, { named: true }, SECONDS.base);
}

/** A stone that was counted stays lit. 0.16 s. */
export const keepLit = ({ glow }: Stone): gsap.core.Timeline =>
  recipe().to(glow, { alpha: COUNTED_GLOW, duration: SECONDS.fast }, 0);

/** At the beginning of a movement the light of all stones goes out, but for this number's. */
export const unlight = (
  timeline: gsap.core.Timeline,
  stones: readonly Stone[],
  but?: number,
): gsap.core.Timeline => {
  const glows = stones.filter(({ value }) => value !== but).map(({ glow }) => glow);
  return timeline.to(glows, { alpha: 0, duration: 0.1 }, 0);
};
