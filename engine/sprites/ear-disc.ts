import { Container, Graphics, Sprite } from 'pixi.js';
import type { Pictures } from '#engine/pictures/load.ts';
import { CLAY, downward } from './clay.ts';

/** Width of the disc at scale 1. */
export const EAR_DISC = 168;

/** The sign for listening, a disc with an ear: who touches it hears the question again. */
export function earDisc(pictures: Pictures): Container {
  const disc = new Graphics()
    .circle(0, 6, 84)
    .fill(CLAY.coral.edge)
    .circle(0, 0, 82)
    .fill(downward(CLAY.coral.hi, CLAY.coral.mid, CLAY.coral.low));
  const ear = new Sprite(pictures.texture('ui/ear'));
  ear.anchor.set(0.5);
  ear.position.set(-16, 0);
  const sign = new Container();
  sign.addChild(disc, ear);
  return sign;
}
