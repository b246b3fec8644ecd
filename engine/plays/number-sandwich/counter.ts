import { boardFor, type Board } from '#engine/layout/board.ts';
import type { Layout, Rect } from '#engine/layout/layout.ts';
import { GUIDE_HEIGHT } from '#engine/sprites/guide.ts';
import { hatchBeside, hatchOver, roomOver, sizeOn, type WithHatch } from './panel-place.ts';

/** Where the sandwich is put together, and where fillings, the tall sandwich, who waits and the guide are. */
export interface Counter extends WithHatch {
  /** The height of the bar's far edge. */
  readonly far: number;
  readonly fillings: Rect;
  /** The foot of the tall sandwich, and its width. */
  readonly pile: { readonly x: number; readonly y: number; readonly width: number };
  readonly guide: Board['guide'];
  /** How much higher slices and number line are while it helps: there the finger is over no filling. */
  readonly rise: number;
}

/** Tall stages have more room than a sandwich needs: its lower part is enough. */
const TALLEST_PANEL = 560;
/** The bar begins so far above the panel's lower edge, behind the rack. */
const FAR = 176;
/** As much as a finger needs between the line and the fillings. */
const RISE = 96;
/** Beside the fillings, where the stage is too narrow to have ground at its side. */
const NARROW_PILE = { taken: 200, width: 190, up: 130 } as const;
/** Upright the fillings have the lowest row for themselves; guide and tall sandwich stand behind them. */
const UPRIGHT = { row: 290, over: 34, clear: 40, guideX: 150, pileX: 150, pile: 240, edge: 10 } as const;
/** A slice is larger than the guide with all that it wears, by so much. */
const GUIDE = { share: 0.94, slice: 240, worn: 1.3 } as const;

export function counterFor(layout: Layout): Counter {
  const { panel: whole, answers, side, guide } = boardFor(layout);
  const height = Math.min(whole.height, TALLEST_PANEL);
  const bottom = whole.y + whole.height;
  const isUpright = layout.class === 'portrait';
  const tallest = isUpright
    ? { x: UPRIGHT.edge, width: layout.width - 2 * UPRIGHT.edge, y: bottom - height, height }
    : { ...whole, y: bottom - height, height };
  const far = bottom - FAR;
  const spare = roomOver(tallest) - whole.y;
  const over = hatchOver(tallest, spare);
  const { panel, queue } = over ?? hatchBeside(tallest, far, side !== undefined);
  const rise = over ? 0 : Math.max(0, Math.min(RISE, roomOver(panel) - whole.y));
  const small = smaller(guide, panel);
  if (side) return { panel, far, rise, fillings: answers, pile: side, queue, guide: small };
  if (isUpright) return { panel, far, rise, queue, ...upright(layout, panel) };
  const { taken, width, up } = NARROW_PILE;
  const pile = { x: answers.x + answers.width - taken / 2 + 14, y: layout.height - up, width };
  const fillings = { ...answers, width: answers.width - taken };
  return { panel, far, rise, fillings, pile, queue, guide: small };
}

/** What is asked is larger than who helps. */
const smaller = (guide: Board['guide'], panel: Rect): Board['guide'] => ({
  ...guide,
  scale: Math.min(guide.scale, (GUIDE.share * GUIDE.slice * sizeOn(panel)) / (GUIDE_HEIGHT * GUIDE.worn)),
});

function upright({ core, zones }: Layout, panel: Rect): Pick<Counter, 'fillings' | 'pile' | 'guide'> {
  const { y, height } = zones.answers;
  const row = { x: core.x, y: y + height - UPRIGHT.row, width: core.width, height: UPRIGHT.row };
  const feet = row.y - UPRIGHT.over;
  const scale = Math.min(1, (feet - y - UPRIGHT.clear) / GUIDE_HEIGHT);
  return {
    fillings: row,
    pile: { x: core.x + core.width - UPRIGHT.pileX, y: feet, width: UPRIGHT.pile },
    guide: smaller({ x: core.x + UPRIGHT.guideX, y: feet, scale }, panel),
  };
}
