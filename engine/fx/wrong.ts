import type { Answerable } from './answerable.ts';
import { lasting, recipe, SECONDS, type FxContext } from './motion.ts';

/** Until the same question can be answered again. Source: product specification, section 9. */
export const WRONG_SECONDS = 1.5;
const BACK_AT = 1.2;
/** A shaken head turns around its neck, in arcs. Radians. */
const TILT_PER_PIXEL = 0.0025;

/**
 * The tile shakes its head and never leaves its place; orange and a curled arrow say "have
 * another go". Ends with the tile as before but for its small "tried" mark. 1.5 s.
 */
export function wrong(tile: Answerable, ctx: FxContext): gsap.core.Timeline {
  const timeline = recipe()
    .call(() => void (tile.state = 'wrong'), undefined, 0)
    .fromTo(tile.badge, { alpha: 0 }, { alpha: 1, duration: SECONDS.fast }, 0)
    .to(tile.badge, { alpha: 0, duration: 0.2 }, BACK_AT)
    .call(
      () => {
        tile.state = 'idle';
        tile.wasTried = true;
      },
      undefined,
      BACK_AT + 0.2,
    );
  if (!ctx.calm) {
    timeline.fromTo(
      tile.badge.scale,
      { x: 0.3, y: 0.3 },
      { x: 1, y: 1, duration: SECONDS.base, ease: 'back.out(1.7)' },
      0,
    );
    const each = 0.42 / 5;
    [-18, 18, -12, 12, 0].forEach((x, index) => {
      const rotation = x * TILT_PER_PIXEL;
      timeline.to(tile.body, { x, rotation, duration: each, ease: 'power1.inOut' }, index * each);
    });
  }
  return lasting(timeline, WRONG_SECONDS);
}
