import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { Unfinished } from '#server/db/tables.ts';
import { printOf } from './judge.ts';
import {
  KEEPSAKES,
  paidPlayers,
  RECORDED,
  SECONDS_A_QUESTION,
  sentRounds,
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
    const { round, userId } = save;
    const { rows: found } = await sql<{ unfinished: Unfinished | null }>`
      select unfinished from rounds where attempt_id = ${round.attemptId}::uuid and user_id = ${userId}::uuid
      for update`.execute(tx);
    const left = found[0]?.unfinished;
    if (!left || (save.unfinished && save.unfinished.tries <= left.tries)) return undefined;
    if (!save.believed && printOf(round, left.tries) !== left.print) return 'another beginning';
    const cost = Math.max(0, save.cost - SECONDS_A_QUESTION * left.answers);
    const more = { ...save, cost, answers: save.answers.slice(left.answers) };
    const { rows } = await sql<SavedRound>`
      with sent as (${sentRounds([more])}
      ), paid as (${paidPlayers(sql`true`)}
      ), recorded as (${RECORDED}
      ), keepsakes as (${KEEPSAKES}
      )
      update rounds set score = paid.score, xp = paid.xp, coins = paid.coins, xp_after = paid.xp_after,
        coins_after = paid.coins_after, finished_at = paid.finished_at, unfinished = paid.unfinished
      from paid where rounds.attempt_id = paid.attempt_id
      returning rounds.attempt_id, rounds.user_id, rounds.xp, rounds.coins, rounds.xp_after, rounds.coins_after,
        rounds.unfinished`.execute(tx);
    return rows[0];
  });
