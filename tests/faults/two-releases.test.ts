import { hash } from '@node-rs/argon2';
import { expect, it, onTestFinished } from 'vitest';
import { MIGRATIONS } from '#server/db/migrate.ts';
import { Client, newPlayer, PASSWORD, round } from '#tests/server/support/client.ts';
import { databaseAt } from '#tests/support/database-at.ts';
import { freshDatabase } from '#tests/support/database.ts';
import { lineFor, sql } from './support/refused-start.ts';
import { serverProcess } from './support/server-process.ts';

/** What two releases have added since. */
const TWO_BEFORE = '0024-weekly-mail';
const SINCE = Object.keys(MIGRATIONS).filter((name) => name > TWO_BEFORE);
const EMAIL = 'kept@example.org';

/** A database as a server of two releases before has left it, with a child who has 40 XP. */
async function oldDatabase(): Promise<string> {
  const { url, drop } = await databaseAt(TWO_BEFORE);
  onTestFinished(drop);
  await sql(
    url,
    `insert into users (email, password_hash, confirmed_at) values ('${EMAIL}', '${await hash(PASSWORD)}', now())`,
    `insert into profiles (id, username, username_key, age, avatar_url, theme, parent_email, xp, coins)
     select id, 'Sunny Otter 42', 'sunny otter 42', 5, 'owl', 'berry', email, 40, 9 from users`,
  );
  return url;
}

/** The child from before the upgrade, signed in. */
async function childOfBefore(url: string): Promise<Client> {
  const client = new Client(url);
  const { status, text } = await client.post('/api/auth/signin', { email: EMAIL, password: PASSWORD });
  expect(status, text).toBe(200);
  return client;
}

const later = (...names: readonly string[]) =>
  names.map((name) => `insert into kysely_migration values ('${name}', now()::text)`);

it('a newer server on the database of two releases before: it brings it up to date, and nothing is lost', async () => {
  expect(SINCE.length).toBeGreaterThanOrEqual(2);
  const server = await serverProcess(await oldDatabase(), { LOG_LEVEL: 'info' });
  await server.start();
  expect(server.output()).toContain(`"migrations":${JSON.stringify(SINCE)}`);
  const child = await childOfBefore(server.url);
  expect((await child.get('/api/profile')).body).toMatchObject({ xp: 40, coins: 9 });
  expect((await child.post('/api/progress', round())).body).toMatchObject({ duplicate: false, xp: 50 });
});

it('an older server on a newer database: one line says what to do; a copy that runs goes on, also once there are two', async () => {
  const { url, drop } = await freshDatabase();
  onTestFinished(drop);
  const running = await serverProcess(url);
  await running.start();
  const player = await newPlayer(running.url);
  const body = round();
  expect((await player.post('/api/progress', body)).status).toBe(200);
  for (const name of ['9998-later', '9999-latest']) {
    await sql(url, ...later(name));
    expect(await lineFor(url)).toBe(
      'The database is of a newer Addly Nook (it has 9998-later): start that one, or restore a backup from before.',
    );
    expect((await player.get('/readyz')).status).toBe(200);
    expect((await player.post('/api/progress', body)).body).toMatchObject({ duplicate: true });
    expect((await player.post('/api/progress', round())).status).toBe(200);
  }
  expect((await player.get('/api/profile')).body.xp).toBe(30);
});

it('a newer server that may not change the tables: one line says what to do, and it works once it may', async () => {
  const url = await oldDatabase();
  const role = `reader_${process.pid}`;
  const address = new URL(url);
  await sql(url, `create role ${role} login password 'x'`, `grant pg_read_all_data to ${role}`);
  [address.username, address.password] = [role, 'x'];
  expect(await lineFor(address.href)).toMatch(
    /^DATABASE_URL: the database at \S+ cannot be used \(.+\): let this role change its tables, or name one that may in MIGRATION_DATABASE_URL\.$/,
  );
  await sql(url, `drop owned by ${role}`, `drop role ${role}`);
  const server = await serverProcess(url);
  await server.start();
  expect((await (await childOfBefore(server.url)).get('/api/profile')).body.xp).toBe(40);
});
