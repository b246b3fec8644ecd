import { Container, Graphics, type Text } from 'pixi.js';
import { EASE, lasting, recipe, type FxContext } from '#engine/fx/motion.ts';
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
  /** The largest numerals, in design pixels, and the highest hops; omitted: as they are on a line of its own. */
  readonly most?: Most;
}

interface Most {
  readonly numeral: number;
  readonly hop: number;
  /** How much larger a numeral is while it is spoken of; omitted: as on a line of its own. */
  readonly told?: number;
}

/** How far the line extends at each end, in design pixels. */
export const LINE_END = 36;
const USUAL: Most = { numeral: 56, hop: 70 };
/** So much larger is a numeral while it is spoken of. */
const TOLD = 1.5;
/** From the line to a numeral, and over the highest hop. */
const UNDER = 22;

/** Space above and below the line for dots, hops and numerals, in design pixels. */
export const lineHeights = ({ numeral, hop }: Most) => ({ above: hop + UNDER, below: numeral + UNDER + 4 });
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
  private readonly most: Most;

  constructor({ from, to, length, hops, most = USUAL }: NumberLineOptions) {
    super();
    this.most = most;
    this.stops = hops;
    this.from = from;
    this.length = length;
    this.stepWidth = length / Math.max(1, to - from);
    const line = new Graphics();
    line
      .roundRect(-length / 2 - LINE_END, -7, length + 2 * LINE_END, 14, 7)
      .fill(downward('#8E62DA', '#5A2CC0'));
    this.body.addChild(line, this.arcs, this.tip);
    this.tip.position.copyFrom(this.placeOf(hops[0] ?? from));
    const numerals: Text[] = [];
    for (let value = from; value <= to; value++) {
      const { x } = this.placeOf(value);
      line.circle(x, 0, 13).fill('#FFFFFF').stroke({ width: 6, color: '#5A2CC0' });
      const numeral = createLabel({
        text: String(value),
        size: Math.min(most.numeral, this.stepWidth * (to > LAST_NARROW ? 0.62 : 0.86)),
      });
      numeral.position.set(x, UNDER + most.numeral / 2);
      numerals.push(this.body.addChild(numeral));
    }
    this.numbers = numerals;
  }

  get fullWidth(): number {
    return this.length + 2 * LINE_END;
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
      const height = Math.min(this.most.hop, Math.abs(width) * 0.9);
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

  /** Draws all hops, one after the other; in calm motion each is there at once. */
  hop(secondsEach: number, { calm }: FxContext): gsap.core.Timeline {
    const seconds = this.hops * secondsEach;
    if (!calm) return recipe().to(this, { hopped: this.hops, duration: seconds, ease: 'none' });
    const timeline = recipe();
    for (let hop = 0; hop < this.hops; hop++)
      timeline.set(this, { hopped: hop + 1 }, hop * secondsEach + 0.01);
    return lasting(timeline, seconds);
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
    const { told = TOLD } = this.most;
    return recipe().to(numeral.scale, { x: told, y: told, ease: EASE.rise, ...once });
  }
}
