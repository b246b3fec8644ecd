import { gsap } from 'gsap';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createClock, STEP_SECONDS, type Clock } from '#engine/kernel/clock.ts';
import { createTimers } from '#engine/kernel/timers.ts';
import { PHASE_TABLE } from '#engine/session/phases.ts';
import { frames } from './frames.ts';

let clock: Clock;
let drawn = 0;
beforeEach(() => {
  drawn = 0;
  clock = createClock(() => (drawn += 1));
});
afterEach(() => clock.dispose());

describe('the clock', () => {
  test('moves animations and listeners in steps of a sixtieth, and draws once', () => {
    const deltas: number[] = [];
    clock.onStep((delta) => deltas.push(delta));
    const thing = { x: 0 };
    gsap.to(thing, { x: 60, duration: 1, ease: 'none' });
    clock.step(0.5);
    expect(deltas).toEqual(Array(30).fill(STEP_SECONDS));
    expect(thing.x).toBeCloseTo(30, 5);
    expect(clock.now).toBeCloseTo(0.5, 9);
    expect(drawn).toBe(1);
    clock.advance(0.5);
    expect(thing.x).toBeCloseTo(60, 5);
    expect(drawn).toBe(1);
  });

  test('stands still without a step', async () => {
    const thing = { x: 0 };
    gsap.to(thing, { x: 60, duration: 0.01 });
    await frames(2);
    expect(thing.x).toBe(0);
  });

  test('steps faster, not wider, at a higher speed', async () => {
    clock.speed = 20;
    const deltas = new Set<number>();
    clock.onStep((delta) => deltas.add(delta));
    clock.start();
    await expect.poll(() => clock.now).toBeGreaterThan(1);
    clock.stop();
    expect([...deltas]).toEqual([STEP_SECONDS]);
    expect(() => (clock.speed = 30)).toThrow(RangeError);
  });

  test('waits for every reason to be given up, and is real time only at speed 1', async () => {
    clock.start();
    expect([clock.running, clock.realTime]).toEqual([true, true]);
    clock.pause('hidden');
    clock.pause('sheet');
    clock.resume('hidden');
    const { now } = clock;
    await frames(2);
    expect(clock.now).toBe(now);
    clock.resume('sheet');
    await expect.poll(() => clock.now).toBeGreaterThan(now);
    clock.speed = 4;
    expect([clock.running, clock.realTime]).toEqual([true, false]);
    clock.stop();
  });
});

describe('timers', () => {
  test('fire in a step, in their order, once; called off, never', () => {
    const timers = createTimers(clock);
    const fired: string[] = [];
    timers.after(0.2, () => fired.push('later'));
    timers.after(0.1, () => fired.push('sooner'));
    timers.after(0.1, () => fired.push('never'))();
    timers.after(0, () => timers.after(0, () => fired.push('next step')));
    clock.step(0.05);
    expect(fired).toEqual(['next step']);
    clock.step(0.5);
    expect(fired).toEqual(['next step', 'sooner', 'later']);
    timers.after(0.1, () => fired.push('after the end'));
    timers.dispose();
    clock.step(1);
    expect(fired).toHaveLength(3);
  });
});

describe('the table of phases', () => {
  const rows = Object.entries(PHASE_TABLE).flatMap(([state, events]) =>
    Object.entries(events).map(([event, to]) => `${state} -${event}-> ${to}`),
  );
  test('is the specification row by row', () => {
    expect(rows).toEqual([
      'loading -loaded-> instructions',
      // The board's own: a class meets its first question at once.
      'loading -loaded-for-class-> playing',
      'loading -leave-> leaving',
      'instructions -counting-> countdown',
      'instructions -start-> playing',
      'instructions -leave-> leaving',
      'countdown -start-> playing',
      'countdown -leave-> leaving',
      'playing -finished-> result',
      'playing -leave-> leaving',
      'result -again-> playing',
      'result -leave-> leaving',
    ]);
  });
});
