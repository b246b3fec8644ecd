import { expect, test } from 'vitest';
import { GAMES } from '#engine/games/catalogue.ts';
import { familyOf } from '#engine/games/families.ts';
import { itemsOf } from '#engine/games/items.ts';
import { numbersIn } from '#engine/learner/slips.ts';
import { factInWords, questionOf } from '#engine/learner/words.ts';
import type { Asked } from '#engine/rules/round.ts';
import { createRandom } from '#engine/rules/random.ts';
import { expectNoFaults } from '#tests/support/faults.ts';
import { dotsOf } from '#web/features/report/card-choice.ts';
import { cardBack, cardFace, shortFact } from '#web/features/report/words.ts';

/** A question for each of the facts that a game asks, in the order of its items. */
function everyQuestion(game: (typeof GAMES)[number]): readonly Asked[] {
  const plan = itemsOf(game).map(({ id }) => ({ item: id, support: 0, shown: false }) as const);
  return familyOf(game).makePlanned(game, plan, createRandom(1));
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** What paper and cells say of a question that its game does not. */
function faultsOf({ fact, answer }: Asked): readonly string[] {
  const faults: string[] = [];
  const asked = String(numbersIn(fact));
  const right = Number(answer);
  for (const [where, text] of [
    ['a cell', shortFact(fact)],
    ['a card', cardFace(fact)],
    ['a sentence', factInWords(fact)],
  ] as const)
    if (String(numbersIn(text)) !== asked || text === '') faults.push(`${where} says "${text}"`);
  const dots = dotsOf(questionOf(fact));
  if (asked === '') {
    // Shapes, and whatever is empty: the back is in words.
    if (dots.length > 0) faults.push(`a card has ${dots.join(' and ')} dots on its back`);
    if (cardBack(questionOf(fact)) === '') faults.push('a card has nothing on its back');
  } else if (sum(dots) !== right || (dots.length > 1 && String(dots) !== asked))
    faults.push(`a card has ${dots.join(' and ')} dots on its back`);
  return faults.map((fault) => `of "${fact}", whose answer is ${answer}, ${fault}`);
}

test.each(GAMES.map((game) => [game.id, game] as const))(
  '%s: cells and cards of the report say its questions, and the dots their answers',
  (id, game) => {
    const questions = everyQuestion(game);
    expect(questions.map(({ fact }) => fact)).toEqual(itemsOf(game).map(({ fact }) => fact));
    expectNoFaults(questions.flatMap(faultsOf).map((fault) => `${id}: ${fault}`));
  },
);
