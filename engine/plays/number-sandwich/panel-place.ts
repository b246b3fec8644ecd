import type { Rect } from '#engine/layout/layout.ts';
import { HATCH } from './hatch.ts';
import { RACK } from './rack.ts';
import { SANDWICH } from './sandwich.ts';

/** The slices at their largest, the least room over them and beside the rack, and below its foot. */
const LARGEST = 1.42;
export const ROOM = { over: 24, beside: 8, below: 50 } as const;
/** The hatch beside the slices takes so much of them, and is so far from them and from the stage's edge. */
const BESIDE = { roomy: 80, narrow: 222, gap: 12, edge: 14, largest: 1.15 } as const;
/** Where there is so much room over the slices, the hatch is there. */
const OVER = { least: 250, gap: 34, largest: 1.6 } as const;

/** The part of the stage that the sandwich has, and where the middle of the hatch's sill is. */
export interface WithHatch {
  readonly panel: Rect;
  readonly queue: { readonly x: number; readonly y: number; readonly scale: number };
}

/** The sandwich's scale on this part of the stage. */
export const sizeOn = ({ width, height }: Rect): number =>
  Math.min(
    LARGEST,
    (width - 2 * ROOM.beside) / (SANDWICH.width + 2 * RACK.over),
    (height - ROOM.over - ROOM.below) / (SANDWICH.height + RACK.height - RACK.lip),
  );

/** How high the room over the slices reaches down, to where a hatch can be. */
export const roomOver = (panel: Rect): number =>
  panel.y + panel.height - ROOM.below - (SANDWICH.height + RACK.height - RACK.lip) * sizeOn(panel) - OVER.gap;

/** The hatch is in the wall over the slices; undefined: there is too little room. */
export function hatchOver(panel: Rect, spare: number): WithHatch | undefined {
  if (spare < OVER.least) return undefined;
  const scale = Math.min(OVER.largest, spare / HATCH.height);
  // Beside who stands at the slices, in their middle.
  const left = panel.x + (HATCH.width / 2) * scale;
  return {
    panel,
    queue: { x: Math.min(left + OVER.gap, panel.x + panel.width / 2), y: roomOver(panel), scale },
  };
}

/** The hatch stands on the bar's far edge at the left of the slices, which make room for it. */
export function hatchBeside(whole: Rect, far: number, isRoomy: boolean): WithHatch {
  const taken = isRoomy ? BESIDE.roomy : BESIDE.narrow;
  const panel = { ...whole, x: whole.x + taken, width: whole.width - (isRoomy ? 2 : 1) * taken };
  const scale = Math.min(BESIDE.largest, (panel.x - BESIDE.gap - BESIDE.edge) / HATCH.width);
  return { panel, queue: { x: panel.x - BESIDE.gap - (HATCH.width / 2) * scale, y: far - 14, scale } };
}
