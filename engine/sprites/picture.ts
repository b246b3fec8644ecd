import { Sprite } from 'pixi.js';
import type { Pictures } from '#engine/pictures/load.ts';

/** One frame of a sheet, centred, with its longer side this many design pixels long. */
export function createPicture(pictures: Pictures, frame: string, size: number): Sprite {
  const sprite = new Sprite(pictures.texture(frame));
  sprite.anchor.set(0.5);
  sprite.scale.set(size / Math.max(1, sprite.texture.width, sprite.texture.height));
  return sprite;
}
