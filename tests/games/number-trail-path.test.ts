import { describe, expect, it } from 'vitest';
import { layoutFor, REACHES, type Cell, type Rect } from '#engine/layout/layout.ts';
import { mountainTrail, STONE, trailFor } from '#engine/plays/number-trail/path.ts';
import { climbFor } from '#engine/plays/number-trail/sign-place.ts';

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

describe.each(STAGES)('a trail of eleven stones at %i x %i, reach %s', (width, height, reach) => {
  const layout = layoutFor(width, height, reach);
  const { stones, scale, hit } = trailFor(layout, layout.zones.answers, 11);
  const touches = stones.map((stone) => around(stone, hit.width, hit.height));

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
      expect(stone.y).toBeGreaterThanOrEqual(layout.zones.answers.y - 1);
      expect(stone.y + stone.height).toBeLessThanOrEqual(layout.height);
    }
  });

  it('has stones as large as small fingers like them', () => {
    expect(STONE.width * scale).toBeGreaterThanOrEqual(layout.class === 'portrait' ? 150 : 180);
  });

  it('can be touched by a small finger', () => {
    const smallest = Math.min(hit.width, hit.height) * layout.scale;
    expect(smallest).toBeGreaterThanOrEqual(layout.class === 'wide' && height < 500 ? 44 : 48);
  });
});

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
  const { stones, scale } = mountainTrail(climb, 21);
  const high = STONE.height * scale;

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
