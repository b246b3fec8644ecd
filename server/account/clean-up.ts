import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '#server/db/database.ts';

const HOUR_MS = 3_600_000;
/** The first run comes soon after the start, but not in its way. */
const FIRST_MS = 60_000;

/** What is kept no longer than it is needed, and until when. */
const JOBS = {
  sessions: sql`delete from session where expire < now()`,
  links: sql`delete from mail_tokens where expires_at < now()`,
  mails: sql`delete from mailbox where created_at < now() - interval '1 day'`,
  'unconfirmed accounts': sql`delete from users where confirmed_at is null and created_at < now() - interval '7 days'`,
  // In portions, so that no statement takes long.
  rounds: sql`delete from rounds where attempt_id in
    (select attempt_id from rounds where saved_at < now() - interval '12 months' limit 10000)`,
  // None lasts an hour: what ends later was counted before the clock was set back.
  limits: sql`delete from rate_limits
    where expire not between extract(epoch from now()) * 1000 and extract(epoch from now() + interval '1 hour') * 1000`,
  'page views': sql`delete from page_views where day < current_date - interval '13 months'`,
  // Servers that have not looked for a day build their leaderboard anew.
  removals: sql`delete from removed_profiles where removed_at < now() - interval '2 days'`,
};

/** Removes what has had its time; gives how many rows went, by kind. */
export async function cleanUp(db: Database): Promise<Record<string, number>> {
  const removed: Record<string, number> = {};
  for (const [kind, statement] of Object.entries(JOBS)) {
    const { numAffectedRows = 0n } = await statement.execute(db);
    if (numAffectedRows > 0n) removed[kind] = Number(numAffectedRows);
  }
  return removed;
}

/** Cleans up every hour until the function it gives is called. Several servers may do it at once. */
export function keepClean(db: Database, log: Logger): () => void {
  const run = () =>
    void cleanUp(db).then(
      (removed) => Object.keys(removed).length > 0 && log.info({ removed }, 'cleaned up'),
      (error: Error) => log.warn({ reason: error.message }, 'cleaning up has to wait'),
    );
  const first = setTimeout(run, FIRST_MS).unref();
  const hourly = setInterval(run, HOUR_MS).unref();
  return () => {
    clearTimeout(first);
    clearInterval(hourly);
  };
}
