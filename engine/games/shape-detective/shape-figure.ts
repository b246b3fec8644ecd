import { Sprite } from 'pixi.js';
import type { Pictures } from '#engine/pictures/load.ts';
import type { Shape } from '#engine/rules/shapes.ts';
import { Piece } from '#engine/sprites/piece.ts';
import type { ShownShape } from './questions.ts';

/** Side of the box that a shape of size 1 fits into, however it is turned. */
export const FIGURE_SIDE = 216;

/** Where the face lies under the middle of the upright shape, and its scale, as they were drawn. */
const FACE: { readonly [S in Shape]: readonly [y: number, scale: number] } = {
  circle: [0, 1],
  square: [0, 1],
  triangle: [10, 0.82],
  star: [4, 0.86],
  heart: [-14, 1],
  diamond: [0, 0.92],
  pentagon: [4, 1],
  hexagon: [0, 1],
};

/** A shape with a face. The shape may be turned; the face looks at the child upright, wherever its place has gone. */
export class ShapeFigure extends Piece {
  private readonly face: Sprite;
  private readonly cheerful: Sprite;

  constructor(pictures: Pictures, { shape, colour, rotation, size }: ShownShape) {
    super();
    const sprite = (frame: string) => {
      const made = new Sprite(pictures.texture(`shapes/${frame}`));
      made.anchor.set(0.5);
      return made;
    };
    const turn = (rotation * Math.PI) / 180;
    const [y, scale] = FACE[shape];
    const figure = sprite(`${shape}-${colour}`);
    figure.rotation = turn;
    this.face = sprite('face');
    this.cheerful = sprite('face-cheer');
    for (const face of [this.face, this.cheerful]) {
      face.position.set(-Math.sin(turn) * y, Math.cos(turn) * y);
      face.scale.set(scale);
    }
    this.body.addChild(figure, this.face, this.cheerful);
    this.scale.set(size);
    this.happy = false;
  }

  set happy(on: boolean) {
    this.face.visible = !on;
    this.cheerful.visible = on;
  }
}
