import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';
import { endSessions } from '#server/http/session.ts';
import { findProfiles } from '#server/profiles/store.ts';

/** Everything held about a user, as of one moment. */
export const readEverything = (db: Database, userId: string) =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => ({
      user: await tx
        .selectFrom('users')
        .select(['id', 'email', 'confirmed_at', 'created_at', 'last_sign_in_at', 'user_metadata'])
        .select(sql<boolean>`password_hash is not null`.as('has_password'))
        .where('id', '=', userId)
        .executeTakeFirst(),
      identities: await tx
        .selectFrom('identities')
        .select(['provider', 'subject', 'created_at'])
        .where('user_id', '=', userId)
        .execute(),
      // Session ids and links would open the account to whoever finds the file: their times are enough.
      sessions: await tx
        .selectFrom('session')
        .select('expire')
        .where(sql`sess ->> 'userId'`, '=', userId)
        .execute(),
      links_in_mails: await tx
        .selectFrom('mail_tokens')
        .select(['kind', 'expires_at'])
        .where('user_id', '=', userId)
        .execute(),
      mails_in_mailbox: await tx
        .selectFrom('mailbox')
        .select('created_at')
        .where('user_id', '=', userId)
        .execute(),
      profile: (await findProfiles(tx, [userId]))[0],
      rounds: await tx
        .selectFrom('rounds')
        .select([
          'attempt_id',
          'game_id',
          'score',
          'xp',
          'coins',
          'xp_after',
          'coins_after',
          'finished_at',
          'saved_at',
        ])
        .where('user_id', '=', userId)
        .orderBy('saved_at')
        .execute(),
      answers: await tx
        .selectFrom('answers')
        .innerJoin('rounds', 'rounds.attempt_id', 'answers.attempt_id')
        .select(['answers.attempt_id', 'position', 'fact', 'correct_first_try', 'tries', 'hint_level', 'ms'])
        .where('rounds.user_id', '=', userId)
        .orderBy('rounds.saved_at')
        .orderBy('position')
        .execute(),
    }));

/** Removes every row about the user, sessions too, or nothing at all. */
export async function removeUser(db: Database, userId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await endSessions(tx, userId);
    // All else hangs on this row and goes with it.
    await tx.deleteFrom('users').where('id', '=', userId).execute();
  });
}
