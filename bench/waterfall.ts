import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstGame } from '#engine/learner/by-age.ts';
import { termOn } from '#engine/rules/terms.ts';
import { nameOfSlowness, withBrowsing, type Browsing } from './browsing.ts';
import { linesOf, noteFalls, type Fall } from './falls.ts';
import { lookAtCards } from './from-card.ts';
import { openerPage, pressStart, untilAsked } from './opening.ts';
import type { Part, Row } from './report.ts';

const SLOWNESS = { slowLine: true, slower: 1 } as const;
const FILE = join(import.meta.dirname, 'latest-waterfall.txt');

interface Way {
  readonly name: string;
  /** By the card on the page of all games, after looking at it; else by address. */
  readonly byCard: boolean;
  readonly ahead: boolean;
}

const WAYS: readonly Way[] = [
  { name: 'a cold address', byCard: false, ahead: true },
  { name: 'a card, fetched ahead', byCard: true, ahead: true },
  { name: 'a card with Save-Data: nothing ahead', byCard: true, ahead: false },
];

interface Waterfall {
  readonly falls: readonly Fall[];
  readonly askedMs: number;
}

async function fallOf(browsing: Browsing, { byCard, ahead }: Way): Promise<Waterfall> {
  const { proxy } = browsing;
  const { id } = firstGame(termOn(new Date()), null);
  const page = await openerPage(browsing, { ...SLOWNESS, worker: false, ahead });
  const card = page.locator(`a[href="/play/${id}"]`).first();
  if (byCard) {
    proxy.passed.length = 0;
    await page.goto(`${proxy.url}/play`);
    await card.waitFor();
    await lookAtCards(page, proxy.passed, ahead ? `/sounds/instructions/${id}.mp3` : undefined);
  }
  const noted = await noteFalls(await page.context().newCDPSession(page));
  const setOut = performance.now();
  if (byCard) await card.evaluate((link: HTMLElement) => link.click());
  else await page.goto(`${proxy.url}/play/${id}`, { waitUntil: 'commit' });
  await pressStart(page);
  await untilAsked(page);
  const askedMs = performance.now() - setOut;
  const falls = noted.stop();
  await page.context().close();
  return { falls, askedMs };
}

/** What is fetched between the address or the card and the first question, and when: drawn in latest-waterfall.txt. */
export async function run(): Promise<Part> {
  const rows: Row[] = [];
  const drawn: string[] = [];
  await withBrowsing(async (browsing) => {
    for (const way of WAYS) {
      const { falls, askedMs } = await fallOf(browsing, way);
      const fetched = falls.filter(({ bytes }) => bytes > 0);
      const bytes = fetched.reduce((sum, one) => sum + one.bytes, 0);
      rows.push(
        { what: `${way.name}: until the first question`, value: askedMs / 1000, unit: 's' },
        { what: '  requests that went over the line', value: fetched.length, unit: '' },
        { what: '  their weight', value: bytes / 1000, unit: 'kB' },
      );
      drawn.push(`== ${way.name}: first question after ${(askedMs / 1000).toFixed(2)} s`);
      drawn.push('  from     to    weight', ...linesOf(falls, askedMs), '');
    }
  });
  writeFileSync(FILE, drawn.join('\n'));
  return { name: `waterfall (${nameOfSlowness(SLOWNESS)}; drawn in bench/latest-waterfall.txt)`, rows };
}
