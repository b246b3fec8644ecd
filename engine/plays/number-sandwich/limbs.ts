import { Graphics, type PointData } from 'pixi.js';
import { PAWS, type GuestName } from '#engine/games/number-sandwich/guests.ts';

/** A customer's paw as it lies on a slice, around 0,0. */
export function drawPaw(name: GuestName): Graphics {
  const g = new Graphics();
  g.ellipse(0, 4, 39, 35).fill('#3A1236').ellipse(0, 0, 36, 32).fill(PAWS[name]);
  for (const x of [-14, 0, 14]) g.roundRect(x - 2, 6, 4, 17, 2);
  return g.fill({ color: '#3A1236', alpha: 0.4 });
}

/** Under its chin, at the right of a sandwich's middle: from there an arm goes behind the slice, straight to the paw on it. */
const SHOULDER = { x: 64, y: -78 } as const;
const ARM_WIDTH = 44;

/** A short arm from who stands behind a sandwich to its paw, at the right: of it no more is seen than between filling and slice. */
export function drawArm(g: Graphics, name: GuestName, paw: PointData): void {
  for (const [more, color] of [
    [8, '#3A1236'],
    [0, PAWS[name]],
  ] as const)
    g.moveTo(SHOULDER.x, SHOULDER.y)
      .lineTo(paw.x, paw.y + 8)
      .stroke({ width: ARM_WIDTH + more, color, cap: 'round' });
}
