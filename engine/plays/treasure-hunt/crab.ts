import { Sprite } from 'pixi.js';
import { EASE, lasting, recipe, type FxContext } from '#engine/fx/motion.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import { Piece } from '#engine/sprites/piece.ts';
import type { Look } from './looks.ts';

/** How high it stands over the edge that it holds, at scale 1. */
export const CRAB_HEIGHT = 108;
const JOY_SECONDS = 0.7;

/** Guards a heap: it looks over the far edge of what the treasure lies on, and holds it. Its origin is on that edge. */
export class Crab extends Piece {
  constructor(pictures: Pictures, { crab }: Pick<Look, 'crab'>) {
    super();
    this.body.addChild(new Sprite(pictures.texture(`treasure/${crab}`)));
  }

  /** Is glad: up and down on its claws, twice. In calm motion it stays as it is: half faded it would be gone, not glad. 0.7 s. */
  joy(ctx: FxContext): gsap.core.Timeline {
    const { body } = this;
    if (ctx.calm) return lasting(recipe(), JOY_SECONDS);
    const timeline = recipe();
    for (const at of [0, 0.3])
      timeline
        .to(body.scale, { x: 0.94, y: 1.16, duration: 0.12, ease: EASE.rise }, at)
        .to(body.scale, { x: 1, y: 1, duration: 0.14, ease: EASE.fall }, at + 0.14);
    return lasting(timeline, JOY_SECONDS);
  }
}
