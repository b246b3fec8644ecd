import { Container, type PointData } from 'pixi.js';
import { EASE, lasting, recipe, type FxContext } from '#engine/fx/motion.ts';
import { CLAY } from '#engine/sprites/clay.ts';
import { createLabel } from '#engine/sprites/label.ts';

/** Height of the numeral's line at scale 1. */
export const ZERO_SIZE = 200;
/** From its middle to where the string holds it, at scale 1. */
const HELD_AT = 74;
/** How far it comes out of the container before it goes on. */
const RISES = 84;
/** It is out; it goes on; it is where it belongs; what has carried it is tied. */
const SECONDS = { up: 0.4, go: 0.62, put: 1.12, tied: 1.58 } as const;

/** Up first, and then across: what floats goes in an arc. What carries the number goes along with it. */
export const ARC = { across: 'power2.in', up: 'sine.out' } as const;

/** The way of what carries the number: where its string ends when the number is in the container, out of it, and at its place. */
export interface Carried {
  readonly out: readonly [PointData, PointData];
  readonly over: PointData;
  readonly seconds: typeof SECONDS;
}

/** The number zero, which comes out of the empty container. */
export class Zero extends Container {
  constructor() {
    super();
    this.addChild(createLabel({ text: '0', size: ZERO_SIZE, fill: '#FFFFFF', outline: CLAY.right.edge }));
    this.alpha = 0;
  }

  /** What carries it from the container to its place, where it is of this scale. */
  carriedTo(from: PointData, { x, y, scale }: PointData & { readonly scale: number }): Carried {
    return {
      out: [
        { x: from.x, y: from.y - HELD_AT * 0.3 },
        { x: from.x, y: from.y - RISES - HELD_AT },
      ],
      over: { x, y: y - HELD_AT * scale },
      seconds: SECONDS,
    };
  }

  /** Out of the container, a moment to be read, and to its place, where it is of this scale. 1.2 s. */
  rise(from: PointData, to: PointData & { readonly scale: number }, ctx: FxContext): gsap.core.Timeline {
    const { x, y, scale } = to;
    const { up, go, put } = SECONDS;
    const timeline = recipe()
      .set(this, { x: from.x, y: from.y, alpha: 0 }, 0)
      .set(this.scale, { x: 1, y: 1 }, 0);
    if (ctx.calm) {
      timeline
        .set(this, { y: from.y - 60 }, 0)
        .to(this, { alpha: 1, duration: 0.3 }, 0.1)
        .to(this, { alpha: 0, duration: 0.2 }, put - 0.2);
      return lasting(timeline, put + 0.08);
    }
    return timeline
      .fromTo(this.scale, { x: 0.3, y: 0.3 }, { x: 1, y: 1, duration: up, ease: EASE.rise }, 0)
      .to(this, { alpha: 1, duration: 0.12 }, 0.04)
      .to(this, { y: from.y - RISES, duration: up, ease: EASE.rise }, 0)
      .to(this, { x, duration: put - go, ease: ARC.across }, go)
      .to(this, { y, duration: put - go, ease: ARC.up }, go)
      .to(this.scale, { x: scale, y: scale, duration: put - go, ease: EASE.move }, go)
      .to(this, { alpha: 0, duration: 0.05 }, put + 0.03);
  }
}
