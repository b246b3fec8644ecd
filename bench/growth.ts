import { withDatabases } from './databases.ts';
import { atMost, median, type Part, type Row } from './report.ts';
import { startProductServer, type MeasuredServer } from './servers.ts';
import { requestText, statusOf, Wire } from './traffic.ts';
import { createWorld, finishedRound, type SignedIn } from './world.ts';

const SIZES = [1_000, 100_000, 1_000_000] as const;
const TURNS = 300;
/** Limits for the leaderboard and a save at a million players, relative to a thousand. */
const LEADERBOARD_RATIO = 1.5;
const SAVE_RATIO = 1.3;
/** What a grown-up reads, with a round of today to be learned from before. */
const REPORT_MS = 20;

interface World {
  readonly size: number;
  readonly server: MeasuredServer;
  readonly player: SignedIn;
  readonly wire: Wire;
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

async function turn({ player, wire, savesMs, boardsMs, reportsMs }: World): Promise<void> {
  savesMs.push(await ask(wire, save(player)));
  boardsMs.push(await ask(wire, board(player)));
  reportsMs.push(await ask(wire, report(player)));
}

function rowsOf({ size, savesMs, boardsMs, reportsMs }: World, smallest: World): Row[] {
  const name = `${size} players`;
  const [saves, boards] = [median(savesMs), median(boardsMs)];
  const rows = [
    { what: `${name}: leaderboard`, value: boards, unit: 'ms' },
    { what: `${name}: save`, value: saves, unit: 'ms' },
    atMost(REPORT_MS, { what: `${name}: report`, value: median(reportsMs), unit: 'ms' }),
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
  ];
}

/**
 * Whether response times stay the same with many players. Medians, measured alternately, so that other load affects
 * all.
 */
export async function run(): Promise<Part> {
  const rows: Row[] = [];
  await withDatabases(async (databases) => {
    const places: { size: number; url: string; player: SignedIn }[] = [];
    for (const size of SIZES) {
      const url = await databases.add();
      const [player] = await createWorld(url, size, 1);
      places.push({ size, url, player: player! });
    }
    const worlds: World[] = [];
    try {
      // Only now: a server closes idle connections while the larger databases are created.
      for (const { size, url, player } of places) {
        const server = await startProductServer(url);
        const wire = await Wire.to(server.url);
        worlds.push({ size, server, player, wire, savesMs: [], boardsMs: [], reportsMs: [] });
      }
      const builtMs = await ask(worlds.at(-1)!.wire, board(worlds.at(-1)!.player));
      for (const { wire, player } of worlds) await ask(wire, openGate(player));
      for (const world of worlds) await turn(world);
      for (const { savesMs, boardsMs, reportsMs } of worlds)
        savesMs.length = boardsMs.length = reportsMs.length = 0;
      for (let i = 0; i < TURNS; i++) for (const world of worlds) await turn(world);
      rows.push(...worlds.flatMap((world) => rowsOf(world, worlds[0]!)));
      const what = `${SIZES.at(-1)} players: the first leaderboard after a start`;
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
