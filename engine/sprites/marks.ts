import { Graphics, type PointData } from 'pixi.js';
import { CLAY, downward } from './clay.ts';

/** A white disc with a teal tick, of this radius around 0,0. */
export function drawTick(g: Graphics, radius: number): Graphics {
  disc(g, radius, CLAY.right.edge);
  const r = radius / 38;
  return g
    .moveTo(-17 * r, 0)
    .lineTo(-5 * r, 13 * r)
    .lineTo(18 * r, -13 * r)
    .stroke({ width: 12 * r, color: CLAY.right.low, cap: 'round', join: 'round' });
}

/** A white disc with an orange arrow that curls back: "have another go". */
export function drawArrowBack(g: Graphics, radius: number): Graphics {
  disc(g, radius, CLAY.wrong.edge);
  const r = radius / 38;
  g.arc(0, 2 * r, 16 * r, -Math.PI * 0.72, Math.PI * 0.78);
  g.stroke({ width: 9 * r, color: CLAY.wrong.low, cap: 'round' });
  return g
    .poly([-22 * r, -20 * r, -2 * r, -17 * r, -16 * r, -2 * r])
    .fill(CLAY.wrong.low)
    .stroke({ width: 4 * r, color: CLAY.wrong.low, join: 'round' });
}

/** The same small, on the rim of an answer that was tried: next to its number it would be read as a part of that. */
export const createTriedMark = ({ x, y }: PointData): Graphics =>
  drawArrowBack(new Graphics({ label: 'tried', x, y }), 24);

function disc(g: Graphics, radius: number, edge: string): void {
  g.circle(0, radius * 0.12, radius).fill(edge);
  g.circle(0, 0, radius).fill(downward('#FFFFFF', '#F1F4F6'));
}

/** Adds a ring of short strokes to the path: an empty place. The caller strokes it. */
export function dashedRing(g: Graphics, x: number, y: number, radius: number): Graphics {
  const dashes = 12;
  for (let dash = 0; dash < dashes; dash++) {
    const from = (dash / dashes) * Math.PI * 2;
    g.moveTo(x + radius * Math.cos(from), y + radius * Math.sin(from));
    g.arc(x, y, radius, from, from + Math.PI / dashes);
  }
  return g;
}
