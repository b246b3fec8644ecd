import { Graphics, type PointData } from 'pixi.js';
import { PAWS, type GuestName } from '#engine/games/number-sandwich/guests.ts';

/** A customer's paw as it lies on a slice, around 0,0. */
export function drawPaw(name: GuestName): Graphics {
  const g = new Graphics();
  g.ellipse(0, 4, 39, 35).fill('#3A1236').ellipse(0, 0, 36, 32).fill(PAWS[name]);
  for (const x of [-14, 0, 14]) g.roundRect(x - 2, 6, 4, 17, 2);
  return g.fill({ color: '#3A1236', alpha: 0.4 });
}

/** Where its shoulder is, its elbow, beside a slice, and how thick its arm: from the middle of a sandwich, at the right. */
const ARM = { shoulder: { x: 84, y: -128 }, elbow: { out: 46, y: -96 }, width: 40 } as const;

/** An arm from who stands behind a sandwich around its slice to its paw, at the right. paw: where it is. */
export function drawArm(g: Graphics, name: GuestName, paw: PointData): void {
  const { shoulder, elbow, width } = ARM;
  for (const [more, color] of [
    [8, '#3A1236'],
    [0, PAWS[name]],
  ] as const)
    g.moveTo(shoulder.x, shoulder.y)
      .quadraticCurveTo(paw.x + elbow.out, elbow.y + (elbow.y - shoulder.y) / 2, paw.x, paw.y)
      .stroke({ width: width + more, color, cap: 'round' });
}
