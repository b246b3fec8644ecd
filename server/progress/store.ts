import { sql, type RawBuilder } from 'kysely';
import { keepsakeOf } from '#engine/rules/nook.ts';
import type { SentRound } from '#server/contract/progress.ts';
import type { Database } from '#server/db/database.ts';
import type { Unfinished } from '#server/db/tables.ts';
import type { Judged } from './judge.ts';

/** Seconds of playing that a player may save at once; they come back evenly over a day. */
const ALLOWANCE_SECONDS = 7200;
/** What a question takes of it. */
export const SECONDS_A_QUESTION = 2;
const BACK_A_SECOND = ALLOWANCE_SECONDS / 86_400;

/** Concurrent saves may start some seconds apart; a time further ahead was written by a wrong clock. */
const CLOCK_SET_BACK = sql`allowance_at > now() + interval '1 minute'`;

const LEFT_NOW = sql`(case when ${CLOCK_SET_BACK} then ${ALLOWANCE_SECONDS}
  else least(${ALLOWANCE_SECONDS}, allowance + extract(epoch from greatest(now() - allowance_at, '0')) * ${BACK_A_SECOND}::real) end)`;

/** The constraint that refuses a save beyond the allowance. */
export const ALLOWANCE_CONSTRAINT = 'profiles_allowance';
/** The constraint that refuses an attempt that another request has just saved. */
export const ATTEMPT_CONSTRAINT = 'rounds_pkey';
/** The constraint that refuses to believe a player any more. */
export const BELIEVED_CONSTRAINT = 'profiles_believed';

export interface SavedRound {
  readonly user_id: string;
  readonly xp: number;
  readonly coins: number;
  readonly xp_after: number;
  readonly coins_after: number;
  readonly unfinished: Unfinished | null;
}

export interface RoundToSave extends Judged {
  readonly userId: string;
  readonly round: SentRound;
  readonly finishedAt: Date;
  /** Seconds of the allowance; 0 for load tests. */
  readonly cost: number;
}

/**
 * Saves a round and its rewards in one statement: all or nothing. It updates the player's row first, so that saves of
 * one player are serialised, then adds the round with the resulting totals; an attempt that was saved meanwhile makes
 * the whole statement fail (23505), as does a player beyond the allowance or believed too often (23514). Returns
 * undefined when the attempt was saved before, or there is no such player, or none from before rules had numbers.
 */
export async function saveRound(db: Database, save: RoundToSave): Promise<SavedRound | undefined> {
  const { rows } = await saveStatement(save).execute(db);
  return rows[0];
}

/** The part that pays a player and takes from the allowance. */
export const paidPlayer = (
  { userId, xp, coins, cost, believed }: RoundToSave,
  also: RawBuilder<unknown>,
) => sql`
  update profiles set
    xp = xp + ${xp}::integer,
    coins = coins + ${coins}::integer,
    believed_left = believed_left - ${believed ? 1 : 0}::integer,
    allowance = ${LEFT_NOW} - ${cost}::integer,
    allowance_at = case when ${CLOCK_SET_BACK} then now() else greatest(now(), allowance_at) end
  where id = ${userId}::uuid and ${also}
  returning id, xp, coins, case when adapts then learner_epoch end as learner_epoch`;

/** The part that gives the paid player what comes with the first finished round of a game. */
export const keepsakeOfRound = ({ round }: RoundToSave) => sql`
  insert into owned_things (player_id, thing)
  select id, ${keepsakeOf(round.gameId)}::text from player where ${round.finished}::boolean
  on conflict do nothing`;

/** The statement itself, exported for benchmarks. */
export function saveStatement(save: RoundToSave): RawBuilder<SavedRound> {
  const { attemptId, gameId, score, finished, epoch } = save.round;
  const isKnown = sql`exists (select from rounds where attempt_id = ${attemptId}::uuid)`;
  const mayBelieve = save.believed === 'first contract' ? sql`first_contract` : sql`true`;
  const unfinished = save.unfinished && JSON.stringify(save.unfinished);
  return sql<SavedRound>`
    with player as (${paidPlayer(save, sql`${mayBelieve} and not ${isKnown}`)}
    ), round as (
      insert into rounds (attempt_id, user_id, game_id, score, xp, coins, xp_after, coins_after, finished_at, unfinished)
      select ${attemptId}::uuid, id, ${gameId}::text, ${finished ? score : 0}::integer, ${save.xp}::integer,
        ${save.coins}::integer, xp, coins, ${save.finishedAt}::timestamptz, ${unfinished}::jsonb
      from player
      returning attempt_id, user_id, game_id, xp, coins, xp_after, coins_after, finished_at, unfinished
    ), noted as (
      insert into round_answers (attempt_id, player_id, game_id, finished_at, answers)
      select attempt_id, user_id, game_id, finished_at, ${JSON.stringify(save.answers)}::json
      from round, player where learner_epoch = ${epoch}::integer and ${save.answers.length}::integer > 0
    ), keepsake as (${keepsakeOfRound(save)}
    )
    select user_id, xp, coins, xp_after, coins_after, unfinished from round`;
}

/** A round that was saved before, by any player. */
export const findRound = (db: Database, attemptId: string): Promise<SavedRound | undefined> =>
  db
    .selectFrom('rounds')
    .select(['user_id', 'xp', 'coins', 'xp_after', 'coins_after', 'unfinished'])
    .where('attempt_id', '=', attemptId)
    .executeTakeFirst();

export const hasPlayer = async (db: Database, id: string): Promise<boolean> =>
  (await db.selectFrom('profiles').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

/** Seconds until the allowance holds this much again, at least 1. */
export async function secondsUntil(db: Database, playerId: string, cost: number): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    select ${LEFT_NOW}::float8 as left from profiles where id = ${playerId}::uuid`.execute(db);
  return Math.max(1, Math.ceil((cost - (rows[0]?.left ?? 0)) / BACK_A_SECOND));
}
