import { Graphics } from 'pixi.js';
import { dashedRing } from '#engine/sprites/marks.ts';
import type { TenFrame } from '#engine/sprites/ten-frame.ts';

/** The rings of the places that are to be filled, under the counters that fill them: shares of a cell. */
const PLACE = { radius: 0.31, width: 0.06 } as const;

/** Rings where the counters of a frame lie, out of sight. */
export function placesOf({ counters, cell, body }: TenFrame): Graphics {
  const rings = new Graphics({ alpha: 0 });
  for (const { x, y } of counters) dashedRing(rings, x, y, cell * PLACE.radius);
  rings.stroke({ width: cell * PLACE.width, color: '#8E62DA', cap: 'round' });
  // On the frame, under all counters.
  return body.addChildAt(rings, 1);
}
