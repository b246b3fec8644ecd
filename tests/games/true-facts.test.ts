import { expect, test } from 'vitest';
import { GAMES } from '#engine/games/catalogue.ts';
import { numbersIn } from '#engine/learner/slips.ts';
import { roundOf } from './rounds.ts';

const sorted = (numbers: readonly number[]) => [...new Set(numbers)].sort((a, b) => a - b);

test.for(GAMES)(
  'what $id says of a right answer has the numbers of the question and its answer, no others',
  ({ id }) => {
    let said = 0;
    for (let seed = 1; seed <= 100; seed++)
      for (const { fact, prompt, answer, right, turned } of roundOf(id, seed)) {
        const asked = numbersIn(fact);
        if (asked.length === 0) continue;
        const expected = sorted([...asked, Number(answer)]);
        for (const sentence of turned === undefined ? [right] : [right, turned]) {
          said += 1;
          expect(sorted(numbersIn(sentence)), `${prompt} ${answer}: "${sentence}"`).toEqual(expected);
        }
      }
    // Shapes and empty places have no numbers.
    expect(said > 0).toBe(!['shape-detective', 'none-left-fun'].includes(id));
  },
);
