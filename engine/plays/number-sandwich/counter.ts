import { boardFor, type Board } from '#engine/layout/board.ts';
import type { Layout, Rect } from '#engine/layout/layout.ts';
import type { FinalePlace } from '#engine/sprites/finale.ts';
import { GUIDE_HEIGHT } from '#engine/sprites/guide.ts';

/** Where the sandwich is put together, and where fillings, the tall sandwich and the guide stand on the bar. */
export interface Counter {
  readonly panel: Rect;
  /** The height of the bar's far edge. */
  readonly far: number;
  readonly fillings: Rect;
  /** The foot of the tall sandwich, and its width. */
  readonly pile: { readonly x: number; readonly y: number; readonly width: number };
  readonly guide: Board['guide'];
}

/** Tall stages have more room than a sandwich needs: its lower part is enough. */
const TALLEST_PANEL = 560;
/** The bar begins so far above the panel's lower edge, behind the rack. */
const FAR = 176;
/** Beside the fillings, where the stage is too narrow to have ground at its side. */
const NARROW_PILE = { taken: 200, width: 190, up: 130 } as const;
/** Upright the fillings have the lowest row for themselves; guide and tall sandwich stand behind them. */
const UPRIGHT = { row: 290, over: 34, clear: 40, guideX: 150, pileX: 150, pile: 240 } as const;

export function counterFor(layout: Layout): Counter {
  const { panel: whole, answers, side, guide } = boardFor(layout);
  const height = Math.min(whole.height, TALLEST_PANEL);
  const panel = { ...whole, y: whole.y + whole.height - height, height };
  const far = panel.y + panel.height - FAR;
  if (side) return { panel, far, fillings: answers, pile: side, guide };
  if (layout.class === 'portrait') return { panel, far, ...upright(layout) };
  const { taken, width, up } = NARROW_PILE;
  const pile = { x: answers.x + answers.width - taken / 2 + 14, y: layout.height - up, width };
  return { panel, far, fillings: { ...answers, width: answers.width - taken }, pile, guide };
}

/** At the end the tall sandwich comes forward. */
export function towerFor({ width, height }: Layout): FinalePlace {
  const y = height * 0.84;
  const scale = Math.min(1.5, height / 720, width / 900);
  return { x: width / 2, y, scale, lightY: y - 190 * scale };
}

function upright({ core, zones }: Layout): Omit<Counter, 'panel' | 'far'> {
  const { y, height } = zones.answers;
  const row = { x: core.x, y: y + height - UPRIGHT.row, width: core.width, height: UPRIGHT.row };
  const feet = row.y - UPRIGHT.over;
  return {
    fillings: row,
    pile: { x: core.x + core.width - UPRIGHT.pileX, y: feet, width: UPRIGHT.pile },
    guide: {
      x: core.x + UPRIGHT.guideX,
      y: feet,
      scale: Math.min(1, (feet - y - UPRIGHT.clear) / GUIDE_HEIGHT),
    },
  };
}

/** The guide stands at its right, where it bites; its tail is on the free side. */
export function besideTower({ x, y, scale }: FinalePlace): Board['guide'] {
  return { x: x + 236 * scale, y: y + 20 * scale, scale: 0.8 * scale };
}
