import { sql } from 'kysely';
import { factOf } from '#engine/rules/played.ts';
import type { Database } from '#server/db/database.ts';
import type { RoundToSave } from '#server/progress/store.ts';

/** Saves as they were until 22 November 2026: a round is taken at its word, and each of its answers is a row. */

const TABLES = [
  sql`create table rounds_before (
    attempt_id uuid primary key,
    user_id uuid not null references profiles (id) on delete cascade,
    game_id text not null,
    score integer not null,
    xp integer not null,
    coins integer not null,
    xp_after integer not null,
    coins_after integer not null,
    finished_at timestamptz not null,
    saved_at timestamptz not null default now()
  )`,
  sql`create index rounds_before_user on rounds_before (user_id, saved_at)`,
  sql`create index rounds_before_saved on rounds_before using brin (saved_at)`,
  sql`create table answers_before (
    attempt_id uuid not null references rounds_before (attempt_id) on delete cascade,
    position smallint not null,
    fact text not null,
    correct_first_try boolean not null,
    tries integer not null,
    hint_level smallint not null,
    ms integer not null,
    primary key (attempt_id, position)
  )`,
];

/** In a database that is dropped after the measuring. */
export async function addTablesOfBefore(db: Database): Promise<void> {
  for (const table of TABLES) await table.execute(db);
}

const factsOf = ({ answers }: RoundToSave) =>
  answers.map(([item, wrong, , help], position) => ({
    fact: factOf(item),
    correctFirstTry: wrong === 0,
    tries: wrong + 1,
    hintLevel: help,
    ms: 3000,
    position,
  }));

/** The statement as it was. */
export async function saveAsBefore(db: Database, save: RoundToSave): Promise<void> {
  const { userId, round, xp, coins, finishedAt } = save;
  await sql`
    with player as (
      update profiles set
        xp = xp + ${xp}::integer,
        coins = coins + ${coins}::integer,
        allowance = case when allowance_at > now() + interval '1 minute' then 30
            else least(30, allowance + extract(epoch from greatest(now() - allowance_at, '0')) * ${0.5}::real) end
          - ${0}::integer,
        allowance_at = case when allowance_at > now() + interval '1 minute' then now() else greatest(now(), allowance_at) end
      where id = ${userId}::uuid and not exists (select from rounds_before where attempt_id = ${round.attemptId}::uuid)
      returning id, xp, coins
    ), round as (
      insert into rounds_before (attempt_id, user_id, game_id, score, xp, coins, xp_after, coins_after, finished_at)
      select ${round.attemptId}::uuid, id, ${round.gameId}::text, ${round.score}::integer, ${xp}::integer, ${coins}::integer,
        xp, coins, ${finishedAt}::timestamptz
      from player
      returning attempt_id, user_id, xp, coins, xp_after, coins_after
    ), noted as (
      insert into answers_before (attempt_id, position, fact, correct_first_try, tries, hint_level, ms)
      select attempt_id, a.position, a.fact, a."correctFirstTry", a.tries, a."hintLevel", a.ms
      from round, jsonb_to_recordset(${JSON.stringify(factsOf(save))}::jsonb)
        as a(position smallint, fact text, "correctFirstTry" boolean, tries integer, "hintLevel" smallint, ms integer)
    )
    select user_id, xp, coins, xp_after, coins_after from round`.execute(db);
}
