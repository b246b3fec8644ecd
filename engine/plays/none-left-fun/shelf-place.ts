import { boardFor, type Board } from '#engine/layout/board.ts';
import { placeGrid, type Cell, type Layout, type Rect } from '#engine/layout/layout.ts';
import type { FinalePlace } from '#engine/sprites/finale.ts';

/** Size of one container on its tray, in design pixels. */
export const VESSEL = { width: 300, height: 360, depth: 24 } as const;
/** Width of its booth at scale 1: narrower than what can be touched, so that beside it is air. */
export const BOOTH_WIDTH = 290;

/** From the middle of the guide's feet to the tip of its tail, and to its other side, at scale 1. */
const GUIDE_REACH = 190;
const GUIDE_SIDE = 140;
/** What it takes to its ears and a little more, at scale 1; how large it is at most, and how much of the stage's width it may take. */
const GUIDE = { high: 440, largest: 0.64, share: 0.2 } as const;

/** Where containers and numbers lie. */
export interface ShelfPlace {
  /** Centres of the containers, in one row or two. */
  readonly cells: readonly Cell[];
  readonly scale: number;
  /** The number row lies at the bottom of this area, behind the containers. */
  readonly strip: Rect;
  /** Behind the containers, beside the numbers: it hides neither. */
  readonly guide: Board['guide'];
}

/** From this height on there is more room for two rows. */
const TALL = 1500;
const EDGE = 40;
/** Between two booths at scale 1: where they would be narrower than this, less. Between the booths and the numbers. */
const GAP = { usual: 60, least: 48, narrow: 200 } as const;
const OVER = 36;
/** Columns spread where there is room, but not so far that the containers look isolated. */
const WIDEST_SPREAD = 1.3;

/** All containers as low as small children can reach, where the stage allows it in one row. */
export function shelfFor(layout: Layout, count: number): ShelfPlace {
  const { panel } = boardFor(layout);
  const { answers } = layout.zones;
  // Portrait devices lie on a table or in a hand: there the zone may extend upwards.
  const spare = layout.class === 'squarish' ? Math.max(0, layout.height - TALL) : 0;
  const top = answers.y + (layout.class === 'portrait' ? OVER : -spare);
  const bottom = answers.y + answers.height;
  const zone = { x: EDGE, y: top, width: layout.width - 2 * EDGE, height: bottom - top };
  const boxHeight = VESSEL.height + VESSEL.depth;
  const apartBy = (gap: number) => placeGrid(zone, count, VESSEL.width, boxHeight, gap);
  const usual = apartBy(GAP.usual);
  const { cells, scale } = usual.scale * VESSEL.width < GAP.narrow ? apartBy(GAP.least) : usual;
  const lower = bottom - (cells.at(-1)!.y + (boxHeight / 2) * scale);
  const stripBottom = cells[0]!.y + lower - (boxHeight / 2) * scale - OVER;
  const guide = standsAt(layout, stripBottom, stripBottom - panel.y);
  const beside = guide.x + GUIDE_REACH * guide.scale;
  const middle = zone.x + zone.width / 2;
  const apart = Math.min(WIDEST_SPREAD, (zone.width - VESSEL.width * scale) / 2 / (middle - cells[0]!.x));
  return {
    cells: cells.map(({ x, y }) => ({ x: middle + (x - middle) * apart, y: y + lower })),
    scale,
    strip: { x: beside, y: panel.y, width: layout.width - EDGE - beside, height: stripBottom - panel.y },
    guide,
  };
}

/** Where the guide stands beside the numbers. height: of the free space. */
function standsAt(layout: Layout, y: number, height: number): Board['guide'] {
  const widest = (layout.width * GUIDE.share) / (GUIDE_REACH + GUIDE_SIDE);
  const scale = Math.min(GUIDE.largest, height / GUIDE.high, widest);
  return { x: EDGE / 2 + GUIDE_SIDE * scale, y, scale };
}

/** At the end the numbers with their staircase are centred, clear of the guide. size: theirs, at scale 1. */
export function stairsFor(
  layout: Layout,
  size: { readonly width: number; readonly height: number },
): FinalePlace {
  const { width, height, class: kind } = layout;
  const { guide } = boardFor(layout);
  const upright = kind === 'portrait';
  const free = upright ? width - 80 : width - 2 * (guide.x + GUIDE_REACH * guide.scale);
  const y = height * (upright ? 0.6 : 0.8);
  const scale = Math.min(1.4, free / size.width, (y - height * 0.12) / size.height);
  return { x: width / 2, y, scale, lightY: y - height * 0.2 };
}
