import { GAMES } from '#engine/games/catalogue.ts';
import { findItem } from '#engine/games/items.ts';
import { aboutOf } from '#engine/learner/about.ts';
import { afterTry } from '#engine/learner/after-try.ts';
import { planGame } from '#engine/learner/plan-game.ts';
import { newLearner } from '#engine/learner/state.ts';
import { createRandom } from '#engine/rules/random.ts';
import * as pools from '#tests/learner/pools.ts';
import { playWeeks } from '#tests/learner/weeks.ts';
import { atMost, median, type Part, type Row } from './report.ts';

const PLAN_MS = 1;
const ROUNDS = 200;

/** Milliseconds that the plans of a child's rounds take, one after the other. */
function timesOf(game: (typeof GAMES)[number]): readonly number[] {
  const random = createRandom(1);
  const { options } = aboutOf(game);
  let learner = newLearner(0);
  return Array.from({ length: ROUNDS }, (_, today) => {
    const start = performance.now();
    const plan = planGame(game, { learner, today, random });
    const took = performance.now() - start;
    for (const { item, support, shown } of plan) {
      const right = random.next() < 0.8;
      learner = afterTry(
        learner,
        { item: findItem(item)!, right, help: 0, shown, support, pace: 2, options },
        today,
      );
    }
    return took;
  });
}

const percent = (what: string, share: number): Row => ({ what, value: share * 100, unit: '%' });

function weeksOf([name, pool]: readonly [string, (typeof pools)['TREASURE']]): Row[] {
  return [-1, 0, 1].flatMap((band) =>
    (['random', 'planned'] as const).flatMap((policy) => {
      const { right, poor, byHeart, shown } = playWeeks({ pool, band, policy, children: 200, rounds: 30 });
      const what = `${name}, band ${band}, ${policy}`;
      return [
        percent(`${what}: right at first`, right),
        percent(`${what}: rounds below half`, poor),
        percent(`${what}: by heart after 14 days`, byHeart),
        percent(`${what}: shown first`, shown),
      ];
    }),
  );
}

/** What a plan costs, and what plans give 200 simulated children a band in 30 rounds beside facts dealt by chance. */
export async function run(): Promise<Part> {
  const costs = GAMES.map((game) =>
    atMost(PLAN_MS, { what: `a plan of ${game.id}`, value: median(timesOf(game)), unit: 'ms' }),
  );
  return { name: 'learner', rows: [...costs, ...Object.entries(pools).flatMap(weeksOf)] };
}
