import { describe, expect, it } from 'vitest';
import { layoutFor, REACHES } from '#engine/layout/layout.ts';
import { ANIMAL_BOX, herdFor } from '#engine/plays/sound-safari/herd-place.ts';

/** At scale 1, in design pixels; its place is that of its feet. */
const GUIDE = { width: 220, height: 410 } as const;
/** Upright stages of this height and more have room for both rows in the answers' zone. */
const TALL = 1700;
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
  const { strip, cells, scale, guide, flock } = herdFor(layout, 6);
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

  it('stands within reach from horns to grass: in one row, on upright stages in two', () => {
    expect(new Set(cells.map(({ y }) => y)).size).toBe(layout.class === 'portrait' ? 2 : 1);
    // Small tablets are held in the hand.
    const above = layout.class === 'portrait' && layout.height < TALL ? 60 : 0.01;
    for (const { y } of cells) expect(y - high / 2).toBeGreaterThanOrEqual(layout.zones.answers.y - above);
  });

  it('leaves birds their room between the board and the animals, before nobody', () => {
    expect(flock.y).toBeGreaterThan(strip.y + strip.height);
    expect(flock.y + flock.height).toBeLessThanOrEqual(Math.min(...cells.map(({ y }) => y - high / 2)));
    expect(flock.height).toBeGreaterThanOrEqual(50);
  });

  it('leaves the guide free ground', () => {
    const [halfWidth, tall] = [GUIDE.width * 0.5 * guide.scale, GUIDE.height * guide.scale];
    const meets = (left: number, right: number, top: number, bottom: number) =>
      left < guide.x + halfWidth && right > guide.x - halfWidth && top < guide.y && bottom > guide.y - tall;
    expect(meets(strip.x, strip.x + strip.width, strip.y, strip.y + strip.height)).toBe(false);
    for (const { x, y } of cells)
      expect(meets(x - wide / 2, x + wide / 2, y - high / 2, y + high / 2)).toBe(false);
    expect(guide.x - halfWidth).toBeGreaterThanOrEqual(layout.safe.x);
    expect(guide.y - tall).toBeGreaterThanOrEqual(layout.zones.prompt.y);
  });
});
