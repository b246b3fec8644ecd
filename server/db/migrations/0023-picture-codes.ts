import { sql, type Kysely } from 'kysely';

/** Three of nine pictures, in order, that a child enters with; null: none is asked for. Source: HTTP contract, Players. */
export const pictureCodes = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table profiles add column picture_code smallint[]
      check (cardinality(picture_code) = 3 and 0 <= all (picture_code) and 8 >= all (picture_code))`.execute(
      db,
    );
  },
};
