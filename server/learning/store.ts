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
 * Whether an account is to be asked by mail for its yes to weekly mails: not once it was given, and no more than once a
 * minute, for the link of the mail before is as good.
 */
export async function isToBeAsked(db: Database, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select from users where id = ${userId}::uuid and weekly_confirmed_at is null and not exists (
      select from mails_sent where user_id = users.id and kind = 'weekly_asked'
        and sent_at between now() - interval '1 minute' and now())`.execute(db);
  return rows.length > 0;
}

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
