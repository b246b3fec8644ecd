import { EASE, recipe, type FxContext } from '#engine/fx/motion.ts';
import type { Board } from '#engine/layout/board.ts';
import type { Guide } from '#engine/sprites/guide.ts';

/** From where a game has put the guide, to where it stands in all games. 0.5 s; nothing when it stands there. */
export function comeHome(guide: Guide, home: Board['guide'], ctx: FxContext): gsap.core.Timeline {
  const { x, y, scale } = home;
  if (guide.x === x && guide.y === y) return recipe();
  if (ctx.calm) {
    return recipe()
      .to(guide, { alpha: 0, duration: 0.25 })
      .set(guide, { x, y })
      .set(guide.scale, { x: scale, y: scale })
      .to(guide, { alpha: 1, duration: 0.25 });
  }
  return recipe()
    .to(guide, { x, duration: 0.5, ease: 'none' }, 0)
    .to(guide, { y, duration: 0.5, ease: EASE.duck }, 0)
    .to(guide.scale, { x: scale, y: scale, duration: 0.5, ease: EASE.move }, 0);
}
