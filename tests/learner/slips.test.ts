import { expect, test } from 'vitest';
import { GAMES } from '#engine/games/catalogue.ts';
import { findItem } from '#engine/games/items.ts';
import { dealtPlan, questionsOf } from '#engine/games/replay.ts';
import { rightOf, slipOf, SLIPS } from '#engine/learner/slips.ts';

const of = (id: string, choice: string | null) => slipOf(findItem(id)!, choice);

test.each([
  ['add.10/4+5', '10', 'one more'],
  ['add.10/4+5', '8', 'one less'],
  ['add.10/4+5', '5', 'part'],
  ['add.10/4+5', '6', 'other'],
  ['add.15/6+6', '21', 'digits'],
  ['sub.6/6-2', '6', 'part'],
  ['sub.6/6-2', '5', 'one more'],
  ['num.hear.20/hear 14', '4', 'digits'],
  ['num.hear.20/hear 12', '13', 'one more'],
  ['seq.up.10/after 3', '3', 'part'],
  ['seq.up.10/after 3', '5', 'one more'],
  ['seq.down.10/before 3', '1', 'one less'],
  ['order.20/between 4 6', '7', 'other'],
  ['order.20/between 4 6', '6', 'part'],
  ['card.show.5/show 2', '3', 'one more'],
  ['shape.2d/find square', 'diamond', 'shape'],
  ['zero/empty box', '3', 'full'],
])('%s answered with %s is: %s', (item, choice, slip) => {
  expect(of(item, choice)).toBe(slip);
});

test('no slip where the first try was right, or not recorded', () => {
  expect([of('add.10/4+5', null), of('add.10/4+5', '')]).toEqual([undefined, undefined]);
});

test('the right number of a fact is what each question of each game takes as right', () => {
  for (const game of GAMES)
    for (let seed = 0; seed < 60; seed++)
      for (const { planned, answer } of questionsOf(game, { seed, plan: dealtPlan(game, seed) })) {
        const { fact } = findItem(planned.item)!;
        const right = rightOf(fact);
        if (right !== undefined && !Number.isNaN(Number(answer)))
          expect([fact, right]).toEqual([fact, Number(answer)]);
      }
});

test('each wrong choice of each game is one of the kinds, and never taken for the right one', () => {
  const met = new Set<string>();
  for (const game of GAMES)
    for (let seed = 0; seed < 60; seed++)
      for (const { planned, answer, choices } of questionsOf(game, { seed, plan: dealtPlan(game, seed) })) {
        const right = Number(answer);
        for (const { id } of choices.filter((choice) => choice.id !== answer)) {
          const slip = of(planned.item, id)!;
          met.add(slip);
          // From what the question says is right, not from the fact's words.
          if (slip === 'one more') expect([planned.item, Number(id)]).toEqual([planned.item, right + 1]);
          if (slip === 'one less') expect([planned.item, Number(id)]).toEqual([planned.item, right - 1]);
        }
      }
  expect([...met].sort()).toEqual([...SLIPS].sort());
});
