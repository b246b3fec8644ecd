import { boardFor, type Board } from '#engine/layout/board.ts';
import type { Cell, Layout, Rect } from '#engine/layout/layout.ts';

/** Where the board, the animals and the guide are. */
export interface HerdPlace {
  readonly strip: Rect;
  /** Centres of the animals, in rows. */
  readonly cells: readonly Cell[];
  readonly scale: number;
  readonly guide: Board['guide'];
  /** Grass between board and animals for what a round brings; it is on no animal. */
  readonly flock: Rect;
}

/** Size of an animal with its sign, horns and grass included, in design pixels; its middle is 0,0. */
export const ANIMAL_BOX = { width: 334, height: 428 } as const;
/** From this width on there is room for the guide beside the animals. */
const ROOMY_WIDTH = 1760;
const GAP = 12;
const LARGEST = 1.1;
/** Columns spread to fill the zone, but not so far that the animals look isolated. */
const WIDEST_SPREAD = 1.2;
/** On small portrait stages the rows extend upwards rather than being smaller than this. */
const SMALLEST = 0.62;
/** Between the guide's feet and the first animal, and between the last one and the stage's edge. */
const BESIDE_GUIDE = 160;
const EDGE = 60;
const NARROW_EDGE = 46;
const STRIP = { broad: { width: 1760, height: 350, beside: 180 }, tall: 600, gap: 40 } as const;
/** Room for birds: what they need under the board, from its frame down, above the animals, and from the guide's feet. */
const FLOCK = { least: 100, under: 24, above: { broad: 40, narrow: 8 }, besideGuide: 190 } as const;
/** The guide's place beside the board, and its height above the animals where it stands under the board. */
const GUIDE = { column: 270, beside: 0.8, under: 0.9, high: 420 } as const;

/** The board above, the animals below within reach of small hands: in one row, in portrait in two. */
export function herdFor(layout: Layout, count: number): HerdPlace {
  const { guide, panel, answers } = boardFor(layout);
  const { safe } = layout;
  const bottom = answers.y + answers.height;
  if (layout.width >= ROOMY_WIDTH) {
    const left = guide.x + BESIDE_GUIDE;
    const herd = rowsOf({ left, right: safe.x + safe.width - EDGE, top: answers.y, bottom }, count, 1);
    const { broad, gap } = STRIP;
    const width = Math.min(broad.width, layout.width - 2 * broad.beside);
    const height = Math.min(broad.height, herd.top - gap - panel.y);
    const from = panel.y + height + FLOCK.under;
    return {
      ...{ ...herd, guide },
      strip: { x: (layout.width - width) / 2, y: panel.y, width, height },
      flock: {
        x: left,
        y: from,
        width: safe.x + safe.width - EDGE - left,
        height: herd.top - FLOCK.above.broad - from,
      },
    };
  }
  const rows = layout.class === 'portrait' ? 2 : 1;
  const least = rows * (ANIMAL_BOX.height * SMALLEST + GAP) - GAP;
  const top = Math.min(answers.y, bottom - least);
  const [left, right] = [safe.x + NARROW_EDGE, safe.x + safe.width - NARROW_EDGE];
  const herd = rowsOf({ left, right, top, bottom }, count, rows);
  const around = boardAndGuide(panel, herd.top - STRIP.gap);
  return { ...herd, ...around, flock: flockBeside(around, right, herd.top - FLOCK.above.narrow) };
}

/** The guide stands under the board, between header and animals, or beside the board if there is less height. */
function boardAndGuide(panel: Rect, bottom: number): Pick<HerdPlace, 'strip' | 'guide'> {
  const free = bottom - panel.y;
  const feet = bottom + STRIP.gap * 0.8;
  const height = Math.min(STRIP.tall, free);
  if (free - height >= GUIDE.high) {
    const x = panel.x + panel.width * 0.22;
    return { strip: { ...panel, height }, guide: { x, y: feet, scale: GUIDE.under } };
  }
  const low = Math.min(height, free - FLOCK.least);
  return {
    strip: {
      ...{ x: panel.x + GUIDE.column, y: panel.y + (free - FLOCK.least - low) / 2 },
      ...{ width: panel.width - GUIDE.column, height: low },
    },
    guide: { x: panel.x + GUIDE.column * 0.46, y: feet, scale: GUIDE.beside },
  };
}

/** Between the board and the animals, on the right of the guide. */
function flockBeside(
  { strip, guide }: Pick<HerdPlace, 'strip' | 'guide'>,
  right: number,
  foot: number,
): Rect {
  const x = guide.x + FLOCK.besideGuide * guide.scale;
  const y = strip.y + strip.height + FLOCK.under;
  return { x, y, width: right - x, height: foot - y };
}

/** Rows of animals, as large as fits and as low as the zone allows. top: the zone's upper edge. */
function rowsOf(
  zone: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number },
  count: number,
  rows: number,
): Pick<HerdPlace, 'cells' | 'scale'> & { readonly top: number } {
  const columns = Math.ceil(count / rows);
  const pitch = (zone.right - zone.left + GAP) / columns;
  const tallest = (zone.bottom - zone.top + GAP) / rows - GAP;
  const scale = Math.min(LARGEST, (pitch - GAP) / ANIMAL_BOX.width, tallest / ANIMAL_BOX.height);
  const high = ANIMAL_BOX.height * scale;
  const near = Math.min(pitch, ANIMAL_BOX.width * scale * WIDEST_SPREAD + GAP);
  const middle = (zone.left + zone.right) / 2;
  const cells = Array.from({ length: count }, (_, index) => ({
    x: middle + ((index % columns) - (columns - 1) / 2) * near,
    y: zone.bottom - high / 2 - (rows - 1 - Math.floor(index / columns)) * (high + GAP),
  }));
  return { cells, scale, top: zone.bottom - rows * (high + GAP) + GAP };
}
