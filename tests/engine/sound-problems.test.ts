import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSoundProblems, soundProblem, type SoundProblems } from '#engine/audio/problems.ts';
import { createClock, type Clock } from '#engine/kernel/clock.ts';

let clock: Clock;
let problems: SoundProblems;
let speaking: boolean;
let told: string[];

beforeEach(() => {
  clock = createClock(() => {});
  speaking = false;
  told = [];
  problems = createSoundProblems({ clock, speaking: () => speaking, tell: (message) => told.push(message) });
});
afterEach(() => clock.dispose());

const byItself = { automatic: true, wanted: false };
const pressed = { automatic: false, wanted: true };

test('what fails together is told once, under the name that says most', () => {
  problems.add('effects/tap', pressed);
  problems.add('sentences/how-many', byItself);
  problems.add('numbers/4', byItself);
  clock.step(1.1);
  expect(told).toEqual(['Failed to autoplay question audio']);
  problems.add('instructions/number-trail', pressed);
  clock.step(10);
  expect(told).toHaveLength(1);
});

test('nothing is told while a question is asked, even without being heard', () => {
  problems.add('numbers/4', byItself);
  clock.step(0.5);
  speaking = true;
  problems.add('sentences/how-many', byItself);
  clock.step(5);
  expect(told).toEqual([]);
  speaking = false;
  clock.step(0.1);
  expect(told).toEqual(['Failed to autoplay question audio']);
});

test('who presses to hear something is told at once', () => {
  speaking = true;
  problems.add('instructions/number-trail', pressed);
  expect(told).toEqual(['Failed to play instructions audio']);
});

test('a tap that makes no sound is no matter for a child', () => {
  problems.add('effects/tap', pressed);
  clock.step(20);
  expect(told).toEqual([]);
});

test.each([
  ['instructions/number-trail', false, 'Failed to play instructions audio'],
  ['instructions/number-trail', true, 'Failed to autoplay instructions audio'],
  ['numbers/5', false, 'Failed to play number audio'],
  ['shapes/star', false, 'Failed to play shape audio'],
  ['effects/wrong', false, 'Failed to play error sound'],
  ['try_again', false, 'Failed to play error sound'],
  ['sentences/sum', false, 'Failed to play question audio'],
  ['perfect_game', false, 'Failed to play game result audio'],
  ['effects/tap', false, 'Failed to play audio'],
] as const)('a refused %s (by itself: %s) is told as "%s"', (id, automatic, message) => {
  expect(soundProblem(id, automatic)).toBe(message);
});
