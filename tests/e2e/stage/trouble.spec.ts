import type { Page } from '@playwright/test';
import { phase, playGame, pressByAccess } from '#tests/support/player.ts';
import { expect, test } from '#tests/support/product-fixture.ts';
import { paintNothing } from '#tests/support/webgl.ts';

/** What a child and a grown-up see when something of a game does not come. */

const GAME = '/play/none-left-fun';
const back = (page: Page) => page.getByRole('link', { name: 'Back to All Games' });
const smallPrint = (page: Page) => page.locator('[data-small-print]');

test.beforeEach(({ page }) => page.addInitScript(paintNothing));

test('until the game is there its picture and the way back are', async ({ page }) => {
  let letGo = () => {};
  const wait = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/assets/game-stage-*.js', async (route) => {
    await wait;
    await route.continue();
  });
  await page.goto(GAME);
  await expect(page.getByRole('status').filter({ hasText: 'Loading None Left Fun' })).toBeVisible();
  await expect(page.locator('[data-curtain] img[src*="thumbnails/none-left-fun"]')).toBeVisible();
  await expect(back(page)).toBeVisible();
  letGo();
  await phase(page.locator('[data-stage]'), 'instructions');
  await expect(page.locator('[data-curtain]')).toHaveCount(0);
  await expect(smallPrint(page)).toHaveCount(0);
});

test('a game whose code does not come says so, and comes when it is tried again', async ({ page }) => {
  await page.route('**/assets/game-stage-*.js', (route) => route.abort());
  await page.goto(GAME);
  await expect(page.getByRole('alert')).toContainText('None Left Fun could not be loaded');
  await expect(back(page)).toBeVisible();
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeInViewport({ ratio: 1 });
  await page.unroute('**/assets/game-stage-*.js');
  await again.click();
  await phase(page.locator('[data-stage]'), 'instructions');
});

test('a game whose own picture-maker does not come says so, too', async ({ page }) => {
  // The family's part is fetched last, by the engine itself.
  await page.route('**/assets/play-*.js', (route) => route.abort());
  await page.goto(GAME);
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(back(page)).toBeVisible();
});

test('a page that does not come at all keeps the way back to all games', async ({ page }) => {
  await page.route('**/assets/game-*.js', (route) => route.abort());
  await page.goto(GAME);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong!');
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await expect(back(page)).toHaveAttribute('href', '/play');
});

test('pictures and clips that do not come are told in small print, and the game is played to its end', async ({
  page,
}) => {
  await page.route('**/pictures/worlds/**', (route) => route.abort());
  await page.route('**/sounds/instructions/**', (route) => route.abort());
  await page.goto(GAME);
  await phase(page.locator('[data-stage]'), 'instructions');
  await expect(smallPrint(page)).toHaveText('Some pictures did not load.');
  await page
    .getByRole('button', { name: 'Play Instructions' })
    .evaluate((button) => (button as HTMLElement).click());
  await expect(smallPrint(page)).toHaveText('Some pictures and sounds did not load.');
  await expect(page.locator('[data-toast]')).toContainText('Failed to play instructions audio');
  const end = await playGame(page, { press: pressByAccess });
  expect(end.heading).toBe('Perfect Score');
});

test('a game that does not exist is "Not Found", in capitals it does', async ({ page }) => {
  await page.goto('/play/number-trial');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not Found');
  await page.goto('/play/None-Left-Fun');
  await phase(page.locator('[data-stage]'), 'instructions');
});

test('an address of the workbench that says something unknown is told with what would be right', async ({
  page,
}) => {
  await page.goto('/workbench.html?game=number-trial&speed=fast&hats=3');
  const told = page.getByRole('alert');
  await expect(told).toContainText('game=number-trial is not known. Good: ');
  await expect(told).toContainText('number-trail-high-climb');
  await expect(told).toContainText('speed=fast is not known. Good: 0, or 0.25 to 20');
  await expect(told).toContainText('"hats" is no parameter.');
});
