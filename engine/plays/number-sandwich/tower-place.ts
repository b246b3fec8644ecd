import type { Board } from '#engine/layout/board.ts';
import type { Layout } from '#engine/layout/layout.ts';
import type { FinalePlace } from '#engine/sprites/finale.ts';
import type { Counter } from './counter.ts';

/** At the end the tall sandwich comes forward. */
export function towerFor({ width, height }: Layout): FinalePlace {
  const y = height * 0.84;
  const scale = Math.min(1.5, height / 720, width / 900);
  return { x: width / 2, y, scale, lightY: y - 190 * scale };
}

/** All who were served stand at its left. */
export const guestsBeside = ({ x, y, scale }: FinalePlace): Counter['queue'] => ({
  x: x - 270 * scale,
  y,
  scale: 1.1 * scale,
});

/** The guide stands at its right, where it bites; its tail is on the free side. */
export function besideTower({ x, y, scale }: FinalePlace): Board['guide'] {
  return { x: x + 222 * scale, y: y + 16 * scale, scale: 0.66 * scale };
}
