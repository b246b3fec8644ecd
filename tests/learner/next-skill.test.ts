import { expect, test } from 'vitest';
import { afterTry } from '#engine/learner/after-try.ts';
import { factsOf, gameFor, isHeld, nextSkill } from '#engine/learner/next-skill.ts';
import { allNeedsOf, needsOf } from '#engine/learner/skills.ts';
import { learnerOfAge } from '#engine/learner/start.ts';
import type { Learner } from '#engine/learner/state.ts';
import { SKILLS, type Skill } from '#engine/rules/skills.ts';

const MONDAY = 20_000;

/** Every fact of a skill met on each of these days. */
const met = (learner: Learner, skill: Skill, days: readonly number[], right = true): Learner =>
  days.reduce(
    (known, day) =>
      factsOf(skill).reduce(
        (so, item) =>
          afterTry(so, { item, right, help: 0, shown: false, support: 0, pace: 2, options: 4 }, day),
        known,
      ),
    learner,
  );
const held = (learner: Learner, skill: Skill) => met(learner, skill, [MONDAY - 9, MONDAY - 8, MONDAY - 7]);

test('every skill has facts, a game that asks for them, and needs that do not lead back to it', () => {
  for (const skill of SKILLS) {
    expect([skill, factsOf(skill).length > 0, gameFor(skill).id !== '']).toEqual([skill, true, true]);
    const before = new Set<Skill>();
    const walk = (of: Skill): void => needsOf(of).forEach((need) => before.add(need) && walk(need));
    walk(skill);
    expect([skill, before.has(skill)]).toEqual([skill, false]);
  }
});

test('a new child of three begins with what needs nothing else', () => {
  const { skill, because } = nextSkill(learnerOfAge(3), MONDAY);
  expect([needsOf(skill), because]).toEqual([[], 'ready']);
});

test('what was begun last goes on until it is held', () => {
  let learner = met(learnerOfAge(5), 'shape.2d', [MONDAY - 12], false);
  learner = met(learner, 'card.count.5', [MONDAY - 11]);
  expect(nextSkill(learner, MONDAY)).toEqual({ skill: 'card.count.5', because: 'begun' });
  learner = held(learner, 'card.count.5');
  expect(isHeld(learner, 'card.count.5')).toBe(true);
  expect(nextSkill(learner, MONDAY)).toEqual({ skill: 'shape.2d', because: 'begun' });
});

test('what goes badly for want of something else leads back to that', () => {
  const learner = met(learnerOfAge(4), 'add.10', [MONDAY - 2, MONDAY - 1], false);
  const { skill, backFrom } = nextSkill(learner, MONDAY);
  expect(['add.10', 'add.15', 'add.20']).not.toContain(skill);
  expect([backFrom, allNeedsOf('add.10').includes(skill)]).toEqual(['add.10', true]);
  expect(nextSkill(held(held(learner, 'card.count.5'), 'num.hear.10'), MONDAY)).toEqual({
    skill: 'add.10',
    because: 'begun',
  });
});

test('of two that were begun on one day, that goes on which another one goes badly for want of', () => {
  let learner = met(learnerOfAge(4), 'add.10', [MONDAY - 2, MONDAY - 1], false);
  for (const skill of ['card.show.5', 'card.count.5'] as const) learner = met(learner, skill, [MONDAY - 1]);
  expect(nextSkill(learner, MONDAY)).toEqual({
    skill: 'card.count.5',
    because: 'begun',
    backFrom: 'add.10',
  });
});

test('when everything is held, what was not met for longest comes again', () => {
  const all = SKILLS.reduce(held, learnerOfAge(7));
  const learner = SKILLS.filter((skill) => skill !== 'zero').reduce(
    (known, skill) => met(known, skill, [MONDAY]),
    all,
  );
  expect(nextSkill(learner, MONDAY)).toEqual({ skill: 'zero', because: 'held' });
});
