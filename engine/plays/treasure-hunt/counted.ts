import { Container, Graphics, type PointData } from 'pixi.js';
import type { Rect } from '#engine/layout/layout.ts';
import { destroyChildren } from '#engine/sprites/slot.ts';
import { downward } from '#engine/sprites/clay.ts';
import type { Heap } from './heap.ts';
import type { Look } from './looks.ts';

/** Things lie in rows of five, two of which make a line of ten; more than ten lie in two lines. */
const FIVE = 5;
const LINE = 10;
/** Between fives, in cells. */
const GAP = 0.5;
/**
 * The largest cell in a line, how much of it a thing of 120 takes, and how high a line is: for one line and for two. None lies where the
 * crabs come on to the lid.
 */
const CELL = { most: 84, one: { filled: 0.9, high: 84 }, two: { filled: 0.74, high: 56 } } as const;
/** Over the chest's golden rim. */
const ABOVE_RIM = 11;
/** The cloth around them. */
const AROUND = { side: 26, above: 8, below: 10, hem: 6, radius: 18 } as const;
const THING = 120;
/** The cloth is laid there within this. */
export const LIE_SECONDS = 0.14;

/** Where one thing lies, and its scale. */
export interface CountedSpot extends PointData {
  readonly scale: number;
}

/**
 * What was added, all of it, in the mouth of the chest: on a plain cloth over what lies in it already, so that it can be
 * counted. Its origin is the middle of the front edge.
 */
export class Counted extends Container {
  /** What has fallen in. */
  readonly lying = new Container();
  /** Who pushes it in. */
  readonly pushing = new Container();
  readonly cloth = new Graphics();
  private readonly look: Look;
  private mouth = 0;

  constructor(look: Look) {
    super();
    this.look = look;
    this.addChild(this.cloth, this.lying, this.pushing);
    this.clear();
  }

  /** width: of the chest's mouth. */
  layOut(width: number): void {
    this.mouth = width;
  }

  /** Where so many things lie, from left to right; ten at the front, and then behind them, so that none comes over another. */
  spotsFor(count: number): readonly CountedSpot[] {
    const cell = Math.min(CELL.most, (this.mouth - 2 * AROUND.side) / (LINE + GAP));
    const size = count > LINE ? CELL.two : CELL.one;
    const share = cell / CELL.most;
    const wide = inLine(Math.min(count, LINE) - 1) + 1;
    return Array.from({ length: count }, (_, index) => {
      const line = Math.floor(index / LINE);
      return {
        x: (inLine(index % LINE) + 0.5 - wide / 2) * cell,
        y: -ABOVE_RIM - (line + 0.5) * size.high * share,
        scale: (size.filled * cell) / THING,
      };
    });
  }

  /** The cloth for so many, where they lie. */
  clothFor(count: number): Rect {
    const spots = this.spotsFor(count);
    const half = -Math.min(...spots.map(({ x }) => x)) + CELL.most / 2 + AROUND.side;
    const size = count > LINE ? CELL.two : CELL.one;
    const top = Math.min(...spots.map(({ y }) => y)) - size.high / 2 - AROUND.above;
    return { x: -half, y: top, width: 2 * half, height: AROUND.below - top };
  }

  /** What these heaps lie on, all of it. */
  around(heaps: readonly Heap[]): Rect {
    const corners = heaps.flatMap(({ body, size }) =>
      [-1, 1].map((side) => this.toLocal({ x: (side * size.width) / 2, y: (side * size.height) / 2 }, body)),
    );
    const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
  }

  /** Nothing lies there any more. */
  clear(): void {
    destroyChildren(this.lying);
    destroyChildren(this.pushing);
    this.alpha = 0;
    this.cloth.clear();
  }

  drawCloth({ x, y, width, height }: Rect): void {
    const { mat, hem } = this.look;
    this.cloth
      .clear()
      .roundRect(x, y, width, height, AROUND.radius)
      .fill(downward(...mat))
      .stroke({ width: AROUND.hem, color: hem });
  }
}

/** How many cells from the left a thing of a line is. */
const inLine = (index: number): number => index + (index >= FIVE ? GAP : 0);
