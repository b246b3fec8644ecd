import type { Container, PointData } from 'pixi.js';
import { EASE, lasting, recipe, type WithBody, type FxContext } from './motion.ts';

/** So high it hops, in its own pixels. */
export const STEP_HEIGHT = 70;

/**
 * A character hops from stone to stone. `walker` uses the same coordinates as `to`; its body squashes. The
 * stone yields a little. In calm motion it is there at once: faded out it would be nowhere for a while. 0.5 s.
 */
export function trailStep(
  walker: WithBody,
  stone: Container,
  to: PointData,
  ctx: FxContext,
  height = STEP_HEIGHT,
): gsap.core.Timeline {
  const timeline = recipe();
  const { body } = walker;
  const share = height / STEP_HEIGHT;
  if (ctx.calm) return lasting(timeline.set(walker, { x: to.x, y: to.y }, 0.2), 0.5);
  timeline
    .to(body.scale, { x: 1.1, y: 0.88, duration: 0.08, ease: EASE.rise }, 0)
    .to(walker, { x: to.x, y: to.y, duration: 0.32, ease: 'power1.inOut' }, 0.06)
    .to(body, { y: -height, duration: 0.16, ease: EASE.rise }, 0.06)
    .to(body, { y: 0, duration: 0.16, ease: EASE.fall }, 0.22)
    .to(body.scale, { x: 1 - 0.06 * share, y: 1 + 0.08 * share, duration: 0.12 }, 0.08)
    .to(body.scale, { x: 1.1, y: 0.88, duration: 0.06, ease: EASE.fall }, 0.34)
    .to(body.scale, { x: 1, y: 1, duration: 0.1, ease: EASE.pop }, 0.4)
    .to(stone.scale, { x: 1.05, y: 0.92, duration: 0.06, ease: EASE.fall }, 0.34)
    .to(stone.scale, { x: 1, y: 1, duration: 0.1, ease: EASE.pop }, 0.4);
  return lasting(timeline, 0.5);
}
