import { Graphics, type Container, type Text } from 'pixi.js';
import type { Pictures } from '#engine/pictures/load.ts';
import { CLAY, drawFace, drawShadow, drawSide } from './clay.ts';
import { createPicture } from './picture.ts';
import { createLabel } from './label.ts';
import { Piece } from './piece.ts';

export const BADGE_WIDTH = 230;
const HEIGHT = 96;

/** The score of the round at the top right: "+4". Setting the number is not animated; recipes animate gains. */
export class ScoreBadge extends Piece {
  readonly number: Text;
  readonly star: Container;

  constructor(pictures: Pictures) {
    super();
    const slab = { width: BADGE_WIDTH, height: HEIGHT, radius: HEIGHT / 2 };
    const pill = new Graphics();
    drawShadow(pill, slab, 14);
    drawSide(pill, slab, 10, CLAY.violet);
    drawFace(pill, slab, { ...CLAY.violet, hi: '#B48CFF', mid: '#7B4BE0', low: '#5A2CC0' }, 0.18);
    this.star = createPicture(pictures, 'ui/gold-star', 88);
    this.star.position.set(-BADGE_WIDTH / 2 + 50, -2);
    this.number = createLabel({ text: '+0', size: 64, fill: '#FFFFFF' });
    this.number.position.set(34, 0);
    this.body.addChild(pill, this.star, this.number);
  }

  set score(score: number) {
    this.number.text = `+${score}`;
  }
}
