import { Graphics, type Text } from 'pixi.js';
import { CLAY, downward } from './clay.ts';
import { createLabel } from './label.ts';
import { Piece } from './piece.ts';

export interface NumberLineOptions {
  /** Whole numbers, both ends shown. */
  readonly from: number;
  readonly to: number;
  /** Distance from first to last, in design pixels. */
  readonly length: number;
}

/** A straight line of numbers, small ones always on the left, with hops drawn above it. */
export class NumberLine extends Piece {
  readonly numbers: readonly Text[];
  private readonly hops = new Graphics();
  private readonly from: number;
  private readonly stepWidth: number;
  private readonly length: number;

  constructor({ from, to, length }: NumberLineOptions) {
    super();
    this.from = from;
    this.length = length;
    this.stepWidth = length / Math.max(1, to - from);
    const line = new Graphics();
    line.roundRect(-length / 2 - 36, -7, length + 72, 14, 7).fill(downward('#8E62DA', '#5A2CC0'));
    this.body.addChild(line, this.hops);
    const numerals: Text[] = [];
    for (let value = from; value <= to; value++) {
      const { x } = this.placeOf(value);
      line.circle(x, 0, 13).fill('#FFFFFF').stroke({ width: 6, color: '#5A2CC0' });
      const numeral = createLabel({ text: String(value), size: Math.min(56, this.stepWidth * 0.62) });
      numeral.position.set(x, 50);
      numerals.push(this.body.addChild(numeral));
    }
    this.numbers = numerals;
  }

  /** Where a number's dot is, in the body's coordinates. */
  placeOf(value: number): { readonly x: number; readonly y: number } {
    return { x: -this.length / 2 + (value - this.from) * this.stepWidth, y: 0 };
  }

  /** Draws the hops of one from a number to another, either way; a part of the last one when `count` is broken. */
  drawHops(from: number, to: number, count = Math.abs(to - from)): void {
    const way = Math.sign(to - from);
    const height = Math.min(70, this.stepWidth * 0.9);
    this.hops.clear();
    for (let hop = 0; hop < count; hop++) {
      const share = Math.min(1, count - hop);
      const start = this.placeOf(from + way * hop).x;
      for (let point = 0; point <= 12; point++) {
        const along = (point / 12) * share;
        const x = start + way * this.stepWidth * along;
        const y = -16 - Math.sin(along * Math.PI) * height;
        if (point === 0) this.hops.moveTo(x, y);
        else this.hops.lineTo(x, y);
      }
    }
    this.hops.stroke({ width: 9, color: CLAY.amber.low, cap: 'round', join: 'round' });
  }
}
