import type { CDPSession, Page } from 'playwright';
import { firstGame } from '#web/features/catalogue/by-age.ts';
import { termOn } from '#engine/rules/terms.ts';
import type { Passed } from '#tests/support/counting-proxy.ts';
import { offerFourTextureUnits, paintNothing } from '#tests/support/webgl.ts';
import { withBrowsing, type Browsing } from './browsing.ts';
import { atMost, median, type Part, type Row } from './report.ts';

const TURNS = 3;
/** For slow, busy machines. */
const PATIENCE_MS = 180_000;
/** Chromium's Fast 3G, as the specification has it. */
const FAST_3G = { latency: 150, throughput: (1.6 * 1_000_000) / 8 };
/** How long a child looks at the cards at the most. */
const LOOKING_MS = 90_000;

interface Opening {
  readonly seconds: number;
  readonly requests: number;
}

interface Way {
  readonly slowLine: boolean;
  readonly slower: number;
  /** Whether the page may fetch ahead: with Save-Data it does not. */
  readonly ahead: boolean;
}

async function emulate(devTools: CDPSession, { slowLine, slower }: Way): Promise<void> {
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  if (!slowLine) return;
  const { latency, throughput } = FAST_3G;
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
}

const saveData = () =>
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });

/** Until the line has been silent for two seconds; if a file is named that is fetched ahead, not before it has come. */
async function lookAtCards(page: Page, passed: readonly Passed[], awaited?: string): Promise<void> {
  const end = performance.now() + LOOKING_MS;
  const isThere = () => !awaited || passed.some(({ address }) => address.startsWith(awaited));
  for (let seen = -1; performance.now() < end && !(seen === passed.length && isThere());) {
    seen = passed.length;
    await page.waitForTimeout(2_000);
  }
}

/** From the press on the card to a first question that can be answered, pressing "Start Game" at once. */
async function openCard({ proxy, newPage }: Browsing, way: Way): Promise<Opening> {
  const page = await newPage({ signedIn: true, worker: false });
  page.setDefaultTimeout(PATIENCE_MS);
  const devTools = await page.context().newCDPSession(page);
  await page.addInitScript(paintNothing);
  await page.addInitScript(offerFourTextureUnits);
  if (!way.ahead) await page.addInitScript(saveData);
  await emulate(devTools, way);
  proxy.passed.length = 0;
  await page.goto(`${proxy.url}/play`);
  const { id } = firstGame(termOn(new Date()), null);
  const card = page.locator(`a[href="/play/${id}"]`).first();
  await card.waitFor();
  await lookAtCards(page, proxy.passed, way.ahead ? `/sounds/instructions/${id}.mp3` : undefined);
  proxy.passed.length = 0;
  const pressed = performance.now();
  await card.evaluate((link: HTMLElement) => link.click());
  const start = page.locator('[data-phase="instructions"]').getByRole('button', { name: 'Start Game' });
  await start.waitFor({ state: 'attached' });
  await start.evaluate((button: HTMLElement) => button.click());
  await page.locator('[data-choice]:not([aria-disabled="true"])').first().waitFor({ state: 'attached' });
  const seconds = (performance.now() - pressed) / 1000;
  const requests = proxy.passed.length;
  await page.context().close();
  return { seconds, requests };
}

const LINES = [
  { slowLine: false, slower: 1, most: undefined },
  { slowLine: true, slower: 1, most: 3.5 },
  { slowLine: true, slower: 4, most: 6.5 },
] as const;

const nameOf = ({ slowLine, slower }: Omit<Way, 'ahead'>) =>
  `${slowLine ? '1.6 Mbit/s and 150 ms' : 'no slow line'}, processor ${slower === 1 ? 'as it is' : `${slower} times slower`}`;

/** From the card to the first question, fetched ahead and not, turn by turn in one run. Without painting. */
export async function run(): Promise<Part> {
  const rows: Row[] = [];
  await withBrowsing(async (browsing) => {
    for (const { slowLine, slower, most } of LINES) {
      const ahead: Opening[] = [];
      const not: Opening[] = [];
      for (let turn = 0; turn < TURNS; turn++) {
        ahead.push(await openCard(browsing, { slowLine, slower, ahead: true }));
        not.push(await openCard(browsing, { slowLine, slower, ahead: false }));
      }
      const [soon, late] = [ahead, not].map((openings) => median(openings.map(({ seconds }) => seconds)));
      const where = nameOf({ slowLine, slower });
      const figure = { what: `fetched ahead: ${where}`, value: soon!, unit: 's' };
      rows.push(most === undefined ? figure : atMost(most, figure));
      rows.push({ what: `nothing ahead: ${where}`, value: late!, unit: 's' });
      rows.push({ what: '  ahead to not', value: soon! / late!, unit: '' });
      rows.push({
        what: '  requests after the press, ahead',
        value: median(ahead.map(({ requests }) => requests)),
        unit: '',
      });
      rows.push({
        what: '  requests after the press, not',
        value: median(not.map(({ requests }) => requests)),
        unit: '',
      });
    }
  });
  return { name: 'from the card to the first question (1080p, painting left out)', rows };
}
