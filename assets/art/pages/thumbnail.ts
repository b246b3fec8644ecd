import type { Frame, Page, World } from '#assets/art/kit/drawing.ts';
import { linear, soft } from '#assets/art/kit/paint.ts';
import { at, centred, each, rect, type Box, type Svg } from '#assets/art/kit/svg.ts';
import { backdrop, WORLD_CANVAS } from './backdrop.ts';

/** The part of the world a thumbnail shows: 16:10, with the ground and some sky. */
const VIEW: Box = { x: 560, y: 205, width: 1400, height: 875 };

export interface Thumbnail {
  readonly game: string;
  readonly world: World;
  /** Layers that would cover the things. */
  readonly without?: readonly string[];
  /** Drawn in a frame of 1400 x 875. */
  readonly things: Svg;
}

export const thumbnail = ({ game, world, without, things }: Thumbnail): Page => ({
  name: `thumbnails/${game}`,
  drawing: backdrop(world, VIEW, without) + at(VIEW.x, VIEW.y, things),
  view: VIEW,
  canvas: WORLD_CANVAS,
  width: 640,
  format: 'webp',
  // Smaller than usual, because one page loads 14 of them.
  quality: 80,
});

/** A calm plate behind what is to be counted. */
export const plate = (x: number, y: number, width: number, height: number): Svg =>
  rect(centred(x, y + 12, width, height), 54, { fill: '#3A1236', opacity: 0.3, filter: soft(12) }) +
  rect(centred(x, y, width, height), 54, { fill: linear(['#FFFDF4', '#FFEFCB']) });

/** Things in rows of five around a centre. */
export function rows(count: number, x: number, y: number, step: number, drawing: Svg, scale: number): Svg {
  const lines = Math.ceil(count / 5);
  return each(
    Array.from({ length: count }, (_, index) => index),
    (index) => {
      const row = Math.floor(index / 5);
      const inRow = Math.min(5, count - row * 5);
      return at(x + ((index % 5) - (inRow - 1) / 2) * step, y + (row - (lines - 1) / 2) * step, drawing, {
        scale,
      });
    },
  );
}

/** The drawing of one frame of a sheet. Throws when there is none of that name. */
export function frameOf(frames: readonly Frame[], name: string): Svg {
  const frame = frames.find((candidate) => candidate.name === name);
  if (!frame) throw new Error(`no frame ${name}`);
  return frame.drawing;
}
