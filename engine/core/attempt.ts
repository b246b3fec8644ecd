import { rewardOf } from '#engine/games/catalogue.ts';
import type { Game } from '#engine/games/game.ts';
import type { FactRecord, RoundResult } from '#engine/rules/round.ts';

/** A random UUID (version 4), also where the page is not served over https and randomUUID is missing. */
export function createAttemptId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** The finished round as it leaves the engine, rewards included. score: 0 to the game's number of questions. */
export function resultOf(game: Game, score: number, answers: readonly FactRecord[]): RoundResult {
  const { xp, coins } = rewardOf(game, score);
  return {
    attemptId: createAttemptId(),
    gameId: game.id,
    score,
    totalQuestions: game.rewards.questionsCount,
    xpGained: xp,
    coinsGained: coins,
    answers,
  };
}
