import { becomePlayer, mailedLink, signUp, someone } from '#tests/support/accounts.ts';
import { expect, test } from '#tests/support/product-fixture.ts';

test('sign-up, the link in the mail, the profile, and into the games', async ({ page }) => {
  const account = someone();
  await page.goto('/');
  await page.getByRole('link', { name: 'Create Account' }).first().click();
  await page.getByLabel('Email', { exact: true }).fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL(`/email-confirmation?email=${encodeURIComponent(account.email)}`);
  await expect(page.getByRole('main')).toContainText(account.email);

  await page.goto(await mailedLink(page.request, account.email, '/auth/confirm'));
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(page).toHaveURL(`/profile-setup?email=${encodeURIComponent(account.email)}`);
  await expect(page.getByLabel('Player name')).not.toHaveValue('');
  await page.getByLabel('Player name').fill(account.username);
  await page.getByRole('spinbutton', { name: 'Age' }).fill('6');
  await page.getByRole('radio', { name: 'Owl' }).check();
  await page.getByRole('radio', { name: 'Aqua Explorer' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'aqua');
  await page.getByRole('button', { name: 'Save and Play' }).click();
  await expect(page).toHaveURL('/play');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'aqua');
});

test('a link from a mail can be opened without using it up, and works once', async ({
  page,
  browser,
  product,
}) => {
  const { email, password } = someone();
  await page.request.post('/api/auth/signup', { data: { email, password } });
  const link = await mailedLink(page.request, email, '/auth/confirm');
  for (let scans = 0; scans < 3; scans++) expect((await page.request.get(link)).ok()).toBe(true);
  // A scanner that runs scripts waits, and presses nothing.
  const scanner = await browser.newPage({ baseURL: product.url });
  const posted: string[] = [];
  scanner.on('request', (request) => {
    if (request.method() === 'POST' && !request.url().endsWith('/page-views')) posted.push(request.url());
  });
  await scanner.goto(link, { waitUntil: 'networkidle' });
  await expect(scanner.getByRole('button', { name: 'Confirm my email' })).toBeVisible();
  await expect(scanner.getByText('This confirms the email address')).toContainText(email);
  expect(posted).toEqual([]);
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(page).toHaveURL(/profile-setup/);

  await scanner.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(scanner.getByRole('alert')).toHaveText('Email link is invalid or has expired');
  await scanner.close();
});

test('resending says so for 5 seconds and cannot be pressed meanwhile', async ({ page }) => {
  const { email } = someone();
  await page.clock.install();
  await page.goto(`/email-confirmation?email=${email}`);
  const resend = page.getByRole('button', { name: /Resend Email|Resending...|Email Sent!/ });
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route('**/api/auth/resend', async (route) => {
    await held;
    await route.continue();
  });
  await resend.click();
  await expect(resend).toHaveText('Resending...');
  await expect(resend).toBeDisabled();
  release();
  await expect(resend).toHaveText('Email Sent!');
  await expect(resend).toBeDisabled();
  await page.clock.runFor(3_500);
  await expect(resend).toHaveText('Email Sent!');
  await page.clock.runFor(1_500);
  await expect(resend).toHaveText('Resend Email');
  await expect(resend).toBeEnabled();
});

test('signing in on a deep link comes back to its address with its search', async ({ page }) => {
  const account = await becomePlayer(page.request);
  await page.request.post('/api/auth/signout', { data: {} });
  await page.goto('/leaderboard?week=2');
  await page.getByLabel('Email', { exact: true }).fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page).toHaveURL('/leaderboard?week=2');
});

test('the sign-in modal: focus, Escape, a failure in the red box, then in', async ({ page }) => {
  const account = await becomePlayer(page.request);
  await page.request.post('/api/auth/signout', { data: {} });
  await page.goto('/?redirect=%2Fprofile');
  const start = page.getByRole('button', { name: 'Start Playing' });
  await start.click();
  const modal = page.getByRole('dialog', { name: 'Sign In' });
  await expect(modal.getByLabel('Email', { exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(modal).toHaveCount(0);
  await expect(start).toBeFocused();

  await start.click();
  await modal.getByLabel('Email', { exact: true }).fill(account.email);
  await modal.getByLabel('Password', { exact: true }).fill('not this one');
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route('**/api/auth/signin', async (route) => {
    await held;
    await route.continue();
  });
  await modal.getByRole('button', { name: 'Sign In' }).click();
  await expect(modal.getByRole('button', { name: 'Logging in...' })).toBeDisabled();
  await expect(modal.locator('[type=submit]')).toHaveText('Logging in...');
  release();
  await expect(modal.getByRole('alert')).toHaveText('Invalid login credentials');
  await expect(modal.getByRole('alert')).toBeFocused();
  await expect(modal.getByLabel('Email', { exact: true })).toHaveValue(account.email);

  await modal.getByLabel('Password', { exact: true }).fill(account.password);
  await modal.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/profile');
  await expect(modal).toHaveCount(0);
});

test('signing in without a whole profile leads to setup, and from there to the wanted page', async ({
  page,
}) => {
  const account = someone();
  await signUp(page.request, account);
  await page.request.post('/api/auth/signout', { data: {} });
  await page.goto('/login?redirect=%2Fprofile');
  await page.getByLabel('Email', { exact: true }).fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(
    `/profile-setup?email=${encodeURIComponent(account.email)}&redirect=%2Fprofile`,
  );
  await page.getByRole('button', { name: 'One year older' }).click();
  await expect(page.getByRole('spinbutton', { name: 'Age' })).toHaveValue('5');
  await page.getByRole('button', { name: 'Save and Play' }).click();
  await expect(page).toHaveURL('/profile');
});
