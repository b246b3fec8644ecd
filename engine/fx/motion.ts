import { gsap } from 'gsap';
import type { Container } from 'pixi.js';

/** Lengths in seconds. */
export const SECONDS = { tap: 0.08, fast: 0.16, base: 0.28, slow: 0.45, scene: 0.6 } as const;

/** A pointing finger: on its way from one thing to the next, and going out of sight. Seconds. */
export const FINGER = { way: 0.22, leave: 0.3 } as const;

/** Overshoot: enter 7 %, pop 10 %, settle 13 %; duck goes 10 % the other way first. More would overlap neighbours. */
export const EASE = {
  enter: 'back.out(1.4)',
  pop: 'back.out(1.7)',
  exit: 'power2.in',
  duck: 'back.in(1.7)',
  move: 'power2.inOut',
  settle: 'elastic.out(0.6,0.4)',
  rise: 'power2.out',
  fall: 'power2.in',
  idle: 'sine.inOut',
} as const;

/** A row of things enters within this many seconds, however many they are. */
const LONGEST_STAGGER = 0.35;

/** A display object positioned by the layout, whose body is animated. */
export interface WithBody extends Container {
  readonly body: Container;
}

/** A box, from its left upper corner. */
export type Rim = Readonly<Record<'x' | 'y' | 'width' | 'height', number>>;

/**
 * Emits this many small stars and dots from the middle of a thing, or just beyond a rim around it, in its coordinates: then
 * they stay near it, over no number.
 */
export type Burst = (from: Container, count: number, rim?: Rim) => void;

/** What a recipe needs besides the thing it animates. */
export interface FxContext {
  /** Only alpha may change; the length stays the same. */
  readonly calm: boolean;
  readonly burst?: Burst;
}

/** A recipe's own timeline: paused, so that a scene plays it and the workbench scrubs it. */
export const recipe = (): gsap.core.Timeline => gsap.timeline({ paused: true });

/** Extends a timeline to at least this length: calm variants take as long as the full ones. */
export const lasting = (timeline: gsap.core.Timeline, seconds: number): gsap.core.Timeline =>
  timeline.duration() < seconds ? timeline.set({}, {}, seconds) : timeline;

/** Seconds between the starts of `count` things. */
export const stagger = (count: number, wish: number): number =>
  count < 2 ? 0 : Math.min(wish, LONGEST_STAGGER / (count - 1));

/** Several recipes as one, each starting so many seconds in. */
export function together(
  ...parts: readonly (readonly [atSeconds: number, part: gsap.core.Timeline])[]
): gsap.core.Timeline {
  const timeline = recipe();
  for (const [at, part] of parts) timeline.add(part.paused(false), at);
  return timeline;
}
