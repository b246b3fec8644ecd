import { expect, test } from 'vitest';
import { GAMES } from '#engine/games/catalogue.ts';
import { familyOf } from '#engine/games/families.ts';
import { stepsTogether } from '#engine/rules/begun-together.ts';
import { createRandom } from '#engine/rules/random.ts';

/** A heard number from 11 on, a shape and an empty box are shown as a whole: there is no counting up to them. */
const COUNTED = GAMES.filter(
  ({ family }) => !['sound-safari', 'shape-detective', 'none-left-fun'].includes(family),
);
const questionsOf = (game: (typeof GAMES)[number]) =>
  Array.from({ length: 40 }, (_, seed) =>
    familyOf(game).makeRound(game, game.rewards.questionsCount, createRandom(seed)),
  ).flat();

test('what is begun together always shows something', () => {
  for (const game of GAMES)
    for (const question of questionsOf(game)) expect(stepsTogether(question).length).toBeGreaterThan(0);
});

test.each(COUNTED)('$id leaves the answer to the player', (game) => {
  for (const question of questionsOf(game)) {
    const numbersIn = (text: string): readonly string[] => text.match(/\d+/g) ?? [];
    // One thing is counted at once, and a number of the question may be its answer: "Start at 0."
    if (question.help.length === 1 || numbersIn(question.prompt).includes(question.answer)) continue;
    const last = stepsTogether(question).at(-1)!.say;
    expect(numbersIn(last).at(-1)).not.toBe(question.answer);
  }
});
