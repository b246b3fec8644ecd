import { sql, type Kysely } from 'kysely';
import { nameKey } from '#server/names/name-key.ts';

const ROWS_AT_ONCE = 10_000;

const COLUMNS = [
  // The ranking does not change here, and marking a million rows as changed would be wasted work.
  `alter table profiles disable trigger profile_changed`,
  `alter table profiles
    add column leaderboard_wished boolean not null default true,
    add column withdrawn_keys text[] not null default '{}'`,
  // The family's wish for a player who is hidden now was not stored: it is off until they change it.
  `update profiles set leaderboard_wished = false where not on_leaderboard`,
  `update profiles set withdrawn_keys = judged.keys from (
     select profile_id, array_agg(distinct name_key) as keys from name_reports where outcome = 'upheld' group by profile_id
   ) as judged where profile_id = id`,
  `update profiles set withdrawn_keys = withdrawn_keys || username_key
     where name_withdrawn and username_key <> all(withdrawn_keys)`,
  `alter table moderations add column name text`,
];

/** Computes keys anew; those that collide only under the new rules stay as they are. */
async function makeKeysAnew(db: Kysely<unknown>): Promise<void> {
  for (let after = 0, more = true; more;) {
    const { rows } = await sql<{ seq: number; username: string; key: string; withdrawn: string[] }>`
      select seq, username, username_key as key, withdrawn_keys as withdrawn from profiles
      where seq > ${after} order by seq limit ${ROWS_AT_ONCE}`.execute(db);
    for (const { seq, username, key, withdrawn } of rows) {
      const anew = nameKey(username);
      if (key === anew || key.includes('#')) continue;
      await sql`update profiles set username_key = ${anew} where seq = ${seq}
        and not exists (select from profiles where username_key = ${anew})`.execute(db);
      if (withdrawn.length > 0)
        await sql`update profiles set withdrawn_keys = ${withdrawn.map(nameKey)} where seq = ${seq}`.execute(
          db,
        );
      await sql`update name_reports set name_key = ${anew} where name_key = ${key}
        and profile_id = (select id from profiles where seq = ${seq})`.execute(db);
    }
    after = rows.at(-1)?.seq ?? after;
    more = rows.length === ROWS_AT_ONCE;
  }
}

/** Decisions of operators and reports about a name survive renaming; a family's wish survives operators' decisions. */
export const lastingVerdicts = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of COLUMNS) await sql.raw(statement).execute(db);
    await makeKeysAnew(db);
    await sql.raw('alter table profiles enable trigger profile_changed').execute(db);
  },
};
