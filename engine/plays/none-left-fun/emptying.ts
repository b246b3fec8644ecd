import type { PointData } from 'pixi.js';
import { EASE, recipe, together } from '#engine/fx/motion.ts';
import type { Side } from '#engine/sprites/acting.ts';
import type { Guide } from '#engine/sprites/guide.ts';
import type { Piece } from '#engine/sprites/piece.ts';
import { standFor, sideOf, type Shopping } from './shopping.ts';
import type { Vessel } from './vessel.ts';
import { fadeTo } from '#engine/plays/seen-at.ts';
import { BACK_SECONDS, hasNothing, home, walk } from './walking.ts';

/** From where it stands into the booth; all things are out within so long, each at most so long after the one before. */
const GO_SECONDS = 0.42;
const EMPTIED = { within: 1.9, each: 0.5 } as const;
/** Of each, from when the paw has it: it is lifted, and laid before the container. */
const LIFT = { by: 90, seconds: 0.12 } as const;
const LAID_SECONDS = 0.18;
const REACH_SECONDS = 0.14;
/** After the last one both paws are up, with nothing in them. */
const SHOWS_SECONDS = 0.3;
/** So long it shows them, while it is said what nothing means; then all that was in it is put back. */
const SHOWN_SECONDS = 1.35;
const RETURN_SECONDS = 0.3;
/** They are seen over the container: so much higher it stands. */
const SHOWS_UP = 60;
/** At least this much of it at the left of its middle stays on the stage, in its own pixels. */
const ON_STAGE = 150;
/** A booth whose middle is nearer to the stage's left side than so. */
const EDGE_BOOTH = 340;
/** What is put back one after the other. */
const RETURN_EACH = 0.09;

/** Seconds from one thing to the next. */
export const emptiedEach = ({ amount }: Vessel): number => Math.min(EMPTIED.each, EMPTIED.within / amount);
/** When its first thing is taken. */
export const EMPTIED_AT = GO_SECONDS;
/** From the beginning until nothing is in it, and two empty paws are seen. */
export const emptiedAfter = (vessel: Vessel): number =>
  GO_SECONDS + (vessel.amount - 1) * emptiedEach(vessel) + LIFT.seconds + LAID_SECONDS + SHOWS_SECONDS;

/**
 * What "none" means, in a booth where it is not so: the guide goes in, takes out one thing after the other, and lays all on the
 * counter; then it shows its empty paws. In calm motion it is seen there, and they change their place by alpha.
 */
export function takeOut(vessel: Vessel, { guide, fx, eaten }: Shopping): gsap.core.Timeline {
  const { acts, arms } = guide;
  const each = emptiedEach(vessel);
  const timeline = recipe().to(vessel.numeral, { alpha: 0, duration: 0.1 }, 0);
  const done = emptiedAfter(vessel);
  if (fx.calm) {
    timeline
      .call(() => void (arms.carrying = 'R'), undefined, 0)
      .add(fadeTo(guide, () => standFor(guide, vessel, vessel.fruits[0]!).foot).paused(false), 0);
    vessel.fruits.forEach((fruit, index) => {
      const at = GO_SECONDS + index * each;
      timeline
        .to(fruit.body, { alpha: 0, duration: 0.14 }, at)
        .to(vessel.laid[index]!, { alpha: 1, duration: 0.14 }, at + 0.14)
        .call(eaten, undefined, at);
    });
    // Both are up from when it comes into sight: nothing that is seen moves.
    for (const side of ['L', 'R'] as const)
      timeline.add(acts.cutTo(side, 'up').paused(false), BACK_SECONDS / 2);
    return timeline.set({}, {}, done);
  }
  let from = home;
  vessel.fruits.forEach((fruit, index) => {
    const side = sideFor(vessel, fruit);
    const step = () => standFor(guide, vessel, fruit, side);
    const to = () => onStage(guide, step().foot);
    const at = GO_SECONDS + index * each;
    const seconds = index === 0 ? GO_SECONDS : Math.min(REACH_SECONDS, each * 0.4);
    const isLast = index === vessel.amount - 1;
    const stays = isLast ? LIFT.seconds + LAID_SECONDS : each - seconds;
    walk(timeline, guide, { from, to, seconds, stays }, at - seconds);
    from = to;
    const hold = () => acts.carry(side, vessel.another(), vessel.sizeOfThings / guide.scale.x);
    const lifted = () => ({ x: step().aim.x, y: step().aim.y - LIFT.by });
    const laid = vessel.laid[index]!;
    const there = vessel.laidAt(index);
    const out = { x: fruit.x, y: fruit.y - LIFT.by };
    timeline
      .call(() => void (arms.carrying = side), undefined, at - seconds)
      .add(acts.reach(() => step().aim, seconds).paused(false), at - seconds)
      .set(fruit.body, { alpha: 0 }, at)
      .call(hold, undefined, at)
      .add(acts.reach(lifted, LIFT.seconds).paused(false), at + 0.01)
      .call(() => acts.carry(side), undefined, at + LIFT.seconds)
      .set(laid, { alpha: 1 }, at + LIFT.seconds)
      .fromTo(
        laid,
        { x: out.x },
        { x: there.x, duration: LAID_SECONDS, ease: 'none', immediateRender: false },
        at + LIFT.seconds,
      )
      .fromTo(
        laid,
        { y: out.y },
        { y: there.y, duration: LAID_SECONDS, ease: EASE.fall, immediateRender: false },
        at + LIFT.seconds,
      )
      .call(eaten, undefined, at + LIFT.seconds + LAID_SECONDS);
  });
  // In the middle of the booth, where both are seen.
  const middle = () => ({
    x: (vessel.x - guide.x) / guide.scale.x,
    y: (vessel.floor - SHOWS_UP * vessel.scale.y - guide.y) / guide.scale.y,
  });
  const shows = done - SHOWS_SECONDS;
  walk(
    timeline,
    guide,
    { from, to: middle, seconds: SHOWS_SECONDS * 0.7, stays: SHOWS_SECONDS * 0.3 },
    shows,
  );
  const up = (side: -1 | 1) => () => ({
    x: guide.x + side * 150 * guide.scale.x,
    y: guide.y - 420 * guide.scale.y,
  });
  for (const side of [-1, 1] as const)
    timeline.add(acts.reach(up(side), SHOWS_SECONDS).paused(false), done - SHOWS_SECONDS);
  return timeline;
}

/** The paws are shown for a while; then all is as it was, and the guide is back: 2.1 s. */
export function putBack(vessel: Vessel, { guide, fx }: Shopping): gsap.core.Timeline {
  const { acts } = guide;
  const timeline = recipe();
  vessel.fruits.forEach((fruit, index) => {
    const at = SHOWN_SECONDS + index * RETURN_EACH;
    const laid = vessel.laid[index]!;
    if (fx.calm) {
      timeline
        .to(laid, { alpha: 0, duration: RETURN_SECONDS / 2 }, at)
        .to(fruit.body, { alpha: 1, duration: RETURN_SECONDS / 2 }, at);
      return;
    }
    timeline
      .to(laid, { x: fruit.x, duration: RETURN_SECONDS, ease: 'none' }, at)
      .to(laid, { y: fruit.y, duration: RETURN_SECONDS, ease: 'back.out(2)' }, at)
      .set(laid, { alpha: 0 }, at + RETURN_SECONDS)
      .set(fruit.body, { alpha: 1 }, at + RETURN_SECONDS);
  });
  const back = SHOWN_SECONDS + RETURN_SECONDS;
  const numeral = recipe().to(vessel.numeral, { alpha: vessel.wasCounted ? 1 : 0, duration: 0.15 }, 0);
  const rests = (['L', 'R'] as const).map((side) =>
    fx.calm
      ? ([back + BACK_SECONDS / 2, acts.cutTo(side, 'rest')] as const)
      : ([back, acts.letGo(side)] as const),
  );
  const walks = recipe();
  if (fx.calm) walks.add(fadeTo(guide, home).paused(false), 0);
  else {
    const { body } = guide;
    let start = home();
    walks.call(() => void (start = { x: body.x, y: body.y }), undefined, 0);
    walk(walks, guide, { from: () => start, to: home, seconds: BACK_SECONDS }, 0.001);
  }
  walks.call(() => hasNothing(guide), undefined, BACK_SECONDS + 0.01);
  return together([0, timeline], [back, numeral], [back, walks], ...rests);
}

/** At the stage's edge it takes what is in the middle from the other side. */
const sideFor = (vessel: Vessel, thing: Piece): Side =>
  thing.x === 0 && vessel.x < EDGE_BOOTH ? 'L' : sideOf(thing);

const onStage = (guide: Guide, { x, y }: PointData): PointData => ({
  x: Math.max(x, ON_STAGE - guide.x / guide.scale.x),
  y,
});
