import { EASE } from '#engine/fx/motion.ts';
import type { Carrying } from '#engine/plays/carrying.ts';

/** Who comes from below is at this level between the two places by the first of these shares of the time, goes along there until the second, and the rest from the third on. */
const BELOW = { level: 1.5, from: 0.12, steps: [0.36, 0.84, 0.64] } as const;

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
