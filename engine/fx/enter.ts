import type { Container } from 'pixi.js';
import { EASE, lasting, recipe, SECONDS, stagger, type WithBody, type FxContext } from './motion.ts';

/** The scene comes in; scenery rises, the guide slides in from the left, the header drops. 0.9 s. */
export function sceneIn(
  parts: {
    readonly scenery: readonly Container[];
    /** Fades with its shadow; only its body moves. */
    readonly guide?: WithBody;
    readonly header: readonly Container[];
  },
  ctx: FxContext,
): gsap.core.Timeline {
  const { scenery, guide, header } = parts;
  const all = [...scenery, ...header, ...(guide ? [guide] : [])];
  const timeline = recipe();
  if (ctx.calm) return lasting(timeline.fromTo(all, { alpha: 0 }, { alpha: 1, duration: 0.2 }), 0.9);
  timeline.fromTo(all, { alpha: 0 }, { alpha: 1, duration: 0.3, ease: 'power1.out' }, 0);
  timeline.from(
    scenery,
    { y: '+=40', duration: 0.6, ease: EASE.rise, stagger: stagger(scenery.length, 0.08) },
    0,
  );
  timeline.from(header, { y: '-=60', duration: SECONDS.base, ease: EASE.enter, stagger: 0.06 }, 0.1);
  if (guide) {
    timeline.from(guide.body, { x: '-=220', duration: 0.5, ease: 'back.out(1.2)' }, 0.1);
    timeline.to(guide.body.scale, { x: 1.08, y: 0.92, duration: 0.08, ease: EASE.rise }, 0.42);
    timeline.to(guide.body.scale, { x: 1, y: 1, duration: 0.4, ease: EASE.settle }, 0.5);
  }
  return lasting(timeline, 0.9);
}

/** The question's picture pops once, as its words begin. 0.28 s. */
export function promptPop(view: Container, ctx: FxContext): gsap.core.Timeline {
  const timeline = recipe().fromTo(view, { alpha: 0 }, { alpha: 1, duration: SECONDS.fast }, 0);
  if (!ctx.calm)
    timeline.fromTo(
      view.scale,
      { x: 0.8, y: 0.8 },
      { x: 1, y: 1, duration: SECONDS.base, ease: EASE.pop },
      0,
    );
  return lasting(timeline, SECONDS.base);
}

/** Answers land one by one, left to right. `landed` is called for each, to play its sound. At most 0.63 s. */
export function answersIn(
  tiles: readonly Container[],
  ctx: FxContext,
  landed: (index: number) => void = () => {},
): gsap.core.Timeline {
  const timeline = recipe();
  const each = stagger(tiles.length, 0.05);
  tiles.forEach((tile, index) => {
    const at = index * each;
    timeline.call(landed, [index], at + 0.1);
    timeline.fromTo(tile, { alpha: 0 }, { alpha: 1, duration: ctx.calm ? 0.2 : 0.12 }, ctx.calm ? 0 : at);
    if (ctx.calm) return;
    timeline.fromTo(tile, { y: 120 }, { y: 0, duration: SECONDS.base, ease: EASE.enter }, at);
    timeline.fromTo(
      tile.scale,
      { x: 0.8, y: 0.8 },
      { x: 1, y: 1, duration: SECONDS.base, ease: EASE.enter },
      at,
    );
  });
  return lasting(timeline, each * Math.max(0, tiles.length - 1) + SECONDS.base);
}

/** The old question leaves, right to left. At most 0.55 s. */
export function leave(views: readonly Container[], ctx: FxContext): gsap.core.Timeline {
  const timeline = recipe();
  const each = stagger(views.length, 0.03);
  [...views].reverse().forEach((view, index) => {
    const at = ctx.calm ? 0 : index * each;
    timeline.to(view, { alpha: 0, duration: 0.2, ease: EASE.exit }, at);
    if (!ctx.calm) timeline.to(view, { y: 60, duration: 0.2, ease: EASE.duck }, at);
  });
  return lasting(timeline, each * Math.max(0, views.length - 1) + 0.2);
}
