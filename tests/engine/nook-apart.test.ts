import { afterEach, expect, test } from 'vitest';
import type { Rect } from '#engine/layout/layout.ts';
import { splitApart } from '#engine/layout/split.ts';
import { KEEPSAKES } from '#engine/rules/nook.ts';
import { NOOK_STATES } from '#engine/workbench/nooks.ts';
import { nookAt, type NookAt } from './nook-at.ts';

let opened: NookAt | undefined;

afterEach(() => opened?.close());

/** Where things stand before each other, and a room is as small as on a phone. In CSS pixels. */
const LEAST = 39.5;
/** Between two buttons on the smallest phones, in CSS pixels. */
const BETWEEN = 6.5;
/** Five keepsakes and all that is sold. */
const NOOK = {
  ...NOOK_STATES.full,
  placed: NOOK_STATES.full.placed.filter(({ thing }) => thing !== KEEPSAKES[5]),
};

/** Of two boxes what both have, the smaller side of it. */
const sharedBy = (one: Rect, other: Rect): number =>
  Math.min(
    Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x),
    Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y),
  );

const gapBetween = (one: Rect, other: Rect): number =>
  Math.max(
    Math.max(one.x, other.x) - Math.min(one.x + one.width, other.x + other.width),
    Math.max(one.y, other.y) - Math.min(one.y + one.height, other.y + other.height),
  );

const pairs = <Thing>(things: readonly Thing[]): readonly (readonly [Thing, Thing])[] =>
  things.flatMap((one, index) => things.slice(index + 1).map((other) => [one, other] as const));

/** What can be touched, in CSS pixels. */
function targets({ session }: NookAt, wanted: RegExp) {
  const { scale } = session.stage!.layout();
  return session
    .stage!.controls.list.filter(({ id }) => wanted.test(id))
    .map(({ id, rect }) => {
      const { x, y, width, height } = rect();
      return { id, x: x * scale, y: y * scale, width: width * scale, height: height * scale };
    });
}

test.each([
  [1280, 720, 48],
  [1024, 768, 48],
  [390, 844, LEAST],
])('at %i x %i no two things of a full room share what is touched', async (width, height, least) => {
  opened = await nookAt(width, height, NOOK);
  const things = targets(opened, /^placed-/);
  expect(things).toHaveLength(19);
  const shared = pairs(things).filter(([one, other]) => sharedBy(one, other) > 0.01);
  expect(shared.map(([one, other]) => `${one.id} and ${other.id}`)).toEqual([]);
  const small = things.filter((one) => Math.min(one.width, one.height) < least - 0.01);
  expect(small.map((one) => `${one.id}: ${one.width} x ${one.height}`)).toEqual([]);
});

test.each([
  [1280, 720],
  [1024, 768],
  [390, 844],
  [844, 390],
  [320, 480],
  [480, 320],
])('at %i x %i there is room between undo and settings, and between the signs of shelves', async (w, h) => {
  opened = await nookAt(w, h, NOOK);
  for (const wanted of [/^(undo|settings)$/, /^shelf-/]) {
    const near = pairs(targets(opened, wanted)).map(([one, other]) => gapBetween(one, other));
    expect(Math.min(...near), String(wanted)).toBeGreaterThan(BETWEEN);
  }
});

const box = (x: number, y: number, width: number, height: number): Rect => ({ x, y, width, height });

test('what two share is split in the middle; who is small keeps what it needs; what fits nowhere stays', () => {
  expect(splitApart([box(0, 0, 100, 100), box(80, 10, 100, 100)], 48)).toEqual([
    box(0, 0, 90, 100),
    box(90, 10, 90, 100),
  ]);
  expect(splitApart([box(0, 0, 200, 200), box(70, 170, 48, 48)], 48)).toEqual([
    box(0, 0, 200, 170),
    box(70, 170, 48, 48),
  ]);
  expect(splitApart([box(0, 0, 48, 48), box(40, 0, 48, 48)], 48)).toEqual([
    box(0, 0, 44, 48),
    box(44, 0, 44, 48),
  ]);
  // A wide one gives a little of its height, not half of its width.
  expect(splitApart([box(0, 0, 150, 48), box(20, 40, 48, 48)], 48)).toEqual([
    box(0, 0, 150, 44),
    box(20, 44, 48, 44),
  ]);
  const heap = [box(0, 0, 48, 48), box(0, 0, 48, 48), box(0, 0, 48, 48)];
  const [first, second, third] = splitApart(heap, 48);
  expect([first, second, third].every((one) => Math.min(one!.width, one!.height) >= 24)).toBe(true);
  const apart = [box(0, 0, 50, 50), box(50, 0, 50, 50)];
  expect(splitApart(apart, 48)).toEqual(apart);
});
