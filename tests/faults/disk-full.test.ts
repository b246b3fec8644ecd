import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { startEmbeddedPostgres } from '#server/db/embedded.ts';
import { startServer } from '#server/main.ts';
import { newPlayer, round, type Family } from '#tests/server/support/client.ts';
import { backupDirOf, TEST_SECRET } from '#tests/server/support/server.ts';
import { freshDatabase } from '#tests/support/database.ts';
import { freePort } from '#tests/support/product.ts';
import { canMount, smallDisk } from '#tests/support/small-disk.ts';
import { serverProcess } from './support/server-process.ts';

const MEGABYTES = 160;
const NOT_FILLED = 'A full disk was only acted: run the tests as root to fill a real one.';
/** Far more than fit into what a filled disk still has in its tables. */
const TRIES = 3000;

/** Saves until one is refused. Gives that one, and how many were saved. */
async function saveUntilRefused(player: Family) {
  for (let saved = 0; saved < TRIES; saved++) {
    const body = round({ gameId: 'number-trail-high-climb', score: 1 });
    const answer = await player.post('/api/progress', body);
    if (answer.status !== 200) return { saved, body, answer };
  }
  throw new Error('no save was refused');
}

const xpOf = async (player: Family) => (await player.get('/api/profile')).body.xp as number;

/** What is promised, whichever way the disk is full. */
async function expectNothingLost(url: string, fill: () => Promise<void>, empty: () => Promise<void>) {
  const server = await serverProcess(url, { LOG_LEVEL: 'warn' });
  await server.start();
  const player = await newPlayer(server.url);
  await fill();
  const { saved, body, answer } = await saveUntilRefused(player);
  expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable', requestId: expect.any(String) } });
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await player.get('/readyz')).toMatchObject({
    status: 503,
    body: { status: 'unavailable', reason: 'disk_full' },
  });
  await expect
    .poll(() => server.output().match(/not ready: the disk of the database is full: make room there/g))
    .toHaveLength(1);
  expect((await player.get('/healthz')).status).toBe(200);
  expect(await xpOf(player)).toBe(saved);

  await empty();
  await expect.poll(async () => (await player.get('/readyz')).status).toBe(200);
  expect((await player.post('/api/progress', body)).body).toMatchObject({ duplicate: false, xp: saved + 1 });
  expect((await player.post('/api/progress', body)).body.duplicate).toBe(true);
  expect(await xpOf(player)).toBe(saved + 1);
}

it('a database that says its disk is full: saves are refused, nothing is lost, and all recovers by itself', async () => {
  const database = await freshDatabase();
  onTestFinished(database.drop);
  const db = new pg.Client(database.url);
  onTestFinished(() => db.end());
  await db.connect();
  await expectNothingLost(
    database.url,
    async () => {
      await db.query(
        `create function refuse() returns trigger language plpgsql as
         $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`,
      );
      for (const table of ['round_answers', 'disk_probe'])
        await db.query(`create trigger full_disk before insert on ${table} execute function refuse()`);
    },
    async () => {
      for (const table of ['round_answers', 'disk_probe'])
        await db.query(`drop trigger full_disk on ${table}`);
    },
  );
});

/** A disk of its own; undefined where none can be had. */
function newDisk(megabytes: number) {
  if (!canMount) return undefined;
  const home = mkdtempSync(join(tmpdir(), 'nook-disk-'));
  chmodSync(home, 0o711);
  const disk = smallDisk(join(home, 'disk'), megabytes);
  onTestFinished(() => {
    disk.remove();
    rmSync(home, { recursive: true, force: true });
  });
  return disk;
}

const name = canMount
  ? 'a disk that is full: the same'
  : 'a disk that is full: NOT SHOWN HERE, because only root can mount one; the test before stands for it';
it(name, async () => {
  const disk = newDisk(MEGABYTES);
  if (!disk) return console.warn(NOT_FILLED);
  const postgres = await startEmbeddedPostgres({ dataDir: disk.folder, log: () => undefined });
  onTestFinished(() => postgres.stop());
  await expectNothingLost(
    postgres.url,
    async () => disk.fill(),
    async () => disk.empty(),
  );
});

it('a database that ends on its full disk: /readyz and the log go on saying why, and all goes on when it is back', async () => {
  const disk = newDisk(MEGABYTES);
  if (!disk) return console.warn(NOT_FILLED);
  const begin = () => startEmbeddedPostgres({ dataDir: disk.folder, log: () => undefined });
  const before = await begin();
  const server = await serverProcess(before.url, { LOG_LEVEL: 'warn' });
  await server.start();
  const player = await newPlayer(server.url);
  disk.fill();
  const { saved, body } = await saveUntilRefused(player);
  await before.stop();
  expect((await player.post('/api/progress', body)).status).toBe(503);
  expect((await player.get('/readyz')).body.reason).toBe('disk_full');
  disk.empty();
  const after = await begin();
  onTestFinished(() => after.stop());
  expect(after.url).toBe(before.url);
  await expect.poll(async () => (await player.get('/readyz')).status).toBe(200);
  expect((await player.post('/api/progress', body)).body).toMatchObject({ duplicate: false, xp: saved + 1 });
  await expect
    .poll(() => server.output().match(/not ready: [^"]*|ready again/g))
    .toEqual([
      expect.stringMatching(
        /^not ready: the disk of the database is full: make room there, and see that it runs again; /,
      ),
      'ready again',
    ]);
});

it('a start where there is no room: one line says so, and the same start works when there is', async () => {
  const disk = newDisk(MEGABYTES);
  if (!disk) return console.warn(NOT_FILLED);
  const start = async (env: Readonly<Record<string, string>>) => {
    const port = String(await freePort());
    return startServer({ PORT: port, LOG_LEVEL: 'silent', SESSION_SECRET: '', ...env });
  };
  const own = { DATA_DIR: join(disk.folder, 'own') };
  const line = `DATA_DIR (${own.DATA_DIR}) is on a full disk: make room there, or set DATA_DIR to another folder.`;
  const refusal = { name: 'StartError', message: line };
  // Never started before, and not even a secret can be kept.
  disk.fill();
  await expect(start(own)).rejects.toMatchObject(refusal);
  disk.empty();
  // No room for a database.
  writeFileSync(join(disk.folder, 'most'), Buffer.alloc((MEGABYTES - 20) * 1_000_000));
  await expect(start(own)).rejects.toMatchObject(refusal);
  rmSync(join(disk.folder, 'most'));
  const first = await start(own);
  await first.stop();
  // There is one, and nothing can be added.
  disk.fill();
  await expect(start(own)).rejects.toMatchObject(refusal);
  disk.empty();
  await (await start(own)).stop();
});

it('a database whose disk has no room for the tables: one line says so', async () => {
  const disk = newDisk(MEGABYTES);
  if (!disk) return console.warn(NOT_FILLED);
  const postgres = await startEmbeddedPostgres({ dataDir: disk.folder, log: () => undefined });
  onTestFinished(() => postgres.stop());
  const start = async () =>
    startServer({
      PORT: String(await freePort()),
      DATABASE_URL: postgres.url,
      SESSION_SECRET: TEST_SECRET,
      BACKUP_DIR: backupDirOf(postgres.url),
      LOG_LEVEL: 'silent',
    });
  disk.fill();
  await expect(start()).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringMatching(
      /^DATABASE_URL: the database at \S+ cannot be used \(its disk is full\): make room there; nothing was changed\.$/,
    ),
  });
  disk.empty();
  await (await start()).stop();
});
