import { expect, test } from 'vitest';
import { gameOrThrow } from '#engine/games/catalogue.ts';
import { findItem } from '#engine/games/items.ts';
import { aboutOf } from '#engine/learner/about.ts';
import { chanceOf } from '#engine/learner/chance.ts';
import { SHOWN_BELOW } from '#engine/learner/entry.ts';
import { planGame } from '#engine/learner/plan-game.ts';
import { newLearner } from '#engine/learner/state.ts';
import { createRandom } from '#engine/rules/random.ts';

const MONDAY = 20_000;
/** Of three answers four choices are made, so that all three lie there each time. */
const GAME = gameOrThrow('cookie-crunch-count');
const { answerOf, options, count } = aboutOf(GAME);

/** Who has met nothing yet: all is hard, some is sure, nearly all is. Logits. */
const STARTS = [-1.2, -0.6, 0, 0.6] as const;
const roundsOf = (start: number, many: number) =>
  Array.from({ length: many }, (_, seed) =>
    planGame(GAME, { learner: newLearner(start), today: MONDAY, random: createRandom(seed) }).map((one) => ({
      ...one,
      answer: answerOf(findItem(one.item)!),
    })),
  );

/** By luck of some thousand questions a third is so much more or less at most. */
const LUCK = 0.025;
const isThird = (share: number) => Math.abs(share - 1 / 3) < LUCK;

test.each(STARTS)(
  'at %f: each of three answers is asked alone as often, and that of the question before, shown or not, as often again',
  (start) => {
    const rounds = roundsOf(start, 1000);
    const alone = rounds.flatMap((round) => round.filter(({ shown }) => !shown));
    for (const answer of ['1', '2', '3'])
      expect(alone.filter((one) => one.answer === answer).length / alone.length).toSatisfy(isThird);
    for (const wasShown of [true, false]) {
      const after = rounds.flatMap((round) =>
        round.flatMap((one, index) => {
          const before = round[index - 1];
          return !one.shown && before?.shown === wasShown ? [one.answer === before.answer] : [];
        }),
      );
      // What nearly all is sure to is shown too little.
      if (after.length > 1000) expect(after.filter(Boolean).length / after.length).toSatisfy(isThird);
    }
  },
);

test.each(STARTS)(
  'at %f: what is asked alone is sure, or was shown in the round; six are shown at most',
  (start) => {
    const asking = { today: MONDAY, options };
    for (const round of roundsOf(start, 100)) {
      expect(round.filter(({ shown }) => shown).length).toBeLessThanOrEqual(0.6 * count);
      round.forEach(({ item, shown }, index) => {
        const wasShown = round.slice(0, index).some((one) => one.shown && one.item === item);
        const isSure = chanceOf(findItem(item)!, newLearner(start), asking) >= SHOWN_BELOW;
        expect(isSure ? !shown : shown !== wasShown).toBe(true);
      });
    }
  },
);
