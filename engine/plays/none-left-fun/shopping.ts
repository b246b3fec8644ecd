import { flyTo } from '#engine/fx/right.ts';
import { recipe, together, type FxContext } from '#engine/fx/motion.ts';
import { stepTo } from '#engine/plays/step-to.ts';
import type { Guide } from '#engine/sprites/guide.ts';
import type { Vessel } from './vessel.ts';
import { BACK_SECONDS, hasNothing, home, walk } from './walking.ts';

/** From where it stands to the booth; from one thing to the next. */
const GO_SECONDS = 0.42;
const EACH_SECONDS = 0.55;
/** Of each, from when the paw has it: on the way to the mouth, and bitten. */
const LIFTED_SECONDS = 0.08;
const BITTEN_SECONDS = 0.28;
const EATEN_SECONDS = 0.34;
/** From the middle of a booth to the end of the room that it needs beside it, at scale 1. */
const GUIDE_ROOM = 330;
const REACH_SECONDS = 0.16;
/** In calm motion each is out of sight by when it would have been eaten. */
const FADES_AT = 0.2;

/** When the first thing is in the paw, and from one to the next. */
export const TAKEN = { at: GO_SECONDS, each: EACH_SECONDS } as const;
/** From the beginning until so many are eaten. */
const eatenAfter = (things: number): number => GO_SECONDS + (things - 1) * EACH_SECONDS + EATEN_SECONDS;
/** Until whoever has eaten them is back, so that nothing that is asked about is hidden. */
export const backAfter = (things: number): number => eatenAfter(things) + BACK_SECONDS;

export interface Shopping {
  readonly guide: Guide;
  readonly fx: FxContext;
  /** Of the stage. */
  readonly width: number;
  /** At each bite. */
  eaten(): void;
}

/**
 * The guide goes to a booth, takes the last things with its paw, the nearest ones first, eats each, and goes back. In calm
 * motion they go by alpha, and it stays.
 */
export function takeLast(vessel: Vessel, { guide, fx, width, eaten }: Shopping): gsap.core.Timeline {
  const { taken: things } = vessel;
  if (fx.calm) {
    const fades = things.map(({ body }, index) => {
      const fade = flyTo(body, body, fx).call(eaten, undefined, 0);
      return [FADES_AT + index * EACH_SECONDS, fade] as const;
    });
    return together(...fades);
  }
  const { acts, arms } = guide;
  const timeline = recipe();
  let from = home;
  // On the right, so that its tail is on the side away from the booth; at the right edge there is no room for it.
  const side = vessel.x + GUIDE_ROOM * guide.scale.x < width ? 'L' : 'R';
  const nearest = side === 'R' ? things : [...things].reverse();
  nearest.forEach((thing, index) => {
    const step = () => stepTo(guide, vessel.spotOf(thing), { side });
    const to = () => step().foot;
    const at = GO_SECONDS + index * EACH_SECONDS;
    const seconds = index === 0 ? GO_SECONDS : REACH_SECONDS;
    const stays = index === nearest.length - 1 ? EATEN_SECONDS : EACH_SECONDS - REACH_SECONDS;
    const hold = () => acts.carry(side, vessel.another(), vessel.sizeOfThings / guide.scale.x);
    const bitten = () => {
      acts.carry(side);
      eaten();
    };
    walk(timeline, guide, { from, to, seconds, stays }, at - seconds);
    from = to;
    timeline
      .add(acts.reach(() => step().aim, seconds).paused(false), at - seconds)
      // Also for who answers before: then none is left, whoever has it.
      .set(thing.body, { alpha: 0 }, at)
      .call(hold, undefined, at)
      .add(acts.toMouth(side, 0.16).paused(false), at + LIFTED_SECONDS)
      .call(bitten, undefined, at + BITTEN_SECONDS)
      .add(acts.chew(0.3).paused(false), at + BITTEN_SECONDS);
  });
  const done = eatenAfter(things.length);
  walk(timeline, guide, { from, to: home, seconds: BACK_SECONDS }, done);
  return timeline
    .call(() => void (arms.carrying = side), undefined, 0)
    .add(acts.letGo(side).paused(false), done)
    .call(() => hasNothing(guide), undefined, done + BACK_SECONDS);
}
