import type { Container } from 'pixi.js';
import type { Answerable } from './answerable.ts';
import { pulse } from './halo.ts';
import { EASE, lasting, recipe, SECONDS, type FxContext } from './motion.ts';

/** Look here; breathes twice. 2 s. */
export function breathe(view: Container, ctx: FxContext, size = 1.06): gsap.core.Timeline {
  if (ctx.calm) return pulse(view, 2, 1);
  return recipe().to(view.scale, { x: size, y: size, duration: 0.5, repeat: 3, yoyo: true, ease: EASE.idle });
}

/** A helping picture slides in from below its place, and stays. 0.45 s. */
export function slideIn(view: Container, ctx: FxContext): gsap.core.Timeline {
  const timeline = recipe().fromTo(view, { alpha: 0 }, { alpha: 1, duration: 0.2 }, 0);
  if (!ctx.calm) timeline.fromTo(view, { y: 60 }, { y: 0, duration: SECONDS.slow, ease: EASE.enter }, 0);
  return lasting(timeline, SECONDS.slow);
}

/** This one. The glow stays lit; the others step back and can still be tapped. 3 s. */
export function glow(tile: Answerable, others: readonly Answerable[], ctx: FxContext): gsap.core.Timeline {
  const timeline = recipe();
  if (others.length > 0) timeline.to(others, { aside: 1, duration: SECONDS.base }, 0);
  if (ctx.calm) return lasting(timeline.to(tile.glow, { alpha: 0.95, duration: SECONDS.base }, 0), 3);
  const smaller = { x: 0.92, y: 0.92, duration: SECONDS.base, ease: EASE.move };
  for (const { body } of others) timeline.to(body.scale, smaller, 0);
  timeline.to(tile.glow, { alpha: 0.95, duration: 0.5, ease: EASE.idle }, 0);
  timeline.to(tile.glow, { alpha: 0.4, duration: 0.5, repeat: 3, yoyo: true, ease: EASE.idle }, 0.5);
  timeline.to(
    tile.body.scale,
    { x: 1.05, y: 1.05, duration: 0.5, repeat: 3, yoyo: true, ease: EASE.idle },
    0.5,
  );
  return lasting(timeline, 3);
}
