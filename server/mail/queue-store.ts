import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { MailKind, Tables } from '#server/db/tables.ts';

/** Notices about events in an account; nobody can request them, so nobody can use up their daily limit. */
export const NOTICES = ['new_browser', 'google_linked', 'password_changed', 'weekly'] as const;
/** already_here: somebody tried to sign up with an address that has an account. Counted like requested mails. */
export type Notice = (typeof NOTICES)[number] | 'already_here';

/** A mail that this server has leased: for LEASE_SECONDS no other server takes it. */
export interface WaitingMail {
  readonly id: string;
  readonly kind: MailKind;
  readonly user_id: string | null;
  readonly sign_up_id: string | null;
  /** Including this one. */
  readonly tries: number;
  /** Has waited for more than a day. */
  readonly old: boolean;
}

export const AT_ONCE = 4;
/** Longer than sending can take: mails of a server that was killed are then taken by others. */
const LEASE_SECONDS = 120;
/** No mail waits longer than this for its next try: a later time was written by a wrong clock. */
const LONGEST_PAUSE = sql`interval '61 minutes'`;
/** More than the tries of a day; for clocks that are set back, by which no mail ever gets a day old. */
const MOST_TRIES = 300;

/** Source: HTTP contract. Mails a day, to an address without an account and to one with. */
const A_DAY = { unconfirmed: 5, confirmed: 20 };

/** Leases up to AT_ONCE due mails, whichever server queued them. */
export async function takeWaiting(db: Database): Promise<WaitingMail[]> {
  const { rows } = await sql<WaitingMail>`
    update mail_queue set tries = tries + 1, next_try = now() + make_interval(secs => ${LEASE_SECONDS})
    where id in (
      select id from mail_queue where next_try not between now() and now() + ${LONGEST_PAUSE}
      order by created_at limit ${AT_ONCE} for update skip locked
    )
    returning id, kind, user_id, sign_up_id, tries,
      (created_at < now() - interval '1 day' or tries > ${MOST_TRIES}) as old`.execute(db);
  return rows;
}

/** Seconds until the next mail is due; undefined when none waits. */
export async function secondsToNext(db: Database): Promise<number | undefined> {
  const { rows } = await sql<{ seconds: number | null }>`
    select extract(epoch from min(next_try) - now())::float8 as seconds from mail_queue`.execute(db);
  return rows[0]?.seconds ?? undefined;
}

/** For operators: how many mails wait, and for how long the oldest one that is not held back on purpose has. */
export async function queueState(db: Database): Promise<{ waiting: number; oldestSeconds: number }> {
  const { rows } = await sql<{ waiting: number; oldest: number | null }>`
    select count(*)::integer as waiting,
      extract(epoch from now() - min(created_at) filter (where tries > 0 or next_try <= now()))::float8 as oldest
    from mail_queue`.execute(db);
  return { waiting: rows[0]!.waiting, oldestSeconds: Math.max(0, rows[0]!.oldest ?? 0) };
}

/** Whether any mail is due or being sent, by any server. */
export async function isUnderWay(db: Database): Promise<boolean> {
  const found = await db
    .selectFrom('mail_queue')
    .select('id')
    .where((row) => row.or([row('tries', '>', 0), row('next_try', '<=', sql<Date>`now()`)]))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Queues a mail, unless one of its kind is waiting for this user. */
export async function addNotice(db: Kysely<Tables>, kind: Notice, userId: string): Promise<void> {
  await db
    .insertInto('mail_queue')
    .values({ kind, user_id: userId })
    .onConflict((conflict) => conflict.constraint('mail_queue_once').doNothing())
    .execute();
}

export async function removeMail(db: Database, { id }: WaitingMail): Promise<void> {
  await db.deleteFrom('mail_queue').where('id', '=', id).execute();
}

/** Counts a sent mail and removes it from the queue; it stays for a newer sign-up, whose link is still to be sent. */
export async function noteSent(db: Database, { id, sign_up_id }: WaitingMail): Promise<void> {
  await sql`
    with sent as (
      delete from mail_queue where id = ${id} and sign_up_id is not distinct from ${sign_up_id}
      returning user_id, kind
    ), owed as (
      update mail_queue set tries = 0, next_try = now()
      where id = ${id} and sign_up_id is distinct from ${sign_up_id} returning user_id, kind
    )
    insert into mails_sent (user_id, kind)
    select user_id, kind from (select * from sent union all select * from owed) as gone
    where user_id is not null`.execute(db);
}

/**
 * The recipient has used the newest mail of this kind: a waiting one is removed, and the next one is not limited to one
 * an hour.
 */
export async function liftHourlyLimit(db: Kysely<Tables>, userId: string, kind: MailKind): Promise<void> {
  await sql`
    with waiting as (delete from mail_queue where user_id = ${userId} and kind = ${kind} and tries = 0)
    update mails_sent set sent_at = sent_at - interval '1 hour'
    where user_id = ${userId} and kind = ${kind} and sent_at > now() - interval '1 hour'`.execute(db);
}

/** Postpones a mail. counts: whether this was one of its tries. */
export async function postponeMail(
  db: Database,
  { id }: WaitingMail,
  { seconds, counts }: { seconds: number; counts: boolean },
): Promise<void> {
  await db
    .updateTable('mail_queue')
    .set((row) => ({
      next_try: sql<Date>`now() + make_interval(secs => ${seconds})`,
      tries: counts ? row.ref('tries') : row('tries', '-', 1),
    }))
    .where('id', '=', id)
    .execute();
}

/**
 * Seconds that a mail must wait once this user's daily limit is reached: then one an hour for each kind. Notices are
 * counted separately.
 */
export async function secondsToWait(
  db: Database,
  { userId, kind, confirmed }: { userId: string; kind: MailKind; confirmed: boolean },
): Promise<number> {
  const isNotice = (NOTICES as readonly string[]).includes(kind);
  const { rows } = await sql<{ sent: number; wait: number }>`
    select count(*)::integer as sent,
      coalesce(extract(epoch from max(sent_at) filter (where kind = ${kind}) + interval '1 hour' - now()), 0)::float8 as wait
    from mails_sent
    where user_id = ${userId} and sent_at between now() - interval '1 day' and now()
      and (kind = any(${[...NOTICES]})) = ${isNotice}`.execute(db);
  const { sent, wait } = rows[0]!;
  return sent < (confirmed ? A_DAY.confirmed : A_DAY.unconfirmed) ? 0 : Math.max(0, wait);
}
