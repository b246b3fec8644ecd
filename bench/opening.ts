import type { Page } from 'playwright';
import { offerFourTextureUnits, paintNothing } from '#tests/support/webgl.ts';
import { slowDown, type Browsing, type Slowness } from './browsing.ts';

/** For slow, busy machines. */
const PATIENCE_MS = 180_000;

interface Opener extends Slowness {
  /** Whether the page may install its service worker, whose own fetches no emulated line slows. */
  readonly worker: boolean;
  /** Whether the page may fetch ahead; if not told, it may: with Save-Data it does not. */
  readonly ahead?: boolean;
}

const saveData = () =>
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });

/**
 * A player's page that paints nothing (without a graphics card, painting and compiling shaders would dominate every
 * result), on a line and a processor of this slowness.
 */
export async function openerPage({ newPage }: Browsing, opener: Opener): Promise<Page> {
  const page = await newPage({ signedIn: true, worker: opener.worker });
  page.setDefaultTimeout(PATIENCE_MS);
  await page.addInitScript(paintNothing);
  await page.addInitScript(offerFourTextureUnits);
  if (opener.ahead === false) await page.addInitScript(saveData);
  await slowDown(await page.context().newCDPSession(page), opener);
  return page;
}

/** Until "Start Game" can be pressed, which it then is at once. Resolves with the moment before, in the bench's ms. */
export async function pressStart(page: Page): Promise<number> {
  const start = page.locator('[data-phase="instructions"]').getByRole('button', { name: 'Start Game' });
  await start.waitFor({ state: 'attached' });
  const there = performance.now();
  await start.evaluate((button: HTMLElement) => button.click());
  return there;
}

/** Until the first question can be answered. */
export const untilAsked = (page: Page): Promise<void> =>
  page.locator('[data-choice]:not([aria-disabled="true"])').first().waitFor({ state: 'attached' });
