import { findGame } from '#engine/games/catalogue.ts';
import { findItem } from '#engine/games/items.ts';
import { replayRound } from '#engine/games/replay.ts';
import type { Answer, PlayedRound } from '#engine/rules/played.ts';
import { aboutOf } from './about.ts';
import { afterTry } from './after-try.ts';
import type { Learner } from './state.ts';

/** What is learned from of one round. */
export interface RoundAnswers {
  readonly gameId: string;
  /** Days since 1970, UTC. */
  readonly day: number;
  readonly answers: readonly Answer[];
}

const DAY_MS = 86_400_000;

/** Days since 1970, UTC, of a moment in milliseconds. */
export const dayOf = (ms: number): number => Math.floor(ms / DAY_MS);

/** The learner after a round. Games and items that are no more are left out. */
export function fold(learner: Learner, { gameId, day, answers }: RoundAnswers): Learner {
  const game = findGame(gameId);
  if (!game) return learner;
  const { options } = aboutOf(game);
  return answers.reduce((known, { item: id, wrong, help, shown, support, pace }) => {
    const item = findItem(id);
    return item
      ? afterTry(known, { item, right: wrong === 0, help, shown, support, pace, options }, day)
      : known;
  }, learner);
}

/**
 * The learner after a round as it was played. known: the same round as it was left before, which is learned from already.
 * Throws RangeError for a round that no child can have played.
 */
export function learnFrom(learner: Learner, played: PlayedRound, day: number, known?: PlayedRound): Learner {
  const before = known ? replayRound(known).answers.length : 0;
  const answers = replayRound(played).answers.slice(before);
  return fold(learner, { gameId: played.gameId, day, answers });
}
