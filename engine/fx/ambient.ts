import type { Container } from 'pixi.js';
import { EASE, lasting, recipe, SECONDS, type FxContext } from './motion.ts';

/** One number of the countdown. 1 s, so three of them are the countdown. */
export function countdownBeat(number: Container, ctx: FxContext): gsap.core.Timeline {
  const timeline = recipe().fromTo(number, { alpha: 0 }, { alpha: 1, duration: 0.1 }, 0);
  if (!ctx.calm) {
    timeline.fromTo(
      number.scale,
      { x: 1.6, y: 1.6 },
      { x: 1, y: 1, duration: SECONDS.base, ease: EASE.pop },
      0,
    );
  }
  return lasting(timeline.to(number, { alpha: 0, duration: 0.2 }, 0.8), 1);
}

/** Rings spread from a speaker while it speaks, once. 1.2 s. */
export function speakerRings(rings: Container, ctx: FxContext): gsap.core.Timeline {
  if (ctx.calm)
    return lasting(recipe().fromTo(rings, { alpha: 0.7 }, { alpha: 0, duration: 0.3, delay: 0.9 }), 1.2);
  return recipe()
    .fromTo(rings, { alpha: 0.7 }, { alpha: 0, duration: 0.6, repeat: 1 }, 0)
    .fromTo(rings.scale, { x: 1, y: 1 }, { x: 1.5, y: 1.5, duration: 0.6, repeat: 1, ease: EASE.rise }, 0)
    .set(rings.scale, { x: 1, y: 1 });
}

/** Idle breathing, barely visible. 4 s; nothing in calm motion. */
export function idle(view: Container, ctx: FxContext): gsap.core.Timeline {
  if (ctx.calm) return lasting(recipe(), 4);
  return recipe().to(view.scale, { x: 1.02, y: 1.02, duration: 2, yoyo: true, repeat: 1, ease: EASE.idle });
}

/** The game's objects fade in where its card was. 0.3 s. */
export function fadeIn(view: Container, _ctx: FxContext): gsap.core.Timeline {
  return recipe().fromTo(view, { alpha: 0 }, { alpha: 1, duration: 0.3, ease: 'power1.out' });
}
