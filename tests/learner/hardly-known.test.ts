import { expect, test } from 'vitest';
import { gameOrThrow } from '#engine/games/catalogue.ts';
import { aboutOf } from '#engine/learner/about.ts';
import { planGame } from '#engine/learner/plan-game.ts';
import { newLearner, type Learner } from '#engine/learner/state.ts';
import type { Game } from '#engine/rules/game.ts';
import { createRandom } from '#engine/rules/random.ts';

const MONDAY = 20_000;
/** Logits: so little that all has to be shown, what was met as well. */
const LITTLE = -4;

/** Who met one fact of the game's own band so many times, last right yesterday, so that nothing seems to be guessed. */
function metTimes(game: Game, seen: number): Learner {
  const { pool, own } = aboutOf(game);
  const { skill, fact } = pool.find(own)!;
  const days = { inSight: 1, hidden: 0, atOnce: 0 };
  const state = { strength: 0, seen, box: 1, day: MONDAY - 1, support: 0, pace: 2, ...days } as const;
  const skills = { [skill]: { theta: LITTLE, tries: seen, items: { [fact]: state } } };
  return { ...newLearner(LITTLE), ...(seen > 0 && { skills }) };
}

/** The most that is shown of a round, of twenty plans. */
function mostShown(game: Game, seen: number): number {
  const learner = metTimes(game, seen);
  const shown = Array.from({ length: 20 }, (_, seed) =>
    planGame(game, { learner, today: MONDAY, random: createRandom(seed) }).filter((one) => one.shown),
  );
  return Math.max(...shown.map(({ length }) => length));
}

/** Questions of ten that are shown at most: until it is known who guesses, and else. */
const SHOWN = [
  ['total-treasure-hunt', 6, 5],
  ['cookie-crunch-count-medium', 6, 4],
  ['number-sandwich', 6, 4],
  // Six choices.
  ['sound-safari', 7, 4],
  // Harder sums are missed too often even when shown.
  ['total-treasure-hunt-medium', 4, 4],
  ['total-treasure-hunt-hard', 4, 4],
] as const;

test.each(SHOWN)(
  '%s: of who met 1 to 23 questions %i of ten are shown at most, of who met none or 24, %i',
  (id, hardlyKnown, usual) => {
    const game = gameOrThrow(id);
    const most = [0, 1, 23, 24].map((seen) => mostShown(game, seen));
    expect(most).toEqual([usual, hardlyKnown, hardlyKnown, usual]);
  },
);
