import { spawn, type ChildProcess } from 'node:child_process';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '#server/db/embedded.ts';

const lines: string[] = [];
const started: EmbeddedPostgres[] = [];
let home: string;

beforeAll(() => {
  home = fs.mkdtempSync(join(tmpdir(), 'nook-embedded-'));
});
afterEach(async () => {
  await Promise.all(started.splice(0).map((postgres) => postgres.stop()));
});
afterAll(() => fs.rmSync(home, { recursive: true, force: true }));

async function start(name: string, more: { tcp?: boolean } = {}): Promise<EmbeddedPostgres> {
  const options = { dataDir: join(home, name), log: (line: string) => void lines.push(line), ...more };
  const postgres = await startEmbeddedPostgres({ ...options, settings: { fsync: 'off' } });
  started.push(postgres);
  return postgres;
}

async function query(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query(statement);
  await client.end();
  return rows;
}

const postmaster = (name: string) =>
  Number(fs.readFileSync(join(home, name, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);

test('keeps what was written over a stop and a start, and leaves no process behind', async () => {
  const first = await start('kept');
  await query(first.url, 'create table kept as select 42 as answer');
  const pid = postmaster('kept');
  await first.stop();
  // A killed process keeps its id until its parent, this process, has noticed.
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), { timeout: 30_000 });

  const second = await start('kept');
  expect(await query(second.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
});

test('knows small and capital letters of every script', async () => {
  const { url } = await start('kept');
  expect(await query(url, "select lower('ÉŁ') as small")).toEqual([{ small: 'éł' }]);
});

test('refuses a folder that another copy uses, and says what to do', async () => {
  await start('shared');
  await expect(start('shared')).rejects.toThrow(/in use by another copy of Addly Nook: stop that one/);
});

test('refuses a folder that cannot be one', async () => {
  fs.writeFileSync(join(home, 'file'), '');
  await expect(start('file')).rejects.toThrow(/DATA_DIR .* cannot be written \(EEXIST\): set DATA_DIR/);
});

test('refuses data of another version of Postgres', async () => {
  fs.mkdirSync(join(home, 'old/postgres'), { recursive: true });
  fs.writeFileSync(join(home, 'old/postgres/PG_VERSION'), '12\n');
  await expect(start('old')).rejects.toThrow(/holds data of Postgres 12, this is Postgres 18/);
});

test.for([false, true])(
  'comes back by itself at the same address when Postgres is killed (TCP: %s)',
  async (tcp) => {
    const name = tcp ? 'killed-tcp' : 'killed';
    const { url } = await start(name, { tcp });
    await query(url, 'create table kept as select 1 as one');
    lines.length = 0;
    process.kill(postmaster(name), 'SIGKILL');
    await expect.poll(() => lines).toContain('The built-in database is back.');
    expect(await query(url, 'select one from kept')).toEqual([{ one: 1 }]);
  },
);

test('takes over the Postgres that a killed copy left running', async () => {
  const dataDir = join(home, 'orphan');
  const child = await startElsewhere(dataDir);
  const pid = postmaster('orphan');
  child.kill('SIGKILL');
  await new Promise((done) => child.once('exit', done));

  const { url, stop } = await start('orphan');
  expect(postmaster('orphan')).toBe(pid);
  expect(await query(url, 'select note from notes')).toEqual([{ note: 'written before the kill' }]);
  await stop();
  await expect(query(url, 'select 1')).rejects.toThrow(/ENOENT|ECONNREFUSED/);
});

test('works in a folder that others may not pass, and with a path too long for a socket', async () => {
  const folder = join(home, 'closed');
  fs.mkdirSync(folder, { mode: 0o700 });
  const { url } = await start(join('closed', 'a-very-long-name-of-a-folder'.repeat(4)));
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('over TCP it asks for its password', async () => {
  const { url } = await start('tcp', { tcp: true });
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  const without = new URL(url);
  without.password = 'wrong';
  await expect(query(without.href, 'select 1')).rejects.toThrow(/password authentication failed/);
});

/** A separate program that starts the database, writes a note and keeps running. */
async function startElsewhere(dataDir: string): Promise<ChildProcess> {
  const program = `
    import { runnerImport } from 'vite';
    import pg from 'pg';
    const { module } = await runnerImport('./server/db/embedded.ts', { configFile: false, logLevel: 'error' });
    const { url } = await module.startEmbeddedPostgres({ dataDir: process.env.FOLDER, log: console.log });
    const client = new pg.Client(url);
    await client.connect();
    await client.query("create table notes as select 'written before the kill' as note");
    console.log('ready');
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    env: { ...process.env, FOLDER: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const text of child.stdout) if (String(text).includes('ready')) return child;
  throw new Error('the other program ended early');
}
