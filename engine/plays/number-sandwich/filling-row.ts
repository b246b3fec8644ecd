import { placeGrid, type Rect } from '#engine/layout/layout.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import type { Choice } from '#engine/rules/game.ts';
import { AnswerPieces, type AnswerPiecesOptions } from '#engine/sprites/answer-pieces.ts';
import { DISH } from './dish.ts';
import { Filling, FILLINGS } from './filling.ts';

const GAP = 64;
const HIT_SLOP = 20;

/** The fillings to choose from; the right one is taken from its dish, which stays. */
export class FillingRow extends AnswerPieces<Filling> {
  /** turn: which filling comes first, for variety. */
  constructor(pictures: Pictures, choices: readonly Choice[], turn: number, options: AnswerPiecesOptions) {
    const fillings = choices.map(
      (choice, index) => new Filling(pictures, FILLINGS[(index + turn) % FILLINGS.length]!, choice),
    );
    super(fillings, { ...DISH, slop: HIT_SLOP }, options);
  }

  /** Whose feet are at this height of the stage stands behind the dishes, and over their numbers. */
  get level(): number {
    const [{ y, scale }] = this.pieces as [Filling];
    return y - (DISH.height / 4) * scale.y;
  }

  place(zone: Rect): void {
    const { width, height, depth } = DISH;
    const { cells, scale } = placeGrid(zone, this.pieces.length, width, height + depth, GAP);
    this.placeAt(cells, scale);
  }
}
