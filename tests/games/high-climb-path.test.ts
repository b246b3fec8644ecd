import { describe, expect, it } from 'vitest';
import { layoutFor, REACHES, type Rect } from '#engine/layout/layout.ts';
import { climbIn, extentOf } from '#engine/plays/number-trail/climb.ts';
import { STONE, WALKER_HALF, WALKER_HEIGHT } from '#engine/plays/number-trail/path.ts';
import { climbFor, summitFor } from '#engine/plays/number-trail/sign-place.ts';

const SIZES = [
  [1024, 768],
  [1280, 800],
  [1920, 1080],
  [2560, 1080],
  [900, 900],
  [768, 1024],
  [390, 844],
  [320, 568],
  [844, 390],
] as const;
const STAGES = SIZES.flatMap(([width, height]) => REACHES.map((reach) => [width, height, reach] as const));
/** Of a large screen at most this much is the climber's. */
const TWICE = 0.5;

const meet = (a: Rect, b: Rect) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

describe.each(STAGES)('the way up the mountain at %i x %i, reach %s', (width, height, reach) => {
  const layout = layoutFor(width, height, reach);
  const { sign, zone, middle, answers } = climbFor(layout);
  const climb = climbIn(zone, 21, middle);
  const { steps, scale, anchor, feet, figures } = climb;
  const [wide, high] = [STONE.width * scale, STONE.height * scale];
  const climber = ({ x, y }: { x: number; y: number }): Rect => ({
    x: x - WALKER_HALF * figures,
    y: y - WALKER_HEIGHT * figures,
    width: 2 * WALKER_HALF * figures,
    height: WALKER_HEIGHT * figures,
  });

  it('is one row: every step further right and higher, by less than half a stone', () => {
    for (const [index, { x, y }] of steps.entries()) {
      const before = steps[index - 1];
      if (!before) continue;
      expect(x - before.x).toBeGreaterThan(wide);
      expect(before.y - y).toBeGreaterThan(0);
      expect(before.y - y).toBeLessThan(high / 2);
    }
  });

  it('has six steps in sight or more, and the three below the climber clear of the answers', () => {
    expect(layout.width / climb.along).toBeGreaterThanOrEqual(6);
    const above = layout.class === 'portrait' ? 0 : (answers.height - 260) / 2;
    for (const [index, { y }] of steps.entries()) {
      const below = anchor.y - y + (steps[index + 3]?.y ?? Infinity);
      if (below < Infinity) expect(below + high / 2).toBeLessThanOrEqual(answers.y + above);
    }
  });

  it('has its climber large, behind each step, over no stone, and clear of the sign', () => {
    for (const [index, at] of feet.entries()) {
      for (const [other, { x, y }] of steps.entries()) {
        const stone = { x: x - wide / 2, y: y - high / 2, width: wide, height: high };
        if (meet(climber(at), stone)) expect(`${index} covers ${other}`).toBe('nothing');
      }
      const seen = { x: at.x + anchor.x - steps[index]!.x, y: at.y + anchor.y - steps[index]!.y };
      expect(meet(climber(seen), sign)).toBe(false);
    }
    const begin = { x: climb.start.x + anchor.x, y: climb.start.y + anchor.y };
    expect(meet(climber(begin), sign)).toBe(false);
    if (reach === 'normal') expect(figures).toBeGreaterThanOrEqual(TWICE);
  });

  it('is seen whole at its end, upright its upper half', () => {
    const extent = extentOf(climb);
    const { x, y, scale: size } = summitFor(layout, extent);
    const first = width < height ? steps[11]!.x : extent.left;
    expect(x + first * size).toBeGreaterThanOrEqual(0);
    expect(x + extent.right * size).toBeLessThanOrEqual(layout.width);
    expect(y + (steps.at(-1)!.y - 300 * scale) * size).toBeGreaterThan(0);
  });
});
