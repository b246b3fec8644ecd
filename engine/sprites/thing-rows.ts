import { Container, Graphics } from 'pixi.js';
import { Piece } from './piece.ts';

const ROW = 5;
const TEN = 2 * ROW;
/** The gap after each ten, or between fives in a line, in cells: makes "ten and some" visible at a glance. */
const GAP = 0.4;
/** Things are drawn in boxes of this size. */
const BOX = 120;
/** A thing's share of its cell: the rest separates the things, so that they can be counted from five metres away. */
const FILLED = 0.88;
const LARGEST_CELL = 220;

/** One thing to count, with its shadow on the ground. */
export class Thing extends Piece {
  readonly shadow = new Graphics().ellipse(0, 52, 40, 9).fill({ color: '#5A2A1A', alpha: 0.2 });

  constructor(drawing: Container) {
    super();
    this.addChildAt(this.shadow, 0);
    this.body.addChild(drawing);
  }
}

/** Fives stacked and tens stacked, tens side by side, or fives in one line. */
type Arrangement = 'below' | 'beside' | 'line';

/** In cells. */
interface Extent {
  readonly width: number;
  readonly height: number;
}

/** Things to count, in rows of five from the left, tens apart: all of one size, without touching. */
export class ThingRows extends Container {
  readonly things: readonly Thing[];
  private cell = BOX;

  /** make: draws one thing in a box of 120 x 120 around 0,0. */
  constructor(count: number, make: () => Container) {
    super();
    this.things = Array.from({ length: count }, () => this.addChild(new Thing(make())));
  }

  get rows(): number {
    return Math.ceil(this.things.length / ROW);
  }

  /** Lays them out around 0,0 as large as a box of this size allows for `most` things, or for these. */
  fit(width: number, height: number, asMany = this.things.length): void {
    // More than ten in a line would not show the ten.
    const arrangements: readonly Arrangement[] = ['below', asMany > TEN ? 'beside' : 'line'];
    const choices = arrangements.map((arrangement) => ({
      arrangement,
      cell: cellFor(width, height, extent(asMany, arrangement)),
    }));
    const best = choices.reduce((one, other) => (other.cell > one.cell ? other : one));
    this.arrange(best.cell, best.arrangement);
  }

  private arrange(cell: number, arrangement: Arrangement): void {
    this.cell = cell;
    const { width, height } = extent(this.things.length, arrangement);
    this.things.forEach((thing, index) => {
      const { x, y } = spot(index, arrangement);
      thing.position.set((x + 0.5 - width / 2) * cell, (y + 0.5 - height / 2) * cell);
      thing.scale.set((cell * FILLED) / BOX);
    });
  }

  /** The greatest height of this many things in a box of this width. */
  static heightFor(count: number, width: number): number {
    const needed = extent(count, 'below');
    return cellFor(width, Infinity, needed) * needed.height;
  }

  /** Side of the touch area around this thing, in this container's pixels. */
  get touchSize(): number {
    return this.cell;
  }
}

/** The largest cell size at which this many fit into a box; at most the size for three. */
const cellFor = (width: number, height: number, cells: Extent): number =>
  Math.min(width / Math.max(3, cells.width), height / cells.height, LARGEST_CELL);

/** Upper left of a thing's cell, in cells. */
function spot(index: number, arrangement: Arrangement): { readonly x: number; readonly y: number } {
  const [five, ten, column] = [Math.floor(index / ROW), Math.floor(index / TEN), index % ROW];
  if (arrangement === 'line') return { x: column + five * (ROW + GAP), y: 0 };
  if (arrangement === 'beside') return { x: column + ten * (ROW + GAP), y: five % 2 };
  return { x: column, y: five + ten * GAP };
}

/** Width and height of this many things, in cells. */
function extent(count: number, arrangement: Arrangement): Extent {
  const spots = Array.from({ length: count }, (_, index) => spot(index, arrangement));
  return {
    width: 1 + Math.max(0, ...spots.map(({ x }) => x)),
    height: 1 + Math.max(0, ...spots.map(({ y }) => y)),
  };
}
