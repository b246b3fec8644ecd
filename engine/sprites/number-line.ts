import { Container, Graphics, type Text } from 'pixi.js';
import { EASE, recipe, type FxContext } from '#engine/fx/motion.ts';
import { CLAY, downward } from './clay.ts';
import { createLabel } from './label.ts';
import { Piece } from './piece.ts';

export interface NumberLineOptions {
  /** Whole numbers, both ends shown. */
  readonly from: number;
  readonly to: number;
  /** Distance from first to last, in design pixels. */
  readonly length: number;
  /** Numbers that hops connect, each with the next, in either direction. */
  readonly hops: readonly number[];
}

/**
 * Space above and below the line for dots, hops and numerals, and how far the line extends at each end, in design
 * pixels.
 */
export const NUMBER_LINE = { above: 92, below: 82, end: 36 } as const;
const END = NUMBER_LINE.end;
/** Up to this number numerals may stand closer. */
const LAST_NARROW = 10;

/** A straight line of numbers, small ones always on the left, with hops drawn above it. */
export class NumberLine extends Piece {
  readonly numbers: readonly Text[];
  /** Where the last of the drawn hops has come to: whoever draws them has a finger there. */
  readonly tip = new Container();
  private readonly arcs = new Graphics();
  private readonly stops: readonly number[];
  private drawn = 0;
  readonly from: number;
  private readonly stepWidth: number;
  private readonly length: number;

  constructor({ from, to, length, hops }: NumberLineOptions) {
    super();
    this.stops = hops;
    this.from = from;
    this.length = length;
    this.stepWidth = length / Math.max(1, to - from);
    const line = new Graphics();
    line.roundRect(-length / 2 - END, -7, length + 2 * END, 14, 7).fill(downward('#8E62DA', '#5A2CC0'));
    this.body.addChild(line, this.arcs, this.tip);
    this.tip.position.copyFrom(this.placeOf(hops[0] ?? from));
    const numerals: Text[] = [];
    for (let value = from; value <= to; value++) {
      const { x } = this.placeOf(value);
      line.circle(x, 0, 13).fill('#FFFFFF').stroke({ width: 6, color: '#5A2CC0' });
      const numeral = createLabel({
        text: String(value),
        size: Math.min(56, this.stepWidth * (to > LAST_NARROW ? 0.62 : 0.86)),
      });
      numeral.position.set(x, 50);
      numerals.push(this.body.addChild(numeral));
    }
    this.numbers = numerals;
  }

  get fullWidth(): number {
    return this.length + 2 * END;
  }

  /** The position of a number's dot, in the body's coordinates. */
  placeOf(value: number): { readonly x: number; readonly y: number } {
    return { x: -this.length / 2 + (value - this.from) * this.stepWidth, y: 0 };
  }

  /** How many hops there are. */
  private get hops(): number {
    return this.stops.length - 1;
  }

  /** How many of the hops are drawn, with a fraction for the last. A property, so that it can be tweened. */
  get hopped(): number {
    return this.drawn;
  }

  set hopped(count: number) {
    this.drawn = count;
    this.arcs.clear();
    this.tip.position.copyFrom(this.placeOf(this.stops[0] ?? this.from));
    for (let hop = 0; hop < Math.min(count, this.hops); hop++) {
      const share = Math.min(1, count - hop);
      const start = this.placeOf(this.stops[hop]!).x;
      const width = this.placeOf(this.stops[hop + 1]!).x - start;
      const height = Math.min(70, Math.abs(width) * 0.9);
      for (let point = 0; point <= 12; point++) {
        const along = (point / 12) * share;
        const x = start + width * along;
        const y = -16 - Math.sin(along * Math.PI) * height;
        if (point === 0) this.arcs.moveTo(x, y);
        else this.arcs.lineTo(x, y);
        this.tip.position.set(x, y);
      }
    }
    this.arcs.stroke({ width: 9, color: CLAY.amber.low, cap: 'round', join: 'round' });
  }

  /** Draws all hops, one after the other. */
  hop(secondsEach: number): gsap.core.Timeline {
    return recipe().to(this, { hopped: this.hops, duration: this.hops * secondsEach, ease: 'none' });
  }

  /** All hops are drawn. */
  hopAtOnce(): void {
    this.hopped = this.hops;
  }

  /** Highlights one of the numbers as it is spoken. 0.28 s. */
  tell(value: number, ctx: FxContext): gsap.core.Timeline {
    const numeral = this.numbers[value - this.from]!;
    const once = { duration: 0.14, yoyo: true, repeat: 1 };
    if (ctx.calm) return recipe().to(numeral, { alpha: 0.4, ...once });
    return recipe().to(numeral.scale, { x: 1.5, y: 1.5, ease: EASE.rise, ...once });
  }
}
