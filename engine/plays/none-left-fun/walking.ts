import type { PointData } from 'pixi.js';
import { EASE, recipe } from '#engine/fx/motion.ts';
import type { Guide } from '#engine/sprites/guide.ts';
import type { Animate } from '#engine/sprites/piece.ts';

/** A walk is a few hops. */
const HOP = 26;
const HOP_LENGTH = 420;
/** To where it stood, from wherever it is. */
export const BACK_SECONDS = 0.36;
export const HOME = { x: 0, y: 0 } as const;

/** From where it stands to where it goes, in its own pixels. */
interface Way {
  readonly from: PointData;
  readonly to: PointData;
  readonly seconds: number;
}

/** It goes there in hops. A walk that is cut short leaves it where it is by then. */
export function walk(
  timeline: gsap.core.Timeline,
  { body }: Guide,
  { from, to, seconds }: Way,
  at: number,
): void {
  const way = { share: 0 };
  const hops = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / HOP_LENGTH));
  const step = () => {
    const { share } = way;
    const up = share === 1 ? 0 : Math.abs(Math.sin(share * hops * Math.PI)) * HOP;
    body.position.set(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share - up);
  };
  timeline.fromTo(
    way,
    { share: 0 },
    { share: 1, duration: seconds, ease: EASE.move, onUpdate: step, immediateRender: false },
    at,
  );
}

/** It is back from where it took something. */
export function hasNothing({ arms }: Guide): void {
  arms.carrying = undefined;
}

/** Nothing is taken any more; it goes back from wherever it is: what it did may have been cut short. */
export function comeBack(guide: Guide, animate: Animate): void {
  const { acts, arms, body } = guide;
  if (arms.carrying) acts.carry(arms.carrying);
  hasNothing(guide);
  const { x, y } = body;
  if (x === 0 && y === 0) return;
  const timeline = recipe();
  walk(timeline, guide, { from: { x, y }, to: HOME, seconds: BACK_SECONDS }, 0);
  animate(timeline);
}
