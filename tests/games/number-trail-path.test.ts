import { describe, expect, it } from 'vitest';
import { layoutFor, REACHES, type Cell, type Rect } from '#engine/layout/layout.ts';
import { panFor, STONE, trailFor, WALKER_HEIGHT, type Trail } from '#engine/plays/number-trail/path.ts';
import { hiddenFor, signFor, stonesFor } from '#engine/plays/number-trail/sign-place.ts';

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

/** The figure on a stone: what is seen of it between its ears and feet. */
const walkerOn = ({ feet, figures }: Trail, index: number): Rect => {
  const { x, y } = feet[index]!;
  const [width, height] = [340 * figures, WALKER_HEIGHT * figures];
  return { x: x - width / 2, y: y - height, width, height };
};

/** The stones that the walker covers on its way, each with the step on which it does. */
const covered = (trail: Trail) =>
  trail.stones.flatMap((_, index) =>
    trail.stones
      .map((stone) => around(stone, STONE.width * trail.scale, STONE.height * trail.scale))
      .flatMap((stone, other) => (meet(walkerOn(trail, index), stone) ? [`${index}: ${other}`] : [])),
  );

describe.each(STAGES)('a trail of eleven stones at %i x %i, reach %s', (width, height, reach) => {
  const layout = layoutFor(width, height, reach);
  const trail = trailFor(layout, stonesFor(layout), 11);
  const { stones, scale, hit } = trail;
  const touches = stones.map((stone) => around(stone, hit.width, hit.height));

  it('has its walker beside each stone, over none, and below the sign', () => {
    const hidden = trailFor(layout, hiddenFor(layout).trail, 11);
    for (const lies of [trail, hidden]) {
      expect(covered(lies)).toEqual([]);
      // Nothing of it is cut off, also where the numbers are hidden and the stones lie close to the edge.
      const places = width > height ? [...lies.ends, ...lies.feet] : lies.ends;
      for (const { x } of places) {
        expect(x - 170 * lies.figures).toBeGreaterThanOrEqual(-1e-9);
        expect(x + 170 * lies.figures).toBeLessThanOrEqual(lies.width + 1e-9);
      }
      // Nor its tail and ears; and it is nowhere between two stones.
      for (const [index, { x }] of lies.feet.entries()) {
        if (width > height) expect(x + 215 * lies.figures).toBeLessThanOrEqual(lies.width + 1e-9);
        expect(Math.abs(x - lies.stones[index]!.x)).toBeLessThan(0.3 * lies.step);
      }
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
      expect(stone.x + stone.width).toBeLessThanOrEqual(trail.width);
      expect(stone.y).toBeGreaterThanOrEqual(stonesFor(layout).y - 1);
      expect(stone.y + stone.height).toBeLessThanOrEqual(layout.height);
    }
  });

  it('is one row: neighbours differ by less than half a stone in height', () => {
    for (const [index, { y }] of stones.slice(1).entries())
      expect(Math.abs(y - stones[index]!.y)).toBeLessThan((STONE.height * scale) / 2);
    expect(Math.max(...stones.map(({ y }) => y)) - Math.min(...stones.map(({ y }) => y))).toBeLessThan(
      (STONE.height * scale) / 2,
    );
  });

  it('has stones of 64 CSS pixels for small fingers, where the stage is not narrower than five of them', () => {
    const least = width < 5 * 66 || height < 500 ? 52 : 64;
    expect(Math.min(hit.width, hit.height) * layout.scale).toBeGreaterThanOrEqual(least);
  });

  it('has the stone that comes next in sight wherever the walker is, with as many around it as there is room for', () => {
    for (const [ahead, by] of [
      ['right', 1],
      ['left', -1],
    ] as const)
      for (const index of stones.keys()) {
        const pan = panFor(trail, index, ahead);
        const inSight = stones.flatMap(({ x }, at) =>
          x + pan - trail.step / 2 > -1 && x + pan + trail.step / 2 < layout.width + 1 ? [at] : [],
        );
        expect(inSight).toHaveLength(trail.seen);
        expect(inSight).toContain(index);
        if (stones[index + by]) expect(inSight).toContain(index + by);
      }
    expect(trail.seen).toBeGreaterThanOrEqual(width < 390 ? 5 : 6);
    if (width < height && width > 480) expect(trail.seen).toBe(7);
  });
});
