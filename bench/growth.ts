import { withDatabases } from './databases.ts';
import { atLeast, atMost, median, type Part, type Row } from './report.ts';
import { startProductServer, type MeasuredServer } from './servers.ts';
import { driveWell, requestText, statusOf, Wire } from './traffic.ts';
import { addRounds, createWorld, finishedRound, savesOf, type SignedIn } from './world.ts';

/** So that it can be tried with few first. */
const SIZES = (process.env.GROWTH_PLAYERS ?? '1000,100000,1000000').split(',').map(Number);
/** That lie there already, of each player. */
const ROUNDS_EACH = 10;
const TURNS = Number(process.env.GROWTH_TURNS ?? 300);
/** Connections that save all the time, each for a player of its own; a few seconds of each world in turn. */
const WRITERS = 64;
const WRITING_TURNS = 4;
const WRITING_SECONDS = 3;
/** Limits for the leaderboard and a save at a million players, relative to a thousand. */
const LEADERBOARD_RATIO = 1.5;
const SAVE_RATIO = 1.3;
/** The least of saves a second by many writers, of those at a thousand players. */
const WRITING_RATIO = 0.77;
/** What a grown-up reads, with a round of today to be learned from before. */
const REPORT_MS = 20;

interface World {
  readonly size: number;
  readonly server: MeasuredServer;
  readonly players: readonly SignedIn[];
  readonly wire: Wire;
  /** A second, with many writers. */
  readonly writes: number[];
  readonly savesMs: number[];
  /** The leaderboard just after a save, when its figures have to be updated. */
  readonly boardsMs: number[];
  readonly reportsMs: number[];
}

async function ask(wire: Wire, request: string): Promise<number> {
  const start = performance.now();
  const answer = await wire.ask(request);
  if (statusOf(answer) !== 200) throw new Error(answer.toString('latin1', 0, 200));
  return performance.now() - start;
}

const board = ({ cookie }: SignedIn) => requestText({ path: '/api/leaderboard', cookie });
const save = ({ cookie }: SignedIn) =>
  requestText({ method: 'POST', path: '/api/progress', cookie, body: finishedRound() });
const openGate = ({ cookie }: SignedIn) =>
  requestText({ method: 'POST', path: '/api/gate', cookie, body: {} });
const report = ({ cookie }: SignedIn) => requestText({ path: '/api/learner/report', cookie });

async function turn({ players: [player], wire, savesMs, boardsMs, reportsMs }: World): Promise<void> {
  if (!player) throw new Error('nobody is signed in');
  savesMs.push(await ask(wire, save(player)));
  boardsMs.push(await ask(wire, board(player)));
  reportsMs.push(await ask(wire, report(player)));
}

async function write({ server: { url }, players, writes }: World): Promise<void> {
  const next = savesOf(players);
  const { perSecond } = await driveWell({
    urls: [url],
    connections: WRITERS,
    seconds: WRITING_SECONDS,
    next,
  });
  writes.push(perSecond);
}

function rowsOf({ size, writes, savesMs, boardsMs, reportsMs }: World, smallest: World): Row[] {
  const name = `${size} players, ${size * ROUNDS_EACH} rounds`;
  const [saves, boards, written] = [median(savesMs), median(boardsMs), median(writes)];
  const rows = [
    { what: `${name}: leaderboard`, value: boards, unit: 'ms' },
    { what: `${name}: save`, value: saves, unit: 'ms' },
    atMost(REPORT_MS, { what: `${name}: report`, value: median(reportsMs), unit: 'ms' }),
    { what: `${name}: saves of ${WRITERS} writers`, value: written, unit: 'a second' },
  ];
  if (size === smallest.size) return rows;
  return [
    ...rows,
    atMost(LEADERBOARD_RATIO, {
      what: `${name}: leaderboard, of that at ${smallest.size}`,
      value: boards / median(smallest.boardsMs),
      unit: 'times',
    }),
    atMost(SAVE_RATIO, {
      what: `${name}: save, of that at ${smallest.size}`,
      value: saves / median(smallest.savesMs),
      unit: 'times',
    }),
    atLeast(WRITING_RATIO, {
      what: `${name}: saves of ${WRITERS} writers, of those at ${smallest.size}`,
      value: written / median(smallest.writes),
      unit: 'times',
    }),
  ];
}

/**
 * Whether response times stay the same with many players and rounds, and saves of many writers as many. Medians, measured
 * alternately, so that other load affects all.
 */
export async function run(): Promise<Part> {
  const rows: Row[] = [];
  await withDatabases(async (databases) => {
    const places: { size: number; url: string; players: readonly SignedIn[] }[] = [];
    for (const size of SIZES) {
      const url = await databases.add();
      const players = await createWorld(url, size, WRITERS);
      await addRounds(url, size * ROUNDS_EACH);
      places.push({ size, url, players });
    }
    const worlds: World[] = [];
    try {
      // Only now: a server closes idle connections while the larger databases are created.
      for (const { size, url, players } of places) {
        const server = await startProductServer(url);
        const wire = await Wire.to(server.url);
        worlds.push({ size, server, players, wire, writes: [], savesMs: [], boardsMs: [], reportsMs: [] });
      }
      const builtMs = await ask(worlds.at(-1)!.wire, board(worlds.at(-1)!.players[0]!));
      for (const { wire, players } of worlds) await ask(wire, openGate(players[0]!));
      for (const world of worlds) await turn(world);
      for (const { savesMs, boardsMs, reportsMs } of worlds)
        savesMs.length = boardsMs.length = reportsMs.length = 0;
      for (let i = 0; i < TURNS; i++) for (const world of worlds) await turn(world);
      for (let i = 0; i < WRITING_TURNS; i++) for (const world of worlds) await write(world);
      rows.push(...worlds.flatMap((world) => rowsOf(world, worlds[0]!)));
      const what = `${worlds.at(-1)!.size} players: the first leaderboard after a start`;
      rows.push({ what, value: builtMs, unit: 'ms' });
    } finally {
      for (const { wire, server } of worlds) {
        wire.close();
        await server.stop();
      }
    }
  });
  return { name: 'growth (medians, turn by turn)', rows };
}
