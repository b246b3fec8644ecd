import type { Graphics } from 'pixi.js';
import { downward } from '#engine/sprites/clay.ts';
import type { Look } from './looks.ts';

/** How much narrower it is at the far edge, on each side. */
const FAR = 26;
const FRINGE = 30;

/** What a heap lies on, around 0,0: plain within, so that what lies on it can be counted. */
export function drawMat(g: Graphics, width: number, height: number, look: Look): void {
  g.clear();
  shape(g, look, width, height, 0, 12);
  g.fill({ color: '#3A1236', alpha: 0.2 });
  if (look.hill === 'dune') fringe(g, width, height, look.hem);
  shape(g, look, width, height, 0, 0);
  g.fill(look.hem);
  shape(g, look, width, height, 9, -3);
  g.fill(downward(...look.mat));
  if (look.hill === 'rock') return;
  shape(g, look, width, height, 19, -3);
  g.stroke({ width: 6, color: look.stripe, alpha: 0.9, join: 'round' });
}

/** Wider near the child; of rock with its corners off. inset: on each side. */
function shape(
  g: Graphics,
  { hill }: Look,
  width: number,
  height: number,
  inset: number,
  drop: number,
): void {
  const [w, h] = [width / 2 - inset, height / 2 - inset];
  const far = Math.min(FAR, width * 0.06);
  const corner = hill === 'rock' ? 40 : 20;
  const top = -h + drop;
  const low = h + drop;
  if (hill === 'rock') {
    g.poly([
      ...[-w + far + corner, top, 0, top - 3, w - far - corner * 1.3, top],
      ...[w - far * 0.7, top + corner * 0.8, w, low - corner * 1.2, w - corner, low - 2],
      ...[w * 0.1, low + 2, -w + corner * 1.2, low, -w, low - corner, -w + far * 0.6, top + corner],
    ]);
    return;
  }
  const sag = hill === 'dune' ? 8 : 14;
  g.moveTo(-w + far + corner, top)
    .quadraticCurveTo(0, top + (hill === 'dune' ? 5 : -4), w - far - corner, top)
    .quadraticCurveTo(w - far, top, w - far + 3, top + corner)
    .lineTo(w - 3, low - corner)
    .quadraticCurveTo(w, low, w - corner, low)
    .quadraticCurveTo(0, low + sag - inset * 0.3, -w + corner, low)
    .quadraticCurveTo(-w, low, -w + 3, low - corner)
    .lineTo(-w + far - 3, top + corner)
    .quadraticCurveTo(-w + far, top, -w + far + corner, top)
    .closePath();
}

/** Threads at both ends of a blanket. */
function fringe(g: Graphics, width: number, height: number, colour: string): void {
  const rows = Math.floor(height / FRINGE);
  for (let row = 0; row < rows; row++) {
    const share = (row + 0.5) / rows;
    const y = (share - 0.5) * (height - 30);
    const edge = width / 2 - Math.min(FAR, width * 0.06) * (1 - share);
    for (const side of [-1, 1]) g.moveTo(side * (edge - 8), y).lineTo(side * (edge + 13), y + 7);
  }
  g.stroke({ width: 7, color: colour, cap: 'round' });
}
