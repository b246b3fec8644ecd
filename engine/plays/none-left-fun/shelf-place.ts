import { boardFor } from '#engine/layout/board.ts';
import { placeGrid, type Cell, type Layout, type Rect } from '#engine/layout/layout.ts';
import type { FinalePlace } from '#engine/sprites/finale.ts';

/** Size of one container on its tray, in design pixels. */
export const VESSEL = { width: 300, height: 316, depth: 24 } as const;

/** From the middle of the guide's feet to the tip of its tail, at scale 1. */
export const GUIDE_REACH = 190;

/** Where containers and numbers lie. */
export interface ShelfPlace {
  /** Centres of the containers, in one row or two. */
  readonly cells: readonly Cell[];
  readonly scale: number;
  /** The number row lies at the bottom of this area, directly above the containers. */
  readonly strip: Rect;
  /** Whether the guide stands beside the containers; otherwise it stands on the number row. */
  readonly guideBeside: boolean;
}

/** From this width on there is room for six containers and the guide side by side. */
const ROOMY_WIDTH = 1880;
/** From this height on there is more room for two rows. */
const TALL = 1500;
/** From the guide's feet to the first container, and from the last one to the stage's edge. */
const BESIDE_GUIDE = 184;
const EDGE = 40;
/** Between two trays, in design pixels; between the trays and the numbers. */
const GAP = 24;
const OVER = 36;
/** Columns spread where there is room, but not so far that the containers look isolated. */
const WIDEST_SPREAD = 1.3;

/** All containers as low as small children can reach, where the stage allows it in one row. */
export function shelfFor(layout: Layout, count: number): ShelfPlace {
  const { guide, panel } = boardFor(layout);
  const { answers } = layout.zones;
  const guideBeside = layout.width >= ROOMY_WIDTH;
  const left = guideBeside ? guide.x + BESIDE_GUIDE : EDGE;
  // Portrait devices lie on a table or in a hand: there the zone may extend upwards.
  const spare = layout.class === 'squarish' ? Math.max(0, layout.height - TALL) : 0;
  const top = answers.y + (layout.class === 'portrait' ? OVER : -spare);
  const bottom = answers.y + answers.height;
  const zone = { x: left, y: top, width: layout.width - EDGE - left, height: bottom - top };
  const boxHeight = VESSEL.height + VESSEL.depth;
  const { cells, scale } = placeGrid(zone, count, VESSEL.width, boxHeight, GAP);
  const lower = bottom - (cells.at(-1)!.y + (boxHeight / 2) * scale);
  const stripBottom = cells[0]!.y + lower - (boxHeight / 2) * scale - OVER;
  const middle = zone.x + zone.width / 2;
  const apart = Math.min(WIDEST_SPREAD, (zone.width - VESSEL.width * scale) / 2 / (middle - cells[0]!.x));
  return {
    cells: cells.map(({ x, y }) => ({ x: middle + (x - middle) * apart, y: y + lower })),
    scale,
    strip: { ...panel, height: stripBottom - panel.y },
    guideBeside,
  };
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
