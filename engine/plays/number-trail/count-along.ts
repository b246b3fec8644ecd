import { recipe, together, type FxContext } from '#engine/fx/motion.ts';
import type { TrailPoint } from '#engine/games/number-trail/words.ts';
import type { HelpPicture } from '#engine/plays/help.ts';
import type { Sign } from './sign.ts';

/** Seconds for one number when counting along. */
export const COUNT_SECONDS = 0.6;

/**
 * The help of both trails: counts along up to the current number, and asks for the next.
 * show: what happens on the trail as a number is written on the sign, and when it starts; undefined: nothing.
 */
export function countAlong(
  sign: Sign,
  points: readonly TrailPoint[],
  fx: FxContext,
  show: (point: TrailPoint) => readonly [startSeconds: number, timeline: gsap.core.Timeline] | undefined,
): HelpPicture<TrailPoint> {
  sign.write(points.filter((point) => point !== 'next'));
  return {
    come: recipe(),
    leadSeconds: 0,
    point(point) {
      const written = sign.pop(points.indexOf(point), fx);
      const shown = show(point);
      return shown ? together([0, written], [shown[0], shown[1]]) : written;
    },
    secondsFor: () => COUNT_SECONDS,
  };
}
