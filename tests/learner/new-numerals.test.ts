import { describe, expect, it } from 'vitest';
import { dayOf } from '#engine/learner/fold.ts';
import { newNumerals } from '#engine/learner/new-numerals.ts';
import { learnerOfAge } from '#engine/learner/start.ts';
import type { ItemState, Learner } from '#engine/learner/state.ts';

const TODAY = dayOf(Date.UTC(2026, 10, 24));
const told = (learner: Learner) => [...newNumerals(learner, TODAY)].sort((a, b) => a - b);
const RIGHT: ItemState = {
  strength: 0,
  seen: 1,
  box: 1,
  day: TODAY - 60,
  support: 0,
  inSight: 1,
  hidden: 0,
  atOnce: 0,
  pace: 1,
};
const wrong: ItemState = { ...RIGHT, strength: -1, box: 0, day: TODAY - 1, inSight: 0 };
const having = (age: number, items: Readonly<Record<string, ItemState>>, theta = 0): Learner => ({
  ...learnerOfAge(age),
  skills: { 'num.hear.10': { theta, tries: 9, items } },
});

describe('numerals that are new', () => {
  it('are the large ones to the youngest, fewer a year later, and none from 5 on', () => {
    expect(told(learnerOfAge(3))).toEqual([4, 5, 6, 7, 8, 9, 10]);
    expect(told(learnerOfAge(4))).toEqual([7, 8, 9, 10]);
    for (const age of [5, 6, 7, 8]) expect(told(learnerOfAge(age))).toEqual([]);
  });

  it('are none that was once found by its sound, however long ago', () => {
    expect(told(having(4, { 'hear 8': RIGHT, 'hear 9': RIGHT }, -0.6))).toEqual([7, 10]);
  });

  it('are those that were mixed up lately, at any age', () => {
    expect(told(having(6, { 'hear 6': wrong, 'hear 9': wrong }))).toEqual(expect.arrayContaining([6, 9]));
  });
});
