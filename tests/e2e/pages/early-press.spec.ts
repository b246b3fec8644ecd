import type { Page } from '@playwright/test';
import { becomePlayer } from '#tests/support/accounts.ts';
import { holdScripts } from '#tests/support/hold-scripts.ts';
import { expect, test } from '#tests/support/product-fixture.ts';

/** A press on what a page was served with, while the page itself comes. */

/** Points at a link of what /home is served with. Its scripts wait until they are released. */
async function pointAtGames(page: Page) {
  await becomePlayer(page.request);
  const release = await holdScripts(page);
  const games = page.locator('#first-sight a[href="/play"]', { hasText: 'All Games' });
  // A machine that is too busy for a second sends the page alone.
  await expect(async () => {
    await page.goto('/home', { waitUntil: 'commit' });
    await expect(games).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await games.hover();
  return { games, release };
}

const isAtGames = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'Choose Your Game' })).toBeVisible();

test('a press on what was served is not lost when the page comes in the middle of it', async ({ page }) => {
  const { games, release } = await pointAtGames(page);
  await page.mouse.down();
  release();
  // Without the finger the page would be there by now.
  await page.waitForFunction(() => window.addlyStart?.evaluated);
  await page.waitForLoadState('networkidle');
  await expect(games).toBeVisible();
  await page.mouse.up();
  await isAtGames(page);
});

test('a press that begins just when the page comes is not lost', async ({ page }) => {
  // A machine on which React, which draws by messages to itself, takes a while until it draws.
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = function (message: unknown) {
      Object.assign(window, { draws: true });
      setTimeout(() => postMessage.call(this, message), 1000);
    };
  });
  const { release } = await pointAtGames(page);
  release();
  await page.waitForFunction(() => Reflect.get(window, 'draws') || !document.querySelector('#first-sight'));
  await page.mouse.down();
  await expect(page.locator('#first-sight')).toHaveCount(0);
  await page.mouse.up();
  await isAtGames(page);
});
