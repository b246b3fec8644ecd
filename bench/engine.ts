import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { chromium, type Page } from 'playwright';
import { createServer } from 'vite';
import { serveGameLists } from '#build/game-lists.ts';
import { GAMES } from '#engine/games/catalogue.ts';
import { ROOT } from '#server/prepare.mjs';
import { CHROMIUM } from '#tests/support/browser.ts';
import { countLiveObjects } from '#tests/support/live-objects.ts';
import { offerFourTextureUnits, paintNothing } from '#tests/support/webgl.ts';
import { atMost, quantile, type Part, type Row } from './report.ts';

const MOST_DRAWS = 30;
/** Each game once: the first visit of a game also keeps its code, which is no leak. */
const FEW_VISITS = GAMES.length;
const MANY_VISITS = 100;
/** What the page and its libraries keep themselves; it must not grow. Nothing else may be left. */
const ALLOWED: ReadonlySet<string> = new Set(['listeners', 'elements', 'tweens']);

/** Machine code for hot functions is not a leak, but grows for hundreds of games. */
const WITHOUT_MACHINE_CODE = '--js-flags=--no-opt,--no-maglev,--no-sparkplug';

/** Serves bench/engine.html with the engine's sources, and opens it in a browser with these additional flags. */
async function withPage<T>(flags: readonly string[], work: (page: Page) => Promise<T>): Promise<T> {
  const server = await createServer({
    configFile: false,
    root: ROOT,
    publicDir: join(ROOT, 'assets/public'),
    cacheDir: join(ROOT, 'node_modules/.vite/bench'),
    plugins: [react(), serveGameLists],
    define: { 'import.meta.env.VITE_LAB': '"1"' },
    optimizeDeps: {
      entries: ['bench/engine.html'],
      include: ['pixi.js', 'pixi.js/unsafe-eval', '@pixi/react', '@pixi/sound', 'gsap'],
    },
    server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
    logLevel: 'error',
  });
  await server.listen();
  const browser = await chromium.launch({ ...CHROMIUM, args: [...CHROMIUM.args!, ...flags] });
  try {
    const page = await browser.newPage();
    page.on('pageerror', (error) => console.error(error));
    for (const script of [countLiveObjects, offerFourTextureUnits, paintNothing])
      await page.addInitScript(script);
    await page.goto(`${server.resolvedUrls!.local[0]}bench/engine.html`);
    while (!(await page.evaluate(() => window.engineBench !== undefined))) await page.waitForTimeout(100);
    return await work(page);
  } finally {
    await browser.close();
    await server.close();
  }
}

async function frameRows(page: Page): Promise<Row[]> {
  const busy = await page.evaluate(() => window.engineBench!.busiestScene());
  // The fastest runs were disturbed least by other processes.
  const [engine, bare] = [quantile(busy.engineMs, 0.1), quantile(busy.bareMs, 0.1)];
  const games = await page.evaluate(() => window.engineBench!.everyGame());
  const most = games.toSorted((a, b) => b.draws - a.draws)[0]!;
  return [
    { what: 'busiest scene: objects shown', value: busy.shown, unit: 'objects' },
    atMost(3, { what: 'busiest scene: script a frame', value: engine, unit: 'ms' }),
    { what: 'the same objects in a bare PixiJS loop', value: bare, unit: 'ms' },
    atMost(1.15, { what: 'engine to bare loop, in one run', value: engine / bare, unit: 'times' }),
    atMost(MOST_DRAWS, { what: 'busiest scene: draw calls a frame', value: busy.draws, unit: 'calls' }),
    atMost(0, { what: 'busiest scene: texture uploads', value: busy.uploads, unit: 'uploads' }),
    atMost(MOST_DRAWS, {
      what: `draw calls of the costliest game, ${most.game}`,
      value: most.draws,
      unit: 'calls',
    }),
    atMost(0, {
      what: 'texture uploads of all games while they wait',
      value: games.reduce((sum, game) => sum + game.uploads, 0),
      unit: 'uploads',
    }),
  ];
}

/** Visits games as pages do, in React's strict mode; after many visits no more may be left than after a few. */
async function leakRows(page: Page): Promise<Row[]> {
  const browser = await page.context().newCDPSession(page);
  const heapAfter = async (from: number, to: number) => {
    const living = await page.evaluate(([from, to]) => window.engineBench!.visits(from, to), [
      from,
      to,
    ] as const);
    // Twice: the second collection frees what the first one finalised.
    for (let time = 0; time < 2; time++) await browser.send('HeapProfiler.collectGarbage');
    return { living, heap: (await browser.send('Runtime.getHeapUsage')).usedSize };
  };
  const few = await heapAfter(0, FEW_VISITS);
  const many = await heapAfter(FEW_VISITS, MANY_VISITS);
  const ratio = {
    what: `heap after ${MANY_VISITS} games to heap after ${FEW_VISITS}`,
    value: many.heap / few.heap,
  };
  const kinds = Object.keys(few.living) as (keyof typeof few.living)[];
  return [
    { what: `heap after ${FEW_VISITS} games`, value: few.heap / 2 ** 20, unit: 'MB' },
    atMost(1.05, { ...ratio, unit: 'times' }),
    ...kinds.map((kind) => {
      const what = `alive after ${MANY_VISITS} games: ${kind}`;
      return ALLOWED.has(kind)
        ? atMost(few.living[kind], {
            what,
            value: many.living[kind],
            unit: `after ${FEW_VISITS}: ${few.living[kind]}`,
          })
        : atMost(0, { what, value: many.living[kind], unit: '' });
    }),
  ];
}

/** The cost of an engine's frame compared with bare PixiJS, and whether games leak. Draw calls are stubbed. */
export const run = async (): Promise<Part> => ({
  name: 'engine',
  rows: [...(await withPage([], frameRows)), ...(await withPage([WITHOUT_MACHINE_CODE], leakRows))],
});
