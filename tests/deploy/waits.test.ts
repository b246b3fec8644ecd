import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startNginx, type Nginx } from './support/nginx.ts';

/** Source: HTTP contract, Conventions; and what a slow machine adds. */
const LONGEST_ANSWER_MS = 6000 + 1000;
const HASHING_MS = 7000;
/** Source: deploy/nginx/locations.conf, @reads. */
const READ_TRY_MS = 2700;

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

it('one copy is silent: what is read is answered by the other, in time', async () => {
  answers.one = () => undefined;
  answers.two = (_req, res) => res.end('two');
  const reads = ['/api/auth/session', '/api/profile', '/api/leaderboard?x=1'];
  const all = await Promise.all(reads.flatMap((path) => Array.from({ length: 10 }, () => asked(path))));
  expect(all.map(({ status, text }) => [status, text])).toEqual(all.map(() => [200, 'two']));
  const ms = Math.max(...all.map((one) => one.ms));
  // One of them was asked first.
  expect(ms).toBeGreaterThan(READ_TRY_MS - 100);
  expect(ms).toBeLessThan(READ_TRY_MS + 1000);
});

it('both copies are silent: who reads is told 503 in time, by the contract’s words, and pages still come', async () => {
  answers.one = answers.two = (req, res) => void (req.url!.startsWith('/api/') || res.end('page'));
  const all = await Promise.all(Array.from({ length: 10 }, () => asked('/api/profile')));
  expect(all.map(({ status }) => status)).toEqual(all.map(() => 503));
  expect(JSON.parse(all[0]!.text)).toMatchObject({ code: 'unavailable' });
  expect(Math.max(...all.map((one) => one.ms))).toBeLessThan(LONGEST_ANSWER_MS);
  expect(await asked('/login')).toMatchObject({ status: 200, text: 'page' });
});

it('a page that every copy has just failed is asked for once more', async () => {
  let calls = 0;
  answers.one = answers.two = (_req, res) => void (++calls < 4 ? res.destroy() : res.end('page'));
  expect(await asked('/login')).toMatchObject({ status: 200, text: 'page' });
  answers.one = answers.two = (_req, res) => void res.destroy();
  const { status, text } = await asked('/login');
  expect([status, text]).toEqual([503, expect.stringContaining('short rest')]);
});

it('what is read goes on as it was asked: path, question and method', async () => {
  answers.one = answers.two = (req, res) => res.end(`${req.method} ${req.url}`);
  expect(await asked('/api/learner/report?player=a%2Fb')).toMatchObject({
    text: 'GET /api/learner/report?player=a%2Fb',
  });
  expect(await asked('/api/profile', 'PATCH')).toMatchObject({ text: 'PATCH /api/profile' });
  answers.one = answers.two = (_req, res) =>
    res.writeHead(404, { 'x-own': 'yes' }).end('{"code":"not_found"}');
  expect(await asked('/api/none')).toMatchObject({ status: 404, text: '{"code":"not_found"}' });
});

it('everything that is held is asked for once: the other copy would count it again', async () => {
  let calls = 0;
  answers.one = answers.two = () => void calls++;
  expect((await asked('/api/account/export')).status).toBe(503);
  expect(calls).toBe(1);
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
  // Also where the other copy was asked first and had said that nothing is to be kept.
  for (const n of [0, 1])
    expect(await asked(`/pictures/some?v=${n}`)).toMatchObject({ status: 200, text: 'two' });
  expect((await asked('/pictures/some?v=9')).status).toBe(404);
});

it('no copy has a sound’s version: what one lets stand in for it is heard, and does not stay', async () => {
  let count = 0;
  answers.one = (_req, res) => res.writeHead(404, { 'cache-control': 'no-store' }).end();
  answers.two = (req, res) =>
    'x-exact-version' in req.headers
      ? res.writeHead(404, { 'cache-control': 'no-store' }).end()
      : res.writeHead(200, { 'cache-control': 'no-store' }).end(`${req.url} ${++count}`);
  for (const n of [1, 2, 3])
    expect(await asked('/sounds/some?v=of-before')).toMatchObject({
      status: 200,
      text: `/sounds/some?v=of-before ${n}`,
    });
  answers.two = (_req, res) => res.end('exact');
  expect(await asked('/sounds/some?v=of-before')).toMatchObject({ status: 200, text: 'exact' });
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

it('what fails is logged without addresses and without links of mails', async () => {
  answers.one = answers.two = (_req, res) => void res.destroy();
  expect((await asked('/auth/confirm?token=opens-an-account')).status).toBe(503);
  expect((await asked('/api/profile?player=somebody')).status).toBe(503);
  expect(nginx.logged()).not.toMatch(/token|player|127\.0\.0\.1/);
});
