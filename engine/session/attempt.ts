import { rewardOf } from '#engine/games/catalogue.ts';
import { freshId } from '#engine/kernel/chance.ts';
import type { Game } from '#engine/rules/game.ts';
import type { FactRecord, RoundResult } from '#engine/rules/round.ts';

/** The result of the finished round, including rewards. score: 0 to the game's number of questions. */
export function resultOf(game: Game, score: number, answers: readonly FactRecord[]): RoundResult {
  const { xp, coins } = rewardOf(game, score);
  return {
    attemptId: freshId(),
    gameId: game.id,
    score,
    totalQuestions: game.rewards.questionsCount,
    xpGained: xp,
    coinsGained: coins,
    answers,
  };
}
