import type { PointData } from 'pixi.js';
import { EASE, recipe, type FxContext } from '#engine/fx/motion.ts';
import type { Board } from '#engine/layout/board.ts';
import { GUIDE_HEIGHT, type Guide } from '#engine/sprites/guide.ts';
import { GUIDE_REACH } from './shelf-place.ts';

const LARGEST = 1.15;
/** Free space above its ears, at scale 1. */
const OVER_EARS = 30;

/** If there is no room beside the containers, the guide looks at them from a ledge above. top: of the free space. */
export function perch(guide: Guide, { x, y }: PointData, top: number): void {
  const scale = Math.min(LARGEST, (y - top) / (GUIDE_HEIGHT + OVER_EARS));
  guide.position.set(Math.max(x, GUIDE_REACH * scale), y);
  guide.scale.set(scale);
}

/** Down from there, to where the guide stands in all games. 0.5 s; nothing when it stands there. */
export function comeDown(guide: Guide, home: Board['guide'], ctx: FxContext): gsap.core.Timeline {
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
