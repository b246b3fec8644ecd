import type { Container, PointData } from 'pixi.js';
import { rimOf, type Answerable } from './answerable.ts';
import { pulse } from './halo.ts';
import { EASE, lasting, recipe, SECONDS, type FxContext } from './motion.ts';

const FLIGHT_SECONDS = 0.5;
/** How long what is counted is lit in calm motion, at most. */
const COUNTED_SECONDS = 0.4;

/** So high hops an answer, in its own pixels: below what is read above it. */
const HOP_HEIGHT = 40;
/** Sparks of a right answer. */
const SPARKS = 14;

/** Small stars and dots around a right answer; in calm motion none. */
export function sparks(tile: Answerable, ctx: FxContext, count = SPARKS): void {
  if (!ctx.calm) ctx.burst?.(tile, count, rimOf(tile));
}

/** Teal, a tick, a moment's hold, then a happy hop. 1.01 s. */
export function correct(tile: Answerable, ctx: FxContext): gsap.core.Timeline {
  const timeline = recipe().call(() => void (tile.state = 'right'), undefined, 0);
  timeline.fromTo(tile.badge, { alpha: 0 }, { alpha: 1, duration: 0.1 }, 0);
  if (ctx.calm) return lasting(timeline, 1.01);
  const { body } = tile;
  timeline.fromTo(
    tile.badge.scale,
    { x: 0, y: 0 },
    { x: 1, y: 1, duration: SECONDS.base, ease: 'back.out(2)' },
    0,
  );
  timeline.call(() => sparks(tile, ctx), undefined, 0.12);
  return hop(timeline, body, HOP_HEIGHT, 0.06);
}

/** Squash, up, down, squash, settle: 0.95 s from `at`. The area stays about the same. */
export function hop(
  timeline: gsap.core.Timeline,
  body: Container,
  height: number,
  at: number,
): gsap.core.Timeline {
  return timeline
    .to(body.scale, { x: 1.14, y: 0.86, duration: 0.09, ease: EASE.rise }, at)
    .to(body, { y: -height, duration: 0.22, ease: EASE.rise }, at + 0.09)
    .to(body.scale, { x: 0.92, y: 1.12, duration: 0.16 }, at + 0.09)
    .to(body, { y: 0, duration: 0.2, ease: EASE.fall }, at + 0.31)
    .to(body.scale, { x: 1.16, y: 0.84, duration: 0.07, ease: EASE.fall }, at + 0.44)
    .to(body.scale, { x: 1, y: 1, duration: SECONDS.slow, ease: EASE.settle }, at + 0.51);
}

/** How far a thrown thing rises above the higher end of its path: least where the path itself rises or falls a lot. */
const archOver = (rise: number) => Math.max(24, 120 - rise / 2);

/** Something small is thrown to its new place and disappears there: 0.5 s, or so long. grows: so large it is on its way, at most. */
export function flyTo(
  view: Container,
  to: PointData,
  ctx: FxContext,
  { flight = FLIGHT_SECONDS, grows = 1.25 } = {},
): gsap.core.Timeline {
  const timeline = recipe();
  if (ctx.calm) return lasting(timeline.fromTo(view, { alpha: 1 }, { alpha: 0, duration: 0.4 }), flight);
  const top = Math.min(view.y, to.y) - archOver(Math.abs(view.y - to.y));
  // Splits the time as a real throw does: distances grow with the squares of the times.
  const [up, down] = [Math.sqrt(view.y - top), Math.sqrt(to.y - top)];
  const upSeconds = (flight * up) / (up + down);
  return timeline
    .to(view, { x: to.x, duration: flight, ease: 'none' }, 0)
    .to(view, { y: top, duration: upSeconds, ease: 'power1.out' }, 0)
    .to(view, { y: to.y, duration: flight - upSeconds, ease: 'power1.in' }, upSeconds)
    .to(view.scale, { x: view.scale.x * grows, y: view.scale.y * grows, duration: 0.12, ease: EASE.rise }, 0)
    .to(view.scale, { x: view.scale.x * 0.8, y: view.scale.y * 0.8, duration: flight - 0.12 }, 0.12)
    .to(view, { alpha: 0, duration: 0.06 }, flight - 0.06);
}

/** How long a point flies, and how much of that straight up. */
export const POINT = { seconds: 0.5, up: 0.15 } as const;

/**
 * A point goes to the badge: first straight up, by so many pixels, from the answer that was right, so that it comes to lie
 * on no other one; then along below what is asked and up beside it, over nothing that is counted. 0.5 s.
 */
export function pointTo(view: Container, to: PointData, rise: number, ctx: FxContext): gsap.core.Timeline {
  const { seconds, up } = POINT;
  if (ctx.calm)
    return recipe()
      .fromTo(view, { alpha: 0 }, { alpha: 1, duration: up, immediateRender: false }, 0)
      .to(view, { alpha: 0, duration: up }, seconds - up);
  const { x, y } = view.scale;
  const on = seconds - up;
  return recipe()
    .to(view, { y: Math.max(to.y, view.y - rise), duration: up, ease: EASE.rise }, 0)
    .to(view, { x: to.x, duration: on, ease: 'power1.out' }, up)
    .to(view, { y: to.y, duration: on, ease: 'power1.in' }, up)
    .to(view.scale, { x: x * 1.15, y: y * 1.15, duration: up, ease: EASE.rise }, 0)
    .to(view.scale, { x: x * 0.8, y: y * 0.8, duration: on }, up)
    .to(view, { alpha: 0, duration: 0.06 }, seconds - 0.06);
}

/** The badge gains a point: it yields, and swings back. 0.28 s. */
export function gain(badge: Container, ctx: FxContext): gsap.core.Timeline {
  if (ctx.calm) return recipe().fromTo(badge, { alpha: 0.5 }, { alpha: 1, duration: SECONDS.base });
  return recipe()
    .to(badge.scale, { x: 1.16, y: 0.88, duration: 0.06, ease: EASE.rise })
    .to(badge.scale, { x: 0.95, y: 1.08, duration: 0.08, ease: EASE.move })
    .to(badge.scale, { x: 1, y: 1, duration: 0.14, ease: EASE.pop });
}

/**
 * Things light up one after the other, `secondsEach` apart, each when it is named by `count` (from 0); in calm motion by a
 * ring of light.
 * Lasts as many times secondsEach.
 */
export function countUp(
  things: readonly Container[],
  secondsEach: number,
  ctx: FxContext,
  count: (index: number) => void = () => {},
): gsap.core.Timeline {
  const timeline = recipe();
  things.forEach((thing, index) => {
    const at = index * secondsEach;
    timeline.call(count, [index], at);
    if (ctx.calm) {
      timeline.add(pulse(thing, 1, Math.min(COUNTED_SECONDS, secondsEach)).paused(false), at);
      return;
    }
    timeline
      .to(thing.scale, { x: 1.16, y: 1.16, duration: 0.1, ease: EASE.rise }, at)
      .to(thing, { y: -16, duration: 0.1, ease: EASE.rise }, at)
      .to(thing, { y: 0, duration: 0.14, ease: EASE.fall }, at + 0.1)
      .to(thing.scale, { x: 1, y: 1, duration: 0.14, ease: EASE.move }, at + 0.12);
  });
  return lasting(timeline, things.length * secondsEach);
}
