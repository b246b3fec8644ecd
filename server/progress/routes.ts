import type { Request } from 'express';
import { gameOrThrow } from '#engine/games/catalogue.ts';
import { levelOf } from '#engine/rules/level.ts';
import { progressSchema, saveProgress, type ProgressSaved } from '#server/contract/progress.ts';
import { attemptConflict, HttpError, noProfile, refusedBy, tooMany } from '#server/errors.ts';
import { answer, parseBody, type Route } from '#server/http/api.ts';
import type { LeaderboardServices } from '#server/leaderboard/leaderboard-services.ts';
import { goOn } from './go-on.ts';
import { judgeRound, malformed, waitForRules, type Judged } from './judge.ts';
import { noteOddSave } from './odd-saves.ts';
import { createSaves } from './save-together.ts';
import {
  ALLOWANCE_CONSTRAINT,
  ATTEMPT_CONSTRAINT,
  BELIEVED_CONSTRAINT,
  findRound,
  hasPlayer,
  SECONDS_A_QUESTION,
  secondsUntil,
  type RoundToSave,
  type SavedRound,
} from './store.ts';

/** Clocks of children's tablets are often wrong, which is no reason to lose a round. */
const EARLIEST = Date.UTC(2020, 0, 1);

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

const questionsIn = (gameId: string, { unfinished }: Judged) =>
  unfinished?.answers ?? gameOrThrow(gameId).rewards.questionsCount;

const notBelieved = () => malformed('rules', 'This round was played by rules that do not hold any more.');

/** Games as they were played. Source: HTTP contract, Progress. */
export const progressRoutes = ({
  config,
  db,
  leaderboard,
  players,
  security,
}: LeaderboardServices): Route[] => {
  const saveRound = createSaves(db);

  const note = async (kind: 'beyond_allowance' | 'score_mismatch', player: string, game: string) => {
    if ((await noteOddSave(db, player, kind)) === 1) security.note(kind, { player, game });
  };

  const judge = async (playerId: string, round: Parameters<typeof judgeRound>[0]): Promise<Judged> => {
    const judged = judgeRound(round, Date.now());
    if (judged !== 'score_mismatch') return judged;
    await note('score_mismatch', playerId, round.gameId);
    throw new HttpError(422, 'score_mismatch', 'This game could not be counted as it was sent.');
  };

  const refuseForNow = async ({ userId, round, cost }: RoundToSave): Promise<never> => {
    await note('beyond_allowance', userId, round.gameId);
    throw tooMany(await secondsUntil(db, userId, cost));
  };

  /** A refused save may also mean that the same attempt was sent twice at once: the stored round decides. */
  const answerRefused = async (save: RoundToSave, constraint: string | undefined): Promise<ProgressSaved> => {
    let stored = await findRound(db, save.round.attemptId);
    if (stored && stored.user_id !== save.userId) throw attemptConflict();
    if (stored?.unfinished) {
      const after = await goOn(db, save).catch((error: unknown) => {
        if (refusedBy(error) !== ALLOWANCE_CONSTRAINT) throw error;
        return 'beyond allowance' as const;
      });
      if (after === 'another beginning') throw malformed('tries', 'This round began otherwise.');
      if (after === 'beyond allowance') return refuseForNow(save);
      if (after) return answerFor(after, false);
      // Another request went on with it meanwhile, and it is paid as it is now.
      stored = await findRound(db, save.round.attemptId);
    }
    if (stored) return answerFor(stored, true);
    if (constraint === ALLOWANCE_CONSTRAINT) return refuseForNow(save);
    if (await hasPlayer(db, save.userId)) throw notBelieved();
    throw noProfile();
  };

  const save = async (req: Request, accountId: string, body: unknown): Promise<ProgressSaved> => {
    waitForRules(body);
    const round = parseBody(progressSchema, body);
    const userId = await players.meant(req, round.playerId, accountId);
    const judged = await judge(userId, round);
    const toSave: RoundToSave = {
      userId,
      round,
      ...judged,
      finishedAt: momentOf(round.finishedAt),
      cost: config.limits ? SECONDS_A_QUESTION * questionsIn(round.gameId, judged) : 0,
    };
    let constraint: string | undefined;
    const saved = await saveRound(toSave).catch((error: unknown) => {
      constraint = refusedBy(error);
      if (![ALLOWANCE_CONSTRAINT, ATTEMPT_CONSTRAINT, BELIEVED_CONSTRAINT].includes(constraint ?? ''))
        throw error;
      return undefined;
    });
    const said = saved ? answerFor(saved, false) : await answerRefused(toSave, constraint);
    if (!said.duplicate) leaderboard.changed();
    return said;
  };

  return [answer(saveProgress, ({ req, userId, body }) => save(req, userId, body), { checksItself: true })];
};
