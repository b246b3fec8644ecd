import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startNginx, type Nginx } from './support/nginx.ts';

/** Source: HTTP contract, Conventions; and what a slow machine adds. */
const LONGEST_ANSWER_MS = 6000 + 1000;
const HASHING_MS = 7000;

/** Two copies by name: what nginx makes of their answers, without a product behind them. */
type Answer = (req: http.IncomingMessage, res: http.ServerResponse) => void;
const answers: Record<'one' | 'two', Answer> = { one: () => undefined, two: () => undefined };
const servers: http.Server[] = [];
let nginx: Nginx;
beforeAll(async () => {
  for (const name of ['one', 'two'] as const) {
    answers[name] = (_req, res) => res.end(name);
    const server = http.createServer((req, res) => answers[name](req, res)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    servers.push(server);
  }
  const [one, two] = servers.map((server) => (server.address() as AddressInfo).port);
  nginx = await startNginx([one!, two!]);
});
afterAll(async () => {
  await nginx?.stop();
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

const asked = async (path: string, method = 'GET') => {
  const start = performance.now();
  const answer = await fetch(nginx.http + path, { method });
  const text = await answer.text();
  return { status: answer.status, text, ms: performance.now() - start };
};

it('one copy is silent: what every page asks of sign-in is answered by the other, in time', async () => {
  answers.one = () => undefined;
  answers.two = (_req, res) => res.end('two');
  const all = await Promise.all(Array.from({ length: 20 }, () => asked('/api/auth/session')));
  expect(all.map(({ status, text }) => [status, text])).toEqual(all.map(() => [200, 'two']));
  expect(Math.max(...all.map(({ ms }) => ms))).toBeLessThan(LONGEST_ANSWER_MS);
});

it('a password may wait for its turn to be hashed, and nothing else', async () => {
  answers.one = answers.two = (_req, res) => void sleep(HASHING_MS).then(() => res.end('late'));
  const [password, end] = await Promise.all([
    asked('/api/auth/signin', 'POST'),
    asked('/api/auth/signout', 'POST'),
  ]);
  expect(password).toMatchObject({ status: 200, text: 'late' });
  expect(end.status).toBe(503);
  expect(JSON.parse(end.text)).toMatchObject({ code: 'unavailable' });
  expect(end.ms).toBeLessThan(LONGEST_ANSWER_MS);
});

it('only one copy has a picture’s version: it is asked, and what came once stays', async () => {
  answers.one = (_req, res) => res.writeHead(404, { 'cache-control': 'no-store' }).end();
  answers.two = (_req, res) =>
    res.writeHead(200, { 'cache-control': 'public, max-age=31536000, immutable' }).end('two');
  for (const folder of ['games', 'pictures', 'sounds'])
    for (let n = 0; n < 4; n++)
      expect(await asked(`/${folder}/some?v=${n}`)).toMatchObject({ status: 200, text: 'two' });
  answers.two = answers.one;
  expect(await asked('/pictures/some?v=0')).toMatchObject({ status: 200, text: 'two' });
  expect((await asked('/pictures/some?v=9')).status).toBe(404);
});

it('a file without a version is asked for each time', async () => {
  let count = 0;
  answers.one = answers.two = (_req, res) =>
    res.writeHead(200, { 'cache-control': 'public, max-age=300' }).end(`${++count}`);
  expect([await asked('/games/some.json'), await asked('/games/some.json')]).toMatchObject([
    { text: '1' },
    { text: '2' },
  ]);
});

it('pages learn whether the server is there, and nobody outside whether it is ready', async () => {
  answers.one = answers.two = (req, res) => res.end(req.url);
  expect(await asked('/healthz')).toMatchObject({ status: 200, text: '/healthz' });
  expect((await asked('/readyz')).status).toBe(404);
});
