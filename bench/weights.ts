import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '#engine/games/catalogue.ts';
import { nameOfSlowness, withBrowsing } from './browsing.ts';
import { MOST_MB, MOST_REQUESTS, openGame, type Opening } from './first-question.ts';
import { atMost, median, type Part, type Row } from './report.ts';

/** So that one can be weighed alone. */
const CHOSEN = process.env.WEIGHTS_GAMES?.split(',') ?? GAMES.map(({ id }) => id);
const TURNS = Number(process.env.WEIGHTS_TURNS ?? 3);
/** As where `first-question` counts. */
const SLOWNESS = { slowLine: false, slower: 4 } as const;
const FILE = join(import.meta.dirname, 'latest-weights.txt');

/** The opening in the middle by weight, its files with the largest first. */
function listOf(gameId: string, openings: readonly Opening[]): string {
  const middle = median(openings.map(({ megabytes }) => megabytes));
  const { fetched } = openings.find(({ megabytes }) => megabytes === middle)!;
  const lines = fetched
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ address, bytes }) => `${String(bytes).padStart(8)} ${address}`);
  return [`== ${gameId}: ${Math.round(middle * 1000)} kB, ${fetched.length} requests`, ...lines, ''].join(
    '\n',
  );
}

/** What each game's address costs until its first question, with nothing in the cache: bytes and requests. */
export async function run(): Promise<Part> {
  const rows: Row[] = [];
  const lists: string[] = [];
  await withBrowsing(async (browsing) => {
    for (const gameId of CHOSEN) {
      const openings: Opening[] = [];
      for (let turn = 0; turn < TURNS; turn++) openings.push(await openGame(browsing, SLOWNESS, gameId));
      const middle = (value: (opening: Opening) => number) => median(openings.map(value));
      rows.push(
        atMost(MOST_MB * 1000, {
          what: gameId,
          value: middle(({ megabytes }) => megabytes * 1000),
          unit: 'kB',
        }),
        atMost(MOST_REQUESTS, { what: '  requests', value: middle(({ requests }) => requests), unit: '' }),
      );
      lists.push(listOf(gameId, openings));
    }
  });
  writeFileSync(FILE, lists.join('\n'));
  return { name: `weights (${nameOfSlowness(SLOWNESS)}; files in bench/latest-weights.txt)`, rows };
}
