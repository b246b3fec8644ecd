import { readdirSync, readFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { countingProxy } from '#tests/support/counting-proxy.ts';
import { nameOfSlowness, withBrowsing, type Browsing, type Slowness } from './browsing.ts';
import { openCard } from './from-card.ts';
import { openGame } from './first-question.ts';
import { openerPage } from './opening.ts';
import { median, type Part, type Row } from './report.ts';

const TURNS = 3;
/** pixijs/open-games: the address that goes straight to the game, and what its screen has once it can be played. */
const GAMES = [
  { name: 'bubbo-bubbo', query: '?play', of: '_game' },
  { name: 'puzzling-potions', query: '?game', of: 'match3' },
] as const;
/** Ours, by address. */
const OURS = 'total-treasure-hunt';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.webp': 'image/webp',
  '.png': 'image/png',
};
const PACKED = ['.html', '.js', '.css', '.json', '.fnt'];

/** A built game's files, text packed before anybody asks, as ours is. */
async function serve(folder: string) {
  const files = new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => {
        const [path, type] = [join(parentPath, name), TYPES[extname(name)] ?? 'application/octet-stream'];
        const bytes = readFileSync(path);
        const file = PACKED.includes(extname(name))
          ? { bytes: brotliCompressSync(bytes), headers: { 'content-type': type, 'content-encoding': 'br' } }
          : { bytes, headers: { 'content-type': type } };
        return [path, file] as const;
      }),
  );
  const server = http.createServer((request, response) => {
    const path = new URL(request.url!, 'http://localhost').pathname;
    const file = files.get(join(folder, path.endsWith('/') ? `${path}index.html` : decodeURIComponent(path)));
    if (file) response.writeHead(200, file.headers).end(file.bytes);
    else response.writeHead(404).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

declare global {
  interface Window {
    __stage?: Shown;
  }
}

interface Shown {
  readonly alpha: number;
  readonly interactiveChildren: boolean;
  readonly children: readonly Shown[];
}

/** Runs inside the page, so it must be self-contained: whether the screen of the game takes presses by now. */
function isPlayable(of: string): boolean {
  const screenOf = (shown: Shown): Shown | undefined =>
    of in shown ? shown : shown.children.map(screenOf).find((found) => found !== undefined);
  const screen = window.__stage && screenOf(window.__stage);
  const game = screen && (Reflect.get(screen, of) as Partial<Shown>);
  return screen?.alpha === 1 && game?.interactiveChildren !== false;
}

interface Opened {
  readonly seconds: number;
  readonly requests: number;
  readonly megabytes: number;
}

async function openTheirs(
  browsing: Browsing,
  slowness: Slowness,
  { url, query, of }: { readonly url: string; readonly query: string; readonly of: string },
): Promise<Opened> {
  const proxy = await countingProxy(url);
  const page = await openerPage(browsing, { ...slowness, worker: false });
  // PixiJS hands its application over to whoever has put this there.
  await page.addInitScript(() =>
    Reflect.set(
      window,
      '__PIXI_APP_INIT__',
      (app: { readonly stage: Shown }) => (window.__stage = app.stage),
    ),
  );
  const setOut = performance.now();
  await page.goto(`${proxy.url}/${query}`, { waitUntil: 'commit' });
  await page.waitForFunction(isPlayable, of, { polling: 20 });
  const seconds = (performance.now() - setOut) / 1000;
  const bytes = proxy.passed.reduce((sum, one) => sum + one.bytes, 0);
  const requests = proxy.passed.length;
  await page.context().close();
  await proxy.close();
  return { seconds, requests, megabytes: bytes / 1e6 };
}

async function rowsOf(browsing: Browsing, slowness: Slowness, built: string): Promise<Row[]> {
  const theirs = await Promise.all(
    GAMES.map(async (game) => ({
      ...game,
      ...(await serve(join(built, game.name, 'dist'))),
      opened: [] as Opened[],
    })),
  );
  const cards: number[] = [];
  const cold: Opened[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    for (const game of theirs) game.opened.push(await openTheirs(browsing, slowness, game));
    const { questionMs, ...opened } = await openGame(browsing, slowness, OURS);
    cold.push({ ...opened, seconds: questionMs / 1000 });
    cards.push((await openCard(browsing, { ...slowness, ahead: true })).seconds);
  }
  for (const { server } of theirs) {
    server.close();
    server.closeAllConnections();
  }
  const middle = (of: readonly Opened[], figure: keyof Opened) => median(of.map((one) => one[figure]));
  const openedRows = (name: string, of: readonly Opened[]): Row[] => [
    { what: `${name}, by address`, value: middle(of, 'seconds'), unit: 's' },
    { what: '  requests', value: middle(of, 'requests'), unit: '' },
    { what: '  fetched', value: middle(of, 'megabytes'), unit: 'MB' },
  ];
  return [
    {
      what: `== ${nameOfSlowness(slowness)}: ours from the card, fetched ahead`,
      value: median(cards),
      unit: 's',
    },
    ...openedRows('ours', cold),
    ...theirs.flatMap(({ name, opened }) => openedRows(name, opened)),
  ];
}

/** Until a game can be played beside pixijs/open-games, turn by turn in one run. OPEN_GAMES: a copy of it, both games built. */
export async function run(): Promise<Part> {
  const built = process.env.OPEN_GAMES;
  if (!built)
    throw new Error('OPEN_GAMES has to name a copy of pixijs/open-games in which both games are built');
  const rows: Row[] = [];
  await withBrowsing(async (browsing) => {
    for (const slower of [1, 4]) rows.push(...(await rowsOf(browsing, { slowLine: true, slower }, built)));
  });
  return { name: 'until a game can be played, beside pixijs/open-games (1080p, painting left out)', rows };
}
