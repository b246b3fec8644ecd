import type { Graphics } from 'pixi.js';
import { CLAY, downward } from '#engine/sprites/clay.ts';

/** Its frame of wood, and the tray for the chalk under it. */
const FRAME = 20;
const TRAY = { over: 16, high: 22 } as const;

/** The market's board of slate around 0,0, on which numbers are written: flat and dark, so that nothing on it looks like an answer. */
export function drawSlate(g: Graphics, width: number, height: number): void {
  const [left, top] = [-width / 2, -height / 2];
  g.roundRect(left, top + 8, width, height, 20).fill(CLAY.wood.edge);
  g.roundRect(left, top, width, height - 4, 20).fill(downward('#D99A5A', '#BF7F45', '#A1673A'));
  g.roundRect(left + 8, top + 5, width - 16, 6, 3).fill({ color: '#FFFFFF', alpha: 0.35 });
  g.roundRect(left + FRAME, top + FRAME, width - 2 * FRAME, height - 2 * FRAME - 4, 10).fill(
    downward('#2E5148', '#35604F', '#3A6855'),
  );
  g.roundRect(left - TRAY.over, top + height - TRAY.high + 8, width + 2 * TRAY.over, TRAY.high, 10).fill(
    CLAY.wood.edge,
  );
  g.roundRect(left - TRAY.over, top + height - TRAY.high, width + 2 * TRAY.over, TRAY.high, 10).fill(
    downward('#E3A767', '#C9854A', '#A5673A'),
  );
}

/** What it casts on the ground when it has left it: around 0,0. */
export function drawSlateShadow(g: Graphics, width: number): void {
  for (const [share, alpha] of [
    [0.5, 0.08],
    [0.44, 0.1],
    [0.36, 0.12],
  ] as const)
    g.ellipse(0, 0, width * share, 26).fill({ color: '#5A2A1A', alpha });
}
