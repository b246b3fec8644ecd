import { expect, test } from 'vitest';
import { GAMES } from '#engine/games/catalogue.ts';
import { rulesOf } from '#engine/games/rules-of.ts';
import { createRandom } from '#engine/rules/random.ts';
import { answers } from '#tests/support/answers.ts';

test.for(GAMES)('every question of $id can be answered from its words alone', (game) => {
  const { makeRound } = rulesOf(game.family);
  for (let seed = 1; seed <= 100; seed++) {
    for (const question of makeRound(game.params, game.rewards.questionsCount, createRandom(seed))) {
      const isAnswer = answers(question.prompt);
      const found = question.choices.filter(({ name }) => isAnswer(name)).map(({ id }) => id);
      expect(found, `seed ${seed}: ${question.prompt}`).toEqual([question.answer]);
    }
  }
});
