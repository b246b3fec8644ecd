import { describe, expect, it } from 'vitest';
import { ANIMAL_BOX, herdFor } from '#engine/games/sound-safari/herd-place.ts';
import { layoutFor, REACHES } from '#engine/stage/layout.ts';

const STAGES = [
  [1024, 768],
  [1280, 720],
  [1280, 800],
  [2560, 1080],
  [900, 900],
  [744, 1133],
  [390, 844],
] as const;
const SIZES = STAGES.flatMap(([width, height]) => REACHES.map((reach) => [width, height, reach] as const));

describe.each(SIZES)('a herd of six at %i x %i, reach %s', (width, height, reach) => {
  const layout = layoutFor(width, height, reach);
  const { strip, cells, scale } = herdFor(layout, 6);
  const wide = ANIMAL_BOX.width * scale;
  const high = ANIMAL_BOX.height * scale;

  it('stands apart, on the stage and under the board', () => {
    for (const [index, { x, y }] of cells.entries()) {
      expect(x - wide / 2).toBeGreaterThanOrEqual(layout.safe.x);
      expect(x + wide / 2).toBeLessThanOrEqual(layout.safe.x + layout.safe.width);
      expect(y - high / 2).toBeGreaterThanOrEqual(strip.y + strip.height);
      expect(y + high / 2).toBeLessThanOrEqual(layout.height - 39);
      const meeting = cells
        .slice(index + 1)
        .filter((other) => Math.abs(other.x - x) < wide - 0.01 && Math.abs(other.y - y) < high - 0.01);
      expect(meeting).toEqual([]);
    }
  });

  it('is large enough for a small hand', () => {
    expect(Math.min(wide, high)).toBeGreaterThanOrEqual(200);
    expect(strip.height).toBeGreaterThanOrEqual(150);
  });

  it('stands within reach in one row where the stage is broad', () => {
    if (layout.width < 1760) return;
    expect(new Set(cells.map(({ y }) => y)).size).toBe(1);
    expect(cells[0]!.y - high / 2).toBeGreaterThanOrEqual(540);
  });
});
