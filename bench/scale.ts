import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { withDatabases } from './databases.ts';
import { ownCores, pin, placesFor } from './pinning.ts';
import { ownTime, postgresPid, postgresTime } from './processor.ts';
import type { Part, Row } from './report.ts';
import { startProductServer, type MeasuredServer } from './servers.ts';
import { driveWell, requestText, statusOf, Wire } from './traffic.ts';
import { watchWaits, type Waits } from './waits.ts';
import { createWorld, finishedRound, type SignedIn } from './world.ts';

const numbers = (text: string) => text.split(',').map(Number);
/** So that it can be tried with few first. */
const SIZES = numbers(process.env.SCALE_PLAYERS ?? '1000000,10000000');
const COPIES = numbers(process.env.SCALE_COPIES ?? '1,2,4');
const SECONDS = Number(process.env.SCALE_SECONDS ?? 20);
const WARM_UP_SECONDS = 5;
/** So many play, each with a session; a connection plays a whole round of one after a round of another. */
const SIGNED_IN = 2000;
const CONNECTIONS = 64;
/** Of a core, or of all: above it there is no more to be had. */
const FULL = 0.85;
/** Of what busy connections to Postgres wait for. */
const MANY_WAITS = 0.4;
const SOME_ID = randomUUID();

/** What pages ask around a round, and the round. */
const STEPS = ['/api/auth/session', '/api/profile', '/api/leaderboard', '/api/progress'] as const;

function playing(players: readonly SignedIn[]): (connection: number) => string {
  const body = { ...finishedRound(), attemptId: SOME_ID };
  const texts = players.map(({ cookie }) =>
    STEPS.map((path) =>
      path === '/api/progress'
        ? requestText({ method: 'POST', path, cookie, body })
        : requestText({ path, cookie }),
    ),
  );
  const asked = Array.from({ length: CONNECTIONS }, () => 0);
  return (connection) => {
    const step = asked[connection]!++;
    const player = connection + CONNECTIONS * Math.floor(step / STEPS.length);
    return texts[player % texts.length]![step % STEPS.length]!.replace(SOME_ID, randomUUID());
  };
}

/** What was used in the time, in cores. */
interface Used {
  readonly copies: readonly number[];
  readonly postgres: number;
  readonly senders: number;
  readonly cores: number;
  readonly waits: Waits;
}

/**
 * All that is full, and how full the first of it is: what has to become more for more rounds. Processor time first: who
 * waits for a core also seems to wait for what it has asked for.
 */
function boundOf({ copies, postgres, senders, cores, waits }: Used): readonly [string, number] {
  const busiest = Math.max(...copies);
  const sum = copies.reduce((all, one) => all + one, 0);
  const all = (sum + postgres + senders) / Math.max(1, cores);
  const parts = { 'the copies': sum, Postgres: postgres, 'the senders': senders };
  const [most] = Object.entries(parts).sort(([, a], [, b]) => b - a)[0]!;
  const told = [
    ...(all >= FULL ? [[`all ${cores} cores, most of them by ${most}`, all] as const] : []),
    ...(busiest >= FULL ? [['processor time of a copy', busiest] as const] : []),
    ...(senders >= FULL ? [['the senders of this measurement, not the product', senders] as const] : []),
    ...(waits.disk >= MANY_WAITS
      ? [[`connections wait for the disk, ${waits.disk.toFixed(2)}`, waits.disk] as const]
      : []),
    ...(waits.locks >= MANY_WAITS
      ? [[`for locks of the database, ${waits.locks.toFixed(2)}`, waits.locks] as const]
      : []),
  ];
  if (told.length === 0) return ['nothing that is full: each waits for the other', all];
  return [told.map(([what]) => what).join('; '), told[0]![1]];
}

const memoryOf = ({ pid }: MeasuredServer) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

async function measured(
  url: string,
  players: readonly SignedIn[],
  copies: number,
  name: string,
): Promise<Row[]> {
  const cores = ownCores();
  const places = placesFor(copies, cores);
  const postgres = await postgresTime(url);
  const servers = await Promise.all(Array.from({ length: copies }, () => startProductServer(url)));
  try {
    servers.forEach(({ pid }, n) => pin(pid, places.copies[n]!));
    const first = await postgresPid(url);
    for (const pid of [process.pid, first]) if (pid !== undefined) pin(pid, places.others);
    // Each builds its ranking when it is first asked, which takes a while among millions.
    const builtMs = performance.now();
    for (const server of servers) {
      const wire = await Wire.to(server.url);
      for (let status = 0; status !== 200;)
        status = statusOf(
          await wire.ask(requestText({ path: '/api/leaderboard', cookie: players[0]!.cookie })),
        );
      wire.close();
    }
    const rankingMs = (performance.now() - builtMs) / copies;
    const flow = { urls: servers.map((one) => one.url), connections: CONNECTIONS, next: playing(players) };
    await driveWell({ ...flow, seconds: WARM_UP_SECONDS });
    const times = async () => [
      ownTime(),
      postgres?.() ?? 0,
      ...(await Promise.all(servers.map((one) => one.cpu()))),
    ];
    const [before, start] = [await times(), performance.now()];
    const stopLooking = await watchWaits(url);
    const { perSecond, p99Ms } = await driveWell({ ...flow, seconds: SECONDS });
    const waits = await stopLooking();
    const wallUs = (performance.now() - start) * 1000;
    const [senders, database, ...each] = (await times()).map((time, n) => (time - before[n]!) / wallUs);
    const used = { copies: each, postgres: database!, senders: senders!, cores: cores.length, waits };
    const [bound, share] = boundOf(used);
    const figure = (what: string, value: number, unit: string): Row => ({
      what: `${name}: ${what}`,
      value,
      unit,
    });
    return [
      figure('rounds, each with three reads', perSecond / STEPS.length, 'a second'),
      figure('99 of 100 answers within', p99Ms, 'ms'),
      figure('a copy builds its ranking in', rankingMs / 1000, 's'),
      figure('memory of a copy', memoryOf(servers[0]!), 'MB'),
      figure(
        'copies',
        each.reduce((all, one) => all + one, 0),
        'cores',
      ),
      figure('Postgres', database!, 'cores'),
      figure('senders', senders!, 'cores'),
      figure(`bound: ${bound}`, share, 'full'),
      ...(places.short ? [figure(places.short, cores.length, 'cores')] : []),
    ];
  } finally {
    for (const server of servers) await server.stop();
    pin(process.pid, cores);
  }
}

/** Generates each size of a world, and lets 1, 2 and 4 copies of the server play on it: how much, and what bounds it. */
export async function run(): Promise<Part> {
  const rows: Row[] = [];
  for (const size of SIZES)
    await withDatabases(async (databases) => {
      const url = await databases.add();
      const start = performance.now();
      const players = await createWorld(url, size, Math.min(SIGNED_IN, size));
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      const { rows: sizes } = await client.query<{ bytes: string }>(
        'select pg_database_size(current_database()) as bytes',
      );
      await client.end();
      const name = `${size} players`;
      rows.push({ what: `${name}: made in`, value: (performance.now() - start) / 1000, unit: 's' });
      rows.push({ what: `${name}: on the disk`, value: Number(sizes[0]!.bytes) / 1e9, unit: 'GB' });
      for (const copies of COPIES)
        rows.push(
          ...(await measured(url, players, copies, `${name}, ${copies} ${copies === 1 ? 'copy' : 'copies'}`)),
        );
    });
  return { name: `scale (${CONNECTIONS} connections, ${ownCores().length} cores for all)`, rows };
}
