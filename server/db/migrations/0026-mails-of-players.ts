import { sql, type Kysely } from 'kysely';

/**
 * Whom a mail in the mailbox tells of, so that it is deleted with any of them. Mails from before this column stay for
 * their one day.
 */
export const mailsOfPlayers = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table mailbox add column players uuid[] not null default '{}'`.execute(db);
  },
};
