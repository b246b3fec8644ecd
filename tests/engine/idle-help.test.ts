import { afterEach, expect, test } from 'vitest';
import { createClock, type Clock } from '#engine/kernel/clock.ts';
import { IdleHelp } from '#engine/scenes/idle-help.ts';
import { gsap } from 'gsap';

let clock: Clock;
afterEach(() => clock.dispose());

/** A question with so many things to count, and what the guide did by itself, with the second of it. */
function question(things: number, owes = false) {
  clock = createClock(() => {});
  const done: string[] = [];
  const tell = (what: string) => done.push(`${clock.now.toFixed(1)} ${what}`);
  const idle = new IdleHelp({
    after: (seconds, fn) => gsap.delayedCall(seconds, fn),
    owesHelp: () => owes,
    countable: () => things,
    look: () => tell('look'),
    help: (level) => tell(`help ${level}`),
    wait: () => tell('wait'),
    sleep: () => tell('sleep'),
  });
  idle.begin();
  return { idle, done };
}

test('a child who does nothing is reminded, then shown the way, then left in peace until the guide falls asleep', () => {
  const { done } = question(0);
  clock.step(60);
  expect(done).toEqual(['8.0 help 1', '16.0 help 2', '24.0 wait', '32.0 sleep']);
});

test('where something may be being counted, a look comes first, and words wait for the counting', () => {
  const { done } = question(10);
  clock.step(90);
  expect(done).toEqual(['8.0 look', '16.0 help 1', '32.0 help 2', '40.0 wait', '48.0 sleep']);
});

test('who has touched something is at work: the way is not shown unasked', () => {
  const { idle, done } = question(5);
  clock.step(4);
  idle.touched();
  clock.step(60);
  expect(done).toEqual(['12.0 look', '16.0 help 1', '28.0 wait', '36.0 sleep']);
  done.length = 0;
  idle.begin();
  clock.step(60);
  const inOrder = done.map((one) => one.replace(/^\S+ /, '')).join(', ');
  expect(inOrder).toBe('look, help 1, help 2, wait, sleep');
});

test('help that was cut short is shown all the same', () => {
  const { idle, done } = question(0, true);
  idle.touched();
  clock.step(60);
  expect(done).toEqual(['8.0 help 2', '16.0 wait', '24.0 sleep']);
});

test('nothing comes once it was stopped', () => {
  const { idle, done } = question(3);
  clock.step(9);
  idle.stop();
  clock.step(60);
  expect(done).toEqual(['8.0 look']);
});
