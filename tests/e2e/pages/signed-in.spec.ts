import { becomePlayer } from '#tests/support/accounts.ts';
import { expect, test } from '#tests/support/product-fixture.ts';

test('a browser elsewhere is signed out from the list on the profile', async ({
  page,
  playwright,
  baseURL,
}) => {
  const account = await becomePlayer(page.request);
  const elsewhere = await playwright.request.newContext({ baseURL });
  await elsewhere.post('/api/auth/signin', {
    data: { email: account.email, password: account.password },
  });
  expect((await elsewhere.get('/api/profile')).status()).toBe(200);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Where you are signed in' }).click();
  await expect(page.getByText('This browser', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Sign out there/ }).click();
  await expect(page.getByText('Signed out there.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Sign out there/ })).toHaveCount(0);
  expect((await elsewhere.get('/api/profile')).status()).toBe(401);
  expect((await page.request.get('/api/profile')).status()).toBe(200);
  await elsewhere.dispose();

  // Toasts of this page are not shown on the next one.
  await page.getByRole('link', { name: 'Back to All Games' }).click();
  await expect(page).toHaveURL('/play');
  await expect(page.locator('[data-toast]')).toHaveCount(0);
});

test('where Google is not set up there is no button, and on localhost a line that says how', async ({
  page,
}) => {
  for (const path of ['/login', '/signup']) {
    await page.goto(path);
    await expect(page.getByText('set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continue with Google' })).toHaveCount(0);
  }
});

test('who comes back from Google to an account with a password is asked for it', async ({ page }) => {
  await page.goto('/login?link=google&redirect=%2Fplay');
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('too late anyway');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert')).toHaveText('That took too long. Please begin again with Google.');
});
