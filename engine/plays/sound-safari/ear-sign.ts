import { Container, Graphics, Sprite } from 'pixi.js';
import { recipe } from '#engine/fx/motion.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import { earDisc } from '#engine/sprites/ear-disc.ts';
import { drawRing } from './posts.ts';

/** The ear's wooden ring. */
const RADIUS = 97;
const CROSSES_SECONDS = 0.26;

/** What pulses of an ear: its disc in a ring, and the arcs of a sound. */
export class EarSign extends Container {
  readonly waves: Sprite;

  constructor(pictures: Pictures) {
    super();
    this.waves = new Sprite(pictures.texture('safari/sound'));
    this.waves.position.set(26, 0);
    this.waves.scale.set(0.62);
    const ring = new Graphics();
    drawRing(ring, RADIUS);
    this.addChild(ring, earDisc(pictures), this.waves);
  }
}

/** In calm motion: one goes out of sight while all of the others come, so that what asks is never away. 0.26 s. */
export const crossFade = (goes: Container, comes: readonly Container[]): gsap.core.Timeline =>
  recipe()
    .to(goes, { alpha: 0, duration: CROSSES_SECONDS }, 0)
    .fromTo(comes, { alpha: 0 }, { alpha: 1, duration: CROSSES_SECONDS }, 0);
