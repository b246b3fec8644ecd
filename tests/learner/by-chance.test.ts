import { expect, test } from 'vitest';
import { GAMES } from '#engine/games/catalogue.ts';
import { findItem } from '#engine/games/items.ts';
import { aboutOf } from '#engine/learner/about.ts';
import { afterTry } from '#engine/learner/after-try.ts';
import { planGame } from '#engine/learner/plan-game.ts';
import { learnerOfAge } from '#engine/learner/start.ts';
import { isByChance } from '#engine/rules/asked-by-chance.ts';
import type { Game } from '#engine/rules/game.ts';
import type { Planned } from '#engine/rules/played.ts';
import { createRandom, type Random } from '#engine/rules/random.ts';

const MONDAY = 20_000;
const ROUNDS = 12;

/** Plans for who is so often right at what is not shown, one a day. */
function plansFor(game: Game, share: number, random: Random): readonly (readonly Planned[])[] {
  const { options } = aboutOf(game);
  let learner = learnerOfAge(5);
  return Array.from({ length: ROUNDS }, (_, round) => {
    const today = MONDAY + round;
    const plan = planGame(game, { learner, today, random });
    for (const { item, support, shown } of plan) {
      const right = random.next() < (shown ? Math.max(share, 0.6) : share);
      learner = afterTry(
        learner,
        { item: findItem(item)!, right, help: 0, shown, support, pace: 1, options },
        today,
      );
    }
    return plan;
  });
}

const planned = GAMES.filter(({ traits }) => traits.mayReturn);

test.each(planned)('$id: who only taps is soon asked mostly by chance, two questions shown', (game) => {
  const rounds = Array.from({ length: 10 }, (_, seed) => plansFor(game, 0.2, createRandom(seed))).flatMap(
    (plans) => plans.slice(8),
  );
  const byChance = rounds.filter(isByChance);
  expect(byChance.length).toBeGreaterThan(0.7 * rounds.length);
  for (const plan of byChance)
    expect(plan.map(({ shown }) => shown)).toEqual(plan.map((_, index) => index < 2));
});

test.each(planned)('$id: who is right at nine of ten never is', (game) => {
  const rounds = Array.from({ length: 10 }, (_, seed) => plansFor(game, 0.9, createRandom(seed))).flat();
  expect(rounds.filter(isByChance)).toEqual([]);
});
