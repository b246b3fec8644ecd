import { becomePlayer, finishGame, signUp, someone } from '#tests/support/accounts.ts';
import { openGate } from '#tests/support/gate.ts';
import { expect, test } from '#tests/support/product-fixture.ts';

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
  await page.getByRole('spinbutton', { name: 'Age' }).fill('8');
  await page.getByRole('radio', { name: 'Cat' }).check();
  await page.getByRole('radio', { name: 'Aqua Explorer' }).check();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  await expect(page.getByText('8 years old')).toBeVisible();
  // Nothing else has the field's label, even while the message is shown.
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await expect(page.getByRole('spinbutton', { name: 'Age' })).toHaveValue('8');
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'aqua');
});

test('an age taken away leads to setup at the next page', async ({ page }) => {
  await becomePlayer(page.request);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByRole('spinbutton', { name: 'Age' }).fill('');
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
  await openGate(page);
  await expect(page).toHaveURL('/');
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  // Until the server has been told, the device remembers that.
  const left = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  await expect.poll(left).toBe('[{},{}]');
  await page.goBack();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText(account.username)).toHaveCount(0);
});

test('two taps of a child end no session: signing out is behind the gate', async ({ page }) => {
  await becomePlayer(page.request);
  await page.goto('/home');
  await page.getByRole('button', { name: /Your menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  const gate = page.getByRole('dialog', { name: 'This is for grown-ups' });
  await gate.getByRole('button', { name: 'Go back' }).click();
  await expect(gate).toHaveCount(0);
  await page.goto('/play');
  await expect(page).toHaveURL('/play');
  await expect(page.getByRole('button', { name: /Your menu/ })).toBeVisible();
});

test('signing in and out shows in other tabs', async ({ context, page }) => {
  const account = await becomePlayer(page.request);
  await page.goto('/home');
  const other = await context.newPage();
  await other.goto('/play');
  await page.getByRole('button', { name: /Your menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await openGate(page);
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
  await expect(page.getByLabel('Current password')).toHaveAccessibleDescription('Invalid login credentials');
  await page.getByLabel('Current password').fill(account.password);
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByText('Password changed.')).toBeVisible();

  // A click, not uncheck(): the switch moves when the server has agreed.
  await page.getByRole('switch', { name: /leaderboard/ }).click();
  await openGate(page);
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('switch', { name: /leaderboard/ })).not.toBeChecked();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const again = page.getByRole('dialog', { name: 'Is it you?' });
  await again.getByLabel('Password', { exact: true }).fill('wrong one');
  await again.getByRole('button', { name: 'Download my data' }).click();
  await expect(again.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    'Invalid login credentials',
  );
  await again.getByLabel('Password', { exact: true }).fill('a brand new badger');
  await again.getByRole('button', { name: 'Download my data' }).click();
  const path = await (await download).path();
  expect(path).toBeTruthy();

  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete account' });
  await dialog.getByLabel('Password', { exact: true }).fill('wrong one');
  await dialog.getByRole('button', { name: 'Delete for ever' }).click();
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    'Invalid login credentials',
  );
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
    // Like a second press that was queued while the page was busy: it runs after the first one's promises and before
    // any timer.
    for (let turns = 0; turns < 1_000; turns++) await Promise.resolve();
    button.click();
  });
  await expect(page).toHaveURL(/\/email-confirmation/);
  await expect(page.getByRole('button', { name: 'Resend Email' })).toBeVisible();
  expect(sent).toEqual(['POST']);
  await expect(page.locator('[data-toast]')).toHaveCount(0);
});
