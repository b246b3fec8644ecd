import { FLOOR_FROM, kindOf, ROOM_SIZE, type Placed, type Room, type ThingId } from './nook.ts';
import { GUIDE_IN_ROOM, ROOM, scaleAt } from './nook-looks.ts';

/** What a thing takes up across as it is drawn, its shadow apart, and how far it walks to each side. In its own pixels. */
const DRAWN: Partial<Record<ThingId, readonly [across: number, walks?: number]>> = {
  tent: [416],
  armchair: [286],
  lighthouse: [164],
  'little-dragon': [250, 40],
  train: [430, 16],
  snail: [200, 24],
  blocks: [180],
  'little-lamp': [132],
  'round-rug': [440],
  ball: [130],
  cushion: [206],
  'string-lights': [630],
  'boat-picture': [270],
};
const OF_OTHERS = [150] as const;

const inThousandths = (pixels: number) => (pixels / ROOM.width) * ROOM_SIZE;

/** Half of what a thing at this height takes up across, in thousandths of the room. */
export function halfAcross(thing: ThingId, y: number): number {
  const [across] = DRAWN[thing] ?? OF_OTHERS;
  return (inThousandths(across) * scaleAt(y)) / 2;
}

/** Half of what the guide takes up across: only its ears and its tail reach further. */
const GUIDE_HALF = 92;
const LEFT_OF_GUIDE = inThousandths(GUIDE_IN_ROOM.x) - GUIDE_HALF;
/** What hangs behind the guide is no lower: there are ears, and a hat. */
const ABOVE_GUIDE = 420;

/** What lies flat is in nobody's way. */
export const isFlat = (thing: ThingId): boolean => thing === 'round-rug';

/** The place itself, or the nearest one beside the guide, or above it: the guide would stand before what is there. */
export function besideGuide(place: Placed): Placed {
  const { thing, x, y } = place;
  const kind = kindOf(thing);
  if (kind === 'paper' || kind === 'boards' || isFlat(thing)) return place;
  const [, walks = 0] = DRAWN[thing] ?? OF_OTHERS;
  const most = Math.floor(LEFT_OF_GUIDE - halfAcross(thing, y) - inThousandths(walks) * scaleAt(y));
  if (x <= most) return place;
  // On the floor's edge what may be at both counts as hanging only above it.
  return y < FLOOR_FROM ? { ...place, y: Math.min(y, ABOVE_GUIDE) } : { ...place, x: most };
}

/** A room as it is drawn: in one that was saved by an earlier version things may stand behind the guide. */
export const besideGuideIn = <Of extends Room>(room: Of): Of => ({
  ...room,
  placed: room.placed.map(besideGuide),
});
