import { sql, type Kysely } from 'kysely';
import { isMadeUp, publicNameAt } from '#server/names/made-up-names.ts';
import { nameKey } from '#server/names/name-key.ts';

const ROWS_AT_ONCE = 10_000;

const COLUMNS = [
  // The default is for rows that are not added by this program: others never see what was typed.
  `alter table profiles
    add column made_up_name text not null default 'Player ' || upper(substr(replace(gen_random_uuid()::text, '-', ''), 1, 12)),
    add column name_made_up boolean not null default false,
    add column show_name boolean not null default false,
    add column name_withdrawn boolean not null default false,
    add column name_passed boolean not null default false,
    add column kept_off boolean not null default false`,
  `alter table profiles drop constraint profiles_username`,
  // The ranking does not change here, and marking a million rows as changed would be wasted work.
  `alter table profiles disable trigger profile_changed`,
];

const AFTER_NAMES = [
  // Earlier names that now look alike keep their names; all but the first get a key that no name can have.
  `update profiles set username_key = username_key || '#' || seq from (
     select id, row_number() over (partition by username_key order by seq) as place from profiles
   ) as same where same.id = profiles.id and place > 1`,
  `alter table profiles enable trigger profile_changed`,
  // The name that others see. Computed by the database, so that no statement can forget it.
  `alter table profiles add column public_name text not null generated always as (
     case when name_made_up or (show_name and not name_withdrawn) then username else made_up_name end
   ) stored`,
  `alter table profiles add constraint profiles_username unique (username_key)`,
  `alter table profiles add constraint profiles_made_up_name unique (made_up_name)`,
  `drop view leaderboard_view`,
  `create view leaderboard_view as
     select public_id as id, public_name as username, avatar_url as avatar, xp, level, coins,
       row_number() over (order by xp desc, level desc, coins desc, seq)::integer as rank
     from profiles where on_leaderboard`,
];

const MODERATION = [
  // network: a keyed hash. counted: whether the account was old enough and used enough when it reported.
  `create table name_reports (
    profile_id uuid not null references profiles (id) on delete cascade,
    name_key text not null,
    reporter_id uuid not null references users (id) on delete cascade,
    network text not null,
    counted boolean not null,
    outcome text check (outcome in ('upheld', 'refused')),
    created_at timestamptz not null default now(),
    primary key (profile_id, name_key, reporter_id)
  )`,
  `create index name_reports_by on name_reports (reporter_id, created_at)`,
  `create index name_reports_when on name_reports (created_at)`,
  `create table moderations (
    id integer primary key generated always as identity,
    profile_id uuid not null references profiles (id) on delete cascade,
    action text not null,
    operator text not null,
    created_at timestamptz not null default now()
  )`,
  `create index moderations_of on moderations (profile_id)`,
  `create index moderations_when on moderations (created_at)`,
];

/** Gives every player a made-up name, and keys that are equal for names that look alike. */
async function nameEveryone(db: Kysely<unknown>): Promise<void> {
  for (let after = 0, more = true; more;) {
    const { rows } = await sql<{ seq: number; username: string }>`
      select seq, username from profiles where seq > ${after} order by seq limit ${ROWS_AT_ONCE}`.execute(db);
    await sql`
      update profiles set username_key = named.key, made_up_name = named.made_up, name_made_up = named.is_made_up
      from unnest(
        ${rows.map((row) => row.seq)}::integer[], ${rows.map((row) => nameKey(row.username))}::text[],
        ${rows.map((row) => publicNameAt(row.seq))}::text[], ${rows.map((row) => isMadeUp(row.username))}::boolean[]
      ) as named(seq, key, made_up, is_made_up)
      where profiles.seq = named.seq`.execute(db);
    after = rows.at(-1)?.seq ?? after;
    more = rows.length === ROWS_AT_ONCE;
  }
}

/**
 * Public names, separate from the names that children type; reports about them. Source: HTTP contract, Profile and
 * Leaderboard.
 */
export const publicNames = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of COLUMNS) await sql.raw(statement).execute(db);
    await nameEveryone(db);
    for (const statement of [...AFTER_NAMES, ...MODERATION]) await sql.raw(statement).execute(db);
  },
};
