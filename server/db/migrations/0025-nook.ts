import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  // The ranking does not change here: its order uses what was earned.
  `alter table profiles
    add column coins_spent integer not null default 0,
    add column things_given smallint not null default 0 check (things_given between 0 and 6),
    add constraint profiles_purse check (coins_spent between 0 and coins)`,
  `create table purchases (
    purchase_id uuid primary key,
    player_id uuid not null references profiles (id) on delete cascade,
    thing text not null,
    sold boolean not null,
    coins integer not null check (coins >= 0),
    made_at timestamptz not null default now()
  )`,
  `create index purchases_player on purchases (player_id)`,
  // paid: null for keepsakes, which cannot be sold.
  `create table owned_things (
    player_id uuid not null references profiles (id) on delete cascade,
    thing text not null,
    paid integer check (paid >= 0),
    since timestamptz not null default now(),
    primary key (player_id, thing)
  )`,
  `create table nooks (
    player_id uuid primary key references profiles (id) on delete cascade,
    version integer not null default 0,
    placed jsonb not null default '[]' check (jsonb_array_length(placed) <= 200),
    outfit jsonb not null default '[]'
  )`,
  // Keepsakes of the games that were played before there was a Nook.
  `insert into owned_things (player_id, thing)
    select distinct id, 'keepsake-' || game_id from rounds join profiles on id = user_id where unfinished is null`,
];

/** The purse as a ledger, what a player has, and the room. Source: HTTP contract, The Nook. */
export const nook = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
