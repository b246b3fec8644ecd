import type { PointData } from 'pixi.js';
import type { Side } from '#engine/sprites/acting.ts';
import type { Guide } from '#engine/sprites/guide.ts';

/** Where its arm is stretched to, from its feet, in its own pixels: beside its head, so that what it takes is seen. */
export const LOW = { x: 150, y: -186 } as const;
/** The same for what is put up high: as high as an arm goes. */
export const RAISED = { x: 110, y: -420 } as const;

/** How it comes to have a paw on a place. */
export interface Step {
  readonly side: Side;
  /** Towards what its arm is stretched, in stage coordinates. */
  readonly aim: PointData;
  /** Where its paw is by then, as long as it stands where it stood. */
  readonly paw: PointData;
  /** How far it steps from where it stands, in its own pixels. */
  readonly foot: PointData;
}

/** side: of the paw; omitted: the one on whose side the place is. stretch: where its arm is stretched to, from its feet. */
export function stepTo(
  { acts, scale, x, y }: Guide,
  at: PointData,
  { side = acts.sideOf(at), stretch = LOW }: { side?: Side; stretch?: PointData } = {},
): Step {
  const aim = { x: x + (side === 'R' ? 1 : -1) * stretch.x * scale.x, y: y + stretch.y * scale.y };
  const paw = acts.pawReachingFor(aim);
  return { side, aim, paw, foot: { x: (at.x - paw.x) / scale.x, y: (at.y - paw.y) / scale.y } };
}

/** A place beside something on the ground, as high on it as the paw of who stands on the ground reaches. high: of what can be taken hold of. */
export function besideOf(guide: Guide, { x, y }: PointData, high: number): PointData {
  const level = stepTo(guide, { x, y }, { side: 'R' }).paw.y;
  return { x, y: Math.min(y + high / 2, Math.max(y - high / 2, level)) };
}
