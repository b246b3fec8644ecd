import { boardFor } from './board.ts';
import { placeGrid, type Cell, type Layout, type Rect } from './layout.ts';

/** The arrangement for many answers that are pictures themselves: they take most of the board, a strip lies above. */
export interface StripBoard {
  readonly strip: Rect;
  /** Centres of the answers, in rows. */
  readonly cells: readonly Cell[];
  readonly scale: number;
}

const STRIP = { least: 182, most: 230 } as const;
const GAP = 26;

/** box: size of one answer before it is fitted, in design pixels. Answers lie as low as their zone reaches. */
export function stripBoardFor(
  layout: Layout,
  count: number,
  box: { readonly width: number; readonly height: number },
  gap: number,
): StripBoard {
  const { panel, answers } = boardFor(layout);
  const bottom = answers.y + answers.height;
  const top = panel.y + STRIP.least + GAP;
  const { cells, scale } = placeGrid(
    { ...answers, y: top, height: bottom - top },
    count,
    box.width,
    box.height,
    gap,
  );
  const spare = bottom - (cells.at(-1)!.y + (box.height / 2) * scale);
  const gridTop = cells[0]!.y + spare - (box.height / 2) * scale;
  const height = Math.min(STRIP.most, gridTop - GAP - panel.y);
  return {
    strip: { ...panel, y: gridTop - GAP - height, height },
    cells: cells.map(({ x, y }) => ({ x, y: y + spare })),
    scale,
  };
}
