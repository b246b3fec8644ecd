import { ChunkyButton } from './chunky-button.ts';
import type { Clay } from './clay.ts';
import { createIcon, type IconName } from './icons.ts';

/** Width and height of a HUD button at scale 1; its hit box is `HUD_HIT`. */
export const HUD_SIZE = 96;
export const HUD_HIT = 120;

/** A round clay button of the header. */
export class HudButton extends ChunkyButton {
  constructor(icon: IconName, clay: Clay) {
    super({
      width: HUD_SIZE,
      height: HUD_SIZE,
      radius: HUD_SIZE / 2,
      clay,
      icon: createIcon(icon, HUD_SIZE * 0.56),
    });
  }
}
