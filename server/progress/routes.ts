import { findGame, rewardOf } from '#engine/games/catalogue.ts';
import { levelOf } from '#engine/rules/level.ts';
import { saveProgress, type FinishedRound, type ProgressSaved } from '#server/contract/progress.ts';
import { HttpError, noProfile, refusedBy, tooMany } from '#server/errors.ts';
import { answer, type Route } from '#server/http/api.ts';
import type { Services } from '#server/services.ts';
import {
  ALLOWANCE_CONSTRAINT,
  ATTEMPT_CONSTRAINT,
  findRound,
  PAUSE_SECONDS,
  saveRound,
  type SavedRound,
} from './store.ts';

/** Clocks of children's tablets are often wrong, which is no reason to lose a round. */
const EARLIEST = Date.UTC(2020, 0, 1);

const malformed = (field: string, message: string) =>
  new HttpError(422, 'validation_failed', message, { fields: { [field]: message } });

/** The reward for a round, by the table that the games use, too. Throws HttpError 422 for an impossible score. */
function rewardFor({ gameId, score }: FinishedRound) {
  const game = findGame(gameId)!;
  if (score < 0 || score > game.rewards.questionsCount)
    throw malformed('score', 'That score is not possible in this game.');
  return rewardOf(game, score);
}

const momentOf = (finishedAt: string | undefined) =>
  new Date(finishedAt ? Math.min(Math.max(Date.parse(finishedAt), EARLIEST), Date.now()) : Date.now());

const answerFor = ({ xp, coins, xp_after, coins_after }: SavedRound, duplicate: boolean): ProgressSaved => ({
  xpGained: xp,
  coinsGained: coins,
  xp: xp_after,
  level: levelOf(xp_after),
  coins: coins_after,
  levelUp: levelOf(xp_after) > levelOf(xp_after - xp),
  duplicate,
});

/** Finished games. Source: HTTP contract, Progress. */
export const progressRoutes = ({ config, db, leaderboard }: Services): Route[] => [
  answer(saveProgress, async ({ userId, body: round }) => {
    const reward = rewardFor(round);
    const finishedAt = momentOf(round.finishedAt);
    let beyondAllowance = false;
    const saved = await saveRound(db, {
      userId,
      round,
      finishedAt,
      ...reward,
      limited: config.limits,
    }).catch((error: unknown) => {
      // Either error may also mean that the same attempt was sent twice at once: the stored round decides.
      beyondAllowance = refusedBy(error) === ALLOWANCE_CONSTRAINT;
      if (!beyondAllowance && refusedBy(error) !== ATTEMPT_CONSTRAINT) throw error;
      return undefined;
    });
    if (saved) {
      leaderboard.changed();
      return answerFor(saved, false);
    }
    const before = await findRound(db, round.attemptId);
    if (before?.user_id === userId) return answerFor(before, true);
    if (before) throw new HttpError(409, 'attempt_conflict', 'This round belongs to another player.');
    throw beyondAllowance ? tooMany(PAUSE_SECONDS) : noProfile();
  }),
];
