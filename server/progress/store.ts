import { sql, type RawBuilder } from 'kysely';
import type { FinishedRound } from '#server/contract/progress.ts';
import type { Database } from '#server/db/database.ts';

/** A player may save this many rounds at once, and that many a minute on average. */
const BURST = 30;
const PER_MINUTE = 30;
/** Wait for the next allowed save. */
export const PAUSE_SECONDS = Math.ceil(60 / PER_MINUTE);

/** Concurrent saves may start some seconds apart; a time further ahead was written by a wrong clock. */
const CLOCK_SET_BACK = sql`allowance_at > now() + interval '1 minute'`;

/** The constraint that refuses a save beyond the allowance. */
export const ALLOWANCE_CONSTRAINT = 'profiles_allowance';
/** The constraint that refuses an attempt that another request has just saved. */
export const ATTEMPT_CONSTRAINT = 'rounds_pkey';

export interface SavedRound {
  readonly user_id: string;
  readonly xp: number;
  readonly coins: number;
  readonly xp_after: number;
  readonly coins_after: number;
}

export interface RoundToSave {
  readonly userId: string;
  readonly round: FinishedRound;
  readonly finishedAt: Date;
  readonly xp: number;
  readonly coins: number;
  /** False for load tests. */
  readonly limited: boolean;
}

/**
 * Saves a round and its rewards in one statement: all or nothing. It updates the player's row first, so that saves of
 * one player are serialised, then adds the round with the resulting totals; an attempt that was saved meanwhile makes
 * the whole statement fail (23505), as does a player beyond the allowance (23514). Returns undefined when the attempt
 * was saved before, or the player has no profile.
 */
export async function saveRound(db: Database, save: RoundToSave): Promise<SavedRound | undefined> {
  const { rows } = await saveStatement(save).execute(db);
  return rows[0];
}

/** The statement itself, exported for benchmarks. */
export function saveStatement(save: RoundToSave): RawBuilder<SavedRound> {
  const { attemptId, gameId, score, answers } = save.round;
  const facts = answers.map((answer, position) => ({ ...answer, position }));
  return sql<SavedRound>`
    with player as (
      update profiles set
        xp = xp + ${save.xp}::integer,
        coins = coins + ${save.coins}::integer,
        allowance = case when ${CLOCK_SET_BACK} then ${BURST}
            else least(${BURST}, allowance + extract(epoch from greatest(now() - allowance_at, '0')) * ${PER_MINUTE / 60}::real) end
          - ${save.limited ? 1 : 0}::integer,
        allowance_at = case when ${CLOCK_SET_BACK} then now() else greatest(now(), allowance_at) end
      where id = ${save.userId}::uuid and not exists (select from rounds where attempt_id = ${attemptId}::uuid)
      returning id, xp, coins
    ), round as (
      insert into rounds (attempt_id, user_id, game_id, score, xp, coins, xp_after, coins_after, finished_at)
      select ${attemptId}::uuid, id, ${gameId}::text, ${score}::integer, ${save.xp}::integer, ${save.coins}::integer, xp, coins,
        ${save.finishedAt}::timestamptz
      from player
      returning attempt_id, user_id, xp, coins, xp_after, coins_after
    ), noted as (
      insert into answers (attempt_id, position, fact, correct_first_try, tries, hint_level, ms)
      select attempt_id, a.position, a.fact, a."correctFirstTry", a.tries, a."hintLevel", a.ms
      from round, jsonb_to_recordset(${JSON.stringify(facts)}::jsonb)
        as a(position smallint, fact text, "correctFirstTry" boolean, tries integer, "hintLevel" smallint, ms integer)
    )
    select user_id, xp, coins, xp_after, coins_after from round`;
}

/** A round that was saved before, by any player. */
export const findRound = (db: Database, attemptId: string): Promise<SavedRound | undefined> =>
  db
    .selectFrom('rounds')
    .select(['user_id', 'xp', 'coins', 'xp_after', 'coins_after'])
    .where('attempt_id', '=', attemptId)
    .executeTakeFirst();
