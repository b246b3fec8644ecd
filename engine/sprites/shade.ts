import type { Container } from 'pixi.js';

/** The tint at full shade. */
const FULL = [0xc8, 0xbe, 0xd4] as const;

/** A thing's shade as a tweenable property: 0 none, 1 full. */
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
