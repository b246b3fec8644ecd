import { Graphics } from 'pixi.js';
import { PAWS, type GuestName } from '#engine/games/number-sandwich/guests.ts';

/** A customer's paw as it lies on a slice, around 0,0. */
export function drawPaw(name: GuestName): Graphics {
  const g = new Graphics();
  g.ellipse(0, 4, 39, 35).fill('#3A1236').ellipse(0, 0, 36, 32).fill(PAWS[name]);
  for (const x of [-14, 0, 14]) g.roundRect(x - 2, 6, 4, 17, 2);
  return g.fill({ color: '#3A1236', alpha: 0.4 });
}
