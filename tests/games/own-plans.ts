import { questionsOf } from '#engine/games/replay.ts';
import { fold } from '#engine/learner/fold.ts';
import { planGame } from '#engine/learner/plan-game.ts';
import { learnerOfAge } from '#engine/learner/start.ts';
import type { Game } from '#engine/rules/game.ts';
import type { Answer } from '#engine/rules/played.ts';
import { createRandom } from '#engine/rules/random.ts';
import { plainRules, sightsOf, type Strategy } from './guessing.ts';

const AGES = [4, 5, 6, 8] as const;
const FIRST_DAY = 20_000;

/** Who plays: so many players of all ages, none as with another seed, and on how many days. */
export interface Players {
  readonly players: number;
  readonly days: number;
  /** Rounds. */
  readonly perDay: number;
  readonly seed: number;
}

/**
 * How much more often than by chance a rule has the first tap right, in rounds that are planned for who plays by nothing
 * else. What is shown first does not count.
 */
export function overChance(game: Game, rule: Strategy, { players, days, perDay, seed }: Players): number {
  let taps = 0;
  let over = 0;
  for (let player = 0; player < players; player++) {
    const random = createRandom((seed + player) * 7919 + 11);
    let learner = learnerOfAge(AGES[player % AGES.length]!);
    for (let round = 0; round < days * perDay; round++) {
      const roundSeed = random.int(0, 0xffffffff);
      const today = FIRST_DAY + Math.floor(round / perDay);
      const plan = planGame(game, { learner, today, lift: 0, random: createRandom(roundSeed).fork() });
      const sights = sightsOf(questionsOf(game, { seed: roundSeed, plan }));
      const answers = sights.map((sight, index): Answer => {
        const { item, support, shown } = plan[index]!;
        const isRight = random.pick(rule(sight)).id === sight.right;
        if (!shown) {
          taps += 1;
          over += Number(isRight) - 1 / sight.offers.length;
        }
        const pace = isRight && random.next() < 0.5 ? 0 : 1;
        return { item, wrong: isRight ? 0 : 1, first: null, help: 0, pace, support, shown };
      });
      learner = fold(learner, { gameId: game.id, day: today, answers });
    }
  }
  return over / taps;
}

/** Every rule is tried by few, and those that get farthest by others. */
export interface Way {
  readonly few: number;
  readonly many: number;
  readonly days: number;
  readonly perDay: number;
  readonly triedLonger: number;
}

/** The plain rules that can be played in a game, by name. */
export const rulesOf = ({ family }: Game): Readonly<Record<string, Strategy>> =>
  plainRules({ remembers: family !== 'number-trail', hears: family !== 'number-detective' });

/** The best rules of those that few tried, and how far each gets with many. */
export function bestOf(game: Game, { few, many, days, perDay, triedLonger }: Way) {
  return Object.entries(rulesOf(game))
    .map(([name, rule]) => ({
      name,
      rule,
      over: overChance(game, rule, { players: few, days, perDay, seed: 0 }),
    }))
    .sort((a, b) => b.over - a.over)
    .slice(0, triedLonger)
    .map(({ name, rule }) => ({
      name,
      over: overChance(game, rule, { players: many, days, perDay, seed: 1000 }),
    }));
}
