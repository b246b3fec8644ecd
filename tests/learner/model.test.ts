import { expect, test } from 'vitest';
import { everyItem, findItem } from '#engine/games/items.ts';
import { afterTry, type FirstTry } from '#engine/learner/after-try.ts';
import { chanceOf, DUE_DAYS, thetaOf } from '#engine/learner/chance.ts';
import { claimOf } from '#engine/learner/claims.ts';
import { priorOf } from '#engine/learner/priors.ts';
import { learnerOfAge, startOf } from '#engine/learner/start.ts';
import { newLearner, stateOf, type Learner } from '#engine/learner/state.ts';
import { SKILLS } from '#engine/rules/skills.ts';

const SUM = findItem('add.10/3+2')!;
const OTHER = findItem('add.10/4+5')!;
const MONDAY = 20_000;
const USUAL: FirstTry = { item: SUM, right: true, help: 0, shown: false, support: 0, pace: 2, options: 4 };
const after = (tries: readonly (Partial<FirstTry> & { day: number })[], from: Learner = newLearner(0)) =>
  tries.reduce((learner, { day, ...one }) => afterTry(learner, { ...USUAL, ...one }, day), from);
const stateAfter = (tries: readonly (Partial<FirstTry> & { day: number })[]) => stateOf(after(tries), SUM)!;
const asked = { today: MONDAY, options: 4 };

test('every fact of every game has a prior, and every skill grows out of none that grows out of it', () => {
  expect(everyItem().length).toBeGreaterThan(250);
  for (const item of everyItem()) expect([item.id, Math.abs(priorOf(item)) < 5]).toEqual([item.id, true]);
  for (const skill of SKILLS) expect(thetaOf(newLearner(0.5), skill)).toBe(0.5);
});

test('facts differ: doubles are easier than their neighbours, teens harder than numbers to ten', () => {
  const prior = (id: string) => priorOf(findItem(id)!);
  expect(prior('add.10/4+4')).toBeLessThan(prior('add.10/4+3'));
  expect(prior('num.hear.20/hear 13')).toBeGreaterThan(prior('num.hear.10/hear 9'));
  expect(prior('sub.15/13-6')).toBeGreaterThan(prior('sub.15/12-2'));
  expect(prior('shape.2d/find pentagon')).toBeGreaterThan(prior('shape.2d/find circle'));
});

test('a gap over ten is harder than the one before it, whatever its step, and steps are harder than ones', () => {
  const prior = (left: number, right: number) =>
    priorOf({ skill: 'order.20', fact: `between ${left} ${right}` });
  for (const left of [8, 6, 2]) {
    const rise = prior(left, 10) - prior(left - 1, 9);
    expect(rise, `between ${left} and 10, beside between ${left - 1} and 9`).toBeGreaterThan(0.5);
  }
  expect(prior(2, 6), 'in twos from 2, beside in ones from 3').toBeGreaterThan(prior(3, 5));
});

test('a chance is never below that of a guess, nor certain', () => {
  for (const item of everyItem())
    for (const start of [-50, 0, 50]) {
      const chance = chanceOf(item, newLearner(start), asked);
      expect(chance).toBeGreaterThanOrEqual(0.25);
      expect(chance).toBeLessThan(0.99);
    }
});

test('right answers raise the chance of their fact and of its skill, wrong ones lower both', () => {
  const before = newLearner(0);
  const right = after([{ day: MONDAY }]);
  const wrong = after([{ day: MONDAY, right: false }]);
  for (const item of [SUM, OTHER]) {
    expect(chanceOf(item, right, asked)).toBeGreaterThan(chanceOf(item, before, asked));
    expect(chanceOf(item, wrong, { ...asked, today: MONDAY + 7 })).toBeLessThan(
      chanceOf(item, before, asked),
    );
  }
});

test('what was not met for long fades, and less so the longer it was held', () => {
  const held = (days: number) => after(Array.from({ length: days }, (_, n) => ({ day: MONDAY + n * 20 })));
  const lost = (learner: Learner, day: number) =>
    chanceOf(SUM, learner, { ...asked, today: day + 1 }) -
    chanceOf(SUM, learner, { ...asked, today: day + 60 });
  expect(lost(held(1), MONDAY)).toBeGreaterThan(0);
  expect(lost(held(5), MONDAY + 80)).toBeLessThan(lost(held(1), MONDAY));
});

test('a box is a day: right again on the same day adds none, a miss takes two', () => {
  expect(stateAfter([{ day: MONDAY }]).box).toBe(1);
  expect(stateAfter([{ day: MONDAY }, { day: MONDAY }]).box).toBe(1);
  const four = [0, 1, 2, 3].map((n) => ({ day: MONDAY + n }));
  expect(stateAfter(four).box).toBe(4);
  expect(stateAfter([...four, { day: MONDAY + 4, right: false }]).box).toBe(2);
  expect(stateAfter([{ day: MONDAY }, { day: MONDAY + 1, right: false }]).box).toBe(0);
  expect(stateAfter(Array.from({ length: 20 }, (_, n) => ({ day: MONDAY + n }))).box).toBe(
    DUE_DAYS.length - 1,
  );
});

test('what was shown, or came after help, says nothing of the skill, the box or the days', () => {
  for (const aided of [{ shown: true }, { help: 2 }, { help: 3 }]) {
    const learner = after([{ day: MONDAY, ...aided }]);
    expect(thetaOf(learner, 'add.10')).toBe(0);
    expect(learner.skills['add.10']!.tries).toBe(0);
    expect(stateOf(learner, SUM)).toMatchObject({ seen: 1, box: 0, inSight: 0, hidden: 0, atOnce: 0 });
    expect(claimOf(SUM, stateOf(learner, SUM))).toBe('met');
  }
  expect(after([{ day: MONDAY, help: 1 }]).skills['add.10']!.tries).toBe(1);
});

test('a day counts once, and not at all if the fact was shown on it before', () => {
  expect(stateAfter([{ day: MONDAY }, { day: MONDAY }]).inSight).toBe(1);
  expect(stateAfter([{ day: MONDAY, shown: true }, { day: MONDAY }])).toMatchObject({ inSight: 0, box: 0 });
});

test('a round of an earlier day that comes late counts as of the last one', () => {
  expect(stateAfter([{ day: MONDAY }, { day: MONDAY - 3 }])).toMatchObject({ day: MONDAY, box: 1, seen: 2 });
});

test('three claims are kept apart: in sight, hidden, at once', () => {
  const days = (one: Partial<FirstTry>, from = 0, count = 4) =>
    Array.from({ length: count }, (_, n) => ({ ...one, day: MONDAY + from + n }));
  const claim = (tries: Parameters<typeof stateAfter>[0]) => claimOf(SUM, stateAfter(tries));
  expect(claimOf(SUM, undefined)).toBeUndefined();
  expect(claim(days({ right: false }))).toBe('met');
  expect(claim(days({ pace: 0 }, 0, 9))).toBe('in sight');
  expect(claim(days({ support: 1, pace: 2 }, 0, 9))).toBe('hidden');
  expect(claim(days({ support: 1, pace: 0 }, 0, 3))).toBe('hidden');
  expect(claim(days({ support: 2, pace: 0 }))).toBe('at once');
  expect(claim(days({ support: 2, pace: 0, help: 2 }))).toBe('met');
});

test.each(['zero', 'card.show.5'] as const)(
  'what stands in full view is never by heart, however quickly it is right, or was counted before: %s',
  (skill) => {
    const item = everyItem().find((one) => one.skill === skill)!;
    const quick = after(Array.from({ length: 9 }, (_, n) => ({ item, pace: 0, day: MONDAY + n })));
    const state = stateOf(quick, item)!;
    expect(state).toMatchObject({ inSight: 9, atOnce: 0 });
    expect(claimOf(item, { ...state, atOnce: 9 })).toBe('in sight');
  },
);

test('a fact is hidden after two days in sight and two boxes, and comes back into sight after a miss', () => {
  const days = (count: number, support: 0 | 1 | 2, from = 0) =>
    Array.from({ length: count }, (_, n) => ({ support, day: MONDAY + from + n }));
  expect(stateAfter(days(1, 0)).support).toBe(0);
  expect(stateAfter(days(2, 0)).support).toBe(1);
  expect(stateAfter([...days(2, 0), ...days(2, 1, 2)]).support).toBe(2);
  const missed = [...days(2, 0), { support: 1 as const, right: false, day: MONDAY + 2 }];
  expect(stateAfter(missed).support).toBe(0);
  // The days in sight are still there, but it has to be held again.
  expect(stateAfter([...missed, ...days(1, 0, 3)]).support).toBe(0);
  expect(stateAfter([...missed, ...days(2, 0, 3)]).support).toBe(1);
});

test('nobody begins by failing: by age, and a year above the usual at most', () => {
  expect([3, 4, 5, 6, 7, 18].map(startOf)).toEqual([-1.2, -0.6, 0, 0.6, 0.6, 0.6]);
  expect(startOf(null)).toBe(0);
});

test('three quick right answers move a beginner up by a year', () => {
  const facts = ['1+2', '2+3', '3+2'].map((fact) => findItem(`add.10/${fact}`)!);
  const quick = facts.map((item) => ({ item, pace: 0 as const, day: MONDAY }));
  const young = learnerOfAge(4);
  expect(thetaOf(after(quick, young), 'add.10')).toBeGreaterThan(startOf(5));
  const slow = quick.map((one) => ({ ...one, pace: 3 as const }));
  expect(thetaOf(after(quick, young), 'add.10')).toBeGreaterThan(thetaOf(after(slow, young), 'add.10'));
});

test('a skill not met yet is guessed from the one it grows out of', () => {
  const good = after(Array.from({ length: 20 }, () => ({ day: MONDAY })));
  expect(thetaOf(good, 'add.20')).toBe(thetaOf(good, 'add.10'));
  expect(thetaOf(good, 'sub.6')).toBe(0);
});
