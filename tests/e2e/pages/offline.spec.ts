import { becomePlayer } from '#tests/support/accounts.ts';
import { playGame, pressByAccess } from '#tests/support/player.ts';
import { expect, test } from '#tests/support/product-fixture.ts';
import { seesToast } from '#tests/support/toasts.ts';

const KEPT = 'addly-outbox';

test('a game finished offline is not lost: kept, told once, sent when online, never on another account', async ({
  page,
  context,
  baseURL,
}) => {
  test.slow();
  await page.setViewportSize({ width: 640, height: 360 });
  const account = await becomePlayer(page.request);
  await page.goto('/play/total-treasure-hunt');
  await expect(page.locator('[data-phase="instructions"]')).toBeVisible({ timeout: 60_000 });
  await context.setOffline(true);
  await seesToast(page, 'Failed to save your progress', () => playGame(page, { press: pressByAccess }));
  expect(JSON.parse((await page.evaluate((key) => localStorage.getItem(key), KEPT)) ?? '[]')).toHaveLength(1);
  await page.close();
  await context.setOffline(false);

  // Another child at the same board must not get it.
  const { request } = context;
  await request.post('/api/auth/signout', { data: {} });
  await becomePlayer(request);
  const other = await context.newPage();
  await other.goto('/home');
  await expect(other.getByText('0 XP, 100 to Level 2')).toBeVisible();
  await expect(other.getByText('Not saved yet')).toHaveCount(0);
  expect((await (await request.get('/api/profile')).json()).xp).toBe(0);

  await request.post('/api/auth/signout', { data: {} });
  const back = await context.newPage();
  await back.goto(new URL('/login', baseURL).href);
  await back.getByLabel('Email', { exact: true }).fill(account.email);
  await back.getByLabel('Password', { exact: true }).fill(account.password);
  await back.getByRole('button', { name: 'Sign In' }).click();
  await expect(back).toHaveURL('/home');
  await expect(back.getByText('10 XP, 90 to Level 2')).toBeVisible();
  await expect.poll(() => back.evaluate((key) => localStorage.getItem(key), KEPT)).toBeNull();
});
