import { Container, type PointData } from 'pixi.js';
import { EASE, lasting, recipe, type FxContext } from '#engine/fx/motion.ts';
import { CLAY } from '#engine/sprites/clay.ts';
import { RAISED, stepTo } from '#engine/plays/step-to.ts';
import type { Guide } from '#engine/sprites/guide.ts';
import { createLabel } from '#engine/sprites/label.ts';
import { BACK_SECONDS, hasNothing, home, walk } from './walking.ts';

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
const SECONDS = { up: 0.3, go: 0.4, put: 0.89, tied: 1.35 } as const;
/** Before that, whoever takes it out goes to the container. */
const FETCH_SECONDS = 0.38;
/** At least this much at the left of its middle stays on the stage, in its own pixels. */
const ON_STAGE = 70;
const REACH_SECONDS = 0.2;
/** The paw is on it for so long where it was put. */
const PUT_SECONDS = 0.03;

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

  /** Where its string holds it, in the coordinates of its parent. */
  get heldAt(): PointData {
    return { x: this.x, y: this.y - HELD_AT * this.scale.y };
  }

  /**
   * The guide comes from wherever it is, takes the number by its string, and has a paw on it until it is at its place; then it
   * goes home. rises: how it rises, from when the guide is there. In calm motion the guide stays. 1.73 s.
   */
  fetchedBy(guide: Guide, rises: gsap.core.Timeline, { calm }: FxContext): gsap.core.Timeline {
    // Before the guide goes after it: at each step the number moves first.
    const timeline = recipe().add(rises.paused(false), FETCH_SECONDS);
    const { acts, arms, body } = guide;
    if (arms.carrying) acts.carry(arms.carrying);
    hasNothing(guide);
    if (calm) return timeline;
    arms.carrying = 'R';
    const start = { x: body.x, y: body.y };
    const step = () => stepTo(guide, this.heldAt, { side: 'R', stretch: RAISED });
    const to = () => {
      const { x, y } = step().foot;
      return { x: Math.max(x, ON_STAGE - guide.x / guide.scale.x), y };
    };
    const stays = SECONDS.put + PUT_SECONDS;
    const left = FETCH_SECONDS + stays;
    walk(timeline, guide, { from: () => start, to, seconds: FETCH_SECONDS, stays }, 0);
    walk(timeline, guide, { from: to, to: home, seconds: BACK_SECONDS }, left);
    return timeline
      .add(acts.reach(() => step().aim, REACH_SECONDS).paused(false), FETCH_SECONDS - REACH_SECONDS)
      .add(acts.letGo('R').paused(false), left)
      .call(() => hasNothing(guide), undefined, left + BACK_SECONDS);
  }

  /** Out of the container, a moment to be read, and to its place, which have these scales. 1 s. */
  rise(from: Sized, to: Sized, ctx: FxContext): gsap.core.Timeline {
    const { x, y, scale } = to;
    const { up, go, put } = SECONDS;
    const size = OUT * from.scale;
    const first = size * GROWN_FROM;
    // Whoever fetches it goes there before.
    Object.assign(this, { x: from.x, y: from.y, alpha: 0 });
    this.scale.set(ctx.calm ? size : first);
    const timeline = recipe();
    if (ctx.calm) {
      timeline
        .set(this, { y: from.y - 60 }, 0)
        .to(this, { alpha: 1, duration: 0.25 }, 0)
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
      .to(this, { alpha: 0, duration: 0.05 }, put + PUT_SECONDS);
  }
}
