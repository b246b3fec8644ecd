import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { newPlayer, round, type Answer, type Client } from '#tests/server/support/client.ts';
import { ownPostgres, pipeTo } from './support/own-postgres.ts';
import { serverProcess } from './support/server-process.ts';

const AWAY_MS = 5000;
/** Source: HTTP contract, Conventions. */
const LONGEST_ANSWER_MS = 6000;

interface Timed extends Answer {
  readonly tookMs: number;
}

async function timed(work: Promise<Answer>): Promise<Timed> {
  const start = performance.now();
  return { ...(await work), tookMs: performance.now() - start };
}

const calls = (player: Client) => [
  () => timed(player.get('/api/auth/session')),
  () => timed(player.get('/api/profile')),
  () => timed(player.get('/api/leaderboard')),
  () => timed(player.post('/api/auth/signin', { email: 'a@example.org', password: 'not it at all' })),
  () => timed(player.post('/api/page-views', { route: '/home' })),
];

const expectUnavailable = (answer: Timed) => {
  expect(answer).toMatchObject({
    status: 503,
    body: { code: 'unavailable', message: expect.any(String), requestId: expect.any(String) },
  });
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(answer.tookMs).toBeLessThan(LONGEST_ANSWER_MS);
};

it('Postgres crashes under load and comes back: the server lives, says 503, goes on, and nothing is lost or doubled', async () => {
  const postgres = await ownPostgres();
  const server = await serverProcess(postgres.url);
  await server.start();
  const player = await newPlayer(server.url);

  let going = true;
  let saved = 0;
  const strange: string[] = [];
  const worker = async () => {
    for (let body = round({ score: 1 }); going;) {
      const answer = await timed(player.post('/api/progress', body));
      if (answer.tookMs > LONGEST_ANSWER_MS) strange.push(`${answer.tookMs} ms`);
      if (answer.status === 200) {
        saved++;
        body = round({ score: 1 });
      } else if (answer.status === 503) await sleep(100);
      else strange.push(answer.text);
    }
    // The last one may have been saved without an answer, just before the crash: it is still the same attempt.
  };
  const workers = Promise.all(Array.from({ length: 8 }, worker));
  await sleep(500);
  await postgres.crash();
  const away = Date.now();
  for (const call of calls(player)) expectUnavailable(await call());
  expect((await player.get('/healthz')).status).toBe(200);
  expect(await player.get('/readyz')).toMatchObject({
    status: 503,
    body: { status: 'unavailable', reason: 'database' },
  });
  await sleep(Math.max(0, AWAY_MS - (Date.now() - away)));
  await postgres.start();
  const back = Date.now();
  while ((await player.get('/readyz')).status !== 200 || (await player.get('/api/profile')).status !== 200)
    await sleep(20);
  expect(Date.now() - back).toBeLessThan(2000);
  await sleep(500);
  going = false;
  await workers;
  expect(strange).toEqual([]);
  expect(saved).toBeGreaterThan(10);
  expect((await player.get('/api/profile')).body.xp).toBe(saved);
  expect(server.alive()).toBe(true);
});

it('a network that swallows everything: each answer comes within 6 seconds, the rest stays quick, and all recovers', async () => {
  const postgres = await ownPostgres();
  const pipe = await pipeTo(postgres.url);
  const server = await serverProcess(pipe.url);
  await server.start();
  const player = await newPlayer(server.url);

  pipe.stall();
  // More at once than there are connections, and a second wave that finds them all stuck.
  for (let wave = 0; wave < 2; wave++) {
    const answers = Promise.all([...calls(player), ...calls(player), ...calls(player)].map((call) => call()));
    const health = await timed(player.get('/healthz'));
    expect(health).toMatchObject({ status: 200 });
    expect(health.tookMs).toBeLessThan(500);
    for (const answer of await answers) expectUnavailable(answer);
  }
  expect(await timed(player.get('/readyz'))).toMatchObject({ status: 503, body: { reason: 'database' } });

  pipe.flow();
  const back = Date.now();
  while ((await player.get('/api/profile')).status !== 200) await sleep(50);
  expect(Date.now() - back).toBeLessThan(LONGEST_ANSWER_MS);
  expect(server.alive()).toBe(true);
});
