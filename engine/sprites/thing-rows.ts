import { Container, Graphics } from 'pixi.js';
import { Piece } from './piece.ts';

const ROW = 5;
/** Things are drawn in boxes of this size. */
const BOX = 120;
/** Share of its cell that a thing fills: the rest keeps things apart, so that they can be counted at five metres. */
const FILLED = 0.88;

/** Things to count, in rows of five from the left: all of one size, none touching another. */
export class ThingRows extends Container {
  readonly things: readonly Piece[];
  private cell = BOX;

  /** make: draws one thing in a box of 120 x 120 around 0,0. */
  constructor(count: number, make: () => Container) {
    super();
    this.things = Array.from({ length: count }, () => {
      const thing = new Piece();
      thing.addChildAt(new Graphics().ellipse(0, 52, 40, 9).fill({ color: '#5A2A1A', alpha: 0.2 }), 0);
      thing.body.addChild(make());
      return this.addChild(thing);
    });
  }

  get rows(): number {
    return Math.ceil(this.things.length / ROW);
  }

  get columns(): number {
    return Math.min(ROW, this.things.length);
  }

  /** The largest cell with which groups of at most this many columns and rows fit into a box. */
  static cellFor(width: number, height: number, columns: number, rows: number): number {
    return Math.min(width / Math.max(3, columns), height / rows, 165);
  }

  /** Lays them out around 0,0 with cells of this size. */
  arrange(cell: number): void {
    this.cell = cell;
    this.things.forEach((thing, index) => {
      const column = index % ROW;
      const row = Math.floor(index / ROW);
      thing.position.set((column - (this.columns - 1) / 2) * cell, (row - (this.rows - 1) / 2) * cell);
      thing.scale.set((cell * FILLED) / BOX);
    });
  }

  /** Side of the box in which a touch means this thing, in this container's pixels. */
  get touchSize(): number {
    return this.cell;
  }
}
