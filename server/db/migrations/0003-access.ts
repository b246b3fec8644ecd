import { sql, type Kysely } from 'kysely';

/**
 * Networks where accounts are used, so that attempts from elsewhere cannot lock a family out. network: a keyed hash.
 */
export const access = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create table known_networks (
      user_id uuid not null references users (id) on delete cascade,
      network bytea not null,
      last_day date not null default current_date,
      primary key (user_id, network)
    )`.execute(db);
    await sql`create index known_networks_day on known_networks (last_day)`.execute(db);
    // Counts of the earlier limits, which had other names.
    await sql`delete from rate_limits`.execute(db);
  },
};
