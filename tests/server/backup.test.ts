import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runBackupCommand } from '#server/backup.ts';
import { backupLines, KEPT_TABLES, LEFT_OUT_TABLES, restoreLines } from '#server/db/backup.ts';
import { startEmbeddedPostgres } from '#server/db/embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import { runModerateCommand } from '#server/moderate.ts';
import { freshDatabase, type FreshDatabase } from '#tests/support/database.ts';

const SOME_ROWS = `
  insert into users (id, email, password_hash, user_metadata) values
    ('11111111-1111-1111-1111-111111111111', 'a@example.org', '$argon2id$x', '{"username": "É", "age": 5}'),
    ('22222222-2222-2222-2222-222222222222', 'b@example.org', null, '{}');
  insert into identities (provider, subject, user_id) values
    ('google', 's', '22222222-2222-2222-2222-222222222222');
  insert into mail_tokens (hash, kind, user_id, expires_at) values
    ('\\xdeadbeef', 'recovery', '11111111-1111-1111-1111-111111111111', now());
  insert into profiles (id, username, username_key, age, parent_email, xp, coins) values
    ('11111111-1111-1111-1111-111111111111', 'Otter', 'otter', 5, 'a@example.org', 123, 9),
    ('22222222-2222-2222-2222-222222222222', 'Badger', 'badger', null, 'b@example.org', 0, 0);
  insert into rounds (attempt_id, user_id, game_id, score, xp, coins, xp_after, coins_after, finished_at) values
    ('33333333-3333-3333-3333-333333333333', '11111111-1111-1111-1111-111111111111', 'number-trail', 8, 8, 9,
     123, 9, now());
  insert into round_answers (attempt_id, player_id, game_id, finished_at, answers) values
    ('33333333-3333-3333-3333-333333333333', '11111111-1111-1111-1111-111111111111', 'number-trail', now(),
     '[["seq.up.10/after 3",0,null,0,1,0,false]]');
  insert into learners (player_id, skills) values
    ('11111111-1111-1111-1111-111111111111', '{"zero": {"theta": 0.5, "tries": 1, "items": {}}}');
  insert into slips (player_id, month, counts) values
    ('11111111-1111-1111-1111-111111111111', '2026-11-01', '{"seq.up.10/after 3": {"one more": 2}}');
  update profiles set coins_spent = 5, things_given = 1 where coins = 9;
  insert into purchases (purchase_id, player_id, thing, sold, coins) values
    ('66666666-6666-6666-6666-666666666666', '11111111-1111-1111-1111-111111111111', 'ball', false, 5);
  insert into owned_things (player_id, thing, paid) values
    ('11111111-1111-1111-1111-111111111111', 'ball', 5),
    ('11111111-1111-1111-1111-111111111111', 'keepsake-number-trail', null);
  insert into nooks (player_id, version, placed) values
    ('11111111-1111-1111-1111-111111111111', 3, '[{"thing": "ball", "x": 1, "y": 900, "layer": 0}]');
  insert into item_counts values ('seq.up.10/after 3', '2026-01-01', 20, 19, 7);
  insert into page_views (route, views) values ('/home', 7);
  insert into removed_profiles (seq) values (99)`;

/** A second player of the first account. */
const SIBLING = `
  insert into profiles (id, account_id, scarf, username, username_key, parent_email) values
    ('55555555-5555-5555-5555-555555555555', '11111111-1111-1111-1111-111111111111', 1, 'Mole', 'mole', 'a@example.org')`;

let home: string;
const databases: FreshDatabase[] = [];

beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'nook-backup-'));
});
afterAll(async () => {
  for (const database of databases) await database.drop();
  rmSync(home, { recursive: true, force: true });
});

async function migrated(): Promise<{ env: NodeJS.ProcessEnv; query: (text: string) => Promise<unknown[]> }> {
  const database = await freshDatabase();
  databases.push(database);
  await migrate(database.url);
  return {
    env: {
      DATABASE_URL: database.url,
      SESSION_SECRET: 'only for tests and of no worth at all',
      BACKUP_DIR: join(home, 'backups'),
      LOG_LEVEL: 'silent',
    },
    query: (text) => ask(database.url, text),
  };
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const ask = (url: string, text: string): Promise<unknown[]> =>
  withClient(url, async (client) => (await client.query<object>(text)).rows);

async function* eachOf(lines: readonly string[]) {
  for (const line of lines) yield await Promise.resolve(line);
}

/** All rows of the kept tables; without transaction numbers, which mean nothing in another database. */
const everything = (query: (text: string) => Promise<unknown[]>) =>
  Promise.all(
    KEPT_TABLES.map((table) =>
      query(`select to_jsonb(t) - 'changed_in' - 'removed_in' as row from ${table} t order by 1`),
    ),
  );

test('every table is either kept or left out on purpose', async () => {
  const { query } = await migrated();
  const rows = await query(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'kysely%'
       and not (select relispartition from pg_class where oid = table_name::regclass)`,
  );
  const names = (rows as { name: string }[]).map(({ name }) => name);
  expect(names.sort()).toEqual([...KEPT_TABLES, ...LEFT_OUT_TABLES].sort());
});

test('a backup restored elsewhere is the same to the last row, and new rows go on after it', async () => {
  const one = await migrated();
  await one.query(SOME_ROWS);
  await one.query(SIBLING);
  const file = join(home, 'whole.backup');
  expect(await runBackupCommand(['backup', file], one.env)).toContain(`Backed up to ${file}`);
  expect(statSync(file).mode & 0o777).toBe(0o600);

  const two = await migrated();
  await two.query(`insert into page_views (route) values ('/play')`);
  await runBackupCommand(['restore', file, '--replace'], two.env);
  expect(await everything(two.query)).toEqual(await everything(one.query));

  await two.query(
    `insert into users (id, email) values ('44444444-4444-4444-4444-444444444444', 'c@example.org')`,
  );
  const added = await two.query(
    `insert into profiles (id, username, username_key, parent_email)
     values ('44444444-4444-4444-4444-444444444444', 'Hare', 'hare', 'c@example.org') returning seq`,
  );
  expect(added).toEqual([{ seq: 4 }]);
});

test('what is no backup, or only part of one, is refused and nothing changes', async () => {
  const { env, query } = await migrated();
  await query(SOME_ROWS);
  const before = await everything(query);
  const part = join(home, 'part.backup');
  await runBackupCommand(['backup', part], env);
  truncateSync(part, statSync(part).size - 20);
  const nonsense = join(home, 'nonsense.backup');
  writeFileSync(nonsense, 'nonsense');

  for (const file of [part, nonsense])
    await expect(runBackupCommand(['restore', file, '--replace'], env)).rejects.toThrow(
      /no backup of Addly Nook/,
    );
  await expect(runBackupCommand(['restore', join(home, 'none'), '--replace'], env)).rejects.toThrow(
    /cannot be found/,
  );
  await expect(runBackupCommand(['restore', home, '--replace'], env)).rejects.toThrow(
    /cannot be read \(EISDIR\)/,
  );
  await expect(runBackupCommand(['restore', part], env)).rejects.toThrow(/say so with --replace/);
  await expect(runBackupCommand(['backup', part], env)).rejects.toThrow(/exists: name another file/);
  expect(await everything(query)).toEqual(before);
});

test('the built-in database is backed up while it is in use, and restored only when it is not', async () => {
  const env = { DATA_DIR: join(home, 'data'), LOG_LEVEL: 'silent' };
  const file = join(home, 'built-in.backup');
  const postgres = await startEmbeddedPostgres({ dataDir: env.DATA_DIR, log: () => undefined });
  try {
    await migrate(postgres.url);
    await ask(postgres.url, SOME_ROWS);
    await runBackupCommand(['backup', file], env);
    await expect(runBackupCommand(['restore', file, '--replace'], env)).rejects.toThrow(
      /in use by another copy/,
    );
    await ask(postgres.url, 'delete from users');
  } finally {
    await postgres.stop();
  }
  expect(await runBackupCommand(['restore', file, '--replace'], env)).toContain('Restored 17 rows');
});

test.each([
  ['db:backup', ['backup']],
  ['db:backup', ['backup', 'named.backup']],
  ['db:restore', ['restore', import.meta.filename, '--replace']],
  ['db:drill', ['drill']],
  ['db:drill', ['drill', import.meta.filename]],
  ['moderate', ['list']],
  ['moderate', ['hide', '00000000-0000-4000-8000-000000000000']],
])('%s %j says that there is no database in a wrong DATA_DIR, and makes none', async (command, args) => {
  const dataDir = join(home, 'forgotten');
  const run = command === 'moderate' ? runModerateCommand : runBackupCommand;
  const failure = await run(args, { DATA_DIR: dataDir, LOG_LEVEL: 'silent' }).catch((error: Error) => error);
  expect(failure).toMatchObject({ name: 'StartError' });
  expect((failure as Error).message).toMatch(`There is no database in DATA_DIR (${dataDir})`);
  expect((failure as Error).message).not.toContain('\n');
  expect(existsSync(dataDir)).toBe(false);
});

test.each([
  ['db:backup', ['backup', 'empty.backup']],
  ['moderate', ['list']],
])('%s of a database in which nothing is yet says so in one line', async (command, args) => {
  const database = await freshDatabase();
  databases.push(database);
  const env = { DATABASE_URL: database.url, SESSION_SECRET: 'only for tests and of no worth at all' };
  const run = command === 'moderate' ? runModerateCommand : runBackupCommand;
  await expect(
    run(
      args.map((one) => (one.endsWith('.backup') ? join(home, one) : one)),
      { ...env, BACKUP_DIR: join(home, 'empty'), LOG_LEVEL: 'silent' },
    ),
  ).rejects.toMatchObject({ name: 'StartError', message: expect.stringMatching(/start the server once/) });
});

test('a backup is put back on a new disk, where no database is yet, when that is said', async () => {
  const { env, query } = await migrated();
  await query(SOME_ROWS);
  const file = join(home, 'lost-disk.backup');
  await runBackupCommand(['backup', file], env);
  const lost = { DATA_DIR: join(home, 'new-disk'), BACKUP_DIR: env.BACKUP_DIR, LOG_LEVEL: 'silent' };
  const args = ['restore', file, '--replace'];
  await expect(runBackupCommand(args, lost)).rejects.toThrow(/or add --new to have one made there/);
  const unknown = { ...lost, BACKUP_DIR: join(home, 'no-deletions') };
  await expect(runBackupCommand([...args, '--new'], unknown)).rejects.toThrow(/--accept-missing-deletions/);
  expect(readdirSync(lost.DATA_DIR)).toEqual([]);
  expect(await runBackupCommand([...args, '--new'], lost)).toContain('Restored 17 rows');
  await expect(runBackupCommand([...args, '--new'], lost)).rejects.toThrow(/there is one: leave it out/);
  expect(await runBackupCommand(args, lost)).toContain('Restored 17 rows');
});

test('players of a backup from before rounds were played again are believed, and may save as much as anybody', async () => {
  const one = await migrated();
  await one.query(SOME_ROWS);
  await one.query('update profiles set allowance = 30');
  const lines: string[] = [];
  await withClient(one.env.DATABASE_URL!, async (client) => {
    for await (const some of backupLines(client)) lines.push(...some.split('\n').filter(Boolean));
  });
  const former = lines
    .map((text) => {
      const line = JSON.parse(text) as { table?: string; row?: Record<string, unknown> };
      if (line.table === 'round_answers')
        return { table: 'answers', row: { attempt_id: line.row!.attempt_id, position: 0, fact: '3+2' } };
      if (line.table !== 'profiles') return line;
      const { row = {} } = line;
      for (const name of ['first_contract', 'believed_left', 'learner_epoch', 'account_id', 'scarf', 'needs'])
        delete row[name];
      return { ...line, row };
    })
    .map((line) => JSON.stringify(line));
  const two = await migrated();
  await withClient(two.env.DATABASE_URL!, (client) => restoreLines(client, eachOf(former)));
  expect(
    await two.query('select first_contract, believed_left, allowance, xp from profiles order by xp'),
  ).toEqual([0, 123].map((xp) => ({ first_contract: true, believed_left: 40, allowance: 7200, xp })));
  // Of today it keeps what it says.
  const three = await migrated();
  await withClient(three.env.DATABASE_URL!, (client) => restoreLines(client, eachOf(lines)));
  expect(await three.query('select distinct first_contract, allowance from profiles')).toEqual([
    { first_contract: false, allowance: 30 },
  ]);
});
