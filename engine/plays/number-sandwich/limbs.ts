import { Graphics, type PointData } from 'pixi.js';
import { PAWS, type GuestName } from '#engine/games/number-sandwich/guests.ts';

/** A customer's paw as it lies on a slice, around 0,0. */
export function drawPaw(name: GuestName): Graphics {
  const g = new Graphics();
  g.ellipse(0, 4, 39, 35).fill('#3A1236').ellipse(0, 0, 36, 32).fill(PAWS[name]);
  for (const x of [-14, 0, 14]) g.roundRect(x - 2, 6, 4, 17, 2);
  return g.fill({ color: '#3A1236', alpha: 0.4 });
}

/**
 * Its shoulder, behind the filling; over a slice, so far of the way to the paw and so high; and its elbow, beside the slice.
 * From the middle of a sandwich, at the right.
 */
const ARM = {
  shoulder: { x: 44, y: -92 },
  over: { share: 0.5, y: -178 },
  elbow: { out: 132, y: -150 },
} as const;
const ARM_WIDTH = 40;

/** An arm from who stands behind a sandwich over its slice to its paw, at the right. paw: where it is. */
export function drawArm(g: Graphics, name: GuestName, paw: PointData): void {
  const { shoulder, over, elbow } = ARM;
  for (const [more, color] of [
    [8, '#3A1236'],
    [0, PAWS[name]],
  ] as const)
    g.moveTo(shoulder.x, shoulder.y)
      .bezierCurveTo(paw.x * over.share, over.y, paw.x + elbow.out, elbow.y, paw.x, paw.y)
      .stroke({ width: ARM_WIDTH + more, color, cap: 'round' });
}
