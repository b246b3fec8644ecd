import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { expect, it } from 'vitest';
import { newPlayer, PASSWORD, round, type Family } from '#tests/server/support/client.ts';
import { ownPostgres } from '#tests/faults/support/own-postgres.ts';
import { serverProcess } from '#tests/faults/support/server-process.ts';
import { watch } from './watcher.ts';

const ROUNDS = 100_000;
const ANSWERS = 1_000_000;
const SESSIONS = 2_000_000;
const UNCONFIRMED = 100_000;
const MEGABYTE = 1_000_000;
/** The limit that this test guards. */
const LONGEST_P99_MS = 250;
const GONE_SECONDS = 60;
const CLEAN_SECONDS = 600;

async function world() {
  const postgres = await ownPostgres();
  const server = await serverProcess(postgres.url, { LOG_LEVEL: 'warn' });
  await server.start();
  const db = new pg.Client(postgres.url);
  db.on('error', () => undefined);
  await db.connect();
  const count = async (what: string) =>
    Number((await db.query<{ n: string }>(`select count(*) as n from ${what}`)).rows[0]!.n);
  return { server, db, count };
}

const seconds = (since: number) => Math.round((performance.now() - since) / 100) / 10;

/** Reads everything and stores nothing of it. Returns its length in bytes and its last line. */
async function takeExport(player: Family): Promise<{ bytes: number; end: string }> {
  const cookie = [...player.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await fetch(`${player.url}/api/account/export`, {
    headers: { cookie, 'accept-encoding': 'identity' },
  });
  if (answer.status !== 200) throw new Error(await answer.text());
  let bytes = 0;
  let end = '';
  for await (const chunk of answer.body!) {
    bytes += (chunk as Uint8Array).length;
    end = Buffer.from(chunk as Uint8Array)
      .toString()
      .slice(-4);
  }
  return { bytes, end };
}

it('an account with a million answers is exported and deleted while the server serves', async () => {
  const { server, db, count } = await world();
  const [large, other] = [await newPlayer(server.url), await newPlayer(server.url)];
  await large.post('/api/progress', round());
  await db.query(
    `insert into rounds select gen_random_uuid(), user_id, game_id, score, xp, coins, xp_after, coins_after,
       finished_at, saved_at - n * interval '1 second' from rounds, generate_series(2, ${ROUNDS}) n where user_id = $1`,
    [large.userId],
  );
  await db.query(
    `insert into round_answers (attempt_id, player_id, game_id, finished_at, saved_at, answers)
     select rounds.attempt_id, user_id, rounds.game_id, rounds.finished_at, rounds.saved_at, of_one.answers
     from rounds, (select json_agg(json_build_array('add.10/3+2', 0, null, 0, 1, 0, false)) as answers
       from generate_series(1, ${ANSWERS / ROUNDS})) as of_one
     where user_id = $1 and not exists (select from round_answers done where done.attempt_id = rounds.attempt_id)`,
    [large.userId],
  );
  await db.query('vacuum analyze rounds, round_answers');
  await large.post('/api/auth/again', { password: PASSWORD });

  const before = server.memory();
  let most = before;
  const measuring = setInterval(() => (most = Math.max(most, server.memory())), 200);
  const exportWatch = watch(other);
  const exportStart = performance.now();
  const { bytes, end } = await takeExport(large);
  const exportSeconds = seconds(exportStart);
  const whileExporting = await exportWatch();
  clearInterval(measuring);
  expect(end).toBe(']\n}\n');
  expect(await count('round_answers')).toBe(ROUNDS);

  const deletionWatch = watch(other);
  const deletionStart = performance.now();
  const { status } = await large.send('DELETE', '/api/account', { confirm: 'DELETE', password: PASSWORD });
  const answeredSeconds = seconds(deletionStart);
  expect(status).toBe(204);
  while ((await count('left_behind')) > 0) await sleep(500);
  const goneSeconds = seconds(deletionStart);
  const whileDeleting = await deletionWatch();
  expect([await count('rounds'), await count('round_answers')]).toEqual([0, 0]);

  console.log({
    export: {
      seconds: exportSeconds,
      megabytes: Math.round(bytes / MEGABYTE),
      memoryGrewBy: Math.round((most - before) / MEGABYTE),
      ...whileExporting,
    },
    deletion: { answeredSeconds, goneSeconds, ...whileDeleting },
  });
  // All at once, rows and text, would take a gigabyte.
  expect(most - before).toBeLessThan(250 * MEGABYTE);
  expect(goneSeconds).toBeLessThan(GONE_SECONDS);
  expect(whileExporting.p99).toBeLessThan(LONGEST_P99_MS);
  expect(whileDeleting.p99).toBeLessThan(LONGEST_P99_MS);
  await db.end();
});

it('two million stale sessions and 100,000 unconfirmed accounts are cleaned away while the server serves', async () => {
  const { server, db, count } = await world();
  const player = await newPlayer(server.url);
  await db.query(
    `insert into session select 'stale ' || n, '{"cookie":{},"userId":"00000000-0000-4000-8000-000000000000"}', now() - interval '1 day'
     from generate_series(1, ${SESSIONS}) n`,
  );
  await db.query(
    `insert into users (email, created_at) select 'n' || n || '@example.org', now() - interval '8 days'
     from generate_series(1, ${UNCONFIRMED}) n`,
  );
  await db.query('vacuum analyze session, users');
  // Its first cleaning comes a minute after the start.
  await server.end('SIGTERM');
  await server.start();
  const stop = watch(player);
  while ((await count('session')) > SESSIONS - 1000) await sleep(1000);
  const start = performance.now();
  while ((await count(`users where confirmed_at is null`)) > 0 || (await count('session')) > 1)
    await sleep(2000);
  const cleanSeconds = seconds(start);
  const whileCleaning = await stop();
  console.log({ cleaning: { seconds: cleanSeconds, ...whileCleaning } });
  expect(cleanSeconds).toBeLessThan(CLEAN_SECONDS);
  expect(whileCleaning.p99).toBeLessThan(LONGEST_P99_MS);
  await db.end();
});
