import { Container, Graphics, type PointData } from 'pixi.js';
import { recipe } from '#engine/fx/motion.ts';
import { destroyChildren } from '#engine/sprites/slot.ts';
import { downward } from '#engine/sprites/clay.ts';
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
  private readonly cloth = new Graphics();
  private readonly look: Look;
  private mouth = 0;

  constructor(look: Look) {
    super();
    this.look = look;
    this.addChild(this.cloth, this.lying);
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

  /** The cloth is laid for so many. 0.14 s. */
  lay(count: number): gsap.core.Timeline {
    return recipe()
      .call(() => this.draw(count), undefined, 0)
      .to(this, { alpha: 1, duration: 0.14 }, 0);
  }

  /** Nothing lies there any more. */
  clear(): void {
    destroyChildren(this.lying);
    this.alpha = 0;
    this.cloth.clear();
  }

  private draw(count: number): void {
    const spots = this.spotsFor(count);
    const half = -Math.min(...spots.map(({ x }) => x)) + CELL.most / 2 + AROUND.side;
    const size = count > LINE ? CELL.two : CELL.one;
    const top = Math.min(...spots.map(({ y }) => y)) - size.high / 2 - AROUND.above;
    const { mat, hem } = this.look;
    this.cloth
      .clear()
      .roundRect(-half, top, 2 * half, AROUND.below - top, AROUND.radius)
      .fill(downward(...mat))
      .stroke({ width: AROUND.hem, color: hem });
  }
}

/** How many cells from the left a thing of a line is. */
const inLine = (index: number): number => index + (index >= FIVE ? GAP : 0);
