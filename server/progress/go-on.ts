import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { Unfinished } from '#server/db/tables.ts';
import { printOf } from './judge.ts';
import {
  keepsakeOfRound,
  paidPlayer,
  SECONDS_A_QUESTION,
  type RoundToSave,
  type SavedRound,
} from './store.ts';

/**
 * Goes on with a round that was left before: pays it if it is finished now, and records what follows the tries that are
 * recorded. Returns undefined when it was finished, or recorded so far, before; `another beginning` when these tries do
 * not begin as those. Throws as `saveRound` beyond the allowance.
 */
export const goOn = (
  db: Database,
  save: RoundToSave,
): Promise<SavedRound | 'another beginning' | undefined> =>
  db.transaction().execute(async (tx) => {
    const { round, userId, answers, xp, coins, finishedAt } = save;
    const { rows: found } = await sql<{ unfinished: Unfinished | null }>`
      select unfinished from rounds where attempt_id = ${round.attemptId}::uuid and user_id = ${userId}::uuid
      for update`.execute(tx);
    const left = found[0]?.unfinished;
    if (!left || (save.unfinished && save.unfinished.tries <= left.tries)) return undefined;
    if (!save.believed && printOf(round, left.tries) !== left.print) return 'another beginning';
    const paid = { ...save, cost: Math.max(0, save.cost - SECONDS_A_QUESTION * left.answers) };
    const more = answers.slice(left.answers);
    const { rows } = await sql<SavedRound>`
      with player as (${paidPlayer(paid, sql`true`)}), noted as (
        insert into round_answers (attempt_id, player_id, game_id, finished_at, answers)
        select ${round.attemptId}::uuid, id, ${round.gameId}::text, ${finishedAt}::timestamptz, ${JSON.stringify(more)}::json
        from player where learner_epoch = ${round.epoch}::integer and ${more.length}::integer > 0
      ), keepsake as (${keepsakeOfRound(save)}
      )
      update rounds set score = ${round.finished ? round.score : 0}::integer, xp = ${xp}::integer, coins = ${coins}::integer,
        xp_after = player.xp, coins_after = player.coins, finished_at = ${finishedAt}::timestamptz,
        unfinished = ${save.unfinished && JSON.stringify(save.unfinished)}::jsonb
      from player where attempt_id = ${round.attemptId}::uuid
      returning user_id, rounds.xp, rounds.coins, xp_after, coins_after, unfinished`.execute(tx);
    return rows[0];
  });
