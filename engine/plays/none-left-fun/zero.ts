import { Container, type PointData } from 'pixi.js';
import { EASE, lasting, recipe, type FxContext } from '#engine/fx/motion.ts';
import { CLAY } from '#engine/sprites/clay.ts';
import { createLabel } from '#engine/sprites/label.ts';

/** Height of the numeral's line at scale 1. */
export const ZERO_SIZE = 230;

/** The number zero, which comes out of the empty container. */
export class Zero extends Container {
  constructor() {
    super();
    this.addChild(createLabel({ text: '0', size: ZERO_SIZE, fill: '#FFFFFF', outline: CLAY.right.edge }));
    this.alpha = 0;
  }

  /** Out of the container, a moment to be read, and on an arc to its place, where it is of this scale. 1.4 s. */
  rise(from: PointData, to: PointData & { readonly scale: number }, ctx: FxContext): gsap.core.Timeline {
    const { x, y, scale } = to;
    const timeline = recipe()
      .set(this, { x: from.x, y: from.y, alpha: 0 }, 0)
      .set(this.scale, { x: 1, y: 1 }, 0);
    if (ctx.calm) {
      timeline
        .set(this, { y: from.y - 60 }, 0)
        .to(this, { alpha: 1, duration: 0.3 }, 0.1)
        .to(this, { alpha: 0, duration: 0.2 }, 1.15);
      return lasting(timeline, 1.4);
    }
    return timeline
      .fromTo(this.scale, { x: 0.2, y: 0.2 }, { x: 1, y: 1, duration: 0.45, ease: EASE.pop }, 0.1)
      .to(this, { alpha: 1, duration: 0.12 }, 0.1)
      .to(this, { y: from.y - 90, duration: 0.45, ease: EASE.rise }, 0.1)
      .to(this, { x, y, duration: 0.45, ease: EASE.move }, 0.9)
      .to(this.scale, { x: scale, y: scale, duration: 0.45, ease: EASE.move }, 0.9)
      .to(this, { alpha: 0, duration: 0.05 }, 1.35);
  }
}
