import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';
import { tooMany } from '#server/errors.ts';

/** Source: HTTP contract, The rest. */
const A_DAY = 4;
/** An export without a sign of life for this long has ended together with its server. */
const SILENT_SECONDS = 60;

const RUNNING = sql<boolean>`(e.running_until > now() and e.running_until < now() + interval '2 minutes')`;
/** On the same day; a start in the future was written while a clock was ahead. */
const TODAY = sql<boolean>`(e.first_at > now() - interval '1 day' and e.first_at < now() + interval '1 minute')`;
const UNTIL = sql`now() + make_interval(secs => ${SILENT_SECONDS})`;

/**
 * Starts an export: over all servers one at a time and four a day for each account. Throws HttpError 429 otherwise.
 * limited: false for load tests, which need more than four.
 */
export async function beginExport(db: Database, userId: string, limited: boolean): Promise<void> {
  const { rows } = await sql`
    insert into exports as e (user_id, running_until) values (${userId}::uuid, ${UNTIL})
    on conflict (user_id) do update set
      taken = case when ${TODAY} then e.taken + 1 else 1 end,
      first_at = case when ${TODAY} then e.first_at else now() end,
      running_until = ${UNTIL}
    where not ${RUNNING} and not (${limited}::boolean and ${TODAY} and e.taken >= ${A_DAY}::integer)
    returning taken`.execute(db);
  if (rows.length > 0) return;
  const waiting = await sql<{ seconds: number }>`
    select ceil(extract(epoch from case when ${RUNNING} then e.running_until - now()
      else e.first_at + interval '1 day' - now() end))::integer as seconds
    from exports e where user_id = ${userId}::uuid`.execute(db);
  throw tooMany(Math.max(1, waiting.rows[0]?.seconds ?? 1));
}

/** Extends the export's lease; false when the account is gone. */
export async function extendExport(db: Database, userId: string): Promise<boolean> {
  const { numAffectedRows = 0n } =
    await sql`update exports set running_until = ${UNTIL} where user_id = ${userId}::uuid`.execute(db);
  return numAffectedRows > 0n;
}

export async function endExport(db: Database, userId: string): Promise<void> {
  await sql`update exports set running_until = now() where user_id = ${userId}::uuid`.execute(db);
}
