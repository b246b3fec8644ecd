import type { PointData } from 'pixi.js';
import { GUIDE_HEIGHT, type Guide } from '#engine/sprites/guide.ts';
import { GUIDE_REACH } from './shelf-place.ts';

const LARGEST = 1.15;
/** Free space above its ears, at scale 1. */
const OVER_EARS = 30;

/** If there is no room beside the containers, the guide looks at them from a ledge above. top: of the free space. */
export function perch(guide: Guide, { x, y }: PointData, top: number): void {
  const scale = Math.min(LARGEST, (y - top) / (GUIDE_HEIGHT + OVER_EARS));
  guide.position.set(Math.max(x, GUIDE_REACH * scale), y);
  guide.scale.set(scale);
}
