import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { pino } from 'pino';
import type * as cleaning from '#server/account/clean-up.ts';
import { openDatabase, openPool } from '#server/db/database.ts';
import { builtModule } from './built.ts';
import { withDatabases } from './databases.ts';
import { addOldWeek } from './old-week.ts';
import { atMost, type Part, type Row } from './report.ts';
import { createWorld } from './world.ts';

/** So that it can be tried with few first, and with more. */
const SIZES = (process.env.CLEAN_UP_CHILDREN ?? '48000').split(',').map(Number);
const ROUNDS_EACH = Number(process.env.CLEAN_UP_ROUNDS ?? 12);
const STALE_SESSIONS = 50_000;
const DAY_SECONDS = 86_400;
/** A week becomes due on one day, so this is the most that any day brings: well under an hour. */
const MOST_MINUTES = 30;
/** The server gives up a statement after 3,000. */
const LONGEST_MS = 1500;
const LOOK_MS = 100;

type Query = (...args: readonly unknown[]) => unknown;

/** Connections as the server has them, and the longest time that a statement took on one. */
function watchedPool(url: string) {
  const pool = openPool(url, { log: pino({ enabled: false }) });
  let longestMs = 0;
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as Query;
    client.query = ((...args: readonly unknown[]) => {
      const start = performance.now();
      const answer = query(...args);
      if (answer instanceof Promise) {
        const note = () => void (longestMs = Math.max(longestMs, performance.now() - start));
        answer.then(note, note);
      }
      return answer;
    }) as typeof client.query;
  });
  return { pool, longestMs: () => longestMs };
}

/** Resolves with the seconds after which no session is left. */
async function untilNoSessions(client: pg.Client): Promise<number> {
  const start = performance.now();
  while ((await client.query('select from session limit 1')).rowCount !== 0) await sleep(LOOK_MS);
  return (performance.now() - start) / 1000;
}

async function measured(url: string, cleanUp: typeof cleaning.cleanUp, children: number): Promise<Row[]> {
  await createWorld(url, children, 0);
  await addOldWeek(url, children, ROUNDS_EACH);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    `insert into session select 'stale ' || n, '{}', now() - interval '1 day' from generate_series(1, $1::bigint) n`,
    [STALE_SESSIONS],
  );
  const { pool, longestMs } = watchedPool(url);
  const db = openDatabase(pool);
  const asides: string[] = [];
  try {
    const start = performance.now();
    const [removed, sessionsSeconds] = await Promise.all([
      cleanUp(db, { onAside: (aside) => void asides.push(aside.reason) }),
      untilNoSessions(client),
    ]);
    const seconds = (performance.now() - start) / 1000;
    const { rows } = await client.query<{ left: string; tries: string }>(
      `select (select count(*) from round_answers) as left, (select sum(tries) from item_counts) as tries`,
    );
    if (
      !removed['weeks of answers'] ||
      asides.length > 0 ||
      rows[0]!.left !== '0' ||
      !(Number(rows[0]!.tries) > 0)
    )
      throw new Error(`not cleaned up: ${JSON.stringify({ removed, ...rows[0], asides })}`);
    const aSecond = children / seconds;
    const aDay = Math.round(aSecond * DAY_SECONDS);
    const name = `${children} children`;
    const line = `${name} with ${ROUNDS_EACH} rounds each: ${aSecond.toFixed(0)} a second, ${aDay} a day, of whom ${children} become due on one; longest statement ${longestMs().toFixed(0)} ms; all in`;
    return [
      atMost(MOST_MINUTES, { what: line, value: seconds / 60, unit: 'min' }),
      { what: `${name}: learned from, added up and dropped`, value: aSecond, unit: 'a second' },
      { what: `${name}: that a day, of what becomes due on one`, value: aDay / children, unit: 'times' },
      atMost(LONGEST_MS, { what: `${name}: the longest statement`, value: longestMs(), unit: 'ms' }),
      {
        what: `${name}: ${STALE_SESSIONS} stale sessions are gone, before the week`,
        value: sessionsSeconds,
        unit: 's',
      },
    ];
  } finally {
    await db.destroy();
    await client.end();
  }
}

/** What it takes to learn from a week of answers of all children, add it up and drop it, as the server does every hour. */
export async function run(): Promise<Part> {
  const { cleanUp } = await builtModule<typeof cleaning>('server/account/clean-up.ts');
  const rows: Row[] = [];
  for (const children of SIZES)
    await withDatabases(async (databases) => {
      rows.push(...(await measured(await databases.add(), cleanUp, children)));
    });
  return { name: 'clean-up (a week of answers, none learned from)', rows };
}
