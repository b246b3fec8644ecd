import { sql, type Kysely } from 'kysely';

/**
 * A player's row is deleted at once, and its rounds, perhaps millions, in portions afterwards. So rounds may outlive
 * their player for a while: the statement that saves a round locks the player's row, which is all that the foreign key
 * was needed for.
 */
const REMOVAL = [
  `create table left_behind (
    player_id uuid primary key,
    since timestamptz not null default now()
  )`,
  `create index left_behind_since on left_behind (since)`,
  `alter table rounds drop constraint rounds_user_id_fkey`,
  `create or replace function note_profile_removal() returns trigger language plpgsql as $$
  begin
    insert into removed_profiles (seq) values (old.seq) on conflict do nothing;
    insert into left_behind (player_id) values (old.id) on conflict do nothing;
    return null;
  end $$`,
];

const EXPORTS = [
  // running_until: lease of the running export; extended while it runs, in the past when there is none.
  `create table exports (
    user_id uuid primary key references users (id) on delete cascade,
    taken integer not null default 1,
    first_at timestamptz not null default now(),
    running_until timestamptz not null
  )`,
];

/** Indexes for cleaning up, so that it never reads a whole table to find a portion. */
const CLEANING = [
  `create index mail_tokens_expiry on mail_tokens (expires_at)`,
  `create index mailbox_age on mailbox (created_at)`,
  `create index rate_limits_expiry on rate_limits (expire)`,
  `create index removed_profiles_age on removed_profiles (removed_at)`,
];

/** The server writes to this table and rolls back to find out whether the disk is still full. */
const PROBE = [`create table disk_probe (filler bytea not null)`];

/**
 * Portions instead of cascades, leases of exports, and a probe of the disk. Source: HTTP contract, The rest and
 * Configuration.
 */
export const keptPromises = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of [...REMOVAL, ...EXPORTS, ...CLEANING, ...PROBE])
      await sql.raw(statement).execute(db);
  },
};
