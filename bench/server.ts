import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '#server/prepare.mjs';
import { withDatabases } from './databases.ts';
import { judgedSaves } from './judged-saves.ts';
import { bareSaves } from './pgbench.ts';
import { ownTime, postgresTime } from './processor.ts';
import { atLeast, atMost, median, type Part, type Row } from './report.ts';
import { startBareServer, startProductServer, type MeasuredServer } from './servers.ts';
import { driveWell, requestText, Wire } from './traffic.ts';
import { createWorld, savesOf, type SignedIn } from './world.ts';

const PLAYERS = 10_000;
const CONNECTIONS = 20;
const SECONDS = 3;
const TURNS = 3;
/** Rounds that are not counted, until the code is optimised. */
const WARM_UPS = 2;
/** Processor time of an answer, of bare node:http's. A first visit fetches a hundred files. */
const COST_RATIOS: Readonly<Record<string, number>> = { session: 10, file: 2.5 };
const SAVES_RATIO = 0.7;
/** Saves that are not counted, until the code is optimised. */
const WARM_UP_SAVES = 4000;
const CORES = availableParallelism();

/** Requests of a signed-in browser. */
const READS = {
  session: '/api/auth/session',
  profile: '/api/profile',
  leaderboard: '/api/leaderboard',
} as const;

/** One of the build's scripts. */
function oneFile(): string {
  const names = readdirSync(join(ROOT, 'dist/product/web/assets'));
  return `/assets/${names.find((name) => name.endsWith('.js'))!}`;
}

type Next = (connection: number) => string;

const readsOf = (path: string, players: readonly SignedIn[]): Next => {
  const texts = players.map(({ cookie }) => requestText({ path, cookie }));
  return (connection) => texts[connection]!;
};

/** Microseconds of processor time for one answer. */
async function costOf(server: MeasuredServer, next: Next): Promise<number> {
  const before = await server.cpu();
  const traffic = { urls: [server.url], connections: CONNECTIONS, seconds: SECONDS / 2, next };
  const { requests } = await driveWell(traffic);
  return ((await server.cpu()) - before) / requests;
}

/** Processor time of an answer, and relative to that of the same bytes from bare node:http, measured alternately. */
async function costs(server: MeasuredServer, name: string, next: Next): Promise<Row[]> {
  const wire = await Wire.to(server.url);
  const bare = await startBareServer(await wire.ask(next(0)));
  wire.close();
  const ours: number[] = [];
  const ratios: number[] = [];
  try {
    for (let turn = -WARM_UPS; turn < TURNS; turn++) {
      const cost = await costOf(server, next);
      const ratio = cost / (await costOf(bare, next));
      if (turn < 0) continue;
      ours.push(cost);
      ratios.push(ratio);
    }
  } finally {
    await bare.stop();
  }
  const ratio = { what: `${name}: that, of bare node:http's`, value: median(ratios), unit: 'times' };
  return [
    { what: `${name}: processor time`, value: median(ours), unit: 'µs' },
    name in COST_RATIOS ? atMost(COST_RATIOS[name]!, ratio) : ratio,
  ];
}

async function throughput(urls: readonly string[], name: string, next: Next): Promise<Row[]> {
  const flow = await driveWell({ urls, connections: CONNECTIONS, seconds: SECONDS, next });
  return [
    { what: `${name}: answers`, value: flow.perSecond, unit: 'a second' },
    { what: `${name}: 99 of 100 within`, value: flow.p99Ms, unit: 'ms' },
  ];
}

/**
 * Saves through two servers relative to the same statement from pgbench, measured alternately on one database: by how
 * many there are in a second, and by the processor time that one takes of all that take part.
 */
async function savesRatio(
  databaseUrl: string,
  servers: readonly MeasuredServer[],
  players: readonly SignedIn[],
): Promise<Row[]> {
  const urls = servers.map(({ url }) => url);
  const userIds = players.map(({ id }) => id);
  const postgres = await postgresTime(databaseUrl);
  const timeOf = async <Result extends { readonly requests: number }>(measure: () => Promise<Result>) => {
    const used = async () => {
      let sum = postgres ? ownTime() + postgres() : 0;
      for (const server of servers) sum += await server.cpu();
      return sum;
    };
    const before = await used();
    const result = await measure();
    return { ...result, each: ((await used()) - before) / result.requests };
  };
  const flow = { urls, connections: CONNECTIONS, seconds: SECONDS, next: savesOf(players) };
  const work = { url: databaseUrl, userIds, connections: CONNECTIONS, seconds: SECONDS };
  for (let saves = 0; saves < WARM_UP_SAVES;) saves += (await driveWell({ ...flow, seconds: 1 })).requests;
  const ratios: number[] = [];
  const shares: number[] = [];
  let by = '';
  for (let turn = 0; turn < TURNS; turn++) {
    const ours = await timeOf(() => driveWell(flow));
    const bare = await timeOf(() => bareSaves(work));
    by = bare.by;
    ratios.push(ours.perSecond / bare.perSecond);
    shares.push(bare.each / ours.each);
  }
  const what = `progress: saves a second, of what ${by} does alone on the same Postgres`;
  const share = 'progress: the same by processor time of senders, servers and Postgres';
  return [
    atLeast(SAVES_RATIO, { what, value: median(ratios), unit: 'times' }),
    ...(postgres ? [atLeast(SAVES_RATIO, { what: share, value: median(shares), unit: 'times' })] : []),
  ];
}

/**
 * How many requests the server handles with two processes, and the cost of one answer. Servers, Postgres and the
 * benchmark share the machine's cores.
 */
export async function run(): Promise<Part> {
  const rows: Row[] = [];
  await withDatabases(async (databases) => {
    const url = await databases.add();
    const players = await createWorld(url, PLAYERS, CONNECTIONS);
    const servers = await Promise.all([startProductServer(url), startProductServer(url)]);
    const urls = servers.map((server) => server.url);
    try {
      for (const [name, path] of Object.entries(READS))
        rows.push(...(await throughput(urls, name, readsOf(path, players))));
      rows.push(...(await throughput(urls, 'progress', savesOf(players))));
      rows.push(...(await savesRatio(url, servers, players)));
      const ids = players.map(({ id }) => id);
      rows.push(...(await judgedSaves(url, ids)));
      for (const [name, path] of Object.entries({ ...READS, file: oneFile() }))
        rows.push(...(await costs(servers[0]!, name, readsOf(path, players))));
    } finally {
      for (const server of servers) await server.stop();
    }
  });
  return {
    name: `server (two processes, ${CONNECTIONS} connections, ${PLAYERS} players, ${CORES} cores for all)`,
    rows,
  };
}
