import { kindOf, type Placed, type Room, type ThingId } from './nook.ts';
import { isFlat, nearestPlace } from './nook-state.ts';

type Spot = readonly [x: number, y: number];

/**
 * Where things go first, so that a room in which nothing was moved is a room and no heap: high ones along the wall, lower
 * ones before them, small ones in front. The guide stands at the right, under the window.
 */
const HOMES: Partial<Record<ThingId, Spot>> = {
  tent: [130, 700],
  armchair: [360, 700],
  lighthouse: [522, 700],
  'little-dragon': [668, 700],
  train: [185, 830],
  snail: [420, 830],
  blocks: [600, 830],
  'little-lamp': [690, 955],
  'round-rug': [430, 890],
  ball: [130, 960],
  cushion: [560, 955],
  'string-lights': [330, 140],
  'boat-picture': [400, 360],
  cactus: [545, 330],
};
/** Of keepsakes, one after the other: on the wall, then in front. */
const OF_KEEPSAKES: readonly Spot[] = [
  ...([170, 640, 70, 270] as const).map((x): Spot => [x, 300]),
  ...([345, 440, 50] as const).map((x): Spot => [x, 960]),
];

/** Half of what a thing takes up across, in thousandths of the room. Source: its picture, at the room's scale. */
const HALF_ACROSS: Partial<Record<ThingId, number>> = {
  tent: 130,
  armchair: 98,
  lighthouse: 62,
  'little-dragon': 82,
  train: 141,
  snail: 71,
  blocks: 65,
  'little-lamp': 40,
  'round-rug': 136,
  ball: 42,
  cushion: 65,
  'string-lights': 192,
  'boat-picture': 81,
};
const halfAcross = (thing: ThingId) => HALF_ACROSS[thing] ?? 46;
/** What is so far behind another thing is still to be seen. */
const DEPTH = 120;

/** Where else it may be looked for, in thousandths of the room. */
const HANGS_AT = [300, 170, 460];
const STANDS_AT = [955, 830, 700];
const LEFT_OF_GUIDE = 780;
const ACROSS_STEP = 20;

/** From 0, where another thing is, to 1, where none is near. */
function spaceAt(spot: Placed, others: readonly Placed[]): number {
  const apart = others.map((one) =>
    Math.max(
      Math.abs(one.x - spot.x) / (halfAcross(one.thing) + halfAcross(spot.thing)),
      Math.abs(one.y - spot.y) / DEPTH,
    ),
  );
  return Math.min(1, ...apart);
}

/** Places of a row, the middle first. */
function row(thing: ThingId, y: number): readonly Spot[] {
  const half = halfAcross(thing);
  const middle = LEFT_OF_GUIDE / 2;
  const steps = Math.floor((middle - half) / ACROSS_STEP);
  const away = Array.from({ length: steps }, (_, step) => (step + 1) * ACROSS_STEP);
  return [middle, ...away.flatMap((far) => [middle - far, middle + far])].map((x) => [x, y]);
}

/** Where a thing that comes out of its shelf is put: at its own place, else beside the others, as far as there is room. */
export function freePlace(room: Room, thing: ThingId): Placed {
  const kind = kindOf(thing);
  const home = HOMES[thing];
  const rows = [...(kind === 'wall' ? [] : STANDS_AT), ...(kind === 'floor' ? [] : HANGS_AT)];
  const spots = [...(home ? [home] : OF_KEEPSAKES), ...rows.flatMap((y) => row(thing, y))].map(([x, y]) =>
    nearestPlace(thing, x, y),
  );
  const others = isFlat(thing)
    ? []
    : room.placed.filter((place) => place.thing !== thing && place.layer > 0 && !isFlat(place.thing));
  return spots.reduce((best, spot) => (spaceAt(spot, others) > spaceAt(best, others) + 0.01 ? spot : best));
}
