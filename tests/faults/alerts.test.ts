import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { expect, it } from 'vitest';
import { newEmail, newPlayer, PASSWORD } from '#tests/server/support/client.ts';
import { freshDatabase } from '#tests/support/database.ts';
import { freePort } from '#tests/support/product.ts';
import { ownPostgres } from './support/own-postgres.ts';
import { hasPromtool, promtool, RULES, verdict } from './support/promtool.ts';
import { scrape, type Scrape } from './support/scrape.ts';
import { serverProcess } from './support/server-process.ts';

/** What each alert looks at, worked out plainly; the bound is the rule's own. */
type Figure = (before: Scrape, after: Scrape) => number;

/** The number that the rule's expression compares with. */
function boundOf(alert: string): number {
  const rule = readFileSync(RULES, 'utf8')
    .split('- alert: ')
    .find((text) => text.startsWith(`${alert}\n`))!;
  const [expression = ''] = /expr:[\s\S]*?(?=\n {8}(?:for|labels):)/.exec(rule) ?? [];
  return Number(/[>=] ([\d.]+)$/.exec(expression)![1]);
}

const rise =
  (name: string, labels: Readonly<Record<string, RegExp>> = {}): Figure =>
  (before, after) =>
    after.sum(name, labels) - before.sum(name, labels);
const SECONDS = 'nook_http_request_seconds';

function expectRaised(alert: string, [before, after]: readonly [Scrape, Scrape], figure: Figure) {
  expect(figure(before, before) || 0).toBeLessThanOrEqual(boundOf(alert));
  expect(figure(before, after)).toBeGreaterThan(boundOf(alert));
  if (hasPromtool) expect(verdict(alert, before, after)).toBe('');
  else console.log(`promtool is not installed: ${alert} is compared with its bound only`);
}

/** A server with metrics; on a database of its own, unless one is given. */
async function watched(env: Readonly<Record<string, string>> = {}, given?: string) {
  const url = given ?? (await freshDatabase()).url;
  const port = await freePort();
  const server = await serverProcess(url, { METRICS_PORT: String(port), ...env });
  await server.start();
  const look = () => scrape(`http://127.0.0.1:${port}/metrics`);
  const database = async (work: (client: pg.Client) => Promise<unknown>) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await work(client).finally(() => client.end());
  };
  return { server, look, database };
}

it('the rules are well formed', () => {
  expect(readFileSync(RULES, 'utf8').match(/- alert: /g)).toHaveLength(5);
  if (hasPromtool) expect(promtool('check', 'rules', RULES)).toBe('');
});

it('NookNotReady: the database is gone', async () => {
  const postgres = await ownPostgres();
  const { look } = await watched({}, postgres.url);
  const before = await look();
  await postgres.crash();
  // Its bound is 0 of 1: what is missing is counted.
  expectRaised('NookNotReady', [before, await look()], (_before, after) => 1 - after.sum('nook_ready'));
});

it('NookErrors: a table is missing', async () => {
  const { server, look, database } = await watched();
  const player = await newPlayer(server.url);
  for (let n = 0; n < 50; n++) await player.get('/api/profile');
  const before = await look();
  await database((client) => client.query('alter table profiles rename to elsewhere'));
  for (let n = 0; n < 3; n++) expect((await player.get('/api/profile')).status).toBe(500);
  for (let n = 0; n < 50; n++) await player.get('/healthz');
  const figure: Figure = (was, is) =>
    rise(`${SECONDS}_count`, { code: /^5/ })(was, is) / rise(`${SECONDS}_count`)(was, is);
  expectRaised('NookErrors', [before, await look()], figure);
});

it('NookSlow: a table is locked', async () => {
  const { server, look, database } = await watched();
  const player = await newPlayer(server.url);
  await player.get('/api/profile');
  const before = await look();
  await database(async (client) => {
    await client.query('begin; lock table profiles in access exclusive mode');
    const asked = Promise.all(Array.from({ length: 8 }, () => player.get('/api/profile')));
    await sleep(1500);
    await client.query('rollback');
    for (const { status } of await asked) expect(status).toBe(200);
  });
  const own = { route: /^\/api\/(?!auth\/)/ };
  const figure: Figure = (was, is) =>
    rise(`${SECONDS}_sum`, own)(was, is) / rise(`${SECONDS}_count`, own)(was, is);
  const after = await look();
  expectRaised('NookSlow', [before, after], figure);
  // All of them wait at the lock: whoever reads the board sees it is not the pool.
  expect(after.sum('nook_db_pool_wait_seconds_count')).toBeGreaterThan(8);
});

it('NookMailWaits: the mail server is gone', async () => {
  const { server, look, database } = await watched({
    SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
    MAIL_FROM: 'nook@example.org',
  });
  const before = await look();
  const sent = await fetch(`${server.url}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: newEmail(), password: PASSWORD }),
  });
  expect(sent.status).toBe(200);
  await expect.poll(async () => (await look()).sum('nook_mail_queue_oldest_seconds')).toBeGreaterThan(0);
  await database((client) =>
    client.query("update mail_queue set created_at = created_at - interval '20 minutes'"),
  );
  const after = await look();
  expect(after.sum('nook_mail_queue_waiting')).toBe(1);
  expectRaised('NookMailWaits', [before, after], (_was, is) => is.sum('nook_mail_queue_oldest_seconds'));
});

it('NookGuessing: passwords are tried', async () => {
  const { server, look } = await watched({ RATE_LIMITS: 'on' });
  const before = await look();
  const guess = () =>
    fetch(`${server.url}/api/auth/signin`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: newEmail(), password: 'not it at all' }),
    });
  for (let n = 0; n < 5; n++) await Promise.all(Array.from({ length: 8 }, guess));
  // As fast as here for ten minutes.
  const figure: Figure = (was, is) =>
    10 * rise('nook_security_events_total', { event: /^(sign_in_refused|budget_spent)$/ })(was, is);
  expectRaised('NookGuessing', [before, await look()], figure);
});
