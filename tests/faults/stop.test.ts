import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { newFamily, newPlayer, PASSWORD, round, type Client } from '#tests/server/support/client.ts';
import { freshDatabase } from '#tests/support/database.ts';
import { serverProcess } from './support/server-process.ts';

/** A save over a connection of its own. Gives the status, or why the connection failed. */
function save(player: Client): Promise<number | string> {
  const { hostname, port } = new URL(player.url);
  return new Promise((resolve) => {
    const cookie = [...player.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const options = {
      hostname,
      port,
      path: '/api/progress',
      method: 'POST',
      agent: new Agent({ keepAlive: false }),
    };
    request({ ...options, headers: { cookie, 'content-type': 'application/json' } }, (answer) => {
      answer
        .resume()
        .on('end', () => resolve(answer.statusCode!))
        .on('error', (error) => resolve(error.message));
    })
      .on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
      .end(JSON.stringify(round({ score: 1 })));
  });
}

it('SIGTERM under load: what was taken on is finished and answered, then the server ends in good order', async () => {
  const database = await freshDatabase();
  onTestFinished(database.drop);
  const server = await serverProcess(database.url);
  await server.start();
  const player = await newPlayer(server.url);
  const outcomes: (number | string)[] = [];
  let going = true;
  const worker = async () => {
    while (going) outcomes.push(await save(player));
  };
  const workers = Promise.all(Array.from({ length: 20 }, worker));
  while (outcomes.length < 100) await sleep(10);
  const start = Date.now();
  const code = await server.end('SIGTERM');
  const took = Date.now() - start;
  going = false;
  await workers;
  expect(code).toBe(0);
  expect(took).toBeLessThan(10_000);
  const answered = outcomes.filter((outcome) => outcome === 200).length;
  expect(answered).toBeGreaterThanOrEqual(100);
  // Who came too late was refused by the system, not by a broken answer.
  expect(new Set(outcomes.filter((outcome) => outcome !== 200 && outcome !== 'ECONNREFUSED'))).toEqual(
    new Set(outcomes.includes('ECONNRESET') ? ['ECONNRESET'] : []),
  );
  const db = new pg.Client(database.url);
  await db.connect();
  expect((await db.query('select from rounds')).rowCount).toBe(answered);
  await db.end();
});

it('SIGTERM while nothing happens ends the server at once, with kept-alive connections open', async () => {
  const database = await freshDatabase();
  onTestFinished(database.drop);
  const server = await serverProcess(database.url);
  await server.start();
  await fetch(`${server.url}/healthz`);
  const start = Date.now();
  expect(await server.end('SIGTERM')).toBe(0);
  expect(Date.now() - start).toBeLessThan(2000);
});

it('SIGTERM while calls are worked on whose clients have left: they still have their database', async () => {
  const database = await freshDatabase();
  onTestFinished(database.drop);
  const server = await serverProcess(database.url);
  await server.start();
  const { email } = await newFamily(server.url);
  const { hostname, port } = new URL(server.url);
  const signIns = Array.from({ length: 8 }, () => {
    const call = request({ hostname, port, path: '/api/auth/signin', method: 'POST', agent: false });
    call.on('error', () => undefined);
    call.setHeader('content-type', 'application/json');
    call.end(JSON.stringify({ email, password: PASSWORD }));
    return call;
  });
  await Promise.race(signIns.map((call) => once(call, 'response')));
  for (const call of signIns) call.destroy();
  expect(await server.end('SIGTERM')).toBe(0);
  expect(server.output()).not.toContain('"level":50');
});
