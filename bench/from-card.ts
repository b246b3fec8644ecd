import type { Page } from 'playwright';
import { firstGame } from '#engine/learner/by-age.ts';
import { termOn } from '#engine/rules/terms.ts';
import type { Passed } from '#tests/support/counting-proxy.ts';
import { nameOfSlowness, withBrowsing, type Browsing, type Slowness } from './browsing.ts';
import { openerPage, pressStart, untilAsked } from './opening.ts';
import { atMost, median, type Part, type Row } from './report.ts';

const TURNS = Number(process.env.CARD_TURNS ?? 3);
/** How long a child looks at the cards at the most. */
const LOOKING_MS = 90_000;

interface Opening {
  readonly seconds: number;
  readonly requests: number;
}

interface Way extends Slowness {
  /** Whether the page may fetch ahead. */
  readonly ahead: boolean;
}

/** Until the line has been silent for two seconds; if a file is named that is fetched ahead, not before it has come. */
export async function lookAtCards(page: Page, passed: readonly Passed[], awaited?: string): Promise<void> {
  const end = performance.now() + LOOKING_MS;
  const isThere = () => !awaited || passed.some(({ address }) => address.startsWith(awaited));
  for (let seen = -1; performance.now() < end && !(seen === passed.length && isThere());) {
    seen = passed.length;
    await page.waitForTimeout(2_000);
  }
}

/** From the press on the card to a first question that can be answered, pressing "Start Game" at once. */
export async function openCard(browsing: Browsing, way: Way): Promise<Opening> {
  const { proxy } = browsing;
  const page = await openerPage(browsing, { ...way, worker: false });
  proxy.passed.length = 0;
  await page.goto(`${proxy.url}/play`);
  const { id } = firstGame(termOn(new Date()), null);
  const card = page.locator(`a[href="/play/${id}"]`).first();
  await card.waitFor();
  await lookAtCards(page, proxy.passed, way.ahead ? `/sounds/instructions/${id}.mp3` : undefined);
  proxy.passed.length = 0;
  const pressed = performance.now();
  await card.evaluate((link: HTMLElement) => link.click());
  await pressStart(page);
  await untilAsked(page);
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
      const where = nameOfSlowness({ slowLine, slower });
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
