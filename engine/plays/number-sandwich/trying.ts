import type { Container, PointData } from 'pixi.js';
import { EASE, recipe, type FxContext } from '#engine/fx/motion.ts';
import { RAISED, stepTo } from '#engine/plays/errand.ts';
import type { Guide } from '#engine/sprites/guide.ts';

/** The paw is on the filling, holds it in the gap from then until then, and lays it back. Ends with the feedback's 1.5 s. */
export const TRIED = { taken: 0.28, there: 0.56, leaves: 0.96, back: 1.22 } as const;
const HOME_SECONDS = 0.26;
/** In the gap it is turned a little to this side and that: it does not fit. */
const SHAKES = [-9, 9, -6, 6, 0] as const;
const SHAKE_SECONDS = 0.06;

interface Trial {
  /** Drawn for its paw: it is destroyed when it is laid back. */
  readonly thing: Container;
  /** Of the thing on the stage. */
  readonly scale: number;
  readonly dish: PointData;
  readonly gap: PointData;
}

/** The guide fetches a filling, holds it between the slices, and brings it back to its dish. 1.48 s. In calm motion it stays. */
export function tryFilling(
  guide: Guide,
  { thing, scale, dish, gap }: Trial,
  { calm }: FxContext,
): gsap.core.Timeline {
  if (calm) {
    thing.destroy({ children: true });
    return recipe();
  }
  const { acts, arms, body } = guide;
  const low = stepTo(guide, dish, { side: 'R' });
  const high = stepTo(guide, gap, { side: 'R', stretch: RAISED });
  const { taken, there, leaves, back } = TRIED;
  const [up, down] = [there - taken, back - leaves];
  arms.carrying = 'R';
  const timeline = recipe()
    .to(body, { ...low.foot, duration: taken - 0.04, ease: EASE.move }, 0)
    .add(acts.reach(low.aim, taken - 0.04).paused(false), 0)
    .call(() => acts.carry('R', thing, scale / guide.scale.x), undefined, taken)
    .to(body, { x: high.foot.x, duration: up, ease: EASE.move }, taken)
    .to(body, { y: high.foot.y, duration: up, ease: EASE.rise }, taken)
    .add(acts.reach(high.aim, up).paused(false), taken);
  SHAKES.forEach((x, index) => {
    const at = there + 0.06 + index * SHAKE_SECONDS;
    timeline.to(body, { x: high.foot.x + x, duration: SHAKE_SECONDS, ease: EASE.idle }, at);
  });
  return timeline
    .to(body, { x: low.foot.x, duration: down, ease: EASE.move }, leaves)
    .to(body, { y: low.foot.y, duration: down, ease: EASE.fall }, leaves)
    .add(acts.reach(low.aim, down).paused(false), leaves)
    .call(() => acts.carry('R'), undefined, back)
    .add(acts.letGo('R').paused(false), back)
    .to(body, { x: 0, y: 0, duration: HOME_SECONDS, ease: EASE.move }, back)
    .call(() => void (arms.carrying = undefined), undefined, back + HOME_SECONDS);
}
