import type { Passed } from '#tests/support/counting-proxy.ts';
import { nameOfSlowness, withBrowsing, type Browsing, type Slowness } from './browsing.ts';
import { openerPage, pressStart, untilAsked } from './opening.ts';
import { atMost, median, type Part, type Row } from './report.ts';

const TURNS = 3;
export const MOST_MB = 0.65;
export const MOST_REQUESTS = 45;
/** On the slow line, the processor as it is. */
const MOST_SECONDS = 6;
const GAME = 'total-treasure-hunt';

export interface Opening {
  /** From navigation to a "Start Game" that can be pressed, and to a first question that can be answered; ms. */
  readonly startMs: number;
  readonly questionMs: number;
  readonly requests: number;
  readonly megabytes: number;
  /** Processor time that this costs the server, ms. */
  readonly serverMs: number;
  readonly fetched: readonly Passed[];
}

/** Opens a game by its address, nothing in the cache, and presses "Start Game" at once. */
export async function openGame(browsing: Browsing, slowness: Slowness, gameId: string): Promise<Opening> {
  const { server, proxy } = browsing;
  // On a slow line nothing may come by another one: see `slowDown`.
  const page = await openerPage(browsing, { ...slowness, worker: !slowness.slowLine });
  proxy.passed.length = 0;
  const cpuBefore = await server.cpu();
  const setOut = performance.now();
  await page.goto(`${proxy.url}/play/${gameId}`, { waitUntil: 'commit' });
  const startMs = (await pressStart(page)) - setOut;
  await untilAsked(page);
  const questionMs = performance.now() - setOut;
  const fetched = [...proxy.passed];
  const bytes = fetched.reduce((sum, answer) => sum + answer.bytes, 0);
  await page.context().close();
  const serverMs = ((await server.cpu()) - cpuBefore) / 1000;
  return { startMs, questionMs, requests: fetched.length, megabytes: bytes / 1e6, serverMs, fetched };
}

const WAYS = [
  { slowLine: false, slower: 4 },
  { slowLine: true, slower: 1 },
  { slowLine: true, slower: 4 },
] as const;

function rowsOf(slowness: Slowness, openings: readonly Opening[]): Row[] {
  const middle = (value: (opening: Opening) => number) => median(openings.map(value));
  const what = `${nameOfSlowness(slowness)}: until "Start Game" can be pressed`;
  const start = { what, value: middle(({ startMs }) => startMs) / 1000, unit: 's' };
  const asked = {
    what: '  until the first question can be answered, pressing at once',
    value: middle(({ questionMs }) => questionMs) / 1000,
    unit: 's',
  };
  if (slowness.slowLine) return [start, slowness.slower === 1 ? atMost(MOST_SECONDS, asked) : asked];
  return [
    start,
    asked,
    atMost(MOST_REQUESTS, {
      what: '  requests until then',
      value: middle(({ requests }) => requests),
      unit: '',
    }),
    {
      what: '  processor time of the server until then',
      value: middle(({ serverMs }) => serverMs),
      unit: 'ms',
    },
    atMost(MOST_MB, {
      what: '  fetched until then',
      value: middle(({ megabytes }) => megabytes),
      unit: 'MB',
    }),
  ];
}

/** How long a child waits for the first question by address, with nothing in the cache, and what is fetched for it. */
export async function run(): Promise<Part> {
  const rows: Row[] = [];
  await withBrowsing(async (browsing) => {
    for (const slowness of WAYS) {
      const openings: Opening[] = [];
      for (let turn = 0; turn < TURNS; turn++) openings.push(await openGame(browsing, slowness, GAME));
      rows.push(...rowsOf(slowness, openings));
    }
  });
  return { name: 'first question by address (1080p, painting left out)', rows };
}
