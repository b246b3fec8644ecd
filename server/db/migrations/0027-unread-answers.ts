import { sql, type Kysely } from 'kysely';

/** When answers could not be read, so that no question about their player reads them again that day. */
export const unreadAnswers = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table round_answers add column unread_at timestamptz`.execute(db);
  },
};
