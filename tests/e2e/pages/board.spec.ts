import type { Page } from '@playwright/test';
import { violations } from '#tests/support/axe.ts';
import {
  begins,
  BOARDS,
  heading,
  outOfReach,
  playAsClass,
  SHOW,
  until,
  watchSending,
} from '#tests/support/class-board.ts';
import { pressByKeyboard, pressByMouse } from '#tests/support/player.ts';
import { expect, test } from '#tests/support/product-fixture.ts';
import { untilControlled } from '#tests/support/worker.ts';
import { paintNothing } from '#tests/support/webgl.ts';

/** A class at the whiteboard, without any account. */

test.beforeEach(({ page }) => page.addInitScript(paintNothing));

for (const { name, width, height } of BOARDS)
  test(`a class plays on ${name}: three presses from the landing page, all in reach, nothing kept`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const sent = watchSending(page);
    await page.goto('/');
    await page.getByRole('link', { name: 'Open the whiteboard' }).click();
    await expect(heading(page)).toHaveText('Maths on the whiteboard');
    expect(await outOfReach(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    for (const term of ['Autumn', 'Spring', 'Summer']) {
      await page.getByRole('radio', { name: term }).check();
      expect(await outOfReach(page), term).toEqual([]);
    }
    await page.getByRole('radio', { name: 'Topics' }).check();
    await page.getByRole('link', { name: 'to 10: Total Treasure Hunt' }).click();
    await begins(page);
    await playAsClass(page, { press: pressByMouse, wrongAt: 2, hidden: true });

    await expect(heading(page)).toHaveText('You did it together!');
    await expect(heading(page)).toBeFocused();
    await expect(page.getByRole('img', { name: '9 of 10 stars' })).toBeVisible();
    await expect(page.getByRole('listitem')).toHaveCount(2);
    expect(await page.locator('body').innerText()).not.toMatch(/XP|coin/i);
    expect(await outOfReach(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Again' }).click();
    await begins(page);
    await page.goBack();
    await expect(heading(page)).toHaveText('Maths on the whiteboard');
    expect(sent).toEqual([]);
  });

test('by keyboard alone, the whole class at once; the choice is kept on this device only', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto('/board');
  await page.getByRole('radio', { name: 'Everyone shows' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Whole class' })).toBeChecked();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Whole class' })).toBeChecked();
  await pressByKeyboard(page, page.getByRole('link', { name: 'none left: None Left Fun' }));
  await begins(page);
  await playAsClass(page, { press: pressByKeyboard });
  await expect(heading(page)).toHaveText('You did it together!');
  await pressByKeyboard(page, page.getByRole('button', { name: 'Another game' }));
  await expect(heading(page)).toHaveText('Maths on the whiteboard');
});

test('a game that nobody knows leads to the choice; leaving a round, too', async ({ page }) => {
  // The second one has no answers to hide, and this is asked for first.
  for (const game of ['no-such-game', 'none-left-fun']) {
    await page.goto(`/board?game=${game}`);
    await expect(heading(page)).toHaveText('Maths on the whiteboard');
  }
  await page.goto('/board?game=number-trail');
  await begins(page);
  await page
    .getByRole('link', { name: /Back|All Games/ })
    .evaluate((button) => (button as HTMLElement).click());
  await expect(page).toHaveURL('/board');
  await expect(heading(page)).toHaveText('Maths on the whiteboard');
});

test.describe('after one visit', () => {
  test.use({ serviceWorkers: 'allow', viewport: { width: 640, height: 360 } });

  test('the class plays without a network, also what was not played yet', async ({ page, context }) => {
    test.slow();
    await page.goto('/board');
    await untilControlled(page);
    await expect.poll(() => missingFiles(page), { timeout: 120_000 }).toBe(0);
    expect(await saidToClasses(page)).toEqual(
      expect.arrayContaining([
        expect.stringContaining('show-me-on-your-fingers'),
        expect.stringContaining('the-fox-with-the-red-scarf'),
      ]),
    );
    await page.close();

    await context.setOffline(true);
    const away = await context.newPage();
    await away.addInitScript(paintNothing);
    await away.goto('/board');
    await away.getByRole('link', { name: 'to 20: Number Trail High Climb' }).click();
    await begins(away);
    expect(await until(away, 'button', SHOW)).toBe(true);
  });

  test('a network that goes in mid-game takes nothing away', async ({ page, context }) => {
    await page.goto('/board?game=shape-detective');
    await begins(page);
    await context.setOffline(true);
    await playAsClass(page, { press: pressByMouse, hidden: true });
    await expect(heading(page)).toHaveText('You did it together!');
  });
});

/** How many files are not on this device: of any game those that every screen needs, and what is said to a class. */
const missingFiles = (page: Page) =>
  page.evaluate(async () => {
    const { files, smaller = {}, games, turns } = await (await fetch('/games.json')).json();
    const cache = await caches.open('addly-files');
    const needed = new Set(
      Object.values(games as Record<string, { small: number[] }>).flatMap(({ small }) => small),
    );
    // This browser takes the smaller ones, where there are some.
    const addresses = [...[...needed].map((at) => (smaller[at] ?? files[at])[0]), ...turns];
    const found = await Promise.all(addresses.map((address) => cache.match(address)));
    return found.filter((answer) => answer === undefined).length;
  });

/** The addresses of what is said to a class beside what its games say. */
const saidToClasses = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => (await (await fetch('/games.json')).json()).turns);
