import { becomePlayer, finishGame, someone } from '#tests/support/accounts.ts';
import { expect, test } from '#tests/support/product-fixture.ts';
import { startProduct } from '#tests/support/product.ts';

const TOP = 50;

test('a player below the fifty best stands in a row of their own, marked "(You)"', async ({ browser }) => {
  // Limits are off, because no other test signs up so many users from one address so quickly.
  const product = await startProduct({ RATE_LIMITS: 'off' });
  for (let players = 0; players < TOP; players++) {
    const context = await browser.newContext({ baseURL: product.url });
    await becomePlayer(context.request);
    await finishGame(context.request, 'number-trail', 2);
    await context.close();
  }
  const page = await browser.newPage({ baseURL: product.url });
  const { username } = await becomePlayer(page.request);
  await finishGame(page.request, 'number-trail', 1);

  await page.goto('/leaderboard');
  const rows = page.getByRole('main').locator('ol > li');
  await expect(rows).toHaveCount(TOP + 1);
  await expect(rows.first()).toContainText('#1');
  await expect(page.getByText('...', { exact: true })).toBeVisible();
  const own = page.locator('[data-own]');
  for (const text of ['#51', username, '(You)', 'Lv.1', '1 XP']) await expect(own).toContainText(text);
  // On a phone the ranking begins at once, and nobody has to look for the own row, nor goes without what the cards say.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(own).toBeInViewport({ ratio: 1 });
  const first = (await rows.first().boundingBox())!;
  expect(first.y + first.height).toBeLessThan(844 / 2);
  await page.getByRole('button', { name: 'report a name' }).scrollIntoViewIfNeeded();
  await expect(own).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Every finished game moves you up.')).toBeVisible();
  await page.goto('/home');
  await expect(page.getByRole('main').locator('dl')).toContainText('#51');
  await page.close();
  await product.stop();
});

test('a player who is hidden sees the own place in the list, and no rank twice', async ({
  page,
  browser,
  baseURL,
}) => {
  const other = await browser.newContext({ baseURL });
  await becomePlayer(other.request);
  await finishGame(other.request, 'number-trail', 6);
  await other.close();
  const { username } = await becomePlayer(page.request);
  await finishGame(page.request, 'number-trail', 7);
  await page.request.post('/api/gate', { data: {} });
  await page.request.patch('/api/profile', { data: { on_leaderboard: false } });
  await page.goto('/leaderboard');
  const { currentUserRank } = await (await page.request.get('/api/leaderboard')).json();
  const own = page.locator('[data-own]');
  for (const text of [`#${currentUserRank}`, username, 'You, only you see this', '7 XP'])
    await expect(own).toContainText(text);
  const ranks = await page.getByRole('main').locator('ol > li').allInnerTexts();
  const numbers = ranks.map((text) => text.split('\n')[0]);
  expect(numbers).toEqual(numbers.map((_, at) => `#${at + 1}`));
  await expect(page.getByText('...', { exact: true })).toHaveCount(0);
});

test('the longest name is there to be read, with "You" beside it, on the smallest screen', async ({
  page,
}) => {
  const username = 'Mwmwmwmwmwmwmwmwmwmw';
  await page.setViewportSize({ width: 320, height: 568 });
  await becomePlayer(page.request, { ...someone(), username });
  await page.goto('/leaderboard');
  const name = page.locator('[data-own]').getByText(username, { exact: true });
  expect(await name.evaluate((text) => text.scrollWidth - text.getBoundingClientRect().width)).toBeLessThan(
    1,
  );
  const [row, you, score] = await Promise.all(
    [
      page.locator('[data-own]'),
      // In brackets where the row stands apart, below the fifty best.
      page.locator('[data-own]').getByText(/^\(?You\)?$/),
      page.locator('[data-own]').getByText('0 XP'),
    ].map(async (one) => (await one.boundingBox())!),
  );
  expect(you!.x + you!.width).toBeLessThanOrEqual(score!.x);
  expect(score!.x + score!.width).toBeLessThanOrEqual(row!.x + row!.width);
});
