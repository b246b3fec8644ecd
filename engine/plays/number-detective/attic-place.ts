import { boardFor } from '#engine/layout/board.ts';
import { placeGrid, type Cell, type Layout, type Rect } from '#engine/layout/layout.ts';
import type { FinalePlace } from '#engine/sprites/finale.ts';

/** Where the things of the attic are. */
export interface AtticPlace {
  /** The open case with the question. */
  readonly trunk: Rect;
  /** The pin board on the wall. */
  readonly pins: Rect;
  /** Centres of the small cases to choose from. */
  readonly cells: readonly Cell[];
  readonly scale: number;
  /** The pin board at the end, brought forward. */
  readonly end: FinalePlace;
}

/** Size of a small case with its handle and its thickness, in design pixels. */
export const SMALL_CASE = { width: 284, height: 338 } as const;
/** Size of the pin board before it is fitted. */
export const PIN_BOARD = { width: 520, height: 420 } as const;
/** Between small cases, before they are fitted. */
const GAP = 54;
/** Side by side: shares of the width, and of the height for the board; one above the other: of the height. */
const BESIDE = { trunk: 0.55, between: 0.05, pins: 0.88 } as const;
const OVER = { pins: 0.36, between: 0.05 } as const;
/** From this height on, as a share of the width, the pin board is under the case. */
const TALL = 0.72;
/** The open case is not wider than so many times its height, nor higher than so many times its width. */
const SHAPE = { wide: 1.22, high: 0.86 } as const;
/** Room below the header, and to the cases. */
const INSET = 8;
const END = { scale: 1.9, wide: 0.62, high: 0.62 } as const;

export function atticFor(layout: Layout, count: number): AtticPlace {
  const { panel, answers } = boardFor(layout);
  const isTall = panel.height > panel.width * TALL;
  const [trunk, pins] = isTall ? stacked(panel) : beside(panel);
  const grow = answers.height > 2 * SMALL_CASE.height ? 1.2 : 1;
  const { cells, scale } = placeGrid(answers, count, SMALL_CASE.width * grow, SMALL_CASE.height * grow, GAP);
  const wide = layout.width * END.wide;
  const endScale = Math.min(END.scale, wide / PIN_BOARD.width, (layout.height * END.high) / PIN_BOARD.height);
  const y = layout.height * (layout.class === 'portrait' ? 0.4 : 0.48);
  return {
    trunk,
    pins,
    cells,
    scale: scale * grow,
    end: { x: layout.width * (layout.class === 'portrait' ? 0.5 : 0.58), y, scale: endScale, lightY: y },
  };
}

function beside({ x, y, width, height }: Rect): readonly [trunk: Rect, pins: Rect] {
  const trunkWidth = Math.min(width * BESIDE.trunk, height * SHAPE.wide);
  const pinsHeight = height * BESIDE.pins;
  const pinsWidth = Math.min(
    width * (1 - BESIDE.trunk - BESIDE.between),
    (pinsHeight * PIN_BOARD.width) / PIN_BOARD.height,
  );
  const left = x + (width - trunkWidth - pinsWidth - width * BESIDE.between) / 2;
  const trunkHeight = Math.min(height - INSET, trunkWidth * SHAPE.high);
  // Where the case is low, the board hangs beside it.
  const top = y + height - trunkHeight;
  // The board is on the guide's side: what is pinned up is not carried past the case while its fact is said.
  return [
    { x: left + pinsWidth + width * BESIDE.between, y: top, width: trunkWidth, height: trunkHeight },
    { x: left, y: top, width: pinsWidth, height: Math.min(pinsHeight, trunkHeight) },
  ];
}

function stacked({ x, y, width, height }: Rect): readonly [trunk: Rect, pins: Rect] {
  const pinsHeight = Math.min(height * OVER.pins, (width * PIN_BOARD.height) / PIN_BOARD.width);
  const rest = height - pinsHeight - height * OVER.between;
  const trunkHeight = Math.min(rest, width * SHAPE.high);
  const top = y + (rest - trunkHeight) / 2;
  // The case is over the board, so that who pins something up stays under it.
  return [
    { x, y: top, width, height: trunkHeight },
    { x, y: y + height - pinsHeight, width, height: pinsHeight },
  ];
}
