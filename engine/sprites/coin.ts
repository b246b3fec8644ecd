import { Container, Graphics, Sprite } from 'pixi.js';
import type { Pictures } from '#engine/pictures/load.ts';
import { CLAY, downward } from './clay.ts';
import { drawStar } from './marks.ts';

/** A gold coin with a star, so many design pixels across: the painted one, or a drawn one where there is none. */
export function createCoin(pictures: Pictures, size: number): Container {
  if (pictures.has('ui/coin')) return createPicture(pictures, 'ui/coin', size);
  const radius = size / 2;
  const coin = new Graphics();
  coin.circle(0, radius * 0.1, radius).fill(CLAY.gold.edge);
  coin.circle(0, 0, radius).fill(downward(CLAY.gold.hi, CLAY.gold.mid, CLAY.gold.low));
  return drawStar(coin, radius * 0.5, '#FFF3B8', '#D67A12');
}

/** One frame of a sheet, centred, its longer side so many design pixels. */
export function createPicture(pictures: Pictures, frame: string, size: number): Sprite {
  const sprite = new Sprite(pictures.texture(frame));
  sprite.anchor.set(0.5);
  sprite.scale.set(size / Math.max(1, sprite.texture.width, sprite.texture.height));
  return sprite;
}
