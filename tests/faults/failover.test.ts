import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { expect, it } from 'vitest';
import { startServer } from '#server/main.ts';
import { newPlayer, round } from '#tests/server/support/client.ts';
import { TEST_SECRET } from '#tests/server/support/server.ts';
import { freePort } from '#tests/support/product.ts';
import { hasDebianPostgres, primary, standbyOf } from './support/clusters.ts';
import { serverProcess } from './support/server-process.ts';

/** Source: what is promised to operators, README. */
const BACK_MS = 10_000;
const NOT_HERE = 'Debian’s Postgres is not installed: a standby was not tried here';

/** A primary that answers a save only when the standby has it, and that standby. */
async function pair() {
  const first = await primary();
  await first.start();
  const second = await standbyOf(first, 'other');
  await second.start();
  const url = `postgresql://nook@127.0.0.1:${first.port}/postgres`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("alter system set synchronous_standby_names = 'other'");
  await client.query('select pg_reload_conf()');
  const isInStep = async () =>
    (await client.query("select 1 from pg_stat_replication where sync_state = 'sync'")).rowCount === 1;
  await expect.poll(isInStep).toBe(true);
  await client.end();
  return {
    first,
    second,
    both: `postgresql://nook@127.0.0.1:${first.port},127.0.0.1:${second.port}/postgres`,
  };
}

it('the primary is lost and its standby promoted: back within ten seconds, and no save that was answered is lost', async () => {
  if (!hasDebianPostgres) return console.warn(NOT_HERE);
  const { first, second, both } = await pair();
  const server = await serverProcess(both);
  await server.start();
  const player = await newPlayer(server.url);
  let going = true;
  let saved = 0;
  const worker = async () => {
    for (let body = round({ score: 1 }); going;) {
      const { status } = await player.post('/api/progress', body);
      // One without an answer is the same attempt when it is sent again.
      if (status !== 200) await sleep(50);
      else {
        saved++;
        body = round({ score: 1 });
      }
    }
  };
  const workers = Promise.all(Array.from({ length: 8 }, worker));
  await expect.poll(() => saved).toBeGreaterThan(50);

  await first.kill();
  const lost = Date.now();
  second.promote();
  const before = saved;
  await expect.poll(() => saved, { interval: 20 }).toBeGreaterThan(before + 8);
  const backMs = Date.now() - lost;
  going = false;
  await workers;
  console.log({ backMs, saved });
  expect(backMs).toBeLessThan(BACK_MS);
  expect((await player.get('/api/profile')).body.xp).toBe(saved);
  expect((await player.get('/readyz')).status).toBe(200);
});

it('a standby alone: one line says so, and the server does not start', async () => {
  if (!hasDebianPostgres) return console.warn(NOT_HERE);
  const { second } = await pair();
  const starting = startServer({
    PORT: String(await freePort()),
    DATABASE_URL: `postgresql://nook@127.0.0.1:${second.port}/postgres`,
    SESSION_SECRET: TEST_SECRET,
    LOG_LEVEL: 'silent',
  });
  await expect(starting).rejects.toMatchObject({
    name: 'StartError',
    message: `DATABASE_URL: the database at 127.0.0.1:${second.port} cannot be used (it is a read-only standby): name the primary, or all of them, separated by commas.`,
  });
});
