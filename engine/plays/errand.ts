import type { Container, PointData } from 'pixi.js';
import { EASE, recipe, type FxContext } from '#engine/fx/motion.ts';
import type { Side } from '#engine/sprites/acting.ts';
import type { Guide } from '#engine/sprites/guide.ts';

/** Where its arm is stretched to, from its feet, in its own pixels: beside its head, so that what it takes is seen. */
const STRETCH = { x: 150, y: -186 } as const;
/** The same for what is put up high: as high as an arm goes. */
export const RAISED = { x: 110, y: -420 } as const;
/** To what is fetched, how long it looks at it, from there to where it is put, and back. */
const GO_SECONDS = 0.28;
const LOOK_SECONDS = 0.14;
const WAY_SECONDS = 0.4;
const BACK_SECONDS = 0.32;
/** Who keeps low goes along the ground first, and leaps up where it is put. */
const LOW = { along: 0.3, leap: 0.2 } as const;
/** What is fetched is in its paw from here on, and is where it belongs from here on. */
export const FETCHED_SECONDS = GO_SECONDS + LOOK_SECONDS;
export const BROUGHT_SECONDS = FETCHED_SECONDS + WAY_SECONDS;
export const BROUGHT_LOW_SECONDS = FETCHED_SECONDS + LOW.along + LOW.leap;

/** How it comes to have a paw on a place. */
interface Step {
  readonly side: Side;
  /** Towards what its arm is stretched, in stage coordinates. */
  readonly aim: PointData;
  /** How far it steps from where it stands, in its own pixels. */
  readonly foot: PointData;
}

/** side: of the paw; omitted: the one on whose side the place is. stretch: where its arm is stretched to, from its feet. */
export function stepTo(
  { acts, scale, x, y }: Guide,
  at: PointData,
  { side = acts.sideOf(at), stretch = STRETCH }: { side?: Side; stretch?: PointData } = {},
): Step {
  const aim = { x: x + (side === 'R' ? 1 : -1) * stretch.x * scale.x, y: y + stretch.y * scale.y };
  const paw = acts.pawReachingFor(aim);
  return { side, aim, foot: { x: (at.x - paw.x) / scale.x, y: (at.y - paw.y) / scale.y } };
}

/** What is fetched from one place and put in another, both in stage coordinates. */
interface Errand {
  /** Drawn for its paw: it is destroyed when it is put. */
  readonly thing: Container;
  /** Of the thing on the stage. */
  readonly scale: number;
  readonly from: PointData;
  readonly to: PointData;
  /** It passes before nothing that is over the ground. */
  readonly keepsLow?: true;
}

/** A place beside something on the ground, as high on it as the paw of who stands on the ground reaches. high: of what can be taken hold of. */
export function besideOf(guide: Guide, { x, y }: PointData, high: number): PointData {
  const level = guide.acts.pawReachingFor(stepTo(guide, { x, y }, { side: 'R' }).aim).y;
  return { x, y: Math.min(y + high / 2, Math.max(y - high / 2, level)) };
}

/**
 * The guide goes to something, takes it with its right paw, leaps to where it belongs, puts it there and goes back: 1.14 s, or
 * 1.24 s where it keeps low. Its other arm is free for what it feels. In calm motion it stays, and nothing is seen in its paw.
 */
export function runErrand(
  guide: Guide,
  { thing, scale, from, to, keepsLow }: Errand,
  { calm }: FxContext,
): gsap.core.Timeline {
  if (calm) {
    thing.destroy({ children: true });
    return recipe();
  }
  const { acts, arms, body } = guide;
  const there = stepTo(guide, from, { side: 'R' });
  const home = stepTo(guide, to, { side: 'R', stretch: RAISED });
  const brought = keepsLow ? BROUGHT_LOW_SECONDS : BROUGHT_SECONDS;
  const along = keepsLow ? LOW.along : WAY_SECONDS;
  const leap = keepsLow ? LOW.leap : WAY_SECONDS;
  const leapsAt = brought - leap;
  const back = brought + 0.02;
  arms.carrying = 'R';
  return recipe()
    .to(body, { ...there.foot, duration: GO_SECONDS, ease: EASE.move }, 0)
    .add(acts.reach(there.aim, GO_SECONDS).paused(false), 0)
    .call(() => acts.carry('R', thing, scale / guide.scale.x), undefined, FETCHED_SECONDS)
    .add(acts.reach(home.aim, Math.min(leap, WAY_SECONDS / 2)).paused(false), leapsAt)
    .to(body, { x: home.foot.x, duration: along, ease: EASE.move }, FETCHED_SECONDS)
    .to(body, { y: home.foot.y, duration: leap, ease: EASE.rise }, leapsAt)
    .call(() => acts.carry('R'), undefined, back)
    .add(acts.letGo('R').paused(false), brought + 0.1)
    .to(body, { x: 0, duration: BACK_SECONDS, ease: EASE.move }, back)
    .to(body, { y: 0, duration: keepsLow ? LOW.leap : BACK_SECONDS, ease: EASE.move }, back)
    .call(() => void (arms.carrying = undefined), undefined, brought + BACK_SECONDS);
}

/** Nothing is fetched any more: an errand may have been cut short. */
export function endErrand({ acts, arms, body }: Guide): void {
  arms.carrying = undefined;
  acts.carry('R');
  body.position.set(0);
}
