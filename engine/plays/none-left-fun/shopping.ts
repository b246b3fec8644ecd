import { recipe, together, type FxContext } from '#engine/fx/motion.ts';
import { stepTo, type Step } from '#engine/plays/step-to.ts';
import type { Side } from '#engine/sprites/acting.ts';
import type { Guide } from '#engine/sprites/guide.ts';
import type { Piece } from '#engine/sprites/piece.ts';
import type { Vessel } from './vessel.ts';
import { fadeTo } from '#engine/plays/seen-at.ts';
import { BACK_SECONDS, hasNothing, home, walk } from './walking.ts';

/** From where it stands into the booth; from one thing to the next. */
const GO_SECONDS = 0.42;
const EACH_SECONDS = 0.55;
/** Of each, from when the paw has it: on the way to the mouth, and bitten. */
const LIFTED_SECONDS = 0.08;
const BITTEN_SECONDS = 0.28;
const EATEN_SECONDS = 0.34;
const REACH_SECONDS = 0.16;
/** In calm motion each goes out of sight as it is seen in the paw. */
const FADES_SECONDS = 0.16;
/** Where its arm may be stretched to, from its feet: the way that leaves it on the booth's floor. */
const STRETCHES = [-420, -250, -186, -120, -60].map((y) => ({ x: 120, y }));

/** When the first thing is in the paw, and from one to the next. */
export const TAKEN = { at: GO_SECONDS, each: EACH_SECONDS } as const;
/** From the beginning until so many are eaten. */
const eatenAfter = (things: number): number => GO_SECONDS + (things - 1) * EACH_SECONDS + EATEN_SECONDS;
/** Until whoever has eaten them is back, so that nothing that is asked about is hidden. */
export const backAfter = (things: number): number => eatenAfter(things) + BACK_SECONDS;

export interface Shopping {
  readonly guide: Guide;
  readonly fx: FxContext;
  /** At each bite. */
  eaten(): void;
}

/** The paw that takes a thing: so it stands near the booth's middle. */
export const sideOf = ({ x }: Piece): Side => (x < 0 ? 'L' : 'R');

/** How it stands in a booth for one of its things. side: of the paw that takes it. */
export function standFor(guide: Guide, vessel: Vessel, thing: Piece, side = sideOf(thing)): Step {
  const grip = vessel.gripOn(thing);
  const steps = STRETCHES.map((stretch) => stepTo(guide, grip, { side, stretch }));
  const off = ({ foot }: Step) => Math.abs(guide.y + foot.y * guide.scale.y - vessel.floor);
  return steps.reduce((best, step) => (off(step) < off(best) ? step : best));
}

/** The same in calm motion: it is seen in the booth, and what it has at its mouth is no more in the container. */
function takeCalmly(vessel: Vessel, guide: Guide, eaten: () => void): gsap.core.Timeline {
  const { acts, arms } = guide;
  const things = vessel.taken;
  const [first] = things;
  const side = sideOf(first!);
  const timeline = together(
    [0.01, recipe().call(() => void (arms.carrying = side))],
    [0, fadeTo(guide, () => standFor(guide, vessel, first!).foot)],
    [BACK_SECONDS / 2, acts.cutTo(side, 'mouth')],
  );
  things.forEach(({ body }, index) => {
    const at = GO_SECONDS + index * EACH_SECONDS;
    timeline
      .to(body, { alpha: 0, duration: FADES_SECONDS }, at)
      .call(holdIn(side, vessel, guide), undefined, at)
      .call(() => bite(side, guide, eaten), undefined, at + EATEN_SECONDS);
  });
  const done = eatenAfter(things.length);
  return timeline
    .add(fadeTo(guide, home).paused(false), done)
    .add(acts.cutTo(side, 'rest').paused(false), done + BACK_SECONDS / 2)
    .call(() => hasNothing(guide), undefined, done + BACK_SECONDS);
}

const holdIn =
  (side: Side, vessel: Vessel, { acts, scale }: Guide) =>
  () =>
    acts.carry(side, vessel.another(), vessel.sizeOfThings / scale.x);

function bite(side: Side, { acts }: Guide, eaten: () => void): void {
  acts.carry(side);
  eaten();
}

/**
 * The guide goes into a booth, behind what stands there, takes the last things with its paw, eats each, and goes back. So
 * it is never before a booth.
 */
export function takeLast(vessel: Vessel, { guide, fx, eaten }: Shopping): gsap.core.Timeline {
  const { taken: things } = vessel;
  if (fx.calm) return takeCalmly(vessel, guide, eaten);
  const { acts, arms } = guide;
  const timeline = recipe();
  let from = home;
  const sides = things.map(sideOf);
  things.forEach((thing, index) => {
    const step = () => standFor(guide, vessel, thing);
    const to = () => step().foot;
    const side = sides[index]!;
    const at = GO_SECONDS + index * EACH_SECONDS;
    const seconds = index === 0 ? GO_SECONDS : REACH_SECONDS;
    const isLast = index === things.length - 1;
    const stays = isLast ? EATEN_SECONDS : EACH_SECONDS - REACH_SECONDS;
    walk(timeline, guide, { from, to, seconds, stays }, at - seconds);
    from = to;
    timeline
      .call(() => void (arms.carrying = side), undefined, at - seconds)
      .add(acts.reach(() => step().aim, seconds).paused(false), at - seconds)
      // Also for who answers before: then none is left, whoever has it.
      .set(thing.body, { alpha: 0 }, at)
      .call(holdIn(side, vessel, guide), undefined, at)
      .add(acts.toMouth(side, BITTEN_SECONDS - LIFTED_SECONDS).paused(false), at + LIFTED_SECONDS)
      .call(() => bite(side, guide, eaten), undefined, at + BITTEN_SECONDS)
      .add(acts.chew(0.3).paused(false), at + BITTEN_SECONDS);
    if (isLast || sides[index + 1] !== side) timeline.add(acts.letGo(side).paused(false), at + EATEN_SECONDS);
  });
  const done = eatenAfter(things.length);
  walk(timeline, guide, { from, to: home, seconds: BACK_SECONDS }, done);
  return timeline.call(() => hasNothing(guide), undefined, done + BACK_SECONDS);
}
