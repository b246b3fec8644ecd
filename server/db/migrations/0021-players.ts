import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  // Computed first, so that the table is written anew once, indexes in bulk, instead of updated row by row.
  `alter table profiles add column account_id uuid generated always as (id) stored`,
  `alter table profiles alter column account_id drop expression`,
  `alter table profiles alter column account_id set not null`,
  `alter table profiles
    drop constraint profiles_id_fkey,
    alter column id set default gen_random_uuid(),
    add constraint profiles_account foreign key (account_id) references users (id) on delete cascade,
    add column scarf smallint not null default 0 check (scarf between 0 and 5)`,
  // Six scarves: no account has more players.
  `alter table profiles add constraint profiles_scarf unique (account_id, scarf)`,
  // Older backups, and older servers that run beside this one, only know an account's first player.
  `create function note_first_player() returns trigger language plpgsql as $$
  begin
    new.account_id := coalesce(new.account_id, new.id);
    return new;
  end $$`,
  `create trigger first_player before insert on profiles for each row execute function note_first_player()`,
];

/** Several players of an account; the first one's id stays the account's. Source: HTTP contract, Players. */
export const players = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
