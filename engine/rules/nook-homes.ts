import { kindOf, type Placed, type Room, type ThingId } from './nook.ts';
import { halfAcross, isFlat } from './nook-sizes.ts';
import { nearestPlace } from './nook-state.ts';

type Spot = readonly [x: number, y: number];

/**
 * Where things go first, so that a room in which nothing was moved looks tidy: high ones along the wall, lower ones
 * before them, small ones in front. The guide stands at the right, under the window.
 */
const HOMES: Partial<Record<ThingId, Spot>> = {
  tent: [138, 660],
  armchair: [366, 675],
  lighthouse: [520, 680],
  'little-dragon': [660, 680],
  train: [168, 815],
  snail: [438, 815],
  blocks: [606, 812],
  'little-lamp': [716, 900],
  'round-rug': [400, 890],
  ball: [60, 980],
  cushion: [198, 970],
  'string-lights': [205, 120],
  'boat-picture': [492, 314],
  cactus: [632, 310],
};
/** Of keepsakes, one after the other: on the wall, to both sides of the tent's flag and above the picture; then in front. */
const OF_KEEPSAKES: readonly Spot[] = [
  [65, 268],
  [230, 268],
  [358, 268],
  [492, 120],
  [600, 980],
  [470, 980],
];

/** What is so far behind another thing is still to be seen. */
const DEPTH = 120;

/** Where else it may be looked for, in thousandths of the room. */
const HANGS_AT = [300, 160, 470];
const STANDS_AT = [955, 815, 675];
/** Left of window and guide. */
const LEFT_OF_GUIDE = 690;
const ACROSS_STEP = 20;

/** From 0, where another thing is, to 1, where none is near. */
function spaceAt(spot: Placed, others: readonly Placed[]): number {
  const apart = others.map((one) =>
    Math.max(
      Math.abs(one.x - spot.x) / (halfAcross(one.thing, one.y) + halfAcross(spot.thing, spot.y)),
      Math.abs(one.y - spot.y) / DEPTH,
    ),
  );
  return Math.min(1, ...apart);
}

/** Places of a row, the middle first. */
function row(thing: ThingId, y: number): readonly Spot[] {
  const half = halfAcross(thing, y);
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
