import type { Container } from 'pixi.js';
import { EASE, recipe, type FxContext } from '#engine/fx/motion.ts';
import { besideOf, stepTo } from '#engine/plays/step-to.ts';
import type { Guide } from '#engine/sprites/guide.ts';
import type { Plate } from './plate.ts';

/** How far the tray is tipped, in radians, and how far from its end the paw holds it. */
const TIPPED = 0.04;
const GRIP = 56;
/** The share of its height within which an end can be held, so that a paw comes up no further than it has to. */
const HOLD = 0.92;
const REACH_SECONDS = 0.15;
const LIFT_SECONDS = 0.18;
const HOME_SECONDS = 0.24;

interface Tipping {
  readonly guide: Guide;
  /** In whose coordinates the guide stands. */
  readonly ground: Container;
  /** For so long, in all but the way home. */
  readonly seconds: number;
  readonly fx: FxContext;
}

/** The guide lifts the tray's end with its paw, so that what is left comes off it at the other one. In calm motion its paw is there, and nothing moves. */
export function tipTray(plate: Plate, { guide, ground, seconds, fx }: Tipping): gsap.core.Timeline {
  const { acts, arms, body, scale } = guide;
  if (fx.calm)
    return recipe()
      .call(() => void (arms.carrying = 'L'), undefined, 0)
      .add(acts.cutTo('L', 'up').paused(false), 0.01)
      .add(acts.cutTo('L', 'rest').paused(false), seconds)
      .call(() => void (arms.carrying = undefined), undefined, seconds);
  const { width, height } = plate.size;
  const end = ground.toLocal({ x: width / 2 - GRIP, y: 0 }, plate);
  const { side, aim, foot } = stepTo(guide, besideOf(guide, end, height * HOLD), { side: 'L' });
  const lift = Math.sin(TIPPED) * width;
  const raised = { duration: LIFT_SECONDS, ease: EASE.move };
  const down = seconds - LIFT_SECONDS;
  arms.carrying = side;
  return recipe()
    .to(body, { ...foot, duration: REACH_SECONDS, ease: EASE.rise }, 0)
    .add(acts.reach(aim, REACH_SECONDS).paused(false), 0)
    .to(plate.body, { rotation: -TIPPED, y: -lift / 2, ...raised }, REACH_SECONDS)
    .to(body, { y: foot.y - lift / scale.y, ...raised }, REACH_SECONDS)
    .to(plate.body, { rotation: 0, y: 0, ...raised }, down)
    .to(body, { y: foot.y, ...raised }, down)
    .add(acts.letGo(side).paused(false), seconds)
    .to(body, { x: 0, y: 0, duration: HOME_SECONDS, ease: EASE.move }, seconds)
    .call(() => void (arms.carrying = undefined), undefined, seconds + HOME_SECONDS);
}
