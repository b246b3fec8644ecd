import type { Pictures } from '#engine/pictures/load.ts';
import { AnswerPieces, type AnswerPiecesOptions } from '#engine/sprites/answer-pieces.ts';
import { placeGrid, type Rect } from '#engine/stage/layout.ts';
import { Filling, FILLING, FILLINGS } from './filling.ts';

const GAP = 64;
const HIT_SLOP = 20;

/** The fillings to choose from; the right one is taken by somebody else, its board stays. */
export class FillingRow extends AnswerPieces<Filling> {
  private readonly pictures: Pictures;

  constructor(pictures: Pictures, options: AnswerPiecesOptions) {
    super(options, { ...FILLING, slop: HIT_SLOP });
    this.pictures = pictures;
  }

  /** Replaces the fillings; `place` must follow. turn: which filling comes first, for variety. */
  show(ids: readonly string[], turn: number): void {
    this.replace(
      ids.map((id, index) => new Filling(this.pictures, FILLINGS[(index + turn) % FILLINGS.length]!, id)),
    );
  }

  place(zone: Rect): void {
    const { width, height, depth } = FILLING;
    const { cells, scale } = placeGrid(zone, this.pieces.length, width, height + depth, GAP);
    this.placeAt(cells, scale);
  }
}
