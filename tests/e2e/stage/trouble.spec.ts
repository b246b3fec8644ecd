import type { Page } from '@playwright/test';
import { phase, playGame, pressByAccess } from '#tests/support/player.ts';
import { expect, test } from '#tests/support/product-fixture.ts';
import { paintNothing } from '#tests/support/webgl.ts';

/** What a child and a grown-up see when part of a game does not load. */

const GAME = '/play/none-left-fun';
const back = (page: Page) => page.getByRole('link', { name: 'Back to All Games' });
const loadNotice = (page: Page) => page.locator('[data-load-notice]');

test.beforeEach(({ page }) => page.addInitScript(paintNothing));
// Ignores requests that are still open when a test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('until the game is there its picture and the way back are', async ({ page }) => {
  let letGo = () => {};
  const wait = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/assets/game-stage-*.js', async (route) => {
    await wait;
    await route.continue();
  });
  await page.goto(GAME);
  await expect(page.getByRole('status').filter({ hasText: 'Loading None Left Fun' })).toBeVisible();
  await expect(page.locator('[data-loading-screen] img[src*="thumbnails/none-left-fun"]')).toBeVisible();
  await expect(back(page)).toBeVisible();
  letGo();
  await phase(page.locator('[data-stage]'), 'instructions');
  await expect(page.locator('[data-loading-screen]')).toHaveCount(0);
  await expect(loadNotice(page)).toHaveCount(0);
  // Nothing scrolls under a game, so no browser reserves space for a scroll bar.
  const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
  expect(await overflow()).toBe('hidden');
  await back(page).evaluate((link) => (link as HTMLElement).click());
  await expect.poll(overflow).toBe('scroll');
});

test('a small picture of the loading screen that does not come is shown from the usual file', async ({
  page,
}) => {
  const lost: string[] = [];
  await page.route('**/avatars/*.avif*', (route) => {
    lost.push(route.request().url());
    return route.abort();
  });
  await page.route('**/assets/game-stage-*.js', () => new Promise(() => undefined));
  await page.goto(GAME);
  const picture = page.locator('[data-loading-screen] img[src*="avatars/fox"]');
  const shown = () =>
    picture.evaluate(({ currentSrc, naturalWidth }: HTMLImageElement) => naturalWidth > 0 && currentSrc);
  await expect.poll(shown).toContain('.webp?');
  expect(lost).toHaveLength(1);
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

/** Changes what the server sends of a script. */
async function tamper(page: Page, files: string, change: (code: string) => string): Promise<void> {
  await page.route(files, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
}

const alert = (page: Page) => page.getByRole('alert');

test('a game whose code is broken blames neither the child nor the internet, and says so aloud', async ({
  page,
}) => {
  await tamper(page, '**/assets/game-stage-*.js', () => 'let = 1;');
  const spoken = page.waitForRequest('**/sounds/sentences/you-did-nothing-wrong*');
  await page.goto(GAME);
  await expect(alert(page)).toContainText('This game got stuck.');
  await expect(alert(page)).toContainText("It isn't your fault, nor the internet's.");
  await expect(back(page)).toBeVisible();
  await page.getByRole('button', { name: 'Say it again' }).click();
  await spoken;
});

test('a part that is not there although the server answers is no matter of the internet', async ({
  page,
}) => {
  await page.route('**/assets/play-*.js', (route) => route.fulfill({ status: 404 }));
  await page.goto(GAME);
  await expect(alert(page)).toContainText('a part of it was not there. The internet works.');
});

test('a round that cannot be made ends on a page with a way out; tried again, it may be there', async ({
  page,
}) => {
  // Changes the check for a round without questions so that every round throws.
  await tamper(page, '**/assets/*.js', (code) =>
    code.replace(/[\w.]+\.length===0\)(?=throw[^;]*a round needs a question)/, '!0)'),
  );
  await page.goto(GAME);
  await phase(page.locator('[data-stage]'), 'instructions');
  await page
    .getByRole('button', { name: 'Start Game' })
    .evaluate((button) => (button as HTMLElement).click());
  await expect(alert(page)).toContainText('This game got stuck.');
  await expect(page.locator('[data-stage]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Try again' }).click();
  await phase(page.locator('[data-stage]'), 'instructions');
  await back(page).evaluate((link) => (link as HTMLElement).click());
  await expect(page).toHaveURL(/\/(play|login)/);
});

test('a browser that draws nothing at all says so', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto(GAME);
  await expect(alert(page)).toContainText("The pictures can't be shown here.");
  await expect(back(page)).toBeVisible();
});

test('instructions that cannot be heard start no countdown', async ({ page }) => {
  await page.route('**/sounds/instructions/**', (route) => route.abort());
  await page.goto(GAME);
  await phase(page.locator('[data-stage]'), 'instructions');
  await page
    .getByRole('button', { name: 'Play Instructions' })
    .evaluate((button) => (button as HTMLElement).click());
  await expect(page.locator('[data-toast]')).toHaveText(
    /Failed to play instructions audio.*You can read the words/s,
  );
  const state = () => page.evaluate(() => window.__lab!.state()['state']);
  await expect.poll(state).toBe('speaking');
  await page.evaluate(() => window.__lab!.speed(20));
  await expect.poll(state).toBe('waiting');
  await phase(page.locator('[data-stage]'), 'instructions');
});

test('a page that does not come at all keeps the way back to all games', async ({ page }) => {
  await page.route('**/assets/game-*.js', (route) => route.abort());
  await page.goto(GAME);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong!');
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await expect(back(page)).toHaveAttribute('href', '/play');
});

const LOST: Readonly<Record<string, string>> = {
  'things to count': '**/pictures/sheets/containers@*',
  guide: '**/pictures/sheets/fox*',
  list: '**/games/none-left-fun.json',
};
for (const [what, files] of Object.entries(LOST))
  test(`a game whose ${what} did not come is not played in their stead, says so aloud, and comes when tried again`, async ({
    page,
  }) => {
    await page.route(files, (route) => route.abort());
    const spoken = page.waitForRequest('**/sounds/sentences/the-game-did-not-come*');
    await page.goto(GAME);
    await expect(alert(page)).toContainText('The game did not come.');
    await expect(alert(page)).toContainText('a part of it was not there. The internet works.');
    await expect(page.locator('[data-stage]')).toHaveCount(0);
    await expect(back(page)).toBeVisible();
    await page.getByRole('button', { name: 'Say it again' }).click();
    await spoken;
    await page.unroute(files);
    await page.getByRole('button', { name: 'Try again' }).click();
    await phase(page.locator('[data-stage]'), 'instructions');
    await expect(loadNotice(page)).toHaveCount(0);
  });

test('pictures and clips that do not come are told in small print, and the game is played to its end', async ({
  page,
}) => {
  await page.route('**/pictures/worlds/**', (route) => route.abort());
  await page.route('**/sounds/instructions/**', (route) => route.abort());
  await page.goto(GAME);
  await phase(page.locator('[data-stage]'), 'instructions');
  await expect(loadNotice(page)).toHaveText('Some pictures did not load.');
  await page
    .getByRole('button', { name: 'Play Instructions' })
    .evaluate((button) => (button as HTMLElement).click());
  await expect(loadNotice(page)).toHaveText('Some pictures and sounds did not load.');
  const size = await loadNotice(page).evaluate((line) => parseFloat(getComputedStyle(line).fontSize));
  expect(size).toBeGreaterThanOrEqual(16);
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
