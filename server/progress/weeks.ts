import { sql } from 'kysely';
import { KEPT } from '#engine/rules/retention.ts';
import type { Database } from '#server/db/database.ts';

/** Any number, the same in every copy of the server: one of them opens and closes weeks at a time. */
const WEEKS_LOCK = 0x7765656b;
/** Waits no longer than this for a save that is under way, so as not to hold up others: the next run tries again. */
const PATIENCE = sql`set local lock_timeout = '2s'`;
const DAYS_OPEN_AHEAD = 7;

/** Opens this week and the next one for answers. Safe to repeat, and in several servers at once. */
export const openWeeks = (db: Database): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await PATIENCE.execute(tx);
    await sql`select pg_advisory_xact_lock(${WEEKS_LOCK})`.execute(tx);
    for (const days of [0, DAYS_OPEN_AHEAD])
      await sql`select open_round_answers((now() at time zone 'UTC')::date + ${days}::integer)`.execute(tx);
  });

/** Weeks whose first answers have been kept for as long as is promised. */
const oldWeeks = async (db: Database) =>
  (
    await sql<{ name: string }>`
      select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid
      where inhparent = 'round_answers'::regclass and relname ~ '^round_answers_[0-9]{8}$'
        and to_date(right(relname, 8), 'YYYYMMDD') <= (now() at time zone 'UTC')::date - ${KEPT.answersDays}::integer`.execute(
      db,
    )
  ).rows.map(({ name }) => name);

/** First tries without help, by item and month, without whose they were. */
const sumUp = (week: string) => sql`
  insert into item_counts as sums (item, month, tries, rights, children)
  select answer ->> 0, date_trunc('month', saved_at at time zone 'UTC')::date, count(*),
    count(*) filter (where answer ->> 2 is null), count(distinct player_id)
  from ${sql.table(week)}, json_array_elements(answers) as answer
  where answer ->> 3 = '0' and answer ->> 6 = 'false'
  group by 1, 2
  on conflict (item, month) do update set tries = sums.tries + excluded.tries,
    rights = sums.rights + excluded.rights, children = greatest(sums.children, excluded.children)`;

/**
 * Drops old weeks whole, after adding them up. learn: learns from answers of a table that are in no state yet. Returns
 * how many.
 */
export async function closeWeeks(
  db: Database,
  learn: (db: Database, table: string) => Promise<void>,
): Promise<number> {
  const weeks = await oldWeeks(db);
  for (const week of weeks) {
    await learn(db, week);
    await db.transaction().execute(async (tx) => {
      await PATIENCE.execute(tx);
      await sql`set local statement_timeout = 0`.execute(tx);
      await sql`select pg_advisory_xact_lock(${WEEKS_LOCK})`.execute(tx);
      // Another server may have been here meanwhile.
      if (!(await oldWeeks(tx)).includes(week)) return;
      await sumUp(week).execute(tx);
      await sql`alter table round_answers detach partition ${sql.table(week)}`.execute(tx);
      await sql`drop table ${sql.table(week)}`.execute(tx);
    });
  }
  return weeks.length;
}
