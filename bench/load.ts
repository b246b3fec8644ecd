import { setTimeout as sleep } from 'node:timers/promises';
import { hash } from '@node-rs/argon2';
import pg from 'pg';
import { Client, type Answer } from '#tests/server/support/client.ts';
import { withDatabases, type Databases } from './databases.ts';
import { atMost, quantile, type Row, type Part } from './report.ts';
import { startProductServer } from './servers.ts';
import { drive, requestText } from './traffic.ts';
import { createWorld, finishedRound, type SignedIn } from './world.ts';

const CLASS = 30;
const LESSON_SECONDS = 60;
/** Much faster than children are: the shortest game takes them a minute. */
const ROUND_SECONDS = 4;
const PASSWORD = 'thirty small otters';

const CROWD = 50;
const CROWD_SECONDS = 10;
const CROWD_PLAYERS = 100_000;
const CROWD_P99_MS = 250;

interface Lesson {
  readonly tookMs: number[];
  readonly errors: string[];
}

/** The requests of one child's browser during a lesson, as the pages send them. */
async function playAlong(url: string, { email }: SignedIn, { tookMs, errors }: Lesson): Promise<void> {
  const browser = new Client(url);
  const end = performance.now() + LESSON_SECONDS * 1000;
  const note = async (asked: Promise<Answer>) => {
    const start = performance.now();
    const answer = await asked.catch((error: Error) => ({ status: 0, text: error.message }));
    tookMs.push(performance.now() - start);
    if (answer.status < 200 || answer.status > 299)
      errors.push(`${answer.status} ${answer.text.slice(0, 200)}`);
  };
  await note(browser.post('/api/auth/signin', { email, password: PASSWORD }));
  while (performance.now() < end) {
    for (const path of ['/api/auth/session', '/api/profile', '/play/total-treasure-hunt'])
      await note(browser.get(path));
    await note(browser.post('/api/page-views', { route: '/play/total-treasure-hunt' }));
    await sleep(ROUND_SECONDS * 1000 * (0.5 + Math.random()));
    await note(browser.post('/api/progress', finishedRound()));
    await note(browser.get('/api/leaderboard'));
  }
}

/** A class plays for a minute, from one address, with limits, all signing in at once. */
async function lesson(databases: Databases): Promise<Row[]> {
  const url = await databases.add();
  const children = await createWorld(url, 1000, CLASS);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('update users set password_hash = $1', [await hash(PASSWORD)]);
  await client.end();
  const server = await startProductServer(url, { RATE_LIMITS: 'on' });
  const seen: Lesson = { tookMs: [], errors: [] };
  await Promise.all(children.map((child) => playAlong(server.url, child, seen)));
  await server.stop();
  for (const error of new Set(seen.errors)) console.error(error);
  const name = `a class of ${CLASS} for ${LESSON_SECONDS} s`;
  return [
    { what: `${name}: requests`, value: seen.tookMs.length, unit: '' },
    atMost(0, { what: `${name}: errors`, value: seen.errors.length, unit: '' }),
    { what: `${name}: 99 of 100 within`, value: quantile(seen.tookMs, 0.99), unit: 'ms' },
  ];
}

/** Many clients read the leaderboard of a large database repeatedly. */
async function crowd(databases: Databases): Promise<Row[]> {
  const url = await databases.add();
  const players = await createWorld(url, CROWD_PLAYERS, CROWD);
  const server = await startProductServer(url);
  const texts = players.map(({ cookie }) => requestText({ path: '/api/leaderboard', cookie }));
  const flow = await drive({
    urls: [server.url],
    connections: CROWD,
    seconds: CROWD_SECONDS,
    next: (connection) => texts[connection]!,
  });
  await server.stop();
  for (const error of new Set(flow.errors)) console.error(error);
  const name = `${CROWD} on the leaderboard of ${CROWD_PLAYERS} for ${CROWD_SECONDS} s`;
  return [
    { what: `${name}: answers`, value: flow.perSecond, unit: 'a second' },
    atMost(0, { what: `${name}: errors`, value: flow.errors.length, unit: '' }),
    atMost(CROWD_P99_MS, { what: `${name}: 99 of 100 within`, value: flow.p99Ms, unit: 'ms' }),
  ];
}

/** The two load tests, each with one server process. */
export const run = (): Promise<Part> =>
  withDatabases(async (databases) => ({
    name: 'load',
    rows: [...(await lesson(databases)), ...(await crowd(databases))],
  }));
