import { sql, type Kysely } from 'kysely';

/** Whom a mail in the mailbox tells of, so that it goes with any of them. Mails of before stay for their one day. */
export const mailsOfPlayers = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table mailbox add column players uuid[] not null default '{}'`.execute(db);
  },
};
