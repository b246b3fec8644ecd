import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { freshDatabase } from '#tests/support/database.ts';
import { newPlayer, round, type Client } from '#tests/server/support/client.ts';
import { serverProcess } from './support/server-process.ts';

const SAVES = 300;
const KILLS = 4;
const AT_ONCE = 6;

/** As the pages do it: the same attempt again until there is an answer. Gives how often it was sent. */
async function saveWithRetries(player: Client, body: object): Promise<number> {
  for (let sent = 1; ; sent++) {
    const answer = await player.post('/api/progress', body).catch(() => undefined);
    if (answer?.status === 200) return sent;
    if (answer && answer.status !== 503) throw new Error(`${answer.status} ${answer.text}`);
    await sleep(50);
  }
}

it('300 saves with retries while the server is killed four times: each is there once', async () => {
  const database = await freshDatabase();
  onTestFinished(database.drop);
  const server = await serverProcess(database.url);
  const firstStart = Date.now();
  await server.start();
  const startMs = Date.now() - firstStart;
  const player = await newPlayer(server.url);
  const bodies = Array.from({ length: SAVES }, () => round({ score: 1 }));
  let next = 0;
  let done = 0;
  let retried = 0;
  const worker = async () => {
    for (let body = bodies[next++]; body; body = bodies[next++]) {
      if ((await saveWithRetries(player, body)) > 1) retried++;
      done++;
      // Spread over the time of the kills.
      await sleep(10);
    }
  };
  const workers = Promise.all(Array.from({ length: AT_ONCE }, worker));
  const restarts: number[] = [];
  for (let kill = 1; kill <= KILLS; kill++) {
    while (done < (SAVES / (KILLS + 1)) * kill) await sleep(5);
    await server.end('SIGKILL');
    const start = Date.now();
    await server.start();
    restarts.push(Date.now() - start);
  }
  await workers;
  expect(retried).toBeGreaterThan(0);
  // A start that follows a kill takes no longer than any other.
  expect(Math.max(...restarts)).toBeLessThan(Math.max(5000, 3 * startMs));
  expect((await player.get('/api/profile')).body).toMatchObject({ xp: SAVES, level: SAVES / 100 + 1 });
  const db = new pg.Client(database.url);
  await db.connect();
  expect((await db.query('select from rounds')).rowCount).toBe(SAVES);
  await db.end();
  expect(await server.end('SIGTERM')).toBe(0);
});
