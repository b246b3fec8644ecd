import { becomePlayer, finishGame, mailedLink, signUp, someone } from '#tests/support/accounts.ts';
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
  await expect(page).toHaveURL(`/profile-setup?email=${encodeURIComponent(account.email)}`);
  await expect(page.getByLabel('Player name')).not.toHaveValue('');
  await page.getByLabel('Player name').fill(account.username);
  await page.getByLabel('Age').fill('6');
  await page.getByRole('radio', { name: 'Owl' }).check();
  await page.getByRole('radio', { name: 'Aqua Explorer' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'aqua');
  await page.getByRole('button', { name: 'Save and Play' }).click();
  await expect(page).toHaveURL('/play');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'aqua');
});

test('a link from a mail can be opened without using it up, and works once', async ({ page, browser }) => {
  const { email, password } = someone();
  await page.request.post('/api/auth/signup', { data: { email, password } });
  const link = await mailedLink(page.request, email, '/auth/confirm');
  for (let scans = 0; scans < 3; scans++) expect((await page.request.get(link)).ok()).toBe(true);
  await page.goto(link);
  await expect(page).toHaveURL(/profile-setup/);

  const other = await browser.newPage();
  await other.goto(new URL(link, page.url()).href);
  await expect(other.getByRole('alert')).toHaveText('Email link is invalid or has expired');
  await other.close();
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
  await expect(page.getByLabel('Age')).toHaveValue('5');
  await page.getByRole('button', { name: 'Save and Play' }).click();
  await expect(page).toHaveURL('/profile');
});

test('a suggested name that comes late leaves the field to who is in it', async ({ page }) => {
  await signUp(page.request);
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route('**/api/profile/name-suggestion', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/profile-setup');
  const name = page.getByLabel('Player name');
  await name.focus();
  const suggestion = page.waitForResponse('**/api/profile/name-suggestion');
  release();
  await (await suggestion).finished();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
  await page.keyboard.type('Bold Heron');
  await expect(name).toHaveValue('Bold Heron');
});

test('the profile: edit, try a theme on, cancel, edit, save', async ({ page }) => {
  const account = await becomePlayer(page.request);
  const html = page.locator('html');
  await page.goto('/profile');
  await expect(page.getByText('Email cannot be changed')).toBeVisible();
  await expect(page.getByText('5 years old')).toBeVisible();

  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await expect(page.getByLabel('Player name')).toBeFocused();
  await page.getByLabel('Player name').fill('Somebody Else');
  await page.getByRole('radio', { name: 'Berry Blast' }).check();
  await expect(html).toHaveAttribute('data-theme', 'berry');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(html).not.toHaveAttribute('data-theme');
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeFocused();
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(account.username);

  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await expect(page.getByLabel('Player name')).toHaveValue(account.username);
  await page.getByLabel('Age').fill('8');
  await page.getByRole('radio', { name: 'Cat' }).check();
  await page.getByRole('radio', { name: 'Aqua Explorer' }).check();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  await expect(page.getByText('8 years old')).toBeVisible();
  // While the message is there, too, nothing else answers to the field's name.
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await expect(page.getByLabel('Age')).toHaveValue('8');
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'aqua');
});

test('an age taken away leads to setup at the next page', async ({ page }) => {
  await becomePlayer(page.request);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Age').fill('');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Not set')).toBeVisible();
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(/\/profile-setup\?.*redirect=%2Fhome/);
});

test('what a finished game earns shows on home, profile and leaderboard', async ({ page }) => {
  const { username } = await becomePlayer(page.request);
  await finishGame(page.request, 'total-treasure-hunt', 10);
  await page.goto('/home');
  await expect(page.getByText('10 XP, 90 to Level 2')).toBeVisible();
  await expect(page.getByRole('main').getByText('18', { exact: true })).toBeVisible();
  await page.goto('/leaderboard');
  const own = page.locator('[data-own]');
  await expect(own).toContainText(username);
  await expect(own).toContainText('Lv.1');
  await expect(own).toContainText('10 XP');
});

test('signing out forgets who was here: cache, theme, Back', async ({ page }) => {
  const account = await becomePlayer(page.request);
  await page.goto('/profile');
  await page.getByRole('radio', { name: 'Berry Blast' }).check();
  await expect(page.getByText('Theme updated successfully!')).toBeVisible();
  await page.getByRole('button', { name: /Your menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).toBe(
    '[{},{}]',
  );
  await page.goBack();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText(account.username)).toHaveCount(0);
});

test('signing in and out shows in other tabs', async ({ context, page }) => {
  const account = await becomePlayer(page.request);
  await page.goto('/home');
  const other = await context.newPage();
  await other.goto('/play');
  await page.getByRole('button', { name: /Your menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(other).toHaveURL('/login?redirect=%2Fplay');

  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/home');
  await expect(other).toHaveURL('/play');
});

test('a page that Back brings out of the store of the browser looks again who is signed in', async ({
  page,
}) => {
  await becomePlayer(page.request);
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.request.post('/api/auth/signout', { data: {} });
  // Whether a page is stored is the browser's own decision; this is what it tells one that was.
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(page).toHaveURL('/login?redirect=%2Fhome');
});

test('password change, hiding from the leaderboard, export, deletion', async ({ page }) => {
  const account = await becomePlayer(page.request);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expect(page.locator('form [autocomplete=username]')).toHaveValue(account.email);
  await page.getByLabel('Current password').fill('wrong one');
  await page.getByLabel('New password').fill('a brand new badger');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByRole('alert')).toHaveText('Invalid login credentials');
  await page.getByLabel('Current password').fill(account.password);
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByText('Password changed.')).toBeVisible();

  // A click, not uncheck(): the switch moves when the server has agreed.
  await page.getByRole('switch', { name: /leaderboard/ }).click();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('switch', { name: /leaderboard/ })).not.toBeChecked();

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download my data' }).click();
  const path = await (await download).path();
  expect(path).toBeTruthy();

  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete account' });
  await dialog.getByRole('button', { name: 'Delete for ever' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill('a brand new badger');
  await dialog.getByRole('button', { name: 'Delete for ever' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('The account is deleted.')).toBeVisible();
});

test('a form whose button is pressed twice before anything can be drawn is sent once', async ({ page }) => {
  const { email, password } = someone();
  await page.goto('/signup');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  const sent: string[] = [];
  page.on('request', (request) => request.url().endsWith('/signup') && sent.push(request.method()));
  await page.getByRole('button', { name: 'Create Account' }).evaluate(async (element) => {
    const button = element as HTMLElement;
    button.click();
    // As a second press that waits while the page is busy: after all that the first one does at once, before any timer.
    for (let turns = 0; turns < 1_000; turns++) await Promise.resolve();
    button.click();
  });
  await expect(page).toHaveURL(/\/email-confirmation/);
  await expect(page.getByRole('button', { name: 'Resend Email' })).toBeVisible();
  expect(sent).toEqual(['POST']);
  await expect(page.locator('[data-toast]')).toHaveCount(0);
});
