import type { FillInput, Graphics } from 'pixi.js';
import { downward } from '#engine/sprites/clay.ts';

/** Draws what the cookies lie on, around 0,0. */
export type DrawTray = (g: Graphics, width: number, height: number) => void;

const SHADOW = '#3A1236';
const PAPER = ['#FFFCF2', '#FFF1D6'] as const;

interface Slab {
  readonly width: number;
  readonly height: number;
  /** So much narrower is its far edge, on each side. */
  readonly taper: number;
  readonly radius: number;
}

/** Points of a round corner. */
const STEPS = 6;

/** Lies flat, so its far edge is a little narrower. down: how far below its place. inset: how far inside its edge. */
function lay(g: Graphics, slab: Slab, down: number, inset: number, fill: FillInput): void {
  const { width, height, taper, radius } = slab;
  const round = Math.max(8, radius - inset * 0.6);
  const [x, y] = [width / 2 - inset - round, height / 2 - inset - round];
  const points: number[] = [];
  // Clockwise from the far left corner.
  [
    [taper - x, -y],
    [x - taper, -y],
    [x, y],
    [-x, y],
  ].forEach(([cornerX, cornerY], corner) => {
    for (let step = 0; step <= STEPS; step++) {
      const turn = (Math.PI / 2) * (corner + 2 + step / STEPS);
      points.push(cornerX! + Math.cos(turn) * round, down + cornerY! + Math.sin(turn) * round);
    }
  });
  g.poly(points).fill(fill);
}

/** A baking sheet of steel with handles and baking paper. */
export const drawSheetTray: DrawTray = (g, width, height) => {
  const slab = { width, height, taper: 22, radius: 46 };
  const handle = Math.min(130, height * 0.42);
  for (const side of [-1, 1])
    g.roundRect(side * (width / 2 - 16) - 34, -handle / 2 + 8, 68, handle, 30).stroke({
      width: 18,
      color: '#8FA2C2',
    });
  lay(g, slab, 24, 0, { color: SHADOW, alpha: 0.2 });
  lay(g, slab, 12, 0, '#6F83A6');
  lay(g, slab, 0, 0, '#DCE6F4');
  lay(g, slab, 1, 9, '#A9BAD3');
  lay(g, slab, 4, 18, '#C3D0E4');
  lay(g, slab, 4, 26, PAPER[1]);
  lay(g, slab, 4, 30, PAPER[0]);
};

/** A picnic dish with a coral ring. */
export const drawDish: DrawTray = (g, width, height) => {
  const slab = { width, height, taper: 0, radius: Math.min(height / 2, 150) };
  lay(g, slab, 22, -2, { color: '#2A4A2A', alpha: 0.2 });
  lay(g, slab, 12, 0, '#A9BEDA');
  lay(g, slab, 0, 0, '#FFFFFF');
  lay(g, slab, 1, 9, '#EE8F8A');
  lay(g, slab, 1, 17, '#FFFFFF');
  lay(g, slab, 3, 25, '#DDE8F5');
  lay(g, slab, 5, 30, '#FFFBF2');
};

/** A wooden board with a napkin on it. */
export const drawBoardTray: DrawTray = (g, width, height) => {
  const slab = { width, height, taper: 16, radius: 64 };
  lay(g, slab, 24, 0, { color: '#14103F', alpha: 0.34 });
  lay(g, slab, 14, 0, '#6B3B24');
  lay(g, slab, 0, 0, '#C98F4F');
  lay(g, slab, 0, 7, '#E0AA68');
  for (const share of [-0.28, 0.06, 0.34])
    g.moveTo(-width * 0.46, height * share + 4).lineTo(width * 0.46, height * share);
  g.stroke({ width: 4, color: '#8A5230', alpha: 0.3 });
  lay(g, slab, 2, 24, '#F0C98A');
  lay(g, slab, 2, 28, PAPER[0]);
};

/** A sheet of paper before the tray, on which a sum stands: with a stripe in the place's colour. */
export function drawSlip(g: Graphics, width: number, height: number, stripe: string): void {
  const [left, top] = [-width / 2, -height / 2];
  g.roundRect(left + 2, top + 12, width, height - 2, 26).fill({ color: SHADOW, alpha: 0.22 });
  g.roundRect(left, top + 5, width, height - 2, 26).fill('#D9B98A');
  g.roundRect(left, top, width, height, 26).fill(downward('#FFFCF0', '#FFF5DA', '#FDE9C0'));
  for (const side of [-1, 1])
    g.roundRect(side * (width / 2 - 24) - 5, top + 20, 10, height - 40, 5).fill({
      color: stripe,
      alpha: 0.8,
    });
}
