import type { Container } from 'pixi.js';
import { EASE, lasting, recipe, SECONDS, stagger, type FxContext } from './motion.ts';

/** A card opens, solid from the beginning: half faded it would be a ghost before the place. In calm motion by alpha. 0.45 s. */
export function cardIn(card: Container, ctx: FxContext): gsap.core.Timeline {
  const timeline = recipe();
  if (ctx.calm) timeline.fromTo(card, { alpha: 0 }, { alpha: 1, duration: 0.2 }, 0);
  else
    timeline.fromTo(
      card.scale,
      { x: 0.8, y: 0.8 },
      { x: 1, y: 1, duration: SECONDS.slow, ease: EASE.enter },
      0,
    );
  return lasting(timeline, SECONDS.slow);
}

/** A medal or star comes down like a stamp. `down` is called when it touches. from: so many times as large. 0.4 s. */
export function stamp(
  view: Container,
  ctx: FxContext,
  down: () => void = () => {},
  from = 2,
): gsap.core.Timeline {
  const timeline = recipe()
    .call(down, undefined, 0.26)
    .fromTo(view, { alpha: 0 }, { alpha: 1, duration: 0.1 }, 0);
  if (ctx.calm) return lasting(timeline, 0.4);
  return timeline
    .fromTo(view.scale, { x: from, y: from }, { x: 1, y: 1, duration: SECONDS.base, ease: 'power3.in' }, 0)
    .to(view.scale, { x: 1.14, y: 0.88, duration: 0.04, ease: EASE.rise }, SECONDS.base)
    .to(view.scale, { x: 1, y: 1, duration: 0.08, ease: EASE.pop }, SECONDS.base + 0.04);
}

/** The buttons for what to do next rise into place. At most 0.63 s. */
export function actionsIn(buttons: readonly Container[], ctx: FxContext): gsap.core.Timeline {
  const timeline = recipe();
  const each = stagger(buttons.length, 0.08);
  buttons.forEach((button, index) => {
    timeline.fromTo(button, { alpha: 0 }, { alpha: 1, duration: 0.16 }, ctx.calm ? 0 : index * each);
    if (!ctx.calm)
      timeline.fromTo(button, { y: 80 }, { y: 0, duration: SECONDS.base, ease: EASE.enter }, index * each);
  });
  return lasting(timeline, each * Math.max(0, buttons.length - 1) + SECONDS.base);
}

/**
 * A number that runs from one whole value to another; `shown` gets each value once. 0.06 s a point, 0.8 s at
 * most. In calm motion the last value comes at once.
 */
export function countTo(
  from: number,
  to: number,
  ctx: FxContext,
  shown: (value: number) => void,
): gsap.core.Timeline {
  const seconds = Math.min(0.06 * Math.abs(to - from), 0.8);
  const timeline = recipe();
  if (ctx.calm || from === to) return lasting(timeline.call(shown, [to], 0), seconds);
  const running = { value: from };
  let last = Number.NaN;
  timeline.to(running, {
    value: to,
    duration: seconds,
    ease: 'none',
    onUpdate: () => {
      const whole = Math.round(running.value);
      if (whole !== last) shown(whole);
      last = whole;
    },
  });
  return timeline;
}

/** A bar fills. `view.filled` runs between shares 0 and 1 of its length. 0.8 s. */
export function fillBar(
  view: { filled: number },
  from: number,
  to: number,
  ctx: FxContext,
): gsap.core.Timeline {
  if (ctx.calm) return lasting(recipe().set(view, { filled: to }), 0.8);
  return recipe().fromTo(
    view,
    { filled: from },
    { filled: to, duration: 0.8, ease: EASE.rise, immediateRender: false },
  );
}

/** From one coin to the next, and how high they hop: over nothing that is read. */
const COIN = { each: 0.16, rise: 16 } as const;

/** Coins come and hop into the pouch, which is near, one after the other; `landed` at each. 0.55 s, and 0.16 s a further one. */
export function coinsTo(
  coins: readonly Container[],
  pouch: Container,
  to: { readonly x: number; readonly y: number },
  ctx: FxContext,
  landed: (index: number) => void = () => {},
): gsap.core.Timeline {
  const timeline = recipe();
  coins.forEach((coin, index) => {
    const at = index * COIN.each;
    timeline.fromTo(coin, { alpha: 0 }, { alpha: 1, duration: 0.1 }, at).call(landed, [index], at + 0.45);
    if (ctx.calm) {
      timeline.to(coin, { alpha: 0, duration: 0.2 }, at + 0.35);
      return;
    }
    timeline
      .to(coin, { x: to.x, duration: 0.45, ease: 'none' }, at)
      .to(coin, { y: Math.min(coin.y, to.y) - COIN.rise, duration: 0.2, ease: EASE.rise }, at)
      .to(coin, { y: to.y, duration: 0.25, ease: EASE.fall }, at + 0.2)
      .to(coin, { alpha: 0, duration: 0.04 }, at + 0.43)
      .to(pouch.scale, { x: 1.14, y: 0.88, duration: 0.03 }, at + 0.45)
      .to(pouch.scale, { x: 1, y: 1, duration: 0.07, ease: EASE.pop }, at + 0.48);
  });
  return lasting(timeline, coins.length === 0 ? 0 : COIN.each * (coins.length - 1) + 0.55);
}

/** The level's badge turns over and shows the next number. 0.6 s. */
export function levelUp(badge: Container, swap: () => void, ctx: FxContext): gsap.core.Timeline {
  const timeline = recipe();
  if (ctx.calm) {
    return lasting(
      timeline
        .to(badge, { alpha: 0.2, duration: 0.15 }, 0)
        .call(swap, undefined, 0.15)
        .to(badge, { alpha: 1, duration: 0.15 }, 0.15),
      0.6,
    );
  }
  return timeline
    .to(badge.scale, { x: 0, duration: 0.15, ease: EASE.fall }, 0)
    .call(swap, undefined, 0.15)
    .to(badge.scale, { x: 1, duration: 0.15, ease: EASE.rise }, 0.15)
    .to(badge.scale, { x: 1.2, y: 1.2, duration: 0.1, ease: EASE.rise }, 0.3)
    .to(badge.scale, { x: 1, y: 1, duration: 0.2, ease: EASE.settle }, 0.4);
}
