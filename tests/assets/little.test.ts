import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PUBLIC } from '#assets/art/bake/record.ts';
import type { LittleThings } from '#engine/rules/little-things.ts';
import { AVATARS } from '#engine/rules/looks.ts';
import { kindOf, THING_IDS } from '#engine/rules/nook.ts';
import { floorLook, wallLook } from '#engine/rules/nook-looks.ts';

const { image, size, frames, heads }: LittleThings = JSON.parse(
  readFileSync(join(PUBLIC, 'pictures/little.json'), 'utf8'),
);
/** A page that shows a room fetches no more for it. */
const MOST_BYTES = 60_000;

test('every thing that a room can hold or a guide can wear is there small, with the guides themselves', () => {
  const covers = THING_IDS.filter((id) => ['paper', 'boards'].includes(kindOf(id)));
  const marks = covers.map((id) => (kindOf(id) === 'paper' ? wallLook : floorLook)(id).mark?.name);
  const wanted = [...THING_IDS.filter((id) => !covers.includes(id)), ...marks, ...AVATARS, 'window'];
  expect(Object.keys(frames).toSorted()).toEqual([...new Set(wanted)].toSorted());
  expect(Object.keys(heads).toSorted()).toEqual([...AVATARS].toSorted());
});

test('each lies within the picture, apart from the others', () => {
  const cuts = Object.entries(frames).map(([name, { cut }]) => [name, ...cut] as const);
  for (const [name, x, y, width, height] of cuts) {
    expect([x >= 0, y >= 0, x + width <= size[0], y + height <= size[1]], name).toEqual(Array(4).fill(true));
    const touched = cuts.filter(
      ([other, left, top, across, down]) =>
        other !== name && left < x + width && x < left + across && top < y + height && y < top + down,
    );
    expect(touched, name).toEqual([]);
  }
});

test('all together they are light', () => {
  expect(readFileSync(join(PUBLIC, image.split('?')[0]!)).length).toBeLessThan(MOST_BYTES);
});
