import { EASE, recipe, type FxContext } from '#engine/fx/motion.ts';
import type { Carrying, Load } from '#engine/plays/carrying.ts';
import { seenAt } from '#engine/plays/seen-at.ts';
import { RAISED, stepTo } from '#engine/plays/step-to.ts';
import type { Guide } from '#engine/sprites/guide.ts';
import { passBelow } from './pass-below.ts';

/** The paw is on the filling, holds it in the gap from then until then, and lays it back. Ends with the feedback's 1.5 s. */
export const TRIED = { taken: 0.28, there: 0.56, leaves: 0.96, back: 1.22 } as const;
/** In calm motion the guide is seen under the gap meanwhile: from and until when. */
const CALM_SEEN = { from: TRIED.taken - 0.08, until: TRIED.leaves - 0.1 } as const;
const HOME_SECONDS = 0.26;
/** In the gap it is turned a little to this side and that: it does not fit. */
const SHAKES = [-9, 9, -6, 6, 0] as const;
const SHAKE_SECONDS = 0.06;

/** The guide fetches a filling, holds it between the slices, and brings it back to its dish. 1.48 s. In calm motion it stays. */
export function tryFilling(carrying: Carrying, load: Load, ctx: FxContext): gsap.core.Timeline {
  const { taken, there, leaves, back } = TRIED;
  const timeline = carrying.fetch(load, taken - 0.04, taken, ctx);
  if (!timeline) return recipe();
  const { way } = carrying;
  const [up, down] = [there - taken, back - leaves];
  passBelow(carrying, timeline, taken, { seconds: up, towards: 2 });
  timeline.add(carrying.reachFor('to', up), taken);
  SHAKES.forEach((aside, index) => {
    const at = there + 0.06 + index * SHAKE_SECONDS;
    timeline.to(way, { aside, duration: SHAKE_SECONDS, ease: EASE.idle }, at);
  });
  passBelow(carrying, timeline, leaves, { seconds: down, towards: 1 });
  timeline.add(carrying.reachFor('from', down), leaves);
  return carrying.goHome(timeline, back, HOME_SECONDS);
}

/** In calm motion it is seen in the gap with what does not fit; else nothing. */
export function seenTrying(guide: Guide, load: Load, { calm }: FxContext): gsap.core.Timeline {
  if (!calm) return recipe();
  const there = () => stepTo(guide, load.to(), { side: 'R', stretch: RAISED }).foot;
  return seenAt(guide, { side: 'R', there, ...CALM_SEEN });
}
