import type { PointData } from 'pixi.js';
import type { Rect } from '#engine/layout/layout.ts';
import { ThingRows } from '#engine/sprites/thing-rows.ts';
import { TEN_FRAME } from '#engine/sprites/ten-frame.ts';
import { Heap } from './heap.ts';

/** Room for the plus between heaps side by side, and between heaps one above the other. */
export const PLUS = { space: 110, row: 104 } as const;
/** How far each of two heaps side by side is drawn, until they are one. */
export const UNITED = PLUS.space / 2 - 2;
const GAP = 22;
/** Between the sign, whose yard or posts reach beyond it, and the ten frame. */
const BESIDE = 52;
/** Height of the sum: the treasures need the space more. */
const SUM = { share: 0.36, least: 130, most: 200 } as const;
/** The ten frame gets the space the treasures can spare: its largest size, and the height it has at least. */
const LARGEST_FRAME = 1.5;
const LEAST_FRAME = 176;
/** Beside the sum it takes no more of the width. */
const MOST_WIDE = 0.62;
/** Cells of treasures while the frame is there, for one row of them and for more; and for more than ten, in two rows. */
const LEAST_CELL = { one: 100, more: 80, tens: 62 } as const;
/** What its shadow takes below it. */
const FRAME_SHADOW = 20;
/** What a heap lies on is little larger than what lies on it needs. */
const SPARE = 1.2;

type Size = Pick<Rect, 'width' | 'height'>;

export interface Heaped {
  readonly upright: boolean;
  /** Things in the larger heap, and its rows. */
  readonly most: number;
  readonly rows: number;
  readonly frameWidth: number;
  /** How much wider the sign is than high. */
  readonly signRatio: number;
  /** The ground on each side of the place that sum and ten frame may take, too. */
  readonly beside: number;
  /** From the place to the edges of the stage: the crabs step aside there. */
  readonly edge: number;
  /** From 0, with the sum alone above, to 1, with the ten frame beside it, or, where heaps lie one above the other, below. */
  readonly helping: number;
}

/** All around 0,0, the middle of the place for sign and heaps. */
export interface Arranged {
  readonly heap: Size;
  readonly first: PointData;
  readonly second: PointData;
  readonly plus: PointData;
  readonly sign: PointData & { readonly height: number };
  readonly frame: PointData & { readonly scale: number };
}

/** The height that the sum gets of the place for sign and heaps. */
export const sumHeight = (height: number, upright: boolean): number =>
  Math.min(SUM.most, Math.max(SUM.least, height * SUM.share * (upright ? 0.5 : 1)));

/**
 * Where two heaps lie with the sum above them, as large as the place allows. With the help nothing changes places: the sum moves
 * over for the ten frame, or, one above the other, the heaps come side by side and it is below them.
 */
export function arrange(place: Size, heaped: Heaped): Arranged {
  const { upright, most, helping, beside: aside, edge } = heaped;
  const { width, height } = place;
  const wide = width + 2 * aside;
  const sum = sumHeight(height, upright);
  // One above the other they lie until the help comes, and then side by side, as one.
  const half = (width - PLUS.space) / 2;
  const stacked = upright ? width : half;
  // With the help the crabs are beside them: over them is the header then.
  const beside = half - Math.max(0, Heap.BESIDE - UNITED - edge);
  const needed = (inner: number) =>
    ThingRows.heightFor(most, inner - 2 * Heap.PADDING) * SPARE + 2 * Heap.PADDING;
  const between = upright ? PLUS.row : 0;
  const number = upright ? 2 : 1;

  const scale = frameScale(place, heaped);
  const frame = TEN_FRAME.height * scale + FRAME_SHADOW;
  const headroom = upright ? Heap.HEADROOM * 0.8 : 0;
  /** Over the heaps, before the help and with it. */
  const over = { asked: sum + headroom + GAP, helped: (upright ? sum : frame) + GAP };
  const under = upright ? frame + GAP : 0;
  const asked = Math.min(needed(stacked), (height - over.asked - between) / number);
  const helped = Math.min(needed(beside), height - under - over.helped);
  const share = (from: number, to: number) => from + (to - from) * helping;
  const one = share(asked, helped);

  // What is not needed is left free above and below.
  const freeAsked = (height - number * asked - between - over.asked) / 2;
  const freeHelped = (height - helped - under - over.helped) / 2;
  const top = -height / 2;
  const upper = share(top + freeAsked + over.asked, top + freeHelped + over.helped);
  const x = share(upright ? 0 : (half + PLUS.space) / 2, (beside + PLUS.space) / 2);
  /** From the upper one to the lower one. */
  const down = upright ? share(asked + between, 0) : 0;
  const frameAt = upright
    ? -top - freeHelped - FRAME_SHADOW / 2 - frame / 2
    : top + freeHelped + (frame - FRAME_SHADOW) / 2;

  // Beside the frame the sum is as high as that, or as the width allows.
  const frameWide = heaped.frameWidth * scale;
  const { signRatio } = heaped;
  const signHigh = Math.min(sum, frame - FRAME_SHADOW, (wide - BESIDE - frameWide) / signRatio);
  const row = signHigh * signRatio + BESIDE + frameWide;
  const signAsked = { x: 0, y: top + freeAsked + sum / 2, height: sum };
  const signHelped = upright
    ? { x: 0, y: top + freeHelped + sum / 2, height: sum }
    : { x: (signHigh * signRatio - row) / 2, y: frameAt, height: signHigh };
  return {
    heap: { width: share(stacked, beside), height: one },
    first: { x: -x, y: upper + one / 2 },
    second: { x, y: upper + one / 2 + down },
    plus: { x: 0, y: upper + (one + down) / 2 - 6 },
    sign: {
      x: share(signAsked.x, signHelped.x),
      y: share(signAsked.y, signHelped.y),
      height: share(signAsked.height, signHelped.height),
    },
    frame: { x: upright ? 0 : (row - frameWide) / 2, y: frameAt, scale },
  };
}

/** As large as the treasures allow: side by side up to ten of them fit into one row. */
function frameScale({ width, height }: Size, heaped: Heaped): number {
  const { upright, most, rows, frameWidth, beside } = heaped;
  const isLine = rows === 1 || (!upright && most <= 10);
  const cells = isLine ? LEAST_CELL.one : upright ? rows * LEAST_CELL.more : 2 * LEAST_CELL.tens;
  const heap = cells + 2 * Heap.PADDING;
  const heaps = upright ? heap + sumHeight(height, upright) + GAP : heap;
  const room = Math.max(LEAST_FRAME, height - heaps - GAP - FRAME_SHADOW);
  const wide = upright ? width : (width + 2 * beside) * MOST_WIDE;
  return Math.min(LARGEST_FRAME, wide / frameWidth, room / TEN_FRAME.height);
}
