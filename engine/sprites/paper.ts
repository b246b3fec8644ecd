import { Container, Graphics } from 'pixi.js';

export interface PaperSize {
  readonly width: number;
  readonly height: number;
  readonly radius: number;
}

/** White paper under a picture, so that its colours are distinct on every tile. Both are centred on 0,0. */
export function onPaper(picture: Container, { width, height, radius }: PaperSize): Container {
  const paper = new Graphics().roundRect(-width / 2, -height / 2, width, height, radius).fill('#FFFFFF');
  const both = new Container();
  both.addChild(paper, picture);
  return both;
}
