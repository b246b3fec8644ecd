import { sql, type Kysely } from 'kysely';
import { nameKey } from '#server/names/name-key.ts';

const ROWS_AT_ONCE = 10_000;

const same = (some: readonly string[], others: readonly string[]) => String(some) === String(others);

/** Computes keys anew, also those of withdrawn names; a key that another player has stays with that player. */
async function renewKeys(db: Kysely<unknown>): Promise<void> {
  for (let after = 0, more = true; more;) {
    const { rows } = await sql<{ seq: number; username: string; key: string; withdrawn: string[] }>`
      select seq, username, username_key as key, withdrawn_keys as withdrawn from profiles
      where seq > ${after} order by seq limit ${ROWS_AT_ONCE}`.execute(db);
    for (const { seq, username, key, withdrawn } of rows) {
      const anew = key.includes('#') ? key : nameKey(username);
      if (anew !== key)
        await sql`update profiles set username_key = ${anew} where seq = ${seq}
          and not exists (select from profiles where username_key = ${anew})`.execute(db);
      const keys = [...new Set(withdrawn.map(nameKey))];
      if (!same(keys, withdrawn))
        await sql`update profiles set withdrawn_keys = ${keys}::text[] where seq = ${seq}`.execute(db);
    }
    after = rows.at(-1)?.seq ?? after;
    more = rows.length === ROWS_AT_ONCE;
  }
  const { rows } = await sql<{ key: string }>`select distinct name_key as key from name_reports`.execute(db);
  for (const { key } of rows.filter((row) => !row.key.includes('#') && nameKey(row.key) !== row.key))
    await sql`update name_reports report set name_key = ${nameKey(key)} where name_key = ${key}
      and not exists (select from name_reports other where other.profile_id = report.profile_id
        and other.reporter_id = report.reporter_id and other.name_key = ${nameKey(key)})`.execute(db);
}

/** Takes passed names from the trail, unless something was decided about them later. */
async function rememberPassed(db: Kysely<unknown>): Promise<void> {
  await sql`update profiles set passed_keys = array[username_key] where name_passed`.execute(db);
  const { rows } = await sql<{ profile: string; name: string }>`
    select profile_id as profile, name from (
      select distinct on (profile_id, name) profile_id, name, action from moderations
      where name is not null and action in ('pass', 'withdraw', 'rename') order by profile_id, name, id desc
    ) as last where action = 'pass'`.execute(db);
  for (const { profile, name } of rows)
    await sql`update profiles set passed_keys = array_append(passed_keys, ${nameKey(name)}::text)
      where id = ${profile} and not (${nameKey(name)}::text = any(passed_keys || withdrawn_keys))`.execute(
      db,
    );
}

/** Passed names survive renaming, as withdrawn ones do. */
export const passedNames = {
  async up(db: Kysely<unknown>): Promise<void> {
    // The ranking does not change here.
    await sql`alter table profiles disable trigger profile_changed`.execute(db);
    await sql`alter table profiles add column passed_keys text[] not null default '{}'`.execute(db);
    await renewKeys(db);
    await rememberPassed(db);
    await sql`alter table profiles enable trigger profile_changed`.execute(db);
  },
};
