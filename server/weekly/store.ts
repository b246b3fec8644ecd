import { sql } from 'kysely';
import type { Avatar, Theme } from '#engine/rules/looks.ts';
import type { Database } from '#server/db/database.ts';
import { inPortions } from '#server/db/portions.ts';
import type { Deletions } from '#server/deletions/deletions.ts';

const WEEK = sql.raw(`interval '7 days'`);

/**
 * From now on a mail comes every week, the first one at once. Pressed twice, it changes nothing more. Returns false when
 * the account wishes none any more, or is gone.
 */
export async function beginWeekly(db: Database, userId: string): Promise<boolean> {
  const { rows } = await sql`
    update users set weekly_confirmed_at = coalesce(weekly_confirmed_at, now()),
      weekly_next_at = coalesce(weekly_next_at, now())
    where id = ${userId}::uuid and exists (select from profiles where account_id = users.id and weekly_mail)
    returning id`.execute(db);
  return rows.length > 0;
}

/**
 * No weekly mail comes any more, not even one that waits. Throws HttpError 503 when it cannot be written down for a
 * restored backup: then nothing is changed.
 */
export const endWeekly = (db: Database, deletions: Deletions, userId: string): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const { rows } = await sql`
      update users set weekly_confirmed_at = null, weekly_next_at = null
      where id = ${userId}::uuid returning id`.execute(tx);
    if (rows.length === 0) return;
    await sql`update profiles set weekly_mail = false where account_id = ${userId}::uuid and weekly_mail`.execute(
      tx,
    );
    await sql`delete from mail_queue where user_id = ${userId}::uuid and kind in ('weekly', 'weekly_asked')`.execute(
      tx,
    );
    await deletions.append('weekly', userId);
  });

/**
 * Takes the mails that tell of a player who was deleted: copies in the mailbox, and what waits where nobody is left to
 * tell of. A mail that waits for others is written when it is sent, without this one.
 */
export async function dropMailsOf(tx: Database, userId: string, playerId: string): Promise<void> {
  await sql`delete from mailbox where user_id = ${userId}::uuid and ${playerId}::uuid = any(players)`.execute(
    tx,
  );
  await sql`delete from mail_queue where user_id = ${userId}::uuid and kind in ('weekly', 'weekly_asked')
    and not exists (select from profiles where account_id = mail_queue.user_id and weekly_mail)`.execute(tx);
}

/** A player of whom a weekly mail tells. */
export interface WishedPlayer {
  readonly id: string;
  readonly username: string;
  readonly avatar_url: Avatar | null;
  readonly scarf: number;
  readonly theme: Theme;
}

/** Whether a weekly mail was confirmed, and the players it tells of. */
export async function wishesOf(
  db: Database,
  userId: string,
): Promise<{ readonly isConfirmed: boolean; readonly players: readonly WishedPlayer[] }> {
  const { rows } = await sql<{ confirmed: boolean; players: readonly WishedPlayer[] }>`
    select weekly_confirmed_at is not null as confirmed,
      (select coalesce(json_agg(json_build_object('id', id, 'username', username, 'avatar_url', avatar_url,
        'scarf', scarf, 'theme', theme) order by seq), '[]')
        from profiles where account_id = users.id and weekly_mail) as players
    from users where id = ${userId}::uuid`.execute(db);
  return { isConfirmed: rows[0]?.confirmed ?? false, players: rows[0]?.players ?? [] };
}

/**
 * Queues the mails that are due, each once however many servers look, and sets when the next one is: the same time of
 * the week, so that it comes when its reader once said yes. A time beyond a week was written by a wrong clock. Returns
 * how many were due.
 */
export const queueDue = (db: Database, isOver: () => boolean = () => false): Promise<number> =>
  inPortions(
    async (limit) => {
      const { rows } = await sql<{ many: number }>`
        with due as (
          select id from users where weekly_next_at <= now() or weekly_next_at > now() + ${WEEK} + interval '1 hour'
          limit ${limit} for update skip locked
        ), set_on as (
          update users set weekly_next_at = case when weekly_next_at > now() then now() + ${WEEK}
            else weekly_next_at + ${WEEK} * (1 + floor(extract(epoch from now() - weekly_next_at) / 604800)) end
          from due where users.id = due.id
          returning users.id, exists (select from profiles where account_id = users.id and weekly_mail) as wished
        ), queued as (
          insert into mail_queue (kind, user_id) select 'weekly', id from set_on where wished
          on conflict on constraint mail_queue_once do nothing
        )
        select count(*)::integer as many from set_on`.execute(db);
      return rows[0]!.many;
    },
    { isOver },
  );
