import { randomUUID } from 'node:crypto';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runBackupCommand } from '#server/backup.ts';
import { findBackups, nameOf } from '#server/backups/files.ts';
import { backUpAndLog, backUpIfDue } from '#server/backups/schedule.ts';
import { migrate } from '#server/db/migrate.ts';
import { createDeletions } from '#server/deletions/deletions.ts';
import { createLog } from '#server/http/logging.ts';
import { createSecurityLog } from '#server/security-log.ts';
import { freshDatabase, type FreshDatabase } from '#tests/support/database.ts';
import { TEST_SECRET } from './support/server.ts';

const KEY = 'correct horse battery staple';
const DAY_MS = 86_400_000;
const TELLTALE = 'telltale@example.org';

let home: string;
let database: FreshDatabase;
let db: pg.Client;
beforeAll(async () => {
  home = fs.mkdtempSync(join(tmpdir(), 'nook-kept-'));
  database = await freshDatabase();
  await migrate(database.url);
  db = new pg.Client(database.url);
  await db.connect();
});
afterAll(async () => {
  await db.end();
  await database.drop();
  fs.rmSync(home, { recursive: true, force: true });
});

const users = async () =>
  (await db.query<{ email: string }>('select email from users order by 1')).rows.map((row) => row.email);

async function fill(many: number): Promise<string[]> {
  await db.query('truncate users cascade; truncate rounds cascade; truncate left_behind');
  const { rows } = await db.query<{ id: string }>(
    `insert into users (email) select case n when 1 then '${TELLTALE}' else 'parent' || n || '@example.org' end
     from generate_series(1, ${many}) n returning id`,
  );
  return rows.map(({ id }) => id);
}

const envOf = (folder: string, more: Record<string, string> = {}) => ({
  DATABASE_URL: database.url,
  SESSION_SECRET: TEST_SECRET,
  BACKUP_DIR: join(home, folder),
  LOG_LEVEL: 'silent',
  ...more,
});

const deletionsIn = (folder: string) =>
  createDeletions({ folder: join(home, folder), keepDays: 30, security: { note: () => undefined } });

/** Collects the schedule's log lines. */
function logInto(lines: Record<string, unknown>[]) {
  return createLog('warn', { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) });
}

async function refusal(args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  const error = (await runBackupCommand(args, env).catch((thrown: unknown) => thrown)) as Error;
  expect(error.name).toBe('StartError');
  expect(error.message).not.toContain('\n');
  expect(error.message).not.toContain(TELLTALE);
  return error.message;
}

describe('an encrypted backup', () => {
  const env = () => envOf('sealed', { BACKUP_KEY: KEY });

  it('holds nothing that can be read, and comes back with its key', async () => {
    await fill(3000);
    const before = await users();
    const file = join(home, 'sealed.backup');
    await runBackupCommand(['backup', file], env());
    expect(fs.readFileSync(file, 'latin1')).not.toContain('example');
    await fill(1);
    await runBackupCommand(['restore', file, '--replace'], env());
    expect(await users()).toEqual(before);
  });

  it.each([
    ['without a key', {}, /is encrypted: set BACKUP_KEY/],
    ['with another key', { BACKUP_KEY: 'incorrect horse battery' }, /BACKUP_KEY is not the key that/],
  ])('%s is refused in one line', async (_what, key, message) => {
    const before = await users();
    const file = join(home, 'sealed.backup');
    expect(await refusal(['restore', file, '--replace'], envOf('sealed', key))).toMatch(message);
    expect(await users()).toEqual(before);
  });

  it('of which one bit was changed, a piece cut off, or the end is missing, is refused and nothing changes', async () => {
    const before = await users();
    const whole = fs.readFileSync(join(home, 'sealed.backup'));
    const flipped = Buffer.from(whole);
    flipped[whole.length - 40]! ^= 1;
    const reordered = Buffer.concat([whole.subarray(0, 60), whole.subarray(200)]);
    for (const [name, bytes] of Object.entries({
      flipped,
      reordered,
      cut: whole.subarray(0, whole.length - 500),
      beginning: whole.subarray(0, 30),
    })) {
      const file = join(home, `${name}.backup`);
      fs.writeFileSync(file, bytes);
      expect(await refusal(['restore', file, '--replace'], env())).toMatch(/damaged one: use another/);
    }
    expect(await users()).toEqual(before);
  });
});

describe('a damaged file', () => {
  const header = JSON.stringify({ format: 'addly-nook backup 1', madeAt: new Date(Date.now() + 3_600_000) });
  const row = (over: object) =>
    JSON.stringify({ table: 'users', row: { id: randomUUID(), email: TELLTALE, ...over } });

  it.each([
    ['a row that the database does not take', [header, row({ id: 'no id' }), '{"rows":1}'], /Postgres 22P02/],
    ['a row without what it needs', [header, row({ email: null }), '{"rows":1}'], /Postgres 23502/],
    ['the same row twice', [header, row({ id: 1 }), row({ id: 1 }), '{"rows":2}'], /Postgres 22P02/],
    [
      'a table of another program',
      [header, `{"table":"pg_authid","row":{"${TELLTALE}":1}}`, '{"rows":1}'],
      /table that is not known/,
    ],
    [
      'no row but a text',
      [header, `{"table":"users","row":"${TELLTALE}"}`, '{"rows":1}'],
      /could not be restored|not whole/,
    ],
    [
      'fewer rows than it says',
      [header, row({ user_metadata: {}, created_at: new Date() }), '{"rows":2}'],
      /not whole|could not be restored/,
    ],
    ['no end', [header], /not whole/],
    ['words', [TELLTALE], /no backup of Addly Nook/],
    ['a number', ['7'], /no backup of Addly Nook/],
  ])('with %s is refused in one line that holds none of it', async (_what, lines, message) => {
    await fill(2);
    await deletionsIn('damaged').prepare();
    const before = await users();
    const file = join(home, 'made-up.backup');
    fs.writeFileSync(file, gzipSync(lines.join('\n')));
    expect(await refusal(['restore', file, '--replace'], envOf('damaged'))).toMatch(message);
    expect(await users()).toEqual(before);
  });
});

describe('what was deleted since', () => {
  it('does not come back with a backup', async () => {
    const [gone, ...kept] = await fill(3);
    const env = envOf('since');
    await db.query(
      `insert into profiles (id, username, username_key, parent_email) values ($1, 'Gone', 'gone', 'x')`,
      [gone],
    );
    await runBackupCommand(['backup', join(home, 'since.backup')], env);
    await deletionsIn('since').append('account', gone!);
    await db.query('delete from users');
    const lines: Record<string, unknown>[] = [];
    await runBackupCommand(['restore', join(home, 'since.backup'), '--replace'], env, logInto(lines));
    expect((await db.query<{ id: string }>('select id from users')).rows.map(({ id }) => id).sort()).toEqual(
      kept.sort(),
    );
    expect((await db.query('select from profiles')).rowCount).toBe(0);
    expect((await db.query('select from left_behind')).rowCount).toBe(1);
    expect(lines).toMatchObject([
      { security: 'restored', rows: 4 },
      { security: 'deletions_applied', account: 1 },
    ]);
  });

  it('is not known for a backup older than the file, or without one: refused, unless the operator accepts that', async () => {
    await fill(2);
    const file = join(home, 'old.backup');
    await runBackupCommand(['backup', file], envOf('old'));
    const before = await users();
    const later = envOf('later');
    expect(await refusal(['restore', file, '--replace'], later)).toMatch(
      /file of deletions is not in BACKUP_DIR.*--accept-missing-deletions/,
    );
    await deletionsIn('later').prepare();
    expect(await refusal(['restore', file, '--replace'], later)).toMatch(/file of deletions begins at/);
    expect(await users()).toEqual(before);
    await fill(8000);
    for (const BACKUP_KEY of ['', KEY]) {
      const big = join(home, `big${BACKUP_KEY.length}.backup`);
      await runBackupCommand(['backup', big], envOf('old', { BACKUP_KEY }));
      expect(fs.statSync(big).size).toBeGreaterThan(3 * 65_536);
      const said = await refusal(['restore', big, '--replace'], envOf('nowhere', { BACKUP_KEY }));
      expect(said).toMatch(/is not in BACKUP_DIR.*--accept-missing-deletions/);
    }
    const lines: Record<string, unknown>[] = [];
    await runBackupCommand(
      ['restore', file, '--replace', '--accept-missing-deletions'],
      later,
      logInto(lines),
    );
    expect(lines.map((line) => line.security)).toEqual(['missing_deletions_accepted', 'restored']);
    expect(await users()).toEqual(before);
  });
});

describe('the drill', () => {
  it('restores the newest backup beside the database, counts, and leaves no trace', async () => {
    await fill(7);
    const env = envOf('drill', { BACKUP_KEY: KEY });
    expect(await refusal(['drill'], env)).toMatch(/There is no backup in BACKUP_DIR/);
    await runBackupCommand(['backup'], env);
    await fill(9);
    const said = await runBackupCommand(['drill'], env);
    expect(said).toMatch(/^users +7 +7 +9$/m);
    expect(said).toMatch(/can be restored\.$/);
    expect((await db.query(`select from pg_database where datname like 'nook_drill_%'`)).rowCount).toBe(0);
    expect(await users()).toHaveLength(9);
  });

  it('fails when a count is not what the backup says, or the file is damaged', async () => {
    const env = envOf('bad-drill');
    fs.mkdirSync(env.BACKUP_DIR);
    const file = join(env.BACKUP_DIR, nameOf(new Date()));
    const header = JSON.stringify({ format: 'addly-nook backup 1', madeAt: new Date() });
    fs.writeFileSync(file, gzipSync(`${header}\n{"rows":0,"counts":{"users":1}}`));
    await expect(runBackupCommand(['drill'], env)).rejects.toThrow(
      /^users +1 +0 +9[\s\S]*is not whole: users\.$/m,
    );
    fs.writeFileSync(file, 'nonsense');
    expect(await refusal(['drill'], env)).toMatch(/damaged one/);
    expect((await db.query(`select from pg_database where datname like 'nook_drill_%'`)).rowCount).toBe(0);
  });
});

describe('scheduled backups', () => {
  const schedule = (folder: string) => ({
    config: { backupEveryMs: DAY_MS, backupDir: join(home, folder), backupKeepDays: 30, backupKey: KEY },
    url: database.url,
    log: createLog('silent'),
    security: { note: () => undefined },
  });
  const plant = (folder: string, agoMs: number) => {
    fs.mkdirSync(join(home, folder), { recursive: true });
    const file = join(home, folder, nameOf(new Date(Date.now() - agoMs)));
    fs.writeFileSync(file, '');
    return file;
  };

  it('are made by one server of several, when the newest is old enough', async () => {
    const made = await Promise.all(Array.from({ length: 5 }, () => backUpIfDue(schedule('several'))));
    expect(made.filter(Boolean)).toHaveLength(1);
    expect(await backUpIfDue(schedule('several'))).toBeUndefined();
    expect(await findBackups(join(home, 'several'))).toHaveLength(1);
    expect(fs.statSync(made.find(Boolean)!).mode & 0o777).toBe(0o600);
  });

  it('go when they have had their days, and never the newest', async () => {
    const [old, kept] = [plant('days', 31 * DAY_MS), plant('days', 29 * DAY_MS)];
    const half = join(home, 'days', 'nook-x.unfinished');
    fs.writeFileSync(half, '');
    fs.utimesSync(half, 0, 0);
    const made = await backUpIfDue(schedule('days'));
    expect(fs.readdirSync(join(home, 'days')).sort()).toEqual(
      [kept, made!].map((file) => file.split('/').at(-1)).sort(),
    );
    expect(fs.existsSync(old)).toBe(false);
  });

  it('do not wait for a year because a clock was a year ahead', async () => {
    const ahead = plant('ahead', -365 * DAY_MS);
    expect(await backUpIfDue(schedule('ahead'))).toBeDefined();
    expect(fs.existsSync(ahead)).toBe(false);
  });

  it('that cannot be written are told of, and tried again', async () => {
    fs.writeFileSync(join(home, 'no-folder'), '');
    const lines: Record<string, unknown>[] = [];
    const log = logInto(lines);
    const options = { ...schedule('no-folder'), log, security: createSecurityLog(log, TEST_SECRET) };
    await backUpAndLog(options);
    expect(lines).toMatchObject([{ security: 'backup_failed', reason: 'ENOTDIR' }]);
    fs.unlinkSync(join(home, 'no-folder'));
    await backUpAndLog(options);
    expect(await findBackups(join(home, 'no-folder'))).toHaveLength(1);
  });
});
