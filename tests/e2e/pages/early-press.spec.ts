import type { Locator, Page } from '@playwright/test';
import { createRandom } from '#engine/rules/random.ts';
import { becomePlayer } from '#tests/support/accounts.ts';
import { holdScripts } from '#tests/support/hold-scripts.ts';
import { expect, test } from '#tests/support/product-fixture.ts';

/** A press on what a page was served with, while the page itself comes. */

/** Opens a page and waits for this of what it is served with. */
async function openSight(page: Page, path: string, served: Locator): Promise<void> {
  // A machine that is too busy for a second sends the page alone.
  await expect(async () => {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(served).toBeVisible({ timeout: 5_000 });
  }).toPass();
}

const gamesOf = (page: Page) => page.locator('#first-sight a[href="/play"]', { hasText: 'All Games' });

/** Points at a link of what /home is served with. Its scripts wait until they are released. */
async function pointAtGames(page: Page) {
  await becomePlayer(page.request);
  const release = await holdScripts(page);
  const games = gamesOf(page);
  await openSight(page, '/home', games);
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

test('a press on a button of what was served does what it does on the page, as soon as that has come', async ({
  page,
}) => {
  // However long the scripts take here, it was pressed a moment ago.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'userActivation', { value: { isActive: true } }),
  );
  await becomePlayer(page.request);
  const adding = { name: 'Adding', exact: true } as const;
  const release = await holdScripts(page);
  const served = page.locator('#first-sight').getByRole('button', { ...adding, includeHidden: true });
  await openSight(page, '/play', served);
  await served.click();
  expect(await page.evaluate(() => window.addlyPressed?.tagName)).toBe('BUTTON');
  release();
  await expect(page.getByRole('button', { ...adding, pressed: true })).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
});

test('a press on what / is served with leads on before any script has come', async ({ page }) => {
  await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('#landing').getByRole('link', { name: 'Start Playing' }).first().click();
  await expect(page).toHaveURL(/\/login$/);
});

test.describe('with fingers', () => {
  test.use({ hasTouch: true });

  test('a tap at any moment while the page comes is not lost', async ({ page }) => {
    await becomePlayer(page.request);
    const random = createRandom(24);
    for (let time = 0; time < 12; time++) {
      const release = await holdScripts(page);
      const games = gamesOf(page);
      await openSight(page, '/home', games);
      const { x, y, width, height } = (await games.boundingBox())!;
      const frames = random.int(0, 30);
      release();
      await page.evaluate(async (many) => {
        for (let frame = 0; frame < many; frame++) await new Promise(requestAnimationFrame);
      }, frames);
      await page.touchscreen.tap(x + width / 2, y + height / 2);
      await isAtGames(page);
      await page.unrouteAll({ behavior: 'wait' });
    }
  });
});
