import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate, MIGRATIONS } from '#server/db/migrate.ts';
import { freshDatabase, type FreshDatabase } from '#tests/support/database.ts';

const ALL = Object.keys(MIGRATIONS);

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

async function ask<T extends object>(text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    return (await client.query<T>(text)).rows;
  } finally {
    await client.end();
  }
}

const schema = () =>
  ask(`select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns
       where table_schema = 'public' order by 1, 2`);

it('several servers that start at once bring the database up to date once', async () => {
  const ran = await Promise.all(Array.from({ length: 4 }, () => migrate(database.url)));
  expect(ran.flat()).toEqual(ALL);
});

it('running again changes nothing and keeps every row', async () => {
  await ask(`insert into users (email) values ('kept@example.org')`);
  const [before, rows] = [await schema(), await ask('select * from users')];
  expect(await migrate(database.url)).toEqual([]);
  expect(await schema()).toEqual(before);
  expect(await ask('select * from users')).toEqual(rows);
});

it('one that is killed half-way leaves nothing behind and can be run again', async () => {
  const other = await freshDatabase();
  const [blocker, killer] = [new pg.Client(other.url), new pg.Client(other.url)];
  await Promise.all([blocker.connect(), killer.connect()]);
  // Half-way through, the migration has to wait for this table of the same name.
  await blocker.query('begin; create table rounds ()');
  const attempt = migrate(other.url).then(
    () => 'finished',
    () => 'killed',
  );
  const killWaiting = () =>
    killer.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
  await expect.poll(async () => (await killWaiting()).rowCount).toBe(1);
  expect(await attempt).toBe('killed');
  await blocker.query('rollback');
  const { rows } = await killer.query(
    `select tablename from pg_tables where tablename in ('users', 'rounds')`,
  );
  expect(rows).toEqual([]);
  expect(await migrate(other.url)).toEqual(ALL);
  await Promise.all([blocker.end(), killer.end()]);
  await other.drop();
});
