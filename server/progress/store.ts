import { CompiledQuery, sql, type RawBuilder } from 'kysely';
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

const LEFT_NOW = sql`(case when ${CLOCK_SET_BACK} then ${sql.lit(ALLOWANCE_SECONDS)}
  else least(${sql.lit(ALLOWANCE_SECONDS)}, allowance + extract(epoch from greatest(now() - allowance_at, '0')) * ${sql.lit(BACK_A_SECOND)}::real) end)`;

/** The constraint that refuses a save beyond the allowance. */
export const ALLOWANCE_CONSTRAINT = 'profiles_allowance';
/** The constraint that refuses an attempt that another request has just saved. */
export const ATTEMPT_CONSTRAINT = 'rounds_pkey';
/** The constraint that refuses to believe a player any more. */
export const BELIEVED_CONSTRAINT = 'profiles_believed';

export interface SavedRound {
  readonly attempt_id: string;
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

/** The most rounds of one statement: others wait for its players meanwhile. Tells Postgres how many to expect, too. */
export const MOST_AT_ONCE = 16;

const toSend = ({
  userId,
  round,
  xp,
  coins,
  cost,
  believed,
  answers,
  unfinished,
  finishedAt,
}: RoundToSave) => ({
  user_id: userId,
  attempt_id: round.attemptId,
  game_id: round.gameId,
  finished: round.finished,
  score: round.finished ? round.score : 0,
  xp,
  coins,
  cost,
  believed: believed ? 1 : 0,
  of_first_contract: believed === 'first contract',
  epoch: round.epoch,
  finished_at: finishedAt,
  answers: answers.length > 0 ? answers : null,
  unfinished,
  keepsake: round.finished ? keepsakeOf(round.gameId) : null,
});

const valueOf = (saves: readonly RoundToSave[]) => JSON.stringify(saves.map(toSend));

/** The part that reads the rounds, at most MOST_AT_ONCE: one value, however many there are. */
export const sentRounds = (saves: readonly RoundToSave[]) => sql`
  select * from json_to_recordset(${valueOf(saves)}::json) as sent (
    user_id uuid, attempt_id uuid, game_id text, finished boolean, score integer, xp integer, coins integer, cost integer,
    believed integer, of_first_contract boolean, epoch integer, finished_at timestamptz, answers json, unfinished jsonb,
    keepsake text) limit ${sql.lit(MOST_AT_ONCE)}`;

/** The part that pays the players of rounds, each of another, and takes from their allowances. */
export const paidPlayers = (only: RawBuilder<unknown>) => sql`
  update profiles set
    xp = profiles.xp + sent.xp,
    coins = profiles.coins + sent.coins,
    believed_left = believed_left - believed,
    allowance = ${LEFT_NOW} - cost,
    allowance_at = case when ${CLOCK_SET_BACK} then now() else greatest(now(), allowance_at) end
  from sent
  where id = user_id and ${only}
  returning sent.*, profiles.xp as xp_after, profiles.coins as coins_after, adapts and learner_epoch = epoch as is_learned`;

/** The part that records what paid players answered. */
export const RECORDED = sql`
  insert into round_answers (attempt_id, player_id, game_id, finished_at, answers)
  select attempt_id, user_id, game_id, finished_at, answers from paid where is_learned and answers is not null`;

/** The part that gives paid players what comes with the first finished round of a game. */
export const KEEPSAKES = sql`
  insert into owned_things (player_id, thing)
  select user_id, keepsake from paid where keepsake is not null
  on conflict do nothing`;

/** Looked up round by round: joined, a growing table would be read whole by the plan of when it was small. */
const IS_NEW = sql`(select true from rounds where rounds.attempt_id = sent.attempt_id) is null`;

/** Of many rounds, those that nothing speaks against and whose player nobody holds: no round makes another fail or wait. */
const ONLY_EASY = sql`exists (select from free where free.id = user_id)
  and believed_left >= believed and ${LEFT_NOW} >= cost`;
const FREE = sql`, free as (
    select id from profiles where id in (select user_id from sent) for no key update skip locked)`;

/**
 * Saves rounds of different players and their rewards in one statement: all or nothing. It updates a player's row first,
 * so that saves of one player are serialised, then adds the round with the resulting totals; an attempt that was saved
 * meanwhile makes the whole statement fail (23505). Of a single round so does a player beyond the allowance or believed
 * too often (23514). Returns none where the attempt was saved before, or there is no such player, or none from before
 * rules had numbers; of many, none either where a statement of its own has to find out. Exported for benchmarks.
 */
export const saveStatement = (saves: readonly RoundToSave[]): RawBuilder<SavedRound> => sql<SavedRound>`
  with sent as (${sentRounds(saves)})${saves.length > 1 ? FREE : sql``},
  paid as (${paidPlayers(sql`(first_contract or not of_first_contract) and ${IS_NEW}${saves.length > 1 ? sql` and ${ONLY_EASY}` : sql``}`)}
  ), noted as (
    insert into rounds (attempt_id, user_id, game_id, score, xp, coins, xp_after, coins_after, finished_at, unfinished)
    select attempt_id, user_id, game_id, score, xp, coins, xp_after, coins_after, finished_at, unfinished from paid
  ), recorded as (${RECORDED}
  ), keepsakes as (${KEEPSAKES}
  )
  select attempt_id, user_id, xp, coins, xp_after, coins_after, unfinished from paid`;

/** Of a single round, and of many: made once, because the rounds are its one value. */
const texts: { one?: string; many?: string } = {};

/** Saves rounds by `saveStatement`. */
export async function saveRounds(
  db: Database,
  saves: readonly RoundToSave[],
): Promise<readonly SavedRound[]> {
  const text = (texts[saves.length > 1 ? 'many' : 'one'] ??= saveStatement(saves).compile(db).sql);
  const { rows } = await db.executeQuery<SavedRound>(CompiledQuery.raw(text, [valueOf(saves)]));
  return rows;
}

/** Saves a single round as `saveStatement` does. Undefined where that returns none. */
export const saveRound = async (db: Database, save: RoundToSave): Promise<SavedRound | undefined> =>
  (await saveRounds(db, [save]))[0];

/** A round that was saved before, by any player. */
export const findRound = (db: Database, attemptId: string): Promise<SavedRound | undefined> =>
  db
    .selectFrom('rounds')
    .select(['attempt_id', 'user_id', 'xp', 'coins', 'xp_after', 'coins_after', 'unfinished'])
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
