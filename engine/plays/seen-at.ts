import type { PointData } from 'pixi.js';
import { recipe } from '#engine/fx/motion.ts';
import type { Side } from '#engine/sprites/acting.ts';
import type { Guide } from '#engine/sprites/guide.ts';

/** It goes out of sight, and comes into sight elsewhere, in so long. */
export const FADES_SECONDS = 0.36;

/** In calm motion the guide goes out of sight, and comes into sight there: 0.36 s. to: from where it stands, in its own pixels. */
export function fadeTo({ body }: Guide, to: () => PointData): gsap.core.Timeline {
  const half = FADES_SECONDS / 2;
  return recipe()
    .to(body, { alpha: 0, duration: half }, 0)
    .set(body, { x: () => to().x, y: () => to().y }, half)
    .to(body, { alpha: 1, duration: half }, half);
}

interface Seen {
  readonly side: Side;
  /** From where it stands, in its own pixels. */
  there(): PointData;
  /** When it sets out, and when it goes back. */
  readonly from: number;
  readonly until: number;
}

/**
 * What the guide does with a paw, in calm motion: it is seen there with the paw up, and is back where it stood 0.36 s after
 * `until`. Its paw is up, and down again, while nothing of it is seen.
 */
export function seenAt(guide: Guide, { side, there, from, until }: Seen): gsap.core.Timeline {
  const { acts, arms } = guide;
  const half = FADES_SECONDS / 2;
  return recipe()
    .call(() => void (arms.carrying = side), undefined, from)
    .add(fadeTo(guide, there).paused(false), from)
    .add(acts.cutTo(side, 'up').paused(false), from + half)
    .add(fadeTo(guide, () => ({ x: 0, y: 0 })).paused(false), until)
    .add(acts.cutTo(side, 'rest').paused(false), until + half)
    .call(() => void (arms.carrying = undefined), undefined, until + FADES_SECONDS);
}
