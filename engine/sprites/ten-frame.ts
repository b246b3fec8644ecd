import { Graphics, type Container } from 'pixi.js';
import { downward, drawShadow } from './clay.ts';
import { dashedRing } from './marks.ts';
import { Piece } from './piece.ts';

const CELL = 84;
const FRAME_GAP = 34;
const EDGE = 12;
/** A thing drawn in a box of 120 fills so much of its cell. */
const MADE = (CELL * 0.9) / 120;

/**
 * Colours of the two parts, the same as of their groups: pink and blue are distinct for every kind of colour vision.
 */
const PART_COLOURS = [
  ['#FF9DB4', '#F0507E', '#A01B4C'],
  ['#8FD6FF', '#2E86E0', '#124C94'],
] as const;

/** Sizes at scale 1. */
export const TEN_FRAME = { width: 5 * CELL + 2 * EDGE, height: 2 * CELL + 2 * EDGE } as const;

export interface TenFrameOptions {
  /** The number of counters of each part: [3, 2]. More than ten open a second frame. */
  readonly parts: readonly number[];
  /** The least number of frames, empty ones included; 1. */
  readonly frames?: number;
  /** What lies in the frame, in a box of 120 x 120 around 0,0, by its number from 0; omitted: a ball in its part's colour. */
  make?(index: number): Container;
}

/** Counters of two colours in frames of ten, which make five, ten and "ten and some" visible at a glance. */
export class TenFrame extends Piece {
  /** One for each counter, in counting order; recipes light them up. */
  readonly counters: readonly Piece[];
  readonly frameWidth: number;
  /** Rings in the empty places of the first frame; hidden unless a frame is to be shown as empty. */
  readonly rings = new Graphics({ alpha: 0 });

  constructor({ parts, frames: least = 1, make }: TenFrameOptions) {
    super();
    const total = parts.reduce((sum, part) => sum + part, 0);
    const frames = Math.max(least, Math.ceil(total / 10));
    this.frameWidth = frames * TEN_FRAME.width + (frames - 1) * FRAME_GAP;
    const board = new Graphics();
    for (let frame = 0; frame < frames; frame++) drawFrame(board, this.left(frame));
    this.body.addChild(board);
    const colours = parts.flatMap((part, index) => Array.from({ length: part }, () => index % 2));
    this.counters = colours.map((part, index) => {
      const counter = new Piece();
      counter.body.addChild(make?.(index) ?? drawCounter(PART_COLOURS[part]!));
      if (make) counter.scale.set(MADE);
      counter.position.copyFrom(this.cellAt(index));
      return this.body.addChild(counter);
    });
    for (let index = total; index < 10; index++) {
      const { x, y } = this.cellAt(index);
      dashedRing(this.rings, x, y, CELL * 0.34);
    }
    this.rings.stroke({ width: 6, color: '#8E62DA', cap: 'round' });
    this.body.addChild(this.rings);
  }

  /** Shows the first counters, this many, and hides the rest. */
  get shown(): number {
    return this.counters.filter((counter) => counter.alpha > 0).length;
  }

  set shown(count: number) {
    this.counters.forEach((counter, index) => (counter.alpha = index < count ? 1 : 0));
  }

  /** Side of a cell, in the frame's pixels. */
  get cell(): number {
    return CELL;
  }

  /** Where a counter lies in the frame. index: from 0. */
  protected cellAt(index: number): { readonly x: number; readonly y: number } {
    const cell = index % 10;
    return {
      x: this.left(Math.floor(index / 10)) + EDGE + ((cell % 5) + 0.5) * CELL,
      y: (Math.floor(cell / 5) - 0.5) * CELL,
    };
  }

  private left(frame: number): number {
    return -this.frameWidth / 2 + frame * (TEN_FRAME.width + FRAME_GAP);
  }
}

function drawFrame(g: Graphics, left: number): void {
  const { width, height } = TEN_FRAME;
  drawShadow(g, { x: left + width / 2, width, height, radius: 26 }, 12, 0.25);
  g.roundRect(left, -height / 2, width, height, 26).fill('#7A4BC8');
  g.roundRect(left + 5, -height / 2 + 5, width - 10, height - 10, 22).fill('#F4ECFF');
  for (let column = 1; column < 5; column++) {
    g.moveTo(left + EDGE + column * CELL, -CELL).lineTo(left + EDGE + column * CELL, CELL);
  }
  g.moveTo(left + EDGE, 0).lineTo(left + width - EDGE, 0);
  g.stroke({ width: 5, color: '#C3A6EE', cap: 'round' });
}

function drawCounter([hi, mid, edge]: readonly [string, string, string]): Graphics {
  const radius = CELL * 0.36;
  return new Graphics()
    .circle(0, 4, radius)
    .fill(edge)
    .circle(0, 0, radius)
    .fill(downward(hi, mid))
    .ellipse(-radius * 0.25, -radius * 0.42, radius * 0.38, radius * 0.22)
    .fill({ color: '#FFFFFF', alpha: 0.6 });
}
