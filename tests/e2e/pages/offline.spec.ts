import type { Route } from '@playwright/test';
import { becomePlayer } from '#tests/support/accounts.ts';
import { playAgain, playGame, pressByAccess } from '#tests/support/player.ts';
import { expect, test } from '#tests/support/product-fixture.ts';
import { seesToast } from '#tests/support/toasts.ts';
import { paintNothing } from '#tests/support/webgl.ts';

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
  const keptToast = 'Your game is kept. It counts when the internet is back.';
  await seesToast(page, keptToast, () => playGame(page, { press: pressByAccess }));
  await expect(page.locator('[data-toast]').filter({ hasText: 'Failed' })).toHaveCount(0);
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

const refusal = (status: number, code: string) => ({ status, json: { error: code, code, message: '' } });

test('a server in trouble loses no game and says so; one that it will never take is a failure', async ({
  page,
}) => {
  test.slow();
  await page.addInitScript(paintNothing);
  await becomePlayer(page.request);
  let answer: Parameters<Route['fulfill']>[0] = refusal(500, 'internal');
  await page.route('**/api/progress', (route) => route.fulfill(answer));
  await page.goto('/play/none-left-fun');
  await seesToast(page, 'Your game is kept. It counts as soon as it can be sent.', () =>
    playGame(page, { press: pressByAccess }),
  );
  await expect(page.locator('[data-toast]')).toHaveCount(0);
  // The same once more is not told again, and says nothing else.
  answer = { status: 200, contentType: 'text/html', body: '<h1>Please log in to this Wi-Fi</h1>' };
  await playAgain(page, { press: pressByAccess });
  expect(await page.evaluate((key) => JSON.parse(localStorage.getItem(key)!).length, KEPT)).toBe(2);
  await expect(page.locator('[data-toast]')).toHaveCount(0);
  answer = refusal(409, 'attempt_conflict');
  await seesToast(page, 'Failed to save your progress', () => playAgain(page, { press: pressByAccess }));
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), KEPT)).toBeNull();
});
