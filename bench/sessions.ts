import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express from 'express';
import type pg from 'pg';
import { pino } from 'pino';
import { openPool } from '#server/db/database.ts';
import { closeServer, createServer } from '#server/http/serve.ts';
import { createSessions } from '#server/http/session.ts';
import { withDatabases } from './databases.ts';
import { ownTime, postgresTime, type Clock } from './processor.ts';
import { median, type Part, type Row } from './report.ts';
import { SECRET, startProductServer } from './servers.ts';
import { driveWell, requestText } from './traffic.ts';
import { createWorld, savesOf, type SignedIn } from './world.ts';

const PLAYERS = 10_000;
const CONNECTIONS = 20;
const SECONDS = 2;
const TURNS = 5;
/** Turns that are not counted, until the code is optimised. */
const WARM_UPS = 1;
/** As long as a session may be kept in memory, so that signing out holds everywhere (server's design). */
const REMEMBERED_MS = 5000;

/** The same pool, but what was asked is remembered for a while: as sessions in memory would be. */
function remembering(pool: pg.Pool): pg.Pool {
  const known = new Map<string, { readonly until: number; readonly answer: Promise<unknown> }>();
  const query = (text: string, values: readonly string[][]) => {
    const sids = [...new Set(values[0])];
    const now = Date.now();
    const found = sids.map((sid) => {
      const kept = known.get(sid);
      if (kept && kept.until > now) return kept.answer;
      const answer = pool.query(text, [Array.from({ length: 10 }, () => sid)]);
      known.set(sid, { until: now + REMEMBERED_MS, answer });
      return answer;
    }) as Promise<pg.QueryResult>[];
    return Promise.all(found).then((all) => ({ rows: all.flatMap(({ rows }) => rows as unknown[]) }));
  };
  return { query } as unknown as pg.Pool;
}

/** Microseconds that one answer takes of all that take part: the sender, this server and Postgres. */
type Cost = (connections: number) => Promise<number>;

/** A server that answers with whose session it is, or without looking. */
async function answering(pool: pg.Pool | undefined, players: readonly SignedIn[], postgres: Clock) {
  const app = express();
  if (pool) app.use(createSessions({ pool, secrets: [SECRET], https: false }));
  app.get('/', (req, res) => void res.json({ user: pool ? req.session.userId : 'nobody' }));
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const urls = [`http://localhost:${(server.address() as AddressInfo).port}`];
  const texts = players.map(({ cookie }) => requestText({ path: '/', cookie }));
  const cost: Cost = async (connections) => {
    const before = ownTime() + postgres();
    const next = (connection: number) => texts[connection]!;
    const { requests } = await driveWell({ urls, connections, seconds: SECONDS, next });
    return (ownTime() + postgres() - before) / requests;
  };
  return { cost, stop: () => closeServer(server, 0) };
}

/** The same for a whole save through the built server. */
async function costOfSave(url: string, players: readonly SignedIn[], postgres: Clock): Promise<number> {
  const server = await startProductServer(url);
  try {
    const used = async () => ownTime() + postgres() + (await server.cpu());
    const traffic = {
      urls: [server.url],
      connections: CONNECTIONS,
      seconds: SECONDS,
      next: savesOf(players),
    };
    const costs: number[] = [];
    for (let turn = -WARM_UPS; turn < TURNS; turn++) {
      const before = await used();
      const { requests } = await driveWell(traffic);
      if (turn >= 0) costs.push(((await used()) - before) / requests);
    }
    return median(costs);
  } finally {
    await server.stop();
  }
}

/** What reading a call's session costs, and what would be spared if sessions were kept in memory for some seconds. */
export async function run(): Promise<Part> {
  const rows: Row[] = [];
  await withDatabases(async (databases) => {
    const url = await databases.add();
    const players = await createWorld(url, PLAYERS, CONNECTIONS);
    const postgres = await postgresTime(url);
    if (!postgres) return;
    const pool = openPool(url, { log: pino({ enabled: false }) });
    const ways = {
      none: await answering(undefined, players, postgres),
      read: await answering(pool, players, postgres),
      remembered: await answering(remembering(pool), players, postgres),
    };
    const us = async (connections: number) => {
      const taken = { none: [], read: [], remembered: [] } as Record<keyof typeof ways, number[]>;
      // Turn by turn: other work on the machine is in all of them.
      for (let turn = -WARM_UPS; turn < TURNS; turn++)
        for (const name of ['none', 'read', 'remembered'] as const) {
          const cost = await ways[name].cost(connections);
          if (turn >= 0) taken[name].push(cost);
        }
      const [none, read, remembered] = [taken.none, taken.read, taken.remembered].map(median) as [
        number,
        number,
        number,
      ];
      const of = connections === 1 ? 'one call at a time' : `${connections} calls at a time`;
      rows.push(
        { what: `${of}: without a session`, value: none, unit: 'µs' },
        { what: `${of}: its session, read from Postgres`, value: read - none, unit: 'µs more' },
        { what: `${of}: its session, kept in memory for 5 s`, value: remembered - none, unit: 'µs more' },
      );
      return read - remembered;
    };
    await us(1);
    const spared = await us(CONNECTIONS);
    for (const { stop } of Object.values(ways)) await stop();
    await pool.end();
    const save = await costOfSave(url, players, postgres);
    rows.push(
      { what: 'a whole save', value: save, unit: 'µs' },
      { what: 'of that, what memory would spare', value: (100 * spared) / save, unit: '%' },
    );
  });
  return { name: `sessions (processor time of senders, server and Postgres, ${PLAYERS} players)`, rows };
}
