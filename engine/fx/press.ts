import type { Container } from 'pixi.js';
import type { Answerable } from './answerable.ts';
import { EASE, lasting, recipe, SECONDS, type WithBody, type FxContext } from './motion.ts';

/** A thick button: its cap sinks into it. */
export interface Pressable extends WithBody {
  readonly cap: Container;
  readonly sizes: { readonly depth: number };
  /** How far the cap is down: 0 up, 1 fully pressed. */
  sink(share: number): void;
}

/** How far a button's cap is down, as something that can be tweened. */
const sinkOf = (button: Pressable) => ({
  get share() {
    return button.cap.y / (button.sizes.depth * 0.8);
  },
  set share(value: number) {
    button.sink(value);
  },
});

/** The cap goes down under the finger. 0.08 s. */
export function press(button: Pressable, ctx: FxContext): gsap.core.Timeline {
  const timeline = recipe();
  if (ctx.calm) return timeline.to(button.cap, { alpha: 0.8, duration: SECONDS.tap });
  return timeline
    .to(sinkOf(button), { share: 1, duration: SECONDS.tap, ease: EASE.rise }, 0)
    .to(button.body.scale, { x: 0.96, y: 0.96, duration: SECONDS.tap, ease: EASE.rise }, 0);
}

/** The cap comes up again, chosen or not. 0.16 s. */
export function release(button: Pressable, ctx: FxContext): gsap.core.Timeline {
  const timeline = recipe();
  if (ctx.calm) return timeline.to(button.cap, { alpha: 1, duration: SECONDS.fast });
  return timeline
    .to(sinkOf(button), { share: 0, duration: SECONDS.fast, ease: EASE.rise }, 0)
    .to(button.body.scale, { x: 1, y: 1, duration: SECONDS.fast, ease: EASE.rise }, 0);
}

/** This answer is chosen; the others are dimmed now, unless something else does that. 0.16 s. */
export function commit(chosen: Container, others: readonly Answerable[], ctx: FxContext): gsap.core.Timeline {
  const timeline = recipe();
  if (others.length > 0) timeline.to(others, { aside: 1, duration: SECONDS.fast }, 0);
  if (!ctx.calm) timeline.to(chosen.scale, { x: 1.06, y: 1.06, duration: 0.1, ease: EASE.rise }, 0);
  return lasting(timeline, SECONDS.fast);
}

/** Keyboard focus or the scanner lifts a thing; its ring is the tile's own. 0.12 s. */
export function lift(view: Container, on: boolean, ctx: FxContext): gsap.core.Timeline {
  const size = on ? 1.05 : 1;
  if (ctx.calm) return lasting(recipe(), 0.12);
  return recipe().to(view.scale, { x: size, y: size, duration: 0.12, ease: EASE.rise });
}
