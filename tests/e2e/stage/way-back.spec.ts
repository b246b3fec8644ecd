import type { Page } from '@playwright/test';
import { becomePlayer } from '#tests/support/accounts.ts';
import { pressAll, untilShown } from '#tests/support/nook.ts';
import { phase, playRound, pressByAccess } from '#tests/support/player.ts';
import { expect, test } from '#tests/support/product-fixture.ts';
import { paintNothing } from '#tests/support/webgl.ts';

const GAME = '/play/total-treasure-hunt';
const LISTS = /\/play$/;

/** Ends the round's loop at a question. */
class Enough extends Error {}

const byLink = (page: Page) => page.locator(`a[href="${GAME}"]`).first().click();
const byAddress = (page: Page) => page.goto(GAME);

/** From the list into the game, with so many questions answered, the next one open. */
async function playing(
  page: Page,
  questions: number,
  enter: (page: Page) => unknown = byLink,
): Promise<void> {
  await page.addInitScript(paintNothing);
  await becomePlayer(page.request);
  await page.goto('/home');
  await page.goto('/play');
  await enter(page);
  const stage = page.locator('[data-stage]');
  await phase(stage, 'instructions');
  await page.evaluate(() => window.__lab!.freeze());
  await pressByAccess(page, stage.getByRole('button', { name: 'Start Game' }));
  let asked = 0;
  const round = playRound(page, {
    press: pressByAccess,
    onAsked: () => {
      if (asked++ === questions) throw new Enough();
    },
  });
  await expect(round).rejects.toThrow(Enough);
}

/** The clock stands still, and elements follow it. */
const isAsked = (page: Page) =>
  page.evaluate(() => {
    window.__lab!.step(100);
    return window.__lab!.targets().some(({ id }) => id === 'keep-playing');
  });
const keep = (page: Page) => page.getByRole('button', { name: 'Keep playing' });

/** The browser's own Back button: it may lead nowhere, so the test does not wait for a page. */
const goBack = (page: Page) => page.evaluate(() => history.back());

const score = (page: Page) => page.evaluate(() => window.__lab!.state()['score']);

test("the browser's own way back asks midway, and who keeps playing loses nothing", async ({ page }) => {
  await playing(page, 4);
  const length = await page.evaluate(() => history.length);
  await goBack(page);
  await expect.poll(() => isAsked(page)).toBe(true);
  await expect(page).toHaveURL(new RegExp(`${GAME}$`));
  await pressByAccess(page, keep(page));
  await expect.poll(() => isAsked(page)).toBe(false);
  expect([await score(page), await page.evaluate(() => history.length)]).toEqual([4, length]);
  expect((await playRound(page, { press: pressByAccess })).text).toContain('10 / 10');
  // Nothing is left to ask about, so Back leads where it led before.
  await goBack(page);
  await expect(page).toHaveURL(LISTS);
  await goBack(page);
  await expect(page).toHaveURL(/\/home$/);
});

test('taken twice, it leaves, and what was learned is kept', async ({ page }) => {
  await playing(page, 4);
  await goBack(page);
  await expect.poll(() => isAsked(page)).toBe(true);
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/progress'));
  await goBack(page);
  await expect(page).toHaveURL(LISTS);
  expect((await sent).postDataJSON()).toMatchObject({ gameId: 'total-treasure-hunt', finished: false });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose Your Game');
});

test('before the first answer it leaves at once', async ({ page }) => {
  await playing(page, 0);
  await goBack(page);
  await expect(page).toHaveURL(LISTS);
});

test('a game that was opened by its address asks as well, and is left with one press once it may be', async ({
  page,
}) => {
  await playing(page, 4, byAddress);
  await goBack(page);
  await expect.poll(() => isAsked(page)).toBe(true);
  await pressByAccess(page, keep(page));
  await expect.poll(() => isAsked(page)).toBe(false);
  expect(await score(page)).toBe(4);
  await goBack(page);
  await expect.poll(() => isAsked(page)).toBe(true);
  await goBack(page);
  await expect(page).toHaveURL(LISTS);
  await goBack(page);
  await expect(page).toHaveURL(/\/home$/);
});

test('opened by its address and left by its own button, it is one place of the way back', async ({
  page,
}) => {
  await playing(page, 0, byAddress);
  await pressByAccess(page, page.locator('[data-stage]').getByRole('link', { name: 'Back to All Games' }));
  await expect(page).toHaveURL(LISTS);
  await goBack(page);
  await expect(page).toHaveURL(new RegExp(`${GAME}$`));
  await phase(page.locator('[data-stage]'), 'instructions');
  await goBack(page);
  await expect(page).toHaveURL(LISTS);
  await goBack(page);
  await expect(page).toHaveURL(/\/home$/);
});

test("in the Nook it closes the grown-up's sheet, and only then leads out", async ({ page }) => {
  for (const enter of ['link', 'address']) {
    await page.addInitScript(paintNothing);
    await becomePlayer(page.request);
    await page.goto('/home');
    if (enter === 'link') await page.locator('main a[href="/nook"]').first().click();
    else await page.goto('/nook');
    await untilShown(page);
    await pressAll(page, 'settings');
    const sheet = page.getByRole('dialog', { name: 'Settings' });
    await expect(sheet).toBeVisible();
    await goBack(page);
    await expect(sheet).toHaveCount(0);
    await expect(page).toHaveURL(/\/nook$/);
    await goBack(page);
    await expect(page).toHaveURL(/\/home$/);
  }
});
