import { Container, type PointData } from 'pixi.js';
import { EASE, lasting, recipe, type FxContext } from '#engine/fx/motion.ts';
import { CLAY } from '#engine/sprites/clay.ts';
import { createLabel } from '#engine/sprites/label.ts';

/** Height of the numeral's line of text at scale 1. */
export const ZERO_SIZE = 200;
/** From the numeral's middle up to where the string holds it, at scale 1. */
const HELD_AT = 74;
/** Its scale above a container of scale 1: large enough to be read, and no larger than the container. */
const OUT = 0.9;
/** It begins inside the container at this share of that scale. */
const GROWN_FROM = 0.5;
/** How far it rises above the container before it flies to its place. */
const RISES = 84;
/** From the beginning until it is out of the container; flies on; is at its place; its balloon is tied there. */
const SECONDS = { up: 0.4, go: 0.62, put: 1.12, tied: 1.58 } as const;

/** Eases of its flight: faster upward at first and across later, so that it goes in an arc, as its balloon does. */
export const ARC = { across: 'power2.in', up: 'sine.out' } as const;

/** The way of what carries the number: where its string ends when the number is in the container, out of it, and at its place. */
export interface Carried {
  readonly out: readonly [PointData, PointData];
  readonly over: PointData;
  /** What carries it is so much larger or smaller than for a number of scale 1. */
  readonly size: number;
  readonly seconds: typeof SECONDS;
}

/** A place, and the scale of what is there. */
type Sized = PointData & { readonly scale: number };

/** The number zero, which comes out of the empty container. */
export class Zero extends Container {
  constructor() {
    super();
    this.addChild(createLabel({ text: '0', size: ZERO_SIZE, fill: '#FFFFFF', outline: CLAY.right.edge }));
    this.alpha = 0;
  }

  /** What carries it from the container to its place, which have these scales. */
  carriedTo(from: Sized, { x, y, scale }: Sized): Carried {
    const size = OUT * from.scale;
    return {
      out: [
        { x: from.x, y: from.y - HELD_AT * size * GROWN_FROM },
        { x: from.x, y: from.y - RISES - HELD_AT * size },
      ],
      over: { x, y: y - HELD_AT * scale },
      size,
      seconds: SECONDS,
    };
  }

  /** Out of the container, a moment to be read, and to its place, which have these scales. 1.2 s. */
  rise(from: Sized, to: Sized, ctx: FxContext): gsap.core.Timeline {
    const { x, y, scale } = to;
    const { up, go, put } = SECONDS;
    const size = OUT * from.scale;
    const first = size * GROWN_FROM;
    const timeline = recipe()
      .set(this, { x: from.x, y: from.y, alpha: 0 }, 0)
      .set(this.scale, { x: size, y: size }, 0);
    if (ctx.calm) {
      timeline
        .set(this, { y: from.y - 60 }, 0)
        .to(this, { alpha: 1, duration: 0.3 }, 0.1)
        .to(this, { alpha: 0, duration: 0.2 }, put - 0.2);
      return lasting(timeline, put + 0.08);
    }
    return timeline
      .fromTo(this.scale, { x: first, y: first }, { x: size, y: size, duration: up, ease: EASE.rise }, 0)
      .to(this, { alpha: 1, duration: 0.12 }, 0.04)
      .to(this, { y: from.y - RISES, duration: up, ease: EASE.rise }, 0)
      .to(this, { x, duration: put - go, ease: ARC.across }, go)
      .to(this, { y, duration: put - go, ease: ARC.up }, go)
      .to(this.scale, { x: scale, y: scale, duration: put - go, ease: EASE.move }, go)
      .to(this, { alpha: 0, duration: 0.05 }, put + 0.03);
  }
}
