import { EASE, recipe, type FxContext } from '#engine/fx/motion.ts';
import type { Guide } from '#engine/sprites/guide.ts';
import type { Carrying, Load } from './carrying.ts';
import { stepTo } from './step-to.ts';

/** It has the thing in its paw, leaves the ground, is where the thing belongs, leaves there, and lands. Seconds. */
export const HOP = { has: 0.3, leaves: 0.46, there: 0.72, falls: 0.76, lands: 1.04, rests: 1.3 } as const;
const CROUCH = { x: 1.1, y: 0.86 } as const;
const STRETCH = { x: 0.94, y: 1.08 } as const;

/**
 * The guide has something in its paw, crouches, leaps up to where that belongs, puts it there, and lands where it stood, its
 * shadow below it all the while: it passes before nothing that stands beside it. 1.3 s. In calm motion it stays, and what it has
 * goes from its paw as it comes where it belongs.
 */
export function hopUp(
  carrying: Carrying,
  guide: Guide,
  { thing, scale, to, stretch }: Omit<Load, 'from'>,
  ctx: FxContext,
): gsap.core.Timeline {
  const { has, leaves, there, falls, lands, rests } = HOP;
  if (ctx.calm) {
    thing.alpha = 0;
    return recipe()
      .call(() => guide.acts.carry('R', thing, scale() / guide.scale.x), undefined, 0)
      .to(thing, { alpha: 1, duration: 0.2 }, has - 0.2)
      .to(thing, { alpha: 0, duration: 0.2 }, there)
      .call(() => guide.acts.carry('R'), undefined, there + 0.25);
  }
  // It takes it where it stands.
  const from = () => stepTo(guide, guide, { side: 'R' }).paw;
  const timeline = carrying.fetch(
    { thing, scale, from, to, ...(stretch && { stretch }) },
    has - 0.06,
    has,
    ctx,
  )!;
  const { way } = carrying;
  const { scale: body } = guide.body;
  timeline
    .to(body, { ...CROUCH, duration: leaves - has - 0.02, ease: EASE.rise }, has + 0.02)
    .to(body, { ...STRETCH, duration: 0.1, ease: EASE.rise }, leaves)
    // Up first: what stands beside it is not in its way.
    .to(way, { x: 2, duration: there - leaves, ease: EASE.fall }, leaves)
    .to(way, { y: 2, duration: there - leaves, ease: EASE.rise }, leaves)
    .add(carrying.reachFor('to', there - leaves), leaves)
    .to(body, { x: 1, y: 1, duration: 0.1 }, there - 0.06)
    .to(body, { ...CROUCH, duration: 0.06, ease: EASE.fall }, lands)
    .to(body, { x: 1, y: 1, duration: rests - lands - 0.06, ease: EASE.settle }, lands + 0.06);
  return carrying.goHome(timeline, falls, lands - falls, lands - falls, EASE.fall);
}
