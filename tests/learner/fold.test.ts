import { expect, test } from 'vitest';
import { dayOf, fold } from '#engine/learner/fold.ts';
import { newLearner } from '#engine/learner/state.ts';
import type { Answer } from '#engine/rules/played.ts';

const DAY = dayOf(Date.UTC(2026, 10, 22, 23, 59));
const right = (item: string): Answer => ({
  item,
  wrong: 0,
  first: null,
  help: 0,
  pace: 1,
  support: 0,
  shown: false,
});
const round = (...answers: readonly Answer[]) => ({ gameId: 'total-treasure-hunt', day: DAY, answers });

test('a day is one of UTC', () => {
  expect(dayOf(Date.UTC(2026, 10, 23))).toBe(DAY + 1);
});

test('every answer of a round is learned from, a fact met twice as well', () => {
  const learner = fold(newLearner(0), round(right('add.10/3+2'), right('add.10/1+1'), right('add.10/3+2')));
  expect(learner.skills['add.10']).toMatchObject({
    tries: 3,
    items: { '3+2': { seen: 2, box: 1, day: DAY, inSight: 1 }, '1+1': { seen: 1 } },
  });
});

test('a fact that an easier game asks, too, is the same one', () => {
  const medium = { ...round(right('add.10/3+2')), gameId: 'total-treasure-hunt-medium' };
  expect(Object.keys(fold(newLearner(0), medium).skills)).toEqual(['add.10']);
});

test('items and games that are no more are left out', () => {
  const before = newLearner(0);
  expect(fold(before, round(right('add.10/99+99')))).toEqual(before);
  expect(fold(before, round(right('__proto__/constructor')))).toEqual(before);
  expect(fold(before, { ...round(right('add.10/3+2')), gameId: 'no-game' })).toEqual(before);
});
