import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RETENTION, NOTHING_PERSONAL } from '#engine/rules/retention.ts';
import { PERSONAL_TABLES, REMOVED_SEPARATELY } from '#server/account/personal-tables.ts';
import { newPlayer, PASSWORD } from './support/client.ts';
import { startTestServer, type TestServer } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const ask = async <T extends object>(text: string) => (await server.db.query<T>(text)).rows;

/** Foreign keys between our own tables. */
const keys = () =>
  ask<{ table: string; to: string; column: string; cascades: boolean; indexed: boolean }>(
    `select c.conrelid::regclass::text as table, c.confrelid::regclass::text as to, a.attname as column,
       c.confdeltype = 'c' as cascades,
       exists (select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1]) as indexed
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.connamespace = 'public'::regnamespace`,
  );

/** "table.column" of every table of ours. */
const allColumns = async () =>
  (
    await ask<{ name: string }>(
      `select c.table_name || '.' || c.column_name as name
       from information_schema.columns c join information_schema.tables using (table_schema, table_name)
       where table_schema = 'public' and table_type = 'BASE TABLE' and c.table_name not like 'kysely%'
         and not (select relispartition from pg_class where oid = c.table_name::regclass)`,
    )
  ).map(({ name }) => name);

const columnsIn = (holds: Readonly<Record<string, string>>) =>
  Object.entries(holds).flatMap(([table, columns]) =>
    columns.split(' ').map((column) => `${table}.${column}`),
  );

/** Columns whose names suggest that they identify somebody. */
const telling = async () =>
  (
    await ask<{ table: string }>(
      `select distinct table_name as table from information_schema.columns
       where table_schema = 'public' and not (select relispartition or relkind = 'v' from pg_class where oid = table_name::regclass)
         and column_name ~ '^(user|player|profile|reporter|account|learner|attempt)_id$|email'`,
    )
  ).map(({ table }) => table);

/** Tables that refer to a user, directly or through others. */
async function hanging(): Promise<Set<string>> {
  const all = await keys();
  const found = new Set(['users', 'session', ...(await telling())]);
  for (let size = 0; size !== found.size;) {
    size = found.size;
    for (const { table, to } of all) if (found.has(to)) found.add(table);
  }
  return found;
}

describe('every table that holds something about a user', () => {
  it('is in the export, under a name of its own', async () => {
    const known = new Set([...Object.keys(PERSONAL_TABLES), 'left_behind']);
    expect([...(await hanging())].filter((table) => !known.has(table))).toEqual([]);
    const player = await newPlayer(server.url);
    await player.post('/api/auth/again', { password: PASSWORD });
    const { body } = await player.get('/api/account/export');
    for (const section of Object.values(PERSONAL_TABLES)) expect(body).toHaveProperty(section);
    // A player's own data may include decisions about their names.
    const [{ public_name }] = body.players;
    expect(body.names).toMatchObject([{ made_up_name: public_name, withdrawn_keys: [], passed_keys: [] }]);
  });

  it('goes with its user: by a foreign key that cascades along an index, or otherwise on purpose', async () => {
    const all = await keys();
    expect(all.filter(({ cascades, indexed }) => !cascades || !indexed)).toEqual([]);
    const stays = [...(await hanging())].filter(
      (table) => table !== 'users' && !REMOVED_SEPARATELY[table] && !all.some((key) => key.table === table),
    );
    expect(stays).toEqual([]);
  });
});

describe('what is kept, why and how long', () => {
  it('is said of every column of every table, once, and of none that is not there', async () => {
    const said = [...RETENTION.map(({ holds }) => holds), NOTHING_PERSONAL].flatMap(columnsIn);
    expect(said.sort()).toEqual((await allColumns()).sort());
  });

  it('is found by this test when a column is new, or gone', async () => {
    const said = [...RETENTION.map(({ holds }) => holds), NOTHING_PERSONAL].flatMap(columnsIn).sort();
    await server.db.query('alter table profiles add column shoe_size integer');
    expect((await allColumns()).filter((column) => !said.includes(column))).toEqual(['profiles.shoe_size']);
    await server.db.query('alter table profiles drop column shoe_size');
  });

  it('stands in README.md, row by row', () => {
    const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');
    const [, section = ''] = /## What is kept, why, how long\n([\s\S]*?)\n## /.exec(readme) ?? [];
    const rows = section
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      );
    expect(rows.slice(2)).toEqual(RETENTION.map(({ what, why, howLong }) => [what, why, howLong]));
  });
});
