import type { Graphics } from 'pixi.js';
import type { ShapeColour } from '#engine/games/shape-detective/questions.ts';
import type { Shape } from '#engine/rules/shapes.ts';
import { drawOutline, grownOutline, outlineOf, type Point } from './outline.ts';

/** How wide the pale rim around a thing is, in the units of the painted shape. */
export const RIM = 13;

type Detail = 'stitches' | 'inset' | 'glints' | 'none';

/**
 * What the flat things of the room are made of: a felt patch, a tin sign, a pane of glass, a tile, a sticker. It goes by
 * colour, never by shape, so that a shape is known by its sides alone.
 */
export const MATERIALS: {
  readonly [C in ShapeColour]: { readonly rim: string; readonly detail: Detail; readonly leg: string };
} = {
  coral: { rim: '#FFE6D8', detail: 'stitches', leg: '#A8214A' },
  amber: { rim: '#FFFBEC', detail: 'inset', leg: '#AD4B0C' },
  teal: { rim: '#E2ECF2', detail: 'glints', leg: '#07686F' },
  violet: { rim: '#FFFFFF', detail: 'none', leg: '#46209A' },
  sky: { rim: '#F6F0E4', detail: 'inset', leg: '#0F5AA0' },
};

const EDGE = 5;
const STITCH = { share: 0.8, length: 13, gap: 11 } as const;

/** The rim, which reaches beyond the shape on all sides alike: with all its corners, it is the same shape. */
export const drawRim = (g: Graphics, shape: Shape, colour: string, edge: string): Graphics =>
  g
    .clear()
    .poly(grownOutline(shape, RIM + EDGE).flat())
    .fill(edge)
    .poly(grownOutline(shape, RIM).flat())
    .fill(colour);

/** What is seen of its material on the shape. */
export function drawDetail(g: Graphics, shape: Shape, colour: ShapeColour): Graphics {
  const { detail } = MATERIALS[colour];
  if (detail === 'inset')
    drawOutline(g, shape, 0.76).stroke({ width: 6, color: '#FFFFFF', alpha: 0.5, join: 'miter' });
  if (detail === 'stitches') {
    for (const [from, to] of stitches(shape)) bar(g, from, to, 6);
    g.fill({ color: '#FFFFFF', alpha: 0.75 });
  }
  if (detail === 'glints')
    bar(bar(g, [-36, -4], [-2, -38], 10), [-20, 16], [20, -24], 10).fill({ color: '#FFFFFF', alpha: 0.55 });
  return g;
}

/** Adds a straight bar to the path. */
function bar(g: Graphics, [x, y]: Point, [toX, toY]: Point, width: number): Graphics {
  const length = Math.max(1, Math.hypot(toX - x, toY - y));
  const [dx, dy] = [(-(toY - y) / length) * (width / 2), ((toX - x) / length) * (width / 2)];
  return g.poly([x + dx, y + dy, toX + dx, toY + dy, toX - dx, toY - dy, x - dx, y - dy]);
}

/** Short strokes along the outline, inside of it. */
function stitches(shape: Shape): (readonly [Point, Point])[] {
  const points = outlineOf(shape, STITCH.share);
  const found: (readonly [Point, Point])[] = [];
  /** How far along the present stitch or gap; a stitch is left out where it would go round a corner. */
  let at = STITCH.gap / 2;
  points.forEach(([x, y], index) => {
    const [toX, toY] = points[(index + 1) % points.length]!;
    const length = Math.hypot(toX - x, toY - y);
    const on = (way: number): Point => [x + ((toX - x) * way) / length, y + ((toY - y) * way) / length];
    while (at + STITCH.length <= Math.max(length, STITCH.length * 0.5)) {
      found.push([on(at), on(at + STITCH.length)]);
      at += STITCH.length + STITCH.gap;
    }
    at = Math.max(at - length, 0);
  });
  return found;
}
