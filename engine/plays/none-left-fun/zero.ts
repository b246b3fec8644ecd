import { Container, Graphics, type PointData } from 'pixi.js';
import { EASE, lasting, recipe, type FxContext } from '#engine/fx/motion.ts';
import { CLAY } from '#engine/sprites/clay.ts';
import { RAISED, stepTo } from '#engine/plays/step-to.ts';
import type { Guide } from '#engine/sprites/guide.ts';
import { createLabel } from '#engine/sprites/label.ts';
import { fadeTo } from '#engine/plays/seen-at.ts';
import type { ArmBefore } from './arm-before.ts';
import { BACK_SECONDS, hasNothing, home, walk } from './walking.ts';

/** Height of the numeral's line of text at scale 1. */
export const ZERO_SIZE = 200;
/** From the numeral's middle up to where its string is held, at scale 1: over the container, and over the board that its place is on. */
const ROPE = { out: 74, there: 190 } as const;
const ROPE_COLOUR = '#7A5A6A';
/** The string begins at the numeral's upper edge. */
const TIED_AT = 58;
/** Its scale above a container of scale 1: large enough to be read, and no larger than the container. */
const OUT = 0.9;
/** It begins inside the container at this share of that scale. */
const GROWN_FROM = 0.5;
/** How far it rises above the container before it flies to its place. */
const RISES = 64;
/** From the beginning until it is out of the container; flies on; is over the board; is at its place; its balloon is tied there. */
const SECONDS = { up: 0.16, go: 0.08, over: 0.36, put: 0.6, tied: 0.95 } as const;
/** Before that, whoever takes it out goes to the container. */
const FETCH_SECONDS = 0.43;
/** When it is at its place, from the beginning. */
export const PUT_AT = FETCH_SECONDS + SECONDS.put;
/** In calm motion it is seen at the container, and goes from there with the number. */
const CALM_GOES = PUT_AT - BACK_SECONDS + 0.12;
/** In calm motion the number is so far over the container at once. */
const CALM_RISES = 60;
/** At least this much at the left of its middle stays on the stage, in its own pixels. */
const ON_STAGE = 70;
const REACH_SECONDS = 0.2;
/** The paw is on it for so long where it was put. */
const PUT_SECONDS = 0.03;

/** Eases of its way: up at once, so that who holds it is seen over the board; across evenly, since that may be a whole screen. */
const ARC = { across: EASE.idle, up: EASE.rise } as const;

/** The way of what carries the number, in the coordinates of its parent. */
export interface Carried {
  /** Where its string is held now. */
  held(): PointData;
  /** Where its string is held once the number is at its place. */
  readonly there: PointData;
  /** What carries it is so much larger or smaller than for a number of scale 1. */
  readonly size: number;
  readonly seconds: typeof SECONDS;
}

/** A place, and the scale of what is there. */
type Sized = PointData & { readonly scale: number };

/** The number zero, which comes out of the empty container on a string. */
export class Zero extends Container {
  private readonly string = new Graphics();
  private long: number = ROPE.out;
  /** Where its place is, and where what carried it is tied then. */
  private goal: PointData = { x: 0, y: 0 };
  private knot: PointData = { x: 0, y: 0 };
  /** From where the number was put, 0, to the knot, 1. Tweened. */
  readonly onward = { share: 0 };

  constructor() {
    super();
    this.addChild(
      this.string,
      createLabel({ text: '0', size: ZERO_SIZE, fill: '#FFFFFF', outline: CLAY.right.edge }),
    );
    this.alpha = 0;
  }

  /** From its middle to where its string is held, at scale 1. Tweened. */
  get rope(): number {
    return this.long;
  }

  set rope(long: number) {
    this.long = long;
    this.string
      .clear()
      .moveTo(0, -TIED_AT)
      .lineTo(0, -long)
      .stroke({ width: 6, color: ROPE_COLOUR, cap: 'round' });
  }

  /** What carries it from the container to its place, which have these scales; knot: where that is tied. */
  carriedTo(from: Sized, { x, y, scale }: Sized, knot: PointData): Carried {
    this.goal = { x, y: y - ROPE.there * scale };
    this.knot = knot;
    return { held: () => this.heldAt, there: this.goal, size: OUT * from.scale, seconds: SECONDS };
  }

  /** Where its string is held, in the coordinates of its parent: also when the number is at its place, and the string goes on. */
  get heldAt(): PointData {
    const at = { x: this.x, y: this.y - this.long * this.scale.y };
    const { share } = this.onward;
    return { x: at.x + (this.knot.x - at.x) * share, y: at.y + (this.knot.y - at.y) * share };
  }

  /**
   * The guide comes from wherever it is, takes the number by its string, and has a paw on that until the number is at its place
   * and its balloon is tied; then it goes home. arm: over all that the guide is behind. rises: how it rises, from when the guide
   * is there. 1.74 s. In calm motion the guide comes into sight where the number comes out, and then where it is put, a paw up.
   */
  fetchedBy(
    guide: Guide,
    arm: ArmBefore,
    rises: gsap.core.Timeline,
    { calm }: FxContext,
  ): gsap.core.Timeline {
    // Before the guide goes after it: at each step the number moves first.
    const timeline = recipe().add(rises.paused(false), FETCH_SECONDS);
    const { acts, arms, body } = guide;
    if (arms.carrying) acts.carry(arms.carrying);
    hasNothing(guide);
    arms.carrying = 'R';
    const foot = (at: PointData) => {
      const { x, y } = stepTo(guide, at, { side: 'R', stretch: RAISED }).foot;
      return { x: Math.max(x, ON_STAGE - guide.x / guide.scale.x), y };
    };
    const left = FETCH_SECONDS + SECONDS.tied;
    if (calm) {
      const half = BACK_SECONDS / 2;
      return timeline
        .add(fadeTo(guide, () => foot(this.heldAt)).paused(false), 0)
        .add(acts.cutTo('R', 'up').paused(false), half)
        .add(fadeTo(guide, () => foot(this.goal)).paused(false), CALM_GOES)
        .add(fadeTo(guide, home).paused(false), left)
        .add(acts.cutTo('R', 'rest').paused(false), left + half)
        .call(() => hasNothing(guide), undefined, left + BACK_SECONDS)
        .add(arm.seen(left + half).paused(false), half);
    }
    const start = { x: body.x, y: body.y };
    const to = () => foot(this.heldAt);
    const aim = () => stepTo(guide, this.heldAt, { side: 'R', stretch: RAISED }).aim;
    walk(timeline, guide, { from: () => start, to, seconds: FETCH_SECONDS, stays: SECONDS.tied }, 0);
    walk(timeline, guide, { from: to, to: home, seconds: BACK_SECONDS }, left);
    return (
      timeline
        .add(acts.reach(aim, REACH_SECONDS).paused(false), FETCH_SECONDS - REACH_SECONDS)
        .add(acts.letGo('R').paused(false), left)
        .call(() => hasNothing(guide), undefined, left + BACK_SECONDS)
        // After all that moves it: what begins later in a timeline comes later in each of its steps.
        .add(arm.seen(SECONDS.tied + PUT_SECONDS).paused(false), FETCH_SECONDS + 0.001)
    );
  }

  /** Out of the container, a moment to be read, and to its place, which have these scales. 0.95 s. */
  rise(from: Sized, to: Sized, ctx: FxContext): gsap.core.Timeline {
    const { x, y, scale } = to;
    const { up, go, over, put, tied } = SECONDS;
    const size = OUT * from.scale;
    const first = size * GROWN_FROM;
    // Whoever fetches it goes there before.
    Object.assign(this, { x: from.x, y: from.y - (ctx.calm ? CALM_RISES : 0), alpha: 0, rope: ROPE.out });
    this.onward.share = 0;
    this.scale.set(ctx.calm ? size : first);
    const timeline = recipe();
    if (ctx.calm) {
      timeline.to(this, { alpha: 1, duration: 0.25 }, 0).to(this, { alpha: 0, duration: 0.2 }, put - 0.2);
      return lasting(timeline, put + 0.08);
    }
    return timeline
      .fromTo(this.scale, { x: first, y: first }, { x: size, y: size, duration: up, ease: EASE.rise }, 0)
      .to(this, { alpha: 1, duration: 0.12 }, 0.04)
      .to(this, { y: from.y - RISES, duration: go, ease: EASE.rise }, 0)
      .to(this, { x, duration: put - go, ease: ARC.across }, go)
      .to(this, { y, duration: over - go, ease: ARC.up }, go)
      .fromTo(
        this,
        { rope: ROPE.out },
        { rope: ROPE.there, ease: ARC.up, duration: over - go, immediateRender: false },
        go,
      )
      .to(this.scale, { x: scale, y: scale, duration: put - go, ease: EASE.move }, go)
      .to(this, { alpha: 0, duration: 0.05 }, put + PUT_SECONDS)
      .to(this.onward, { share: 1, duration: tied - put - PUT_SECONDS, ease: EASE.move }, put + PUT_SECONDS);
  }
}
