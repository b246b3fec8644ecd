import { sql, type Kysely } from 'kysely';

const ACCOUNTS = [
  `create table users (
    id uuid primary key default gen_random_uuid(),
    email text not null unique,
    password_hash text,
    confirmed_at timestamptz,
    user_metadata jsonb not null default '{}',
    created_at timestamptz not null default now(),
    last_sign_in_at timestamptz
  )`,
  `create index users_unconfirmed on users (created_at) where confirmed_at is null`,
  `create table identities (
    provider text not null,
    subject text not null,
    user_id uuid not null references users (id) on delete cascade,
    created_at timestamptz not null default now(),
    primary key (provider, subject)
  )`,
  `create index identities_user on identities (user_id)`,
  `create table mail_tokens (
    hash bytea primary key,
    kind text not null check (kind in ('signup', 'recovery')),
    user_id uuid not null references users (id) on delete cascade,
    expires_at timestamptz not null
  )`,
  `create index mail_tokens_user on mail_tokens (user_id)`,
  `create table mailbox (
    id integer primary key generated always as identity,
    user_id uuid not null references users (id) on delete cascade,
    sealed bytea not null,
    created_at timestamptz not null default now()
  )`,
  `create index mailbox_user on mailbox (user_id)`,
  // The schema of connect-pg-simple, but with a time zone, so that a server that moves keeps its sessions.
  `create table session (
    sid varchar primary key,
    sess json not null,
    expire timestamptz(6) not null
  )`,
  `create index session_expiry on session (expire)`,
  `create index session_of_user on session ((sess ->> 'userId'))`,
  // The schema of rate-limiter-flexible.
  `create table rate_limits (
    key varchar(255) primary key,
    points integer not null default 0,
    expire bigint
  )`,
];

const PROGRESS = [
  `create table profiles (
    id uuid primary key references users (id) on delete cascade,
    public_id uuid not null unique default gen_random_uuid(),
    seq integer not null unique generated always as identity,
    username text not null check (char_length(username) between 1 and 20),
    username_key text not null constraint profiles_username unique,
    age integer check (age between 4 and 18),
    avatar_url text not null default 'fox' check (avatar_url in ('fox', 'cat', 'owl')),
    theme text not null default 'core' check (theme in ('core', 'aqua', 'berry')),
    parent_email text not null,
    xp integer not null default 0 check (xp >= 0),
    level integer not null generated always as (xp / 100 + 1) stored,
    coins integer not null default 0 check (coins >= 0),
    on_leaderboard boolean not null default true,
    allowance real not null default 30 constraint profiles_allowance check (allowance >= 0),
    allowance_at timestamptz not null default now(),
    created_at timestamptz not null default now(),
    changed_in xid8 not null default pg_current_xact_id()
  )`,
  // The leaderboard's order. Returns the first 50 in the same time however many profiles there are.
  `create index profiles_order on profiles (xp desc, level desc, coins desc, seq) where on_leaderboard`,
  `create index profiles_changed on profiles (changed_in)`,
  `create table removed_profiles (
    seq integer primary key,
    removed_in xid8 not null default pg_current_xact_id(),
    removed_at timestamptz not null default now()
  )`,
  `create index removed_profiles_when on removed_profiles (removed_in)`,
  `create table rounds (
    attempt_id uuid primary key,
    user_id uuid not null references profiles (id) on delete cascade,
    game_id text not null,
    score integer not null,
    xp integer not null,
    coins integer not null,
    xp_after integer not null,
    coins_after integer not null,
    finished_at timestamptz not null,
    saved_at timestamptz not null default now()
  )`,
  `create index rounds_user on rounds (user_id, saved_at)`,
  `create index rounds_saved on rounds using brin (saved_at)`,
  `create table answers (
    attempt_id uuid not null references rounds (attempt_id) on delete cascade,
    position smallint not null,
    fact text not null,
    correct_first_try boolean not null,
    tries integer not null,
    hint_level smallint not null,
    ms integer not null,
    primary key (attempt_id, position)
  )`,
  `create table page_views (
    route text not null,
    day date not null default current_date,
    views integer not null default 1,
    primary key (route, day)
  )`,
];

/** Each change of a profile stores its transaction's number, by which servers notice each other's changes. */
const CHANGES = [
  `create function note_profile_change() returns trigger language plpgsql as $$
  begin
    new.changed_in := pg_current_xact_id();
    return new;
  end $$`,
  `create trigger profile_changed before update on profiles for each row execute function note_profile_change()`,
  `create function note_profile_removal() returns trigger language plpgsql as $$
  begin
    insert into removed_profiles (seq) values (old.seq) on conflict do nothing;
    return null;
  end $$`,
  `create trigger profile_removed after delete on profiles for each row execute function note_profile_removal()`,
];

const VIEW = `create view leaderboard_view as
  select public_id as id, username, avatar_url as avatar, xp, level, coins,
    row_number() over (order by xp desc, level desc, coins desc, seq)::integer as rank
  from profiles where on_leaderboard`;

/** The first schema. Source: product specification, section 3; HTTP contract. */
export const first = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of [...ACCOUNTS, ...PROGRESS, ...CHANGES, VIEW])
      await sql.raw(statement).execute(db);
  },
};
