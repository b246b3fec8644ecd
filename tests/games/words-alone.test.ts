import { expect, test } from 'vitest';
import { GAMES } from '#engine/games/catalogue.ts';
import { familyOf } from '#engine/games/families.ts';
import { createRandom } from '#engine/rules/random.ts';
import { answers } from '#tests/support/answers.ts';

test.for(GAMES)('every question of $id can be answered from its words alone', (game) => {
  for (let seed = 1; seed <= 100; seed++) {
    for (const question of familyOf(game).makeRound(game, game.rewards.questionsCount, createRandom(seed))) {
      const isAnswer = answers(question.prompt);
      const found = question.choices.filter(({ name }) => isAnswer(name)).map(({ id }) => id);
      expect(found, `seed ${seed}: ${question.prompt}`).toEqual([question.answer]);
    }
  }
});
