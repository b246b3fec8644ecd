import type { BrowserContext, Page } from '@playwright/test';
import { becomePlayer } from '#tests/support/accounts.ts';
import { playRound, phase, pressByAccess } from '#tests/support/player.ts';
import { expect, test } from '#tests/support/product-fixture.ts';
import { buildSecondVersion, switchedSite } from '#tests/support/second-version.ts';
import { paintNothing } from '#tests/support/webgl.ts';
import { untilControlled } from '#tests/support/worker.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 640, height: 360 } });
// Chromium now and then ends while a watched worker takes over from another.
test.describe.configure({ retries: 3 });

/** The main script of the pages, whose name differs in every version. */
const versionOf = (page: Page) => page.evaluate(() => document.getElementById('start')?.dataset['main']);
const look = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update().catch(() => undefined);
  });
const hasWaiting = (page: Page) =>
  page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));
interface Version {
  readonly versionId: string;
  readonly status: string;
  readonly runningStatus: string;
}

/**
 * Stops the workers in charge, and no other: one that is watched by a test may never rest by itself.
 */
async function activeWorkers(context: BrowserContext, page: Page): Promise<() => Promise<void>> {
  const session = await context.newCDPSession(page);
  const known = new Map<string, Version>();
  session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const version of versions) known.set(version.versionId, version);
  });
  await session.send('ServiceWorker.enable');
  return async () => {
    for (const { versionId, status, runningStatus } of known.values())
      if (status === 'activated' && runningStatus === 'running')
        await session.send('ServiceWorker.stopWorker', { versionId });
  };
}

/** No version is on its way: a page that is opened in the midst of a change can end this browser while it is watched. */
const isSettled = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return !registration?.installing && !registration?.waiting && registration?.active?.state === 'activated';
  });
const mainLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

test('a new version comes between games, never in one; an old one can come back, and one without a worker', async ({
  page,
  context,
  product,
}, { outputDir }) => {
  test.slow();
  const folder = `${outputDir}/second/web`;
  buildSecondVersion(folder);
  const site = await switchedSite(product.url, folder);
  await context.addInitScript(paintNothing);
  await page.setViewportSize({ width: 1100, height: 620 });
  await becomePlayer(page.request);
  await page.goto(`${site.url}/home`);
  await untilControlled(page);
  const first = await versionOf(page);

  // In a game: the new one is there and waits, and what the game has not asked for yet still comes from the old one.
  await page.goto(`${site.url}/play/none-left-fun`);
  const stage = page.locator('[data-stage]');
  await phase(stage, 'instructions');
  await page.evaluate(() => window.__lab?.freeze());
  await pressByAccess(page, stage.getByRole('button', { name: 'Start Game' }));
  site.version = 'second';
  await look(page);
  await expect.poll(() => hasWaiting(page), { timeout: 60_000 }).toBe(true);
  await playRound(page, { press: pressByAccess });
  expect(await hasWaiting(page)).toBe(true);
  await page.evaluate(() => {
    window.__lab?.step(1500);
  });
  await pressByAccess(page, page.locator('[data-result]').getByRole('link', { name: 'All Games' }));

  // Between games: it takes over when the old worker rests, as the browser lets it after a while; the next page is of it.
  await expect.poll(() => page.evaluate(async () => (await navigator.locks.query()).held)).toEqual([]);
  const letRest = await activeWorkers(context, page);
  await expect
    .poll(async () => (await letRest(), hasWaiting(page)), { timeout: 120_000, intervals: [1000] })
    .toBe(false);
  await expect.poll(() => isSettled(page)).toBe(true);
  await mainLink(page, 'Home').click();
  await expect(page.getByText('10 XP, 90 to Level 2')).toBeVisible();
  await expect.poll(() => versionOf(page)).not.toBe(first);

  // The way back is the same.
  site.version = 'first';
  await look(page);
  await expect.poll(() => isSettled(page), { timeout: 60_000 }).toBe(true);
  await mainLink(page, 'Leaderboard').click();
  await expect.poll(() => versionOf(page), { timeout: 60_000 }).toBe(first);

  // A version from before there was a worker: the page finds out, and leaves no copy of the other one.
  site.version = 'workerless';
  await page.reload();
  const registrations = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(registrations).toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await site.close();
});
