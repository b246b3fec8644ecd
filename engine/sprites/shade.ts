import type { Container } from 'pixi.js';

/** What white becomes in full shade. */
const FULL = [0xc8, 0xbe, 0xd4] as const;

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
