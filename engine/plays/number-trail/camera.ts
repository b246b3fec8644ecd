import type { Container, PointData } from 'pixi.js';
import { EASE, lasting, recipe, type FxContext } from '#engine/fx/motion.ts';

/** So long the camera takes to follow. */
const FOLLOW_SECONDS = 0.4;

/**
 * The camera follows: the place is moved, and the walker, who is not part of it, goes along. Both: where they are
 * afterwards, on the stage. In calm motion the picture is cut: faded out there would be no place at all. 0.4 s.
 */
export function follow(
  { place, walker }: { readonly place: Container; readonly walker: Container },
  to: { readonly place: PointData; readonly walker: PointData },
  ctx: FxContext,
): gsap.core.Timeline {
  const timeline = recipe();
  const [placeTo, walkerTo] = [to.place, to.walker].map(({ x, y }) => ({ x, y }));
  if (!ctx.calm) {
    const how = { duration: FOLLOW_SECONDS, ease: EASE.move };
    return timeline.to(place, { ...placeTo, ...how }, 0).to(walker, { ...walkerTo, ...how }, 0);
  }
  const half = FOLLOW_SECONDS / 2;
  return lasting(
    timeline.set(place, { ...placeTo }, half).set(walker, { ...walkerTo }, half),
    FOLLOW_SECONDS,
  );
}

/**
 * A camera on its way to a place that may change meanwhile. show: gets which share of the way it has gone; at the end 1,
 * also where the end is jumped to. In calm motion it is there in the middle of the time, with no way between. 0.4 s.
 */
export function going(show: (share: number) => void, { calm }: FxContext): gsap.core.Timeline {
  let gone = 0;
  const way = {
    get share() {
      return gone;
    },
    set share(share: number) {
      gone = share;
      show(calm ? Math.round(share) : share);
    },
  };
  return recipe().to(way, { share: 1, duration: FOLLOW_SECONDS, ease: calm ? 'none' : EASE.move }, 0);
}
