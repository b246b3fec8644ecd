import { describe, expect, it } from 'vitest';
import { layoutFor, REACHES, type Cell, type Rect } from '#engine/layout/layout.ts';
import {
  mountainTrail,
  STONE,
  trailFor,
  WALKER_HEIGHT,
  type Trail,
} from '#engine/plays/number-trail/path.ts';
import { climbFor, hiddenFor, signFor, stonesFor } from '#engine/plays/number-trail/sign-place.ts';

const SIZES = [
  [1024, 768],
  [1280, 800],
  [1920, 1080],
  [2560, 1080],
  [900, 900],
  [768, 1024],
  [820, 1180],
  [480, 900],
  [390, 844],
  [360, 640],
  [320, 568],
  [320, 480],
  [844, 390],
] as const;
const STAGES = SIZES.flatMap(([width, height]) => REACHES.map((reach) => [width, height, reach] as const));

const around = ({ x, y }: { x: number; y: number }, width: number, height: number): Rect => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});
const meet = (a: Rect, b: Rect) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Where a number is read on its stone. */
const numeralOn = ({ x, y }: Cell, scale: number) => around({ x, y: y - 8 * scale }, 120 * scale, 84 * scale);

/** The figure on a stone: what is seen of it between its ears and feet. */
const walkerOn = ({ feet, figures }: Trail, index: number): Rect => {
  const { x, y } = feet[index]!;
  const [width, height] = [340 * figures, WALKER_HEIGHT * figures];
  return { x: x - width / 2, y: y - height, width, height };
};

/** The numbers that the walker covers on its way, each with the step on which it does. */
const covered = (trail: Trail, numbersFor: (index: number) => readonly number[]) =>
  trail.stones.flatMap((_, index) =>
    numbersFor(index)
      .filter((other) => meet(walkerOn(trail, index), numeralOn(trail.stones[other]!, trail.scale)))
      .map((other) => `${index}: ${other}`),
  );

describe.each(STAGES)('a trail of eleven stones at %i x %i, reach %s', (width, height, reach) => {
  const layout = layoutFor(width, height, reach);
  const trail = trailFor(layout, stonesFor(layout), 11);
  const { stones, scale, hit } = trail;
  const touches = stones.map((stone) => around(stone, hit.width, hit.height));

  it('has its walker beside each number, never on one, and below the sign', () => {
    expect(covered(trail, () => stones.map((_, index) => index))).toEqual([]);
    const hidden = trailFor(layout, hiddenFor(layout).trail, 11);
    expect(covered(hidden, () => stones.map((_, index) => index))).toEqual([]);
    if (layout.class !== 'portrait')
      for (const { ends, figures } of [trail, hidden])
        for (const { x } of ends) {
          // Nothing of it is cut off, also where the numbers are hidden and the stones lie close to the edge.
          expect(x - 170 * figures).toBeGreaterThanOrEqual(-1e-9);
          expect(x + 170 * figures).toBeLessThanOrEqual(layout.width + 1e-9);
        }
    const sign = signFor(layout);
    for (const index of stones.keys()) expect(meet(walkerOn(trail, index), sign)).toBe(false);
    expect(trail.figures * WALKER_HEIGHT).toBeGreaterThanOrEqual(90);
  });

  it('lies in number order from left to right', () => {
    for (const [index, stone] of stones.entries())
      if (index > 0) expect(stone.x).toBeGreaterThan(stones[index - 1]!.x);
  });

  it('has touches that mean one stone each', () => {
    const pairs = touches.flatMap((a, index) => touches.slice(index + 1).map((b) => [a, b] as const));
    expect(pairs.filter(([a, b]) => meet(a, b))).toEqual([]);
  });

  it('has no stone over another, and none over the edge', () => {
    const [wide, high] = [STONE.width * scale, STONE.height * scale];
    const touching = (a: Cell, b: Cell) => Math.hypot((a.x - b.x) / wide, (a.y - b.y) / high) < 1;
    for (const [index, place] of stones.entries()) {
      const stone = around(place, wide, high);
      expect(stones.slice(index + 1).filter((other) => touching(place, other))).toEqual([]);
      expect(stone.x).toBeGreaterThanOrEqual(layout.safe.x);
      expect(stone.x + stone.width).toBeLessThanOrEqual(layout.safe.x + layout.safe.width);
      expect(stone.y).toBeGreaterThanOrEqual(stonesFor(layout).y - 1);
      expect(stone.y + stone.height).toBeLessThanOrEqual(layout.height);
    }
  });

  it('has stones as large as small fingers like them: in one row where each has 64 CSS pixels', () => {
    const differ = stones.slice(1).map(({ y }, index) => Math.abs(y - stones[index]!.y));
    const isRow = Math.max(...differ) < (STONE.height * scale) / 2;
    if (isRow) expect(hit.width * layout.scale).toBeGreaterThanOrEqual(64);
    else expect(STONE.width * scale).toBeGreaterThanOrEqual(layout.class === 'portrait' ? 150 : 180);
  });

  it('can be touched by a small finger', () => {
    const smallest = Math.min(hit.width, hit.height) * layout.scale;
    expect(smallest).toBeGreaterThanOrEqual(layout.class === 'wide' && height < 500 ? 44 : 48);
  });
});

it.each([
  [1024, 768],
  [1280, 720],
  [1920, 1080],
] as const)(
  'lies in one row at %i x %i: neighbours differ by less than half a stone in height',
  (width, height) => {
    const layout = layoutFor(width, height);
    const { stones, scale } = trailFor(layout, stonesFor(layout), 11);
    for (const [index, { y }] of stones.slice(1).entries())
      expect(Math.abs(y - stones[index]!.y)).toBeLessThan((STONE.height * scale) / 2);
  },
);

it('climbs a mountain with every number further right and, two by two, higher', () => {
  const { stones } = mountainTrail({ x: 180, y: 250, width: 1560, height: 400 }, 21);
  for (const [index, stone] of stones.entries()) {
    if (index > 0) expect(stone.x).toBeGreaterThan(stones[index - 1]!.x);
    if (index > 1) expect(stone.y).toBeLessThan(stones[index - 2]!.y);
  }
});

describe.each(SIZES)('the way up the mountain at %i x %i', (width, height) => {
  const layout = layoutFor(width, height);
  const { sign, climb, answers } = climbFor(layout);
  const trail = mountainTrail(climb, 21);
  const { stones, scale } = trail;
  const high = STONE.height * scale;

  it('has its climber beside each step, on no number that is reached, and clear of the answers', () => {
    expect(
      covered(trail, (index) => stones.map((_, other) => other).filter((other) => other <= index)),
    ).toEqual([]);
    const above = layout.class === 'portrait' ? 0 : (answers.height - 260) / 2;
    for (const index of stones.keys()) expect(trail.feet[index]!.y).toBeLessThanOrEqual(answers.y + above);
  });

  it('keeps its stones apart, in its place, clear of the sign', () => {
    const wide = STONE.width * scale;
    for (const [index, place] of stones.entries()) {
      const closest = Math.min(
        ...stones.slice(index + 1).map(({ x, y }) => Math.hypot((x - place.x) / wide, (y - place.y) / high)),
      );
      expect(closest).toBeGreaterThan(1);
      expect(place.y - high / 2).toBeGreaterThanOrEqual(climb.y - 1);
      expect(place.y + high / 2).toBeLessThanOrEqual(climb.y + climb.height + 1);
      expect(meet(around(place, wide, high), sign)).toBe(false);
    }
  });

  it('begins above the answers: two rows that fill their zone, or one in the middle of it', () => {
    const above = layout.class === 'portrait' ? 0 : (answers.height - 260) / 2;
    expect(climb.y + climb.height).toBeLessThanOrEqual(answers.y + above);
  });
});
