import { expect, test } from '@playwright/test';
import { becomePlayer, mailedLink } from '#tests/support/accounts.ts';
import { startProduct } from '#tests/support/product.ts';

test('a forgotten password: ask, follow the link, set a new one; the link works once', async ({
  browser,
}) => {
  // One mail a minute goes to an address, and the confirmation has just been one.
  const product = await startProduct({ RATE_LIMITS: 'off' });
  const page = await browser.newPage({ baseURL: product.url });
  const account = await becomePlayer(page.request);
  await page.request.post('/api/auth/signout', { data: {} });

  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reset your password');
  await page.getByLabel('Email', { exact: true }).fill(account.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('It works for one hour.')).toBeVisible();

  const link = await mailedLink(page.request, account.email, '/reset-password');
  await page.goto(link);
  await page.getByLabel('New password').fill('a brand new badger');
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page).toHaveURL('/home');

  await page.goto(link);
  await page.getByLabel('New password').fill('another new badger');
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page.getByRole('alert')).toHaveText('Email link is invalid or has expired');
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(page.getByRole('button', { name: 'Send the link' })).toBeVisible();

  await page.close();
  await product.stop();
});
