import type { PointData } from 'pixi.js';
import type { Rect } from '#engine/layout/layout.ts';
import { ThingRows } from '#engine/sprites/thing-rows.ts';
import { TEN_FRAME } from '#engine/sprites/ten-frame.ts';
import { Heap } from './heap.ts';

/** Room for the plus between heaps side by side, and between heaps one above the other. */
export const PLUS = { space: 110, row: 104 } as const;
const GAP = 12;
/** Height of the sum: the treasures need the space more. */
const SUM = { share: 0.36, least: 130, most: 200 } as const;
/** The ten frame gets the space the treasures can spare: its largest size, and the height it has at least. */
const LARGEST_FRAME = 1.5;
const LEAST_FRAME = 176;
/** Cells of treasures while the frame is there, for one row of them and for more. */
const LEAST_CELL = { one: 100, more: 80 } as const;
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
  /** From 0, with the sum above, to 1, with the ten frame below. */
  readonly helping: number;
}

/** All around 0,0, the middle of the place for sign and heaps. */
export interface Arranged {
  readonly heap: Size;
  readonly first: PointData;
  readonly second: PointData;
  readonly plus: PointData;
  /** How much of the crabs is to be seen: over them is the header, once the heaps have gone up. */
  readonly crab: number;
  readonly sign: PointData & { readonly height: number };
  readonly frame: PointData & { readonly scale: number };
}

/** The height that the sum gets of the place for sign and heaps. */
export const sumHeight = (height: number, upright: boolean): number =>
  Math.min(SUM.most, Math.max(SUM.least, height * SUM.share * (upright ? 0.5 : 1)));

/** Where two heaps lie with the sum above them or the ten frame below, as large as the place allows. */
export function arrange(place: Size, heaped: Heaped): Arranged {
  const { upright, most, helping } = heaped;
  const { width, height } = place;
  const sum = sumHeight(height, upright);
  const each = upright ? width : (width - PLUS.space) / 2;
  const inner = each - 2 * Heap.PADDING;
  const needed = ThingRows.heightFor(most, inner) * SPARE + 2 * Heap.PADDING;
  const between = upright ? PLUS.row : 0;
  const number = upright ? 2 : 1;
  const heightIn = (room: number) => Math.min(needed, (room - between) / number);

  const scale = frameScale(place, heaped);
  const frame = TEN_FRAME.height * scale + FRAME_SHADOW;
  const headroom = upright ? Heap.HEADROOM * 0.8 : 0;
  const asked = heightIn(height - sum - GAP - headroom);
  const helped = heightIn(height - frame - GAP);
  const one = asked + (helped - asked) * helping;
  const all = number * one + between;

  // What is not needed is left free above and below.
  const used = (heap: number, beside: number) => number * heap + between + beside + GAP;
  const freeAsked = (height - used(asked, sum + headroom)) / 2;
  const freeHelped = (height - used(helped, frame)) / 2;
  const top = -height / 2;
  const topAsked = top + freeAsked + sum + headroom + GAP;
  const upper = topAsked + (top + freeHelped - topAsked) * helping;
  const middle = upper + all / 2;
  const x = (each + PLUS.space) / 2;
  return {
    heap: { width: each, height: one },
    first: upright ? { x: 0, y: upper + one / 2 } : { x: -x, y: middle },
    second: upright ? { x: 0, y: upper + all - one / 2 } : { x, y: middle },
    plus: { x: 0, y: middle - 6 },
    crab: 1 - helping,
    sign: { x: 0, y: top + freeAsked + sum / 2, height: sum },
    frame: { x: 0, y: -top - freeHelped - FRAME_SHADOW / 2 - frame / 2, scale },
  };
}

/** As large as the treasures allow. */
function frameScale({ width, height }: Size, { upright, rows, frameWidth }: Heaped): number {
  const heap = rows * (rows === 1 ? LEAST_CELL.one : LEAST_CELL.more) + 2 * Heap.PADDING;
  const heaps = upright ? 2 * heap + PLUS.row : heap;
  const room = Math.max(LEAST_FRAME, height - heaps - GAP - FRAME_SHADOW);
  return Math.min(LARGEST_FRAME, width / frameWidth, room / TEN_FRAME.height);
}
