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

  // The page that was asked for is kept, also through the mail.
  await page.goto('/play/number-trail');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reset your password');
  await page.getByLabel('Email', { exact: true }).fill(account.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('It works for one hour.')).toBeVisible();

  const link = await mailedLink(page.request, account.email, '/reset-password');
  await page.goto(link);
  await expect(page.getByText('A new password for')).toContainText(account.email);
  await page.getByLabel('New password').fill('a brand new badger');
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page).toHaveURL('/play/number-trail');

  // Shown before anything is typed.
  await page.goto(link);
  await expect(page.getByRole('alert')).toHaveText('Email link is invalid or has expired');
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(page.getByRole('button', { name: 'Send the link' })).toBeVisible();

  await page.goto('/auth/confirm?token=used-up-long-ago-used-up-long-ago-used-up-l');
  await expect(page.getByRole('alert')).toHaveText('Email link is invalid or has expired');
  await expect(page.getByRole('button', { name: 'Confirm my email' })).toBeHidden();

  await page.close();
  await product.stop();
});

test('too many wrong passwords: the page says what works now, the same whoever asks, and sends the link', async ({
  browser,
}) => {
  const product = await startProduct({ RATE_LIMITS: 'off' });
  const page = await browser.newPage({ baseURL: product.url });
  const account = await becomePlayer(page.request);
  await page.request.post('/api/auth/signout', { data: {} });
  let seconds = 40_000;
  await page.route('**/api/auth/signin', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': `${seconds}` },
      json: { code: 'over_request_rate_limit', message: 'Request rate limit reached' },
    }),
  );
  await page.goto('/play/number-trail');
  await page.getByLabel('Password', { exact: true }).fill('sunny otter 99');
  const told: string[] = [];
  for (const email of ['nobody@example.org', account.email]) {
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText('passwords have to rest for a while')).toBeVisible();
    await page.getByRole('button', { name: 'Send me a link' }).click();
    const sent = page.getByText('If there is an account for');
    await expect(sent).toContainText(email);
    told.push((await sent.innerText()).replace(email, ''));
  }
  expect(told[0]).toBe(told[1]);

  await page.goto(await mailedLink(page.request, account.email, '/reset-password'));
  await page.getByLabel('New password').fill('a brand new badger');
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page).toHaveURL('/play/number-trail');

  // Too many at the same moment are something else: nobody needs a mail for that.
  await page.request.post('/api/auth/signout', { data: {} });
  seconds = 5;
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill('a brand new badger');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Please try again in a moment')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send me a link' })).toBeHidden();

  await page.close();
  await product.stop();
});
