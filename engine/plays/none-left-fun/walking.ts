import type { PointData } from 'pixi.js';
import { EASE, recipe } from '#engine/fx/motion.ts';
import { FADES_SECONDS } from '#engine/plays/seen-at.ts';
import type { Guide } from '#engine/sprites/guide.ts';
import type { Animate } from '#engine/sprites/piece.ts';

/** A walk is a few hops. */
const HOP = 26;
const HOP_LENGTH = 420;
/** How much later than across it goes down, and earlier up. */
const STEEP = 3;
/** To where it stood, from wherever it is. */
export const BACK_SECONDS = FADES_SECONDS;
export const home = (): PointData => ({ x: 0, y: 0 });

/** From where it stands to where it goes, in its own pixels: asked for at each step, since a tablet may be turned meanwhile. */
interface Way {
  from(): PointData;
  to(): PointData;
  readonly seconds: number;
  /** How long it stays there; omitted: nothing is done there. */
  readonly stays?: number;
}

/** It goes there in hops, evenly, since it may be a whole screen: down at the last, up at first, so that it is in one booth alone. Cut short, it is where it is by then. */
export function walk(
  timeline: gsap.core.Timeline,
  { body }: Guide,
  { seconds, stays = 0, ...way }: Way,
  at: number,
): void {
  const gone = { share: 0 };
  const onUpdate = () => {
    const { share } = gone;
    const [from, to] = [way.from(), way.to()];
    const hops = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / HOP_LENGTH));
    const up = share === 1 ? 0 : Math.abs(Math.sin(share * hops * Math.PI)) * HOP;
    const down = to.y > from.y ? share ** STEEP : 1 - (1 - share) ** STEEP;
    body.position.set(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * down - up);
  };
  // From what it is: a tween that sets where it begins would also call this as it is completed unseen.
  timeline.to(gone, { share: 1, duration: seconds, ease: EASE.idle, onUpdate }, at);
  if (stays > 0) timeline.to(gone, { share: 1, duration: stays, onUpdate }, at + seconds);
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
  const way = recipe();
  walk(way, guide, { from: () => ({ x, y }), to: home, seconds: BACK_SECONDS }, 0);
  animate(way);
}
