import type { Page } from '@playwright/test';
import { becomePlayer } from '#tests/support/accounts.ts';
import { playRound, phase, pressByAccess } from '#tests/support/player.ts';
import { expect, test } from '#tests/support/product-fixture.ts';
import { buildSecondVersion, switchedSite } from '#tests/support/second-version.ts';
import { paintNothing } from '#tests/support/webgl.ts';
import { untilControlled } from '#tests/support/worker.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 640, height: 360 } });
// Chromium itself ends now and then while a worker that is watched takes over from another.
test.describe.configure({ retries: 4 });

/** The main script of the pages, whose name differs in every version. */
const versionOf = (page: Page) => page.evaluate(() => document.getElementById('start')?.dataset['main']);
const look = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update().catch(() => undefined);
  });
const hasWaiting = (page: Page) =>
  page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));
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
  const session = await context.newCDPSession(page);
  await session.send('ServiceWorker.enable');
  const waitsOn = async () => {
    const waits = await hasWaiting(page);
    if (waits) await session.send('ServiceWorker.stopAllWorkers');
    return waits;
  };
  await expect.poll(() => page.evaluate(async () => (await navigator.locks.query()).held)).toEqual([]);
  await expect.poll(waitsOn, { timeout: 60_000, intervals: [1000] }).toBe(false);
  await mainLink(page, 'Home').click();
  await expect(page.getByText('10 XP, 90 to Level 2')).toBeVisible();
  await expect.poll(() => versionOf(page)).not.toBe(first);

  // The way back is the same.
  site.version = 'first';
  await look(page);
  await mainLink(page, 'Leaderboard').click();
  await expect.poll(() => versionOf(page), { timeout: 60_000 }).not.toBe(first);
  await page.goto(`${site.url}/home`);
  await expect.poll(async () => (await page.reload(), versionOf(page)), { timeout: 60_000 }).toBe(first);

  // A version from before there was a worker: the page finds out, and leaves no copy of the other one.
  site.version = 'workerless';
  await page.reload();
  const registrations = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(registrations).toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await site.close();
});
