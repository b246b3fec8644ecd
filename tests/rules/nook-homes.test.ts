import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ROOM, scaleAt } from '#engine/rules/nook-looks.ts';
import { freePlace } from '#engine/rules/nook-homes.ts';
import { withPlaced } from '#engine/rules/nook-state.ts';
import { PRICED } from '#engine/rules/nook-things.ts';
import { FLOOR_FROM, KEEPSAKES, kindOf, type Placed, type Room, type ThingId } from '#engine/rules/nook.ts';

interface Drawn {
  readonly sourceSize: { readonly w: number; readonly h: number };
  readonly anchor: { readonly x: number; readonly y: number };
}
const { frames } = JSON.parse(
  readFileSync(new URL('../../assets/public/pictures/sheets/nook@1x.json', import.meta.url), 'utf8'),
) as { readonly frames: Readonly<Record<string, Drawn>> };

/** What a placed thing covers, in the room's own pixels. What could stand and hangs has its middle at its place. */
function boxOf({ thing, x, y }: Placed) {
  const { sourceSize, anchor } = frames[`nook/${thing}`]!;
  const [width, height] = [sourceSize.w * scaleAt(y), sourceSize.h * scaleAt(y)];
  const isOnBoard = kindOf(thing) === 'anywhere' && y < FLOOR_FROM;
  const middle = { x: (x / 1000) * ROOM.width, y: (y / 1000) * ROOM.height + (isOnBoard ? height / 2 : 0) };
  return { left: middle.x - width * anchor.x, top: middle.y - height * anchor.y, width, height };
}

/** How much of the smaller one is covered by the other, or covers it. */
function overlap(one: Placed, other: Placed): number {
  const [a, b] = [boxOf(one), boxOf(other)];
  const across = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const down = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  if (across <= 0 || down <= 0) return 0;
  return (across * down) / Math.min(a.width * a.height, b.width * b.height);
}

const STANDING: readonly ThingId[] = [
  ...PRICED.filter(({ kind }) => kind !== 'worn' && kind !== 'paper' && kind !== 'boards').map(
    ({ id }) => id,
  ),
  ...KEEPSAKES.slice(0, 6),
];
const furnished = (things: readonly ThingId[]) =>
  things.reduce<Room>(
    (room, thing) => {
      const { x, y } = freePlace(room, thing);
      return withPlaced(room, thing, x, y);
    },
    { placed: [], outfit: [] },
  ).placed;

it.each([
  ['the order of the shop', STANDING],
  ['the other way round', [...STANDING].reverse()],
])('a room of everything that was never moved is no heap: %s', (_order, things) => {
  const placed = furnished(things);
  expect(placed).toHaveLength(things.length);
  const heaped = placed.flatMap((one, index) =>
    placed
      .slice(index + 1)
      .filter((other) => ![one.thing, other.thing].includes('round-rug') && overlap(one, other) > 0.2)
      .map((other) => `${one.thing} and ${other.thing}`),
  );
  expect(heaped).toEqual([]);
});

it('where a thing would go stands another one: it goes beside it', () => {
  const room = withPlaced({ placed: [], outfit: [] }, 'ball', 370, 700);
  const armchair = freePlace(room, 'armchair');
  expect(overlap(room.placed[0]!, armchair)).toBe(0);
});
