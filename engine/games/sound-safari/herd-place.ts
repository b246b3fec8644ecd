import { boardFor } from '#engine/stage/board.ts';
import type { Cell, Layout, Rect } from '#engine/stage/layout.ts';
import { stripBoardFor, type StripBoard } from '#engine/stage/strip-board.ts';

/** Size of an animal with its sign, in design pixels; its middle is 0,0. */
export const ANIMAL_BOX = { width: 330, height: 424 } as const;
/** From this width on all animals stand in one row, low enough for the smallest child at a board. */
const ONE_ROW_FROM = 1760;
const GAP = 12;
const LARGEST = 1.1;
/** Between the guide's feet and the first animal, and between the last one and the stage's edge. */
const BESIDE_GUIDE = 160;
const EDGE = 60;
const WIDEST_SPREAD = 1.3;
const STRIP = { most: 290, tallest: 600, gap: 40 } as const;

/** Where board and animals lie: one row on broad stages; elsewhere several, over which the board is a strip. */
export function herdFor(layout: Layout, count: number): StripBoard {
  const { guide, panel, answers } = boardFor(layout);
  if (layout.width < ONE_ROW_FROM) {
    const several = stripBoardFor(layout, count, ANIMAL_BOX, GAP);
    const bottom = several.strip.y + several.strip.height;
    const height = Math.min(STRIP.tallest, bottom - panel.y);
    const strip = { ...panel, y: bottom - height, height };
    return { ...several, cells: spread(several, answers), strip };
  }
  const left = guide.x + BESIDE_GUIDE;
  const right = layout.safe.x + layout.safe.width - EDGE;
  const scale = Math.min(LARGEST, ((right - left) / count - GAP) / ANIMAL_BOX.width);
  const pitch = ANIMAL_BOX.width * scale + GAP;
  const first = (left + right - (count - 1) * pitch) / 2;
  const y = answers.y + answers.height - (ANIMAL_BOX.height / 2) * scale;
  const free = y - (ANIMAL_BOX.height / 2) * scale - panel.y - STRIP.gap;
  return {
    strip: { ...panel, height: Math.min(STRIP.most, free) },
    cells: Array.from({ length: count }, (_, index) => ({ x: first + index * pitch, y })),
    scale,
  };
}

/** Columns move apart until they fill the zone, but not so far that they would stand alone. */
function spread({ cells, scale }: StripBoard, zone: Rect): readonly Cell[] {
  const middle = zone.x + zone.width / 2;
  const reach = Math.max(...cells.map(({ x }) => x - middle));
  const share = Math.min(WIDEST_SPREAD, (zone.width - ANIMAL_BOX.width * scale) / 2 / reach);
  return cells.map(({ x, y }) => ({ x: middle + (x - middle) * share, y }));
}
