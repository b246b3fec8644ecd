import { describe, expect, it } from 'vitest';
import { layoutFor, REACHES } from '#engine/layout/layout.ts';
import { BOOTH_WIDTH, shelfFor, VESSEL } from '#engine/plays/none-left-fun/shelf-place.ts';

const CONTAINERS = 6;
/** Of the guide, from the middle of its feet, at scale 1. Source: looked at. */
const TO_ITS_TAIL = 185;
const TO_ITS_SIDE = 130;
const GUIDE_HEIGHT = 410;
const STAGES = [
  ['a 16:9 screen', 1920, 1080],
  ['a 16:10 screen', 1280, 800],
  ['a 4:3 board', 1024, 768],
  ['a 21:9 screen', 2560, 1080],
  ['a square window', 900, 900],
  ['a tablet upright', 768, 1024],
  ['a phone upright', 390, 844],
  ['a short phone upright', 480, 900],
  ['a phone on its side', 844, 390],
] as const;

describe.each(STAGES)('six containers on %s', (_name, width, height) => {
  it.each(REACHES)('lie low and apart, big enough for a small hand, with answers %s', (reach) => {
    const layout = layoutFor(width, height, reach);
    const { cells, scale, strip } = shelfFor(layout, CONTAINERS);
    const { answers } = layout.zones;
    const [halfWidth, halfHeight] = [
      (VESSEL.width / 2) * scale,
      ((VESSEL.height + VESSEL.depth) / 2) * scale,
    ];
    expect(cells).toHaveLength(CONTAINERS);
    // Screens on a wall are wide: there everything has to lie within small children's reach.
    const highest = layout.class === 'squarish' ? layout.height / 2 : answers.y;
    for (const [index, { x, y }] of cells.entries()) {
      expect(y - halfHeight).toBeGreaterThanOrEqual(highest - 0.01);
      expect(y + halfHeight).toBeLessThanOrEqual(answers.y + answers.height + 0.01);
      expect(x - halfWidth).toBeGreaterThanOrEqual(39.9);
      expect(x + halfWidth).toBeLessThanOrEqual(layout.width - 39.9);
      for (const other of cells.slice(index + 1)) {
        const [across, down] = [Math.abs(other.x - x), Math.abs(other.y - y)];
        expect(across >= 2 * halfWidth + 12 || down >= 2 * halfHeight + 12).toBe(true);
      }
    }
    expect(2 * halfWidth).toBeGreaterThanOrEqual(200);
    expect(2 * halfWidth * layout.scale).toBeGreaterThanOrEqual(64);
    expect(strip.y + strip.height).toBeLessThan(cells[0]!.y - halfHeight);
    expect(strip.height).toBeGreaterThanOrEqual(400);
  });

  it.each(REACHES)(
    'leave the guide a place where it hides neither them nor the numbers, answers %s',
    (reach) => {
      const layout = layoutFor(width, height, reach);
      const { cells, scale, strip, guide } = shelfFor(layout, CONTAINERS);
      const top = Math.min(...cells.map(({ y }) => y)) - ((VESSEL.height + VESSEL.depth) / 2) * scale;
      expect(guide.y).toBeLessThan(top);
      expect(guide.y - GUIDE_HEIGHT * guide.scale).toBeGreaterThanOrEqual(strip.y);
      expect(guide.x + TO_ITS_TAIL * guide.scale).toBeLessThanOrEqual(strip.x + 0.01);
      expect(guide.x - TO_ITS_SIDE * guide.scale).toBeGreaterThan(0);
      expect(strip.width).toBeGreaterThanOrEqual(460);
    },
  );
});

it('leaves air between two booths on a laptop', () => {
  const layout = layoutFor(1280, 720);
  const { cells, scale } = shelfFor(layout, CONTAINERS);
  const gaps = cells.slice(1).map(({ x }, at) => (x - cells[at]!.x - BOOTH_WIDTH * scale) * layout.scale);
  for (const gap of gaps) {
    expect(gap).toBeGreaterThanOrEqual(40);
    expect(gap).toBeLessThanOrEqual(56);
  }
});
