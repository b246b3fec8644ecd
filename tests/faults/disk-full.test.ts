import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { startEmbeddedPostgres } from '#server/db/embedded.ts';
import { newPlayer, round, type Family } from '#tests/server/support/client.ts';
import { freshDatabase } from '#tests/support/database.ts';
import { serverProcess } from './support/server-process.ts';

const MEGABYTES = 160;
/** Far more than fit into what a filled disk still has in its tables. */
const TRIES = 3000;

/** Only root may mount a disk of its own, and only where there is such a thing. */
const canMount = process.platform === 'linux' && process.getuid?.() === 0;

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
  const server = await serverProcess(url);
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

const name = canMount
  ? 'a disk that is full: the same'
  : 'a disk that is full: NOT SHOWN HERE, because only root can mount one; the test before stands for it';
it(name, async () => {
  if (!canMount) return console.warn('A full disk was only acted: run the tests as root to fill a real one.');
  const disk = mkdtempSync(join(tmpdir(), 'nook-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${MEGABYTES}m,mode=0711`, 'none', disk]);
  onTestFinished(() => {
    execFileSync('umount', ['--lazy', disk]);
    rmSync(disk, { recursive: true, force: true });
  });
  chmodSync(disk, 0o711);
  const postgres = await startEmbeddedPostgres({ dataDir: disk, log: () => undefined });
  onTestFinished(() => postgres.stop());
  const filler = join(disk, 'filler');
  await expectNothingLost(
    postgres.url,
    async () => {
      const { bavail, bsize } = statfsSync(disk);
      writeFileSync(filler, Buffer.alloc(bavail * bsize));
    },
    async () => rmSync(filler),
  );
});
