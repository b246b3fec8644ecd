import { Graphics } from 'pixi.js';
import { ChunkyButton } from './chunky-button.ts';
import type { Clay } from './clay.ts';
import { createIcon, type IconName } from './icons.ts';

/** Width and height of a HUD button at scale 1; its hit box is `HUD_HIT`. */
export const HUD_SIZE = 96;
export const HUD_HIT = 120;

/** A round clay button of the header. Rings go out from it while it wants attention. */
export class HudButton extends ChunkyButton {
  readonly rings = new Graphics();

  constructor(icon: IconName, clay: Clay) {
    super({
      width: HUD_SIZE,
      height: HUD_SIZE,
      radius: HUD_SIZE / 2,
      clay,
      icon: createIcon(icon, HUD_SIZE * 0.56),
    });
    this.rings.circle(0, 0, HUD_SIZE / 2 + 4).stroke({ width: 8, color: '#FFFFFF' });
    this.rings.alpha = 0;
    this.addChildAt(this.rings, 0);
  }
}
