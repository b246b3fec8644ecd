import { offerFourTextureUnits, paintNothing } from '#tests/support/webgl.ts';
import { withBrowsing, type Browsing } from './browsing.ts';
import { atMost, median, type Part } from './report.ts';

const SLOWER = 4;
const TURNS = 3;
/** For slow, busy machines. */
const PATIENCE_MS = 120_000;
const MOST_MB = 0.65;
const MOST_REQUESTS = 45;
const ADDRESS = '/play/total-treasure-hunt';

interface Opening {
  /** From navigation to a "Start Game" that can be pressed, and to a first question that can be answered; ms. */
  readonly startMs: number;
  readonly questionMs: number;
  readonly requests: number;
  readonly megabytes: number;
  /** Processor time that this costs the server, ms. */
  readonly serverMs: number;
}

async function open({ server, proxy, newPage }: Browsing): Promise<Opening> {
  const page = await newPage({ signedIn: true });
  page.setDefaultTimeout(PATIENCE_MS);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(paintNothing);
  await page.addInitScript(offerFourTextureUnits);
  proxy.passed.length = 0;
  const cpuBefore = await server.cpu();
  const setOut = performance.now();
  await page.goto(proxy.url + ADDRESS, { waitUntil: 'commit' });
  const start = page.locator('[data-phase="instructions"]').getByRole('button', { name: 'Start Game' });
  await start.waitFor({ state: 'attached' });
  const startMs = performance.now() - setOut;
  await start.evaluate((button: HTMLElement) => button.click());
  await page.locator('[data-choice]:not([aria-disabled="true"])').first().waitFor({ state: 'attached' });
  const questionMs = performance.now() - setOut;
  const bytes = proxy.passed.reduce((sum, answer) => sum + answer.bytes, 0);
  const requests = proxy.passed.length;
  await page.context().close();
  const serverMs = ((await server.cpu()) - cpuBefore) / 1000;
  return { startMs, questionMs, requests, megabytes: bytes / 1e6, serverMs };
}

/**
 * How long a child waits for the first question, on a computer four times slower, and what is fetched for it. Without
 * painting: without a graphics card, painting and compiling shaders would dominate the result.
 */
export async function run(): Promise<Part> {
  const openings: Opening[] = [];
  await withBrowsing(async (browsing) => {
    for (let turn = 0; turn < TURNS; turn++) openings.push(await open(browsing));
  });
  const middle = (value: (opening: Opening) => number) => median(openings.map(value));
  return {
    name: `first question (1080p, processor slowed ${SLOWER} times, painting left out)`,
    rows: [
      {
        what: 'until "Start Game" can be pressed',
        value: middle(({ startMs }) => startMs) / 1000,
        unit: 's',
      },
      {
        what: 'until the first question can be answered, pressing at once',
        value: middle(({ questionMs }) => questionMs) / 1000,
        unit: 's',
      },
      atMost(MOST_REQUESTS, {
        what: 'requests until then',
        value: middle(({ requests }) => requests),
        unit: '',
      }),
      {
        what: 'processor time of the server until then',
        value: middle(({ serverMs }) => serverMs),
        unit: 'ms',
      },
      atMost(MOST_MB, {
        what: 'fetched until then',
        value: middle(({ megabytes }) => megabytes),
        unit: 'MB',
      }),
    ],
  };
}
