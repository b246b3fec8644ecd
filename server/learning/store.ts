import { sql } from 'kysely';
import type { ChangesOfLearner } from '#server/contract/learner.ts';
import type { Database } from '#server/db/database.ts';
import type { Deletions } from '#server/deletions/deletions.ts';

/** Changes what is given. Returns false if there is no such player. */
export async function changeLearner(
  db: Database,
  playerId: string,
  { adapts, level, weekly_mail }: ChangesOfLearner,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update profiles set adapts = coalesce(${adapts ?? null}::boolean, adapts),
      learner_level = coalesce(${level ?? null}::text, learner_level),
      weekly_mail = coalesce(${weekly_mail ?? null}::boolean, weekly_mail)
    where id = ${playerId}::uuid`.execute(db);
  return numAffectedRows > 0n;
}

/**
 * Queues the mail that asks an account to agree to weekly mails: not once it has agreed, and no more than once a
 * minute, because the earlier mail's link is as good. Those who ask at the same moment wait for each other; and one
 * statement looks at both, because a mail goes from the queue to those sent in one, perhaps since this began to wait.
 */
export const queueQuestion = (db: Database, userId: string): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await sql`select from users where id = ${userId}::uuid for no key update`.execute(tx);
    await sql`
      insert into mail_queue (kind, user_id)
      select 'weekly_asked', id from users
      where id = ${userId}::uuid and weekly_confirmed_at is null
        and not exists (select from mail_queue where user_id = users.id and kind = 'weekly_asked')
        and not exists (select from mails_sent where user_id = users.id and kind = 'weekly_asked'
          and sent_at between clock_timestamp() - interval '1 minute' and clock_timestamp())`.execute(tx);
  });

/**
 * Deletes what is known of a player and every stored answer, and raises the epoch, so that no round that waits somewhere
 * brings any of it back. Returns false if there is no such player. Throws HttpError 503 when the deletion cannot be
 * written down: then nothing is forgotten.
 */
export const forgetLearner = (db: Database, deletions: Deletions, playerId: string): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const { numAffectedRows = 0n } = await sql`
      update profiles set learner_epoch = learner_epoch + 1, learner_forgotten_at = now()
      where id = ${playerId}::uuid`.execute(tx);
    if (numAffectedRows === 0n) return false;
    await sql`delete from learners where player_id = ${playerId}::uuid`.execute(tx);
    await sql`delete from slips where player_id = ${playerId}::uuid`.execute(tx);
    await sql`delete from round_answers where player_id = ${playerId}::uuid`.execute(tx);
    await deletions.append('learned', playerId);
    return true;
  });
