import { rewardOf } from '#engine/games/catalogue.ts';
import { dealtPlan } from '#engine/games/replay.ts';
import { freshId } from '#engine/kernel/chance.ts';
import type { Game } from '#engine/rules/game.ts';
import {
  RULES,
  type Planned,
  type PlayedRound,
  type RoundBegun,
  type Support,
  type Try,
} from '#engine/rules/played.ts';
import { keptOf, type RoundResult, type RoundSoFar } from '#engine/rules/round.ts';

/** The beginning of a round. plan: omitted, as the seed deals it. */
export const beginRound = (game: Game, seed: number, plan = dealtPlan(game, seed)): RoundBegun => ({
  attemptId: freshId(),
  seed,
  plan,
  tries: [],
});

/** The same where answers are kept back while a class thinks: as much is hidden as this needs. plan: omitted, as above. */
export function beginKeptBack(game: Game, seed: number, plan = dealtPlan(game, seed)): RoundBegun {
  const from = game.traits.keptBackFrom;
  if (from === undefined) throw new Error(`the answers of "${game.id}" cannot be kept back`);
  const keptBack = ({ support, ...planned }: Planned): Planned => ({
    ...planned,
    support: Math.max(support, from) as Support,
  });
  return beginRound(game, seed, plan.map(keptBack));
}

/** The result of the finished round, including rewards. score: 0 to the game's number of questions. */
export function resultOf(
  game: Game,
  { attemptId, seed, plan, skipped }: RoundBegun,
  score: number,
  tries: readonly Try[],
): RoundResult {
  const { xp, coins } = rewardOf(game, score);
  return {
    attemptId,
    gameId: game.id,
    finished: true,
    rules: RULES,
    seed,
    plan,
    tries,
    score,
    totalQuestions: game.rewards.questionsCount,
    xpGained: xp,
    coinsGained: coins,
    ...keptOf(skipped),
  };
}

/** A round as far as it was played. */
export const leftRound = (
  game: Game,
  { attemptId, seed, plan, tries, score, skipped }: RoundSoFar,
): PlayedRound => ({
  attemptId,
  gameId: game.id,
  finished: false,
  rules: RULES,
  seed,
  plan,
  tries,
  score,
  ...keptOf(skipped),
});
