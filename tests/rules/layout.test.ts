import { describe, expect, it } from 'vitest';
import { layoutFor, placeGrid, REACHES, type Layout, type Rect } from '#engine/layout/layout.ts';

/** Product-wide sample of screens: board, monitors, tablets, phones. CSS pixels. */
const VIEWPORTS = [
  { name: 'board 16:9', width: 1920, height: 1080, kind: 'wide' },
  { name: 'laptop 16:10', width: 1280, height: 800, kind: 'wide' },
  { name: 'ultra-wide 21:9', width: 2560, height: 1080, kind: 'wide' },
  { name: 'tablet 4:3', width: 1024, height: 768, kind: 'wide' },
  { name: 'tablet upright 3:4', width: 768, height: 1024, kind: 'squarish' },
  { name: 'square window', width: 900, height: 900, kind: 'squarish' },
  { name: 'phone upright', width: 390, height: 844, kind: 'portrait' },
  { name: 'phone lying', width: 844, height: 390, kind: 'wide' },
] as const;

const CASES = VIEWPORTS.flatMap((view) => REACHES.map((reach) => ({ ...view, reach })));
const bottom = (rect: Rect) => rect.y + rect.height;
const right = (rect: Rect) => rect.x + rect.width;
const contains = (outer: Rect, inner: Rect) =>
  inner.x >= outer.x - 1e-6 &&
  inner.y >= outer.y - 1e-6 &&
  right(inner) <= right(outer) + 1e-6 &&
  bottom(inner) <= bottom(outer) + 1e-6;

describe.each(CASES)('$name ($width x $height), reach $reach', ({ width, height, kind, reach }) => {
  const layout: Layout = layoutFor(width, height, reach);
  const { core, zones, safe } = layout;
  const stage: Rect = { x: 0, y: 0, width: layout.width, height: layout.height };

  it(`is ${kind} and fills the canvas exactly`, () => {
    expect(layout.class).toBe(kind);
    expect(layout.width * layout.scale).toBeCloseTo(width, 6);
    expect(layout.height * layout.scale).toBeCloseTo(height, 6);
  });

  it('keeps all that is needed inside the core, and the core on the stage', () => {
    expect(contains(stage, core)).toBe(true);
    for (const zone of [zones.prompt, zones.work, zones.answers]) expect(contains(core, zone)).toBe(true);
    expect(contains(safe, zones.hud)).toBe(true);
  });

  it('stacks the zones without overlap', () => {
    expect(bottom(zones.hud)).toBeLessThanOrEqual(zones.prompt.y + 20);
    expect(bottom(zones.prompt)).toBeLessThanOrEqual(zones.work.y + 1e-6);
    expect(bottom(zones.work)).toBeLessThanOrEqual(zones.answers.y + 1e-6);
    for (const zone of Object.values(zones)) expect(Math.min(zone.width, zone.height)).toBeGreaterThan(100);
  });

  it('keeps answers in the lower part, off the edges, within reach', () => {
    expect(zones.answers.y).toBeGreaterThanOrEqual(layout.height * 0.57);
    expect(zones.answers.x).toBeGreaterThanOrEqual(40);
    expect(layout.height - bottom(zones.answers)).toBeGreaterThanOrEqual(40);
    expect(zones.answers.height).toBeGreaterThanOrEqual(300);
  });

  it.each([3, 4, 5, 6])('has room for %i answers of a size that small hands hit', (count) => {
    const { cells, scale } = placeGrid(zones.answers, count, 260, 240, 40);
    expect(cells).toHaveLength(count);
    expect(260 * scale).toBeGreaterThanOrEqual(190);
    expect(260 * scale * layout.scale).toBeGreaterThanOrEqual(72);
  });
});

describe('reach', () => {
  it.each(VIEWPORTS)('$name: a lower setting brings the answers down', ({ width, height }) => {
    const [normal, low] = (['normal', 'low'] as const).map(
      (reach) => layoutFor(width, height, reach).zones.answers,
    );
    expect(low!.y).toBeGreaterThan(normal!.y);
    expect(bottom(low!)).toBeGreaterThan(bottom(normal!));
  });
});

describe('the stage', () => {
  it.each([
    [1920, 1080, 1920, 1080],
    [1024, 768, 1440, 1080],
    [768, 1024, 1440, 1920],
    [390, 844, 1080, 2337.23],
  ])('of %i x %i CSS pixels is %d x %d', (w, h, width, height) => {
    const layout = layoutFor(w, h);
    expect(layout.width).toBeCloseTo(width, 1);
    expect(layout.height).toBeCloseTo(height, 1);
  });

  it('gives the same layout for the same numbers', () => {
    expect(layoutFor(1366, 768, 'low')).toEqual(layoutFor(1366, 768, 'low'));
  });

  it('keeps clear of what the device covers', () => {
    const insets = { top: 47, right: 0, bottom: 34, left: 0 };
    const layout = layoutFor(390, 844, 'normal', insets);
    expect(layout.safe.y * layout.scale).toBeCloseTo(47, 6);
    expect(bottom(layout.zones.answers) * layout.scale).toBeLessThanOrEqual(844 - 34);
    expect(layout.zones.prompt.y).toBeGreaterThan(layoutFor(390, 844).zones.prompt.y);
  });

  it.each([
    [0, 100],
    [100, 0],
    [-1, 5],
    [Number.NaN, 5],
  ])('refuses %d x %d', (width, height) => {
    expect(() => layoutFor(width, height)).toThrow(RangeError);
  });
});

describe('a grid', () => {
  const zone: Rect = { x: 100, y: 600, width: 1360, height: 340 };
  const boxOf = (cell: { x: number; y: number }, scale: number, width: number, height: number): Rect => ({
    x: cell.x - (width * scale) / 2,
    y: cell.y - (height * scale) / 2,
    width: width * scale,
    height: height * scale,
  });

  it.each([
    [1, 260, 240],
    [3, 260, 240],
    [4, 240, 190],
    [6, 260, 240],
    [11, 180, 180],
    [6, 400, 400],
  ])('keeps %i boxes of %i x %i inside and apart', (count, width, height) => {
    const { cells, scale } = placeGrid(zone, count, width, height, 40);
    const boxes = cells.map((cell) => boxOf(cell, scale, width, height));
    for (const box of boxes) expect(contains(zone, box)).toBe(true);
    const overlap = (a: Rect, b: Rect) =>
      a.x < right(b) - 1e-6 && b.x < right(a) - 1e-6 && a.y < bottom(b) - 1e-6 && b.y < bottom(a) - 1e-6;
    expect(boxes.some((box, index) => boxes.slice(index + 1).some((other) => overlap(box, other)))).toBe(
      false,
    );
  });

  it('is one centred row when that fits at full size', () => {
    const { cells, scale } = placeGrid(zone, 4, 240, 190, 56);
    expect(scale).toBe(1);
    expect(cells.map(({ x }) => x)).toEqual([336, 632, 928, 1224]);
    expect(new Set(cells.map(({ y }) => y))).toEqual(new Set([770]));
  });

  it('uses more rows in a narrow zone, the last one centred', () => {
    const { cells } = placeGrid({ x: 0, y: 0, width: 900, height: 600 }, 5, 260, 240, 40);
    expect(new Set(cells.map(({ y }) => y)).size).toBe(2);
    expect((cells[3]!.x + cells[4]!.x) / 2).toBeCloseTo(450, 6);
  });
});
