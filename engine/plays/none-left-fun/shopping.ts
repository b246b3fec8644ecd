import type { PointData } from 'pixi.js';
import { flyTo } from '#engine/fx/right.ts';
import { EASE, recipe, together, type FxContext } from '#engine/fx/motion.ts';
import { stepTo } from '#engine/plays/errand.ts';
import type { Guide } from '#engine/sprites/guide.ts';
import type { Animate } from '#engine/sprites/piece.ts';
import { GUIDE_REACH } from './shelf-place.ts';
import type { Vessel } from './vessel.ts';

/** From where it stands to the booth; from one thing to the next; from the last one eaten to where it stood. */
const GO_SECONDS = 0.32;
const EACH_SECONDS = 0.55;
const BACK_SECONDS = 0.3;
/** Of each, from when the paw has it: on the way to the mouth, and bitten. */
const LIFTED_SECONDS = 0.08;
const BITTEN_SECONDS = 0.28;
const EATEN_SECONDS = 0.34;
const REACH_SECONDS = 0.16;
/** In calm motion each is out of sight by when it would have been eaten. */
const FADES_AT = 0.2;

/** When the first thing is in the paw, and from one to the next. */
export const TAKEN = { at: GO_SECONDS, each: EACH_SECONDS } as const;
/** From the beginning until so many are eaten. */
const eatenAfter = (things: number): number => GO_SECONDS + (things - 1) * EACH_SECONDS + EATEN_SECONDS;
/** Until whoever has eaten them is back, so that nothing that is asked about is hidden. */
export const backAfter = (things: number): number => eatenAfter(things) + BACK_SECONDS;
/** A walk is a few hops. */
const HOP = 26;
const HOP_LENGTH = 420;
const HOME = { x: 0, y: 0 } as const;

export interface Shopping {
  readonly guide: Guide;
  readonly fx: FxContext;
  /** At each bite. */
  eaten(): void;
}

/**
 * The guide goes to a booth, takes the last things with its paw, the upper ones first, eats each, and goes back. In calm
 * motion they go by alpha, and it stays.
 */
export function takeLast(vessel: Vessel, { guide, fx, eaten }: Shopping): gsap.core.Timeline {
  const things = [...vessel.taken].reverse();
  if (fx.calm) {
    const gone = things.map(({ body }, index) => {
      const fade = flyTo(body, body, fx).call(eaten, undefined, 0);
      return [FADES_AT + index * EACH_SECONDS, fade] as const;
    });
    return together(...gone);
  }
  const { acts, arms } = guide;
  const timeline = recipe();
  const first = vessel.spotOf(things[0]!);
  let from: PointData = HOME;
  // At the left edge it stands on the other side, so that it stays in sight.
  const side = first.x > 2.4 * GUIDE_REACH * guide.scale.x || guide.x < GUIDE_REACH ? 'R' : 'L';
  things.forEach((thing, index) => {
    const { aim, foot } = stepTo(guide, vessel.spotOf(thing), { side });
    const at = GO_SECONDS + index * EACH_SECONDS;
    const way = index === 0 ? GO_SECONDS : REACH_SECONDS;
    const hold = () => acts.carry(side, vessel.another(), vessel.sizeOfThings / guide.scale.x);
    const bitten = () => {
      acts.carry(side);
      eaten();
    };
    walk(timeline, guide, { from, to: foot, seconds: way }, at - way);
    from = foot;
    timeline
      .add(acts.reach(aim, way).paused(false), at - way)
      // Also for who answers before: then none is left, whoever has it.
      .set(thing.body, { alpha: 0 }, at)
      .call(hold, undefined, at)
      .add(acts.toMouth(side, 0.16).paused(false), at + LIFTED_SECONDS)
      .call(bitten, undefined, at + BITTEN_SECONDS)
      .add(acts.chew(0.3).paused(false), at + BITTEN_SECONDS);
  });
  const done = eatenAfter(things.length);
  walk(timeline, guide, { from, to: HOME, seconds: BACK_SECONDS }, done);
  return timeline
    .call(() => void (arms.carrying = side), undefined, 0)
    .add(acts.letGo(side).paused(false), done)
    .call(() => void (arms.carrying = undefined), undefined, done + BACK_SECONDS);
}

/** From where it stands to where it goes, in its own pixels. */
interface Way {
  readonly from: PointData;
  readonly to: PointData;
  readonly seconds: number;
}

/** It goes there in hops. A walk that is cut short leaves it where it is by then. */
function walk(timeline: gsap.core.Timeline, { body }: Guide, { from, to, seconds }: Way, at: number): void {
  const way = { share: 0 };
  const hops = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / HOP_LENGTH));
  const step = () => {
    const { share } = way;
    const up = share === 1 ? 0 : Math.abs(Math.sin(share * hops * Math.PI)) * HOP;
    body.position.set(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share - up);
  };
  timeline.fromTo(
    way,
    { share: 0 },
    { share: 1, duration: seconds, ease: EASE.move, onUpdate: step, immediateRender: false },
    at,
  );
}

/** Nothing is taken any more; it goes back from wherever it is: what it did may have been cut short. */
export function comeBack(guide: Guide, animate: Animate): void {
  const { acts, arms, body } = guide;
  if (arms.carrying) acts.carry(arms.carrying);
  arms.carrying = undefined;
  const { x, y } = body;
  if (x === 0 && y === 0) return;
  const timeline = recipe();
  walk(timeline, guide, { from: { x, y }, to: HOME, seconds: BACK_SECONDS }, 0);
  animate(timeline);
}
