import { describe, expect, it } from 'vitest';
import { layoutFor, REACHES, type Rect } from '#engine/layout/layout.ts';
import { climbIn } from '#engine/plays/number-trail/climb.ts';
import { STONE, WALKER_HALF, WALKER_HEIGHT } from '#engine/plays/number-trail/path.ts';
import { PEAK, PEAK_SCALE, PEAK_STEPS } from '#engine/plays/number-trail/peak-way.ts';
import { climbFor, SIGN, summitFor } from '#engine/plays/number-trail/sign-place.ts';

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
/** Half of the path at scale 1, with its edge. */
const HALF_PATH = 107;
/** Of a large screen at most this much is the climber's. */
const TWICE = 0.5;

/** The height of letters on a tile, and on a sign of this height. */
const CHOSEN = 167;
const numeralOn = (tall: number) => Math.round((142 * (tall - 2 * SIGN.above)) / STONE.height);

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

  it('has seven steps in sight or more, and all of the way that is seen clear of the answers', () => {
    expect(layout.width).toBeGreaterThanOrEqual(6 * climb.along + wide);
    const low = new Set<string>();
    for (const [at, stood] of steps.entries())
      for (const [index, step] of steps.entries()) {
        const x = anchor.x + step.x - stood.x;
        const lower = anchor.y + step.y - stood.y + HALF_PATH * scale;
        if (x > -wide / 2 && x < layout.width + wide / 2 && lower > answers.y) low.add(`${index} from ${at}`);
      }
    expect([...low]).toEqual([]);
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
    expect(meet(climber(begin), climbFor(layout, false).sign)).toBe(false);
    if (reach === 'normal') expect(figures).toBeGreaterThanOrEqual(TWICE);
  });

  it('has what is asked beside its climber, larger than what is chosen, in sight and over no step', () => {
    const [size, ...least] = [sign, climbFor(layout, false).sign].map(({ height: tall }) => numeralOn(tall));
    expect(least).toEqual([size]);
    expect(size).toBeGreaterThanOrEqual(CHOSEN);
    const seen = climber({ x: anchor.x, y: anchor.y + feet[0]!.y });
    const away = Math.max(seen.x - sign.x - sign.width, seen.y - sign.y - sign.height);
    expect(away).toBeLessThan(0.5 * STONE.width);
    expect(Math.min(sign.x, sign.y - layout.zones.hud.y - layout.zones.hud.height)).toBeGreaterThan(0);
    const under = steps.flatMap((stood, index) =>
      steps.flatMap(({ x, y }, other) => {
        const [left, top] = [anchor.x + x - stood.x - wide / 2, anchor.y + y - stood.y - high / 2];
        return meet(sign, { x: left, y: top, width: wide, height: high }) ? [`${other} from ${index}`] : [];
      }),
    );
    expect(under).toEqual([]);
  });

  it('is seen whole at its end, with all its steps apart', () => {
    const { x, y, scale: size } = summitFor(layout);
    expect(x + PEAK.x * size).toBeGreaterThanOrEqual(0);
    expect(x + (PEAK.x + PEAK.width) * size).toBeLessThanOrEqual(layout.width);
    expect(y + PEAK.y * size).toBeGreaterThan(0);
    expect(y + (PEAK.y + PEAK.height) * size).toBeLessThanOrEqual(layout.height);
    const places = PEAK_STEPS;
    expect(places).toHaveLength(21);
    for (const [index, a] of places.entries())
      for (const b of places.slice(index + 1))
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(STONE.width * PEAK_SCALE * 1.15);
  });
});
