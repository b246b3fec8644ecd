import type { CDPSession, Page } from 'playwright';
import { offerFourTextureUnits } from '#tests/support/webgl.ts';
import { withBrowsing, type Browsing } from './browsing.ts';
import { pressStart, untilAsked } from './opening.ts';
import { atMost, type Part, type Row } from './report.ts';

const WATCHED_MS = 2_000;
/** Until everything that was under way has been drawn. */
const SETTLING_MS = 1_500;
/** Instructions move for a while, in case that somebody is there. */
const RESTED_MS = 12_000;
/** An animation without an end would style the page anew in each of 120 frames. */
const MOST_RESTYLES = 30;
/** For slow, busy machines. */
const PATIENCE_MS = 180_000;
const ADDRESS = '/play/total-treasure-hunt';

declare global {
  interface Window {
    /** Draw calls so far. */
    __draws?: number;
  }
}

/** Counts draw calls in their stead. Runs inside the page, so it must be self-contained. */
function countDraws(): void {
  window.__draws = 0;
  const count = () => void (window.__draws! += 1);
  for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext]) {
    prototype.drawElements = count;
    prototype.drawArrays = count;
  }
  WebGL2RenderingContext.prototype.drawElementsInstanced = count;
  WebGL2RenderingContext.prototype.drawArraysInstanced = count;
}

interface Spent {
  readonly draws: number;
  readonly restyles: number;
  /** Of the page's main thread, ms. */
  readonly busyMs: number;
}

/** What the page does while nobody touches it. */
async function spentBy(page: Page, devTools: CDPSession, settlingMs = SETTLING_MS): Promise<Spent> {
  await page.waitForTimeout(settlingMs);
  const now = async () => {
    const { metrics } = await devTools.send('Performance.getMetrics');
    const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)!.value;
    const draws = await page.evaluate(() => window.__draws!);
    return { draws, restyles: metric('RecalcStyleCount'), busyMs: metric('TaskDuration') * 1000 };
  };
  const before = await now();
  await page.waitForTimeout(WATCHED_MS);
  const after = await now();
  return {
    draws: after.draws - before.draws,
    restyles: after.restyles - before.restyles,
    busyMs: after.busyMs - before.busyMs,
  };
}

async function openPage({ proxy, newPage }: Browsing, path: string) {
  const page = await newPage({ signedIn: true, worker: false });
  page.setDefaultTimeout(PATIENCE_MS);
  await page.addInitScript(countDraws);
  await page.addInitScript(offerFourTextureUnits);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Performance.enable');
  await page.goto(proxy.url + path, { waitUntil: 'networkidle' });
  return { page, devTools };
}

const busyRow = ({ busyMs }: Spent): Row => ({
  what: '  main thread, of 2 s',
  value: busyMs,
  unit: 'ms',
});

/** At rest a stage may draw what changes, and nothing else. */
function stageRows(where: string, spent: Spent, isStill: boolean): Row[] {
  const draws = { what: `${where}: draw calls in 2 s`, value: spent.draws, unit: '' };
  return [isStill ? atMost(0, draws) : draws, busyRow(spent)];
}

async function pageRows(browsing: Browsing): Promise<Row[]> {
  const rows: Row[] = [];
  for (const path of ['/home', '/play']) {
    const { page, devTools } = await openPage(browsing, path);
    // Throws for one without an end.
    await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
    const spent = await spentBy(page, devTools);
    const restyles = { what: `${path}: restyles in 2 s`, value: spent.restyles, unit: '' };
    rows.push(atMost(MOST_RESTYLES, restyles), busyRow(spent));
    await page.context().close();
  }
  return rows;
}

async function gameRows(browsing: Browsing): Promise<Row[]> {
  const { page, devTools } = await openPage(browsing, ADDRESS);
  await page.locator('[data-phase="instructions"]').waitFor({ state: 'attached' });
  const waiting = await spentBy(page, devTools, RESTED_MS);
  await pressStart(page);
  await untilAsked(page);
  const asked = await spentBy(page, devTools);
  const settings = page.getByRole('button', { name: 'Settings', exact: true }).first();
  await settings.evaluate((button: HTMLElement) => button.click());
  await page.getByRole('dialog').waitFor();
  const behind = await spentBy(page, devTools);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  const paused = await spentBy(page, devTools);
  await page.context().close();
  return [
    ...stageRows('instructions at rest', waiting, true),
    ...stageRows('a question that waits', asked, false),
    ...stageRows('behind the settings', behind, true),
    ...stageRows('paused', paused, true),
  ];
}

/** What pages and stages cost while nobody touches them. */
export const run = (): Promise<Part> =>
  withBrowsing(async (browsing) => ({
    name: 'at rest, 1080p',
    rows: [...(await pageRows(browsing)), ...(await gameRows(browsing))],
  }));
