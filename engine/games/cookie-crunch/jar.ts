import { Sprite } from 'pixi.js';
import { EASE, lasting, recipe, type FxContext } from '#engine/fx/motion.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import { Piece } from '#engine/sprites/piece.ts';

/** Size at scale 1, and the height of the rim over the foot, in design pixels. */
export const JAR_WIDTH = 290;
const RIM = 190;

/** The cookie jar: it opens for what is left over, and is closed when the round is done. Its origin is its foot. */
export class Jar extends Piece {
  private readonly lid: Sprite;

  constructor(pictures: Pictures) {
    super();
    this.lid = new Sprite(pictures.texture('cookie/jar-lid'));
    this.lid.y = -RIM;
    this.body.addChild(new Sprite(pictures.texture('cookie/jar')), this.lid);
  }

  /** Where cookies fall in, in the jar's own coordinates. */
  get mouth(): { readonly x: number; readonly y: number } {
    return { x: 0, y: -RIM };
  }

  /** The lid goes up, stays while cookies fall in, and comes down again. 1 s. */
  take(ctx: FxContext): gsap.core.Timeline {
    if (ctx.calm) return lasting(recipe(), 1);
    return recipe()
      .to(this.lid, { y: -RIM - 86, rotation: 0.22, duration: 0.2, ease: EASE.rise }, 0)
      .to(this.lid, { y: -RIM, rotation: 0, duration: 0.2, ease: EASE.fall }, 0.72)
      .to(this.body.scale, { x: 1.06, y: 0.93, duration: 0.05 }, 0.9)
      .to(this.body.scale, { x: 1, y: 1, duration: 0.1, ease: EASE.rise }, 0.95);
  }

  /** Closed and proud: it comes forward to a place, hops, and settles. 1.6 s. */
  celebrate(
    to: { readonly x: number; readonly y: number },
    scale: number,
    ctx: FxContext,
  ): gsap.core.Timeline {
    const timeline = recipe();
    if (ctx.calm) {
      timeline
        .to(this, { alpha: 0, duration: 0.25 }, 0)
        .set(this, { ...to }, 0.25)
        .set(this.scale, { x: scale, y: scale }, 0.25)
        .to(this, { alpha: 1, duration: 0.25 }, 0.25);
      return lasting(timeline, 1.6);
    }
    return timeline
      .to(this, { ...to, duration: 0.5, ease: EASE.move }, 0)
      .to(this.scale, { x: scale, y: scale, duration: 0.5, ease: EASE.move }, 0)
      .to(this.body.scale, { x: 1.12, y: 0.86, duration: 0.12, ease: EASE.rise }, 0.5)
      .to(this.body, { y: -70, duration: 0.24, ease: EASE.rise }, 0.62)
      .to(this.body.scale, { x: 0.94, y: 1.1, duration: 0.18 }, 0.62)
      .to(this.body, { y: 0, duration: 0.2, ease: EASE.fall }, 0.86)
      .to(this.body.scale, { x: 1.12, y: 0.88, duration: 0.08, ease: EASE.fall }, 1)
      .to(this.body.scale, { x: 1, y: 1, duration: 0.5, ease: EASE.settle }, 1.08)
      .call(() => ctx.burst?.(this, 20), undefined, 1);
  }
}
