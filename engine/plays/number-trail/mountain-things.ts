import type { Graphics } from 'pixi.js';
import type { Cell } from '#engine/layout/layout.ts';

/** The foot of a thing beside a way, and its scale. */
export interface Place extends Cell {
  readonly scale: number;
}

/** A fir with its foot here. */
export function drawFir(g: Graphics, { x, y, scale }: Place): void {
  g.rect(x - 7 * scale, y - 24 * scale, 14 * scale, 30 * scale).fill('#6B4A3A');
  for (const [rise, half] of [
    [18, 46],
    [52, 38],
    [86, 28],
  ] as const)
    g.poly([
      x - half * scale,
      y - rise * scale,
      x + half * scale,
      y - rise * scale,
      x,
      y - (rise + 62) * scale,
    ]).fill('#3A9A7C');
}

/** A heap of rock or snow. */
export function drawHeap(g: Graphics, { x, y, scale }: Place, color: string): void {
  g.ellipse(x - 20 * scale, y, 50 * scale, 34 * scale)
    .ellipse(x + 30 * scale, y, 38 * scale, 24 * scale)
    .fill(color);
}

/** Two logs; with its flame and light, where somebody has come. */
export function drawFire(g: Graphics, { x, y, scale }: Place, isLit: boolean): void {
  const at = (dx: number, dy: number) => [x + dx * scale, y + dy * scale] as const;
  if (isLit)
    for (const [radius, alpha] of [
      [92, 0.16],
      [58, 0.24],
    ] as const)
      g.circle(...at(0, -26), radius * scale).fill({ color: '#FFF0B0', alpha });
  g.moveTo(...at(-34, 0))
    .lineTo(...at(34, -8))
    .moveTo(...at(-34, -8))
    .lineTo(...at(34, 0))
    .stroke({ width: 13 * scale, color: '#7A4A32', cap: 'round' });
  if (!isLit) return;
  for (const [high, half, color] of [
    [78, 25, '#FF8A3C'],
    [48, 15, '#FFD95A'],
  ] as const)
    g.moveTo(...at(-half, -12))
      .quadraticCurveTo(...at(-half, -high * 0.5), ...at(2, -high))
      .quadraticCurveTo(...at(half * 1.2, -high * 0.45), ...at(half, -12))
      .quadraticCurveTo(...at(0, 2), ...at(-half, -12))
      .fill(color);
}
