import type { Container } from 'pixi.js';
import { recipe, SECONDS } from '#engine/fx/motion.ts';

/** What white becomes in full shade. */
const FULL = [0xc8, 0xbe, 0xd4] as const;
const LIT = 0xffffff;

/** A thing's shade as something that can be tweened: 0 in the light, 1 in full shade. */
export const shadeOf = (view: Container) => ({
  get share(): number {
    return (255 - ((Number(view.tint) >> 16) & 255)) / (255 - FULL[0]);
  },
  set share(share: number) {
    const [r, g, b] = FULL.map((channel) => Math.round(255 + (channel - 255) * share)) as [
      number,
      number,
      number,
    ];
    view.tint = (r << 16) | (g << 8) | b;
  },
});

/**
 * Things step back while another one is looked at: into the shade, not half transparent, so that nothing shows
 * through them. 0.28 s.
 */
export function intoShade(views: readonly Container[]): gsap.core.Timeline {
  const timeline = recipe();
  for (const view of views) timeline.to(shadeOf(view), { share: 1, duration: SECONDS.base }, 0);
  return timeline;
}

/** In the light at once, whatever was going on. */
export function light(view: Container): void {
  view.tint = LIT;
}
