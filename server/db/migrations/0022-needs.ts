import { sql, type Kysely } from 'kysely';

/** What a player needs, on every device. Source: HTTP contract, Profile. */
export const needs = {
  async up(db: Kysely<unknown>): Promise<void> {
    // A constant default: the table is not written anew.
    await sql`alter table profiles add column needs jsonb not null default '{}'
      check (jsonb_typeof(needs) = 'object')`.execute(db);
  },
};
