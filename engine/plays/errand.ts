import { EASE, recipe, type FxContext } from '#engine/fx/motion.ts';
import type { Carrying, Load } from './carrying.ts';

/** A paw is on what is fetched from here on. */
const REACHED_SECONDS = 0.28;
/** How long it looks at it, from there to where it is put, and back. */
const LOOK_SECONDS = 0.14;
const WAY_SECONDS = 0.4;
const BACK_SECONDS = 0.32;
/** Back, down first, or across first. */
const QUICKER_SECONDS = 0.2;
/** Who comes from below is at this level between the two places by the first of these shares of the time, goes along there until the second, and the rest from the third on. */
const BELOW = { level: 1.5, from: 0.12, steps: [0.36, 0.84, 0.64] } as const;
/** What is fetched is in its paw from here on, and is where it belongs from here on. */
export const FETCHED_SECONDS = REACHED_SECONDS + LOOK_SECONDS;
export const BROUGHT_SECONDS = FETCHED_SECONDS + WAY_SECONDS;

/**
 * The guide goes to something, takes it with its right paw, leaps to where it belongs, puts it there and goes back: 1.14 s. In
 * calm motion it stays, and nothing is seen in its paw.
 */
export function runErrand(carrying: Carrying, load: Load, ctx: FxContext): gsap.core.Timeline {
  const timeline = carrying.fetch(load, REACHED_SECONDS, FETCHED_SECONDS, ctx);
  if (!timeline) return recipe();
  const { way } = carrying;
  const back = BROUGHT_SECONDS + 0.02;
  timeline
    .to(way, { x: 2, duration: WAY_SECONDS, ease: EASE.move }, FETCHED_SECONDS)
    .to(way, { y: 2, duration: WAY_SECONDS, ease: EASE.rise }, FETCHED_SECONDS)
    .add(carrying.reachFor('to', WAY_SECONDS / 2), FETCHED_SECONDS);
  // Down first: it passes before nothing that stands where it was put.
  return carrying.goHome(timeline, back, BACK_SECONDS, QUICKER_SECONDS);
}

/**
 * What is carried comes to where it belongs from below, or goes from there by the same way, in so many seconds: it is over
 * nothing that stands beside that place. towards: 2 there, 1 back.
 */
export function passBelow(
  { way }: Pick<Carrying, 'way'>,
  timeline: gsap.core.Timeline,
  at: number,
  { seconds, towards }: { readonly seconds: number; readonly towards: 1 | 2 },
): void {
  const [first, along, last] = BELOW.steps;
  const of = (step: number) => at + step * seconds;
  timeline
    .to(way, { y: BELOW.level, duration: first * seconds, ease: EASE.rise }, at)
    .to(way, { x: towards, duration: (along - BELOW.from) * seconds, ease: EASE.move }, of(BELOW.from))
    .to(way, { y: towards, duration: (1 - last) * seconds, ease: EASE.rise }, of(last));
}
