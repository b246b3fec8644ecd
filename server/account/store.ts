import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { Deletions } from '#server/deletions/deletions.ts';
import { endSessions } from '#server/http/session.ts';
import { findPlayers } from '#server/profiles/store.ts';

/** The ids of an account's players. */
const playersOf = (accountId: string) =>
  sql<string>`(select id from profiles where account_id = ${accountId}::uuid)`;

/** All small data about a user, in one snapshot. Rounds and answers: see export.ts. */
export const readAccountData = (db: Database, userId: string) =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => ({
      user: await tx
        .selectFrom('users')
        .select(['id', 'email', 'confirmed_at', 'created_at', 'last_sign_in_at', 'user_metadata'])
        .select(['weekly_confirmed_at', 'weekly_next_at'])
        .select(sql<boolean>`password_hash is not null`.as('has_password'))
        .where('id', '=', userId)
        .executeTakeFirst(),
      identities: await tx
        .selectFrom('identities')
        .select(['provider', 'subject', 'created_at'])
        .where('user_id', '=', userId)
        .execute(),
      // Session ids and link tokens would open the account to whoever finds the file, so only their times are included.
      sessions: await tx
        .selectFrom('session')
        .select('expire')
        .where(sql`sess ->> 'userId'`, '=', userId)
        .execute(),
      // Networks are stored as keyed hashes, meaningless to the reader, so only the days are included.
      known_networks: await tx
        .selectFrom('known_networks')
        .select('last_day')
        .where('user_id', '=', userId)
        .execute(),
      links_in_mails: await tx
        .selectFrom('mail_tokens')
        .select(['kind', 'expires_at'])
        .where('user_id', '=', userId)
        .execute(),
      sign_ups: await tx
        .selectFrom('sign_ups')
        .select(['redirect', 'user_metadata', 'created_at', 'expires_at'])
        .where('user_id', '=', userId)
        .execute(),
      mails_waiting: await tx
        .selectFrom('mail_queue')
        .select(['kind', 'tries', 'next_try', 'created_at'])
        .where('user_id', '=', userId)
        .execute(),
      mails_sent: await tx
        .selectFrom('mails_sent')
        .select(['kind', 'sent_at'])
        .where('user_id', '=', userId)
        .execute(),
      mails_in_mailbox: await tx
        .selectFrom('mailbox')
        .select('created_at')
        .where('user_id', '=', userId)
        .execute(),
      exports: await tx
        .selectFrom('exports')
        .select(['taken', 'first_at'])
        .where('user_id', '=', userId)
        .execute(),
      players: await findPlayers(tx, userId),
      // What others read, and what was decided about it, besides the player's own data.
      names: await tx
        .selectFrom('profiles')
        .select(['id as player_id', 'made_up_name', 'name_made_up', 'leaderboard_wished', 'kept_off'])
        .select(['name_withdrawn', 'withdrawn_keys', 'name_passed', 'passed_keys'])
        .where('account_id', '=', userId)
        .orderBy('seq')
        .execute(),
      learned: await tx
        .selectFrom('profiles')
        .leftJoin('learners', 'player_id', 'id')
        .select(['id as player_id', 'learner_epoch', 'learner_forgotten_at', 'adapts', 'learner_level'])
        .select(['weekly_mail', 'skills', 'begun_at'])
        .where('account_id', '=', userId)
        .orderBy('seq')
        .execute(),
      slips: await tx
        .selectFrom('slips')
        .select(['player_id', sql<string>`month::text`.as('month'), 'counts'])
        .where('player_id', 'in', playersOf(userId))
        .orderBy('month')
        .execute(),
      purchases: await tx
        .selectFrom('purchases')
        .select(['player_id', 'purchase_id', 'thing', 'sold', 'coins', 'made_at'])
        .where('player_id', 'in', playersOf(userId))
        .orderBy('made_at')
        .execute(),
      things: await tx
        .selectFrom('owned_things')
        .select(['player_id', 'thing', 'paid', 'since'])
        .where('player_id', 'in', playersOf(userId))
        .orderBy('since')
        .execute(),
      nooks: await tx
        .selectFrom('profiles')
        .leftJoin('nooks', 'player_id', 'id')
        .select(['id as player_id', 'coins_spent', 'things_given', 'version', 'placed', 'outfit'])
        .where('account_id', '=', userId)
        .orderBy('seq')
        .execute(),
      odd_saves: await tx
        .selectFrom('odd_saves')
        .select(['player_id', 'kind', 'times', sql<string>`day::text`.as('day')])
        .where('player_id', 'in', playersOf(userId))
        .execute(),
      names_reported: await tx
        .selectFrom('name_reports')
        .select(['counted', 'outcome', 'created_at'])
        .where('reporter_id', '=', userId)
        .execute(),
      // The reporters are not named.
      reports_of_the_name: await tx
        .selectFrom('name_reports')
        .select(['profile_id as player_id', 'outcome', 'created_at'])
        .where('profile_id', 'in', playersOf(userId))
        .execute(),
      decisions_about_the_name: await tx
        .selectFrom('moderations')
        .select(['profile_id as player_id', 'action', 'name', 'created_at'])
        .where('profile_id', 'in', playersOf(userId))
        .execute(),
    }));

/**
 * Removes the user, or nothing at all: from then on nobody is signed in, the address is free, and the players are gone.
 * The rounds are removed a moment later, see left-behind.ts.
 */
export async function removeUser(db: Database, deletions: Deletions, userId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await endSessions(tx, userId);
    // Everything else references this row and is deleted with it.
    await tx.deleteFrom('users').where('id', '=', userId).execute();
    await deletions.append('account', userId);
  });
}
