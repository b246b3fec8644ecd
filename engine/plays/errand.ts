import { EASE, recipe, type FxContext } from '#engine/fx/motion.ts';
import type { Carrying, Load } from './carrying.ts';

/** A paw is on what is fetched from here on. */
export const REACHED_SECONDS = 0.28;
/** How long it looks at it, from there to where it is put, and back. */
const LOOK_SECONDS = 0.14;
const WAY_SECONDS = 0.4;
const BACK_SECONDS = 0.32;
/** Who keeps low goes along the ground first, and leaps up where it is put. */
const LOW_WAY = { along: 0.3, leap: 0.2 } as const;
/** What is fetched is in its paw from here on, and is where it belongs from here on. */
export const FETCHED_SECONDS = REACHED_SECONDS + LOOK_SECONDS;
export const BROUGHT_SECONDS = FETCHED_SECONDS + WAY_SECONDS;
export const BROUGHT_LOW_SECONDS = FETCHED_SECONDS + LOW_WAY.along + LOW_WAY.leap;

/** How something is fetched. */
interface Errand extends Load {
  /** Whoever fetches it passes before nothing that is over the ground. */
  readonly keepsLow?: true;
}

/**
 * The guide goes to something, takes it with its right paw, leaps to where it belongs, puts it there and goes back: 1.14 s, or
 * 1.24 s where it keeps low. In calm motion it stays, and nothing is seen in its paw.
 */
export function runErrand(
  carrying: Carrying,
  { keepsLow, ...load }: Errand,
  ctx: FxContext,
): gsap.core.Timeline {
  const timeline = carrying.fetch(load, REACHED_SECONDS, FETCHED_SECONDS, ctx);
  if (!timeline) return recipe();
  const { way } = carrying;
  const brought = keepsLow ? BROUGHT_LOW_SECONDS : BROUGHT_SECONDS;
  const along = keepsLow ? LOW_WAY.along : WAY_SECONDS;
  const leap = keepsLow ? LOW_WAY.leap : WAY_SECONDS;
  timeline
    .to(way, { x: 2, duration: along, ease: EASE.move }, FETCHED_SECONDS)
    .to(way, { y: 2, duration: leap, ease: EASE.rise }, brought - leap)
    .add(carrying.reachFor('to', Math.min(leap, WAY_SECONDS / 2)), brought - leap);
  // Down first: it passes before nothing that stands where it was put.
  return carrying.goHome(timeline, brought + 0.02, BACK_SECONDS, LOW_WAY.leap);
}
