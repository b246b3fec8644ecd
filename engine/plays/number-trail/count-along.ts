import type { Container } from 'pixi.js';
import { recipe, together, type FxContext } from '#engine/fx/motion.ts';
import type { TrailPoint } from '#engine/games/number-trail/words.ts';
import type { HelpPicture } from '#engine/plays/help.ts';
import type { Sign } from './sign.ts';

/** Seconds for one number when counting along. */
export const COUNT_SECONDS = 0.6;
/** The finger is at a stone's lower edge, from beside it: its number stays to be read, and no hand reaches below the stage. */
const LOWER_EDGE = 60;

/** The trail while it is counted along. */
interface Along {
  readonly fx: FxContext;
  /** Makes what is counted be looked at. */
  readonly come: gsap.core.Timeline;
  /** Brings a number into sight before it is counted; empty: it is. */
  comes(value: number): gsap.core.Timeline;
  /** What happens on the trail as a number is written on the sign. */
  show(point: TrailPoint): gsap.core.Timeline;
  /** The stone of this number. */
  at(value: number): Container;
  /** From where a hand comes to it: from where the stage goes on beside the first that is counted. */
  readonly from: 'left' | 'right';
}

/** What is counted among the points of a help. */
export const numbersIn = (points: readonly TrailPoint[]): readonly number[] =>
  points.filter((point) => typeof point === 'number');

/** The help of both trails: counts along up to the current number, and asks for the next; or shows where the way begins. */
export function countAlong(
  sign: Sign,
  points: readonly TrailPoint[],
  { fx, come, comes, show, at, from }: Along,
): HelpPicture<TrailPoint> {
  sign.write(numbersIn(points));
  return {
    come,
    leadSeconds: come.duration(),
    comes: (point) => (typeof point === 'number' ? comes(point) : recipe()),
    point: (point) => together([0, sign.pop(point, fx)], [0, show(point)]),
    secondsFor: () => COUNT_SECONDS,
    at(point) {
      // Where the way begins is read on the sign.
      if (point === 'beginning') return { on: sign.focus, y: LOWER_EDGE };
      // What comes next is the child's to find: the finger stays on what it comes after.
      const told = typeof point === 'number' ? point : numbersIn(points).at(-1);
      return told === undefined ? undefined : { on: at(told), y: LOWER_EDGE, from };
    },
  };
}
