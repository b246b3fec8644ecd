import type { PointData } from 'pixi.js';
import { boardFor } from '#engine/layout/board.ts';
import { placeGrid, type Cell, type Layout, type Rect } from '#engine/layout/layout.ts';

/** Half the width that is a thing's own, and what it has above and below its centre. */
export interface Reach {
  readonly side: number;
  readonly up: number;
  readonly down: number;
}

/** Where things of the room are. */
export interface RoomPlace {
  /** The string of lamps hangs from its upper corners. */
  readonly garland: Rect;
  /** The open book, on its stand. */
  readonly book: Rect;
  /** Centres of the things on the desk. */
  readonly cells: readonly Cell[];
  readonly scale: number;
  /** How far a thing may reach from its centre to each side, and down: at the scale of things. */
  readonly reach: Reach;
  /** Where the light of the torch comes from. */
  readonly torch: PointData;
  /** At the end the shapes stand on the table, beside the guide. */
  readonly parade: Rect;
}

/** Size of one thing with its rim, however it is turned, in design pixels. */
export const FIND = { width: 298, height: 318 } as const;
const GAP = 20;
/** Between the outlines of two things, and from the lowest one to the middle of the caption below. */
const APART = { things: 40, caption: 68 } as const;
/** How far the thickness of a thing shows below it. */
export const THICK = 15;
/** Where there is spare height, every other one lies a little lower. */
const LOWER = 13;
const GARLAND = { edge: 30, below: 10, sag: 36, drop: 62 } as const;
const BOOK = { most: 1040, low: 2.3, high: 0.6, above: 40 } as const;
/** From the guide's feet at scale 1 to its torch, and to the first shape at the end; from the last one to the stage's edge. */
const TORCH = { x: 122, y: -118 } as const;
const BESIDE_GUIDE = 190;
const EDGE = 40;

export function roomFor(layout: Layout, count: number): RoomPlace {
  const { panel, answers, guide, caption } = boardFor(layout);
  const { safe } = layout;
  const garland = {
    x: safe.x + GARLAND.edge,
    y: panel.y + GARLAND.below,
    width: safe.width - 2 * GARLAND.edge,
    height: GARLAND.sag,
  };
  const top = garland.y + garland.height + GARLAND.drop;
  const free = answers.y - BOOK.above - top;
  const width = Math.min(BOOK.most, panel.width, BOOK.low * free);
  const height = Math.min(free, BOOK.high * width);
  const end = answers.y + answers.height;
  const lowest = caption.y > answers.y ? Math.min(end, caption.y - APART.caption) : end;
  const desk = { ...answers, height: lowest - answers.y };
  const spare = desk.height - FIND.height;
  const grow = desk.height > 2 * FIND.height ? 1.18 : 1;
  const grid = placeGrid(desk, count, FIND.width * grow, FIND.height * grow, GAP);
  const aside = spare > 0 && grow === 1 ? Math.min(LOWER, spare / 2) : 0;
  const cells = grid.cells.map(({ x, y }, index) => ({ x, y: y + (index % 2 === 0 ? -aside : aside) }));
  const scale = grid.scale * grow;
  const half = (size: number) => (size * grow + GAP - APART.things / grid.scale) / 2 / grow;
  const isRow = grid.cells.every(({ y }) => y === grid.cells[0]!.y);
  const below = lowest - Math.max(...cells.map(({ y }) => y));
  const between = isRow ? Infinity : half(FIND.height) - THICK / 2;
  const left = guide.x + BESIDE_GUIDE * guide.scale;
  const paradeTop = layout.height * (layout.class === 'portrait' ? 0.6 : 0.3);
  return {
    garland,
    book: {
      x: panel.x + (panel.width - width) / 2,
      y: top + (free - height) * 0.6,
      width,
      height,
    },
    cells,
    scale,
    reach: { side: half(FIND.width), up: between, down: Math.min(between, below / scale - THICK) },
    torch: { x: guide.x + TORCH.x * guide.scale, y: guide.y + TORCH.y * guide.scale },
    parade: {
      x: left,
      y: paradeTop,
      width: layout.width - EDGE - left,
      height: answers.y + answers.height - paradeTop,
    },
  };
}
