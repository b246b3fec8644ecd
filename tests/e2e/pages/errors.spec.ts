import type { Page } from '@playwright/test';
import { becomePlayer, signUp, someone } from '#tests/support/accounts.ts';
import { expect, test } from '#tests/support/product-fixture.ts';
import { seesToast } from '#tests/support/toasts.ts';

/**
 * The error catalogue as people meet it, in its order: product specification, section 8. Its rows "progress save" and
 * "no session" are in offline.spec and routes.spec, the texts of refused audio in tests/engine/voice.
 */

const toast = (page: Page, text: string) =>
  expect(page.locator('[data-toast]').filter({ hasText: text })).toBeVisible();

/** Lets a call of the API fail without any message of the server. */
const breakCall = (page: Page, path: string) =>
  page.route(`**${path}`, (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: '{}' }),
  );

const fillIn = async (page: Page, email: string, password: string) => {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
};

test('sign-in failure: the message in a red box, and what was typed stays', async ({ page }) => {
  const { email } = someone();
  await page.goto('/login');
  await fillIn(page, email, 'not the password');
  await page.getByRole('button', { name: 'Sign In' }).click();
  const box = page.getByRole('alert');
  await expect(box).toHaveText('Invalid login credentials');
  await expect(box).toBeFocused();
  await page.route('**/api/auth/signin', (route) => route.abort());
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(box).toContainText('internet connection');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Password')).toHaveValue('not the password');
});

test('sign-in failure without a message: the text of the catalogue', async ({ page }) => {
  await page.goto('/login');
  await fillIn(page, someone().email, 'not the password');
  await breakCall(page, '/api/auth/signin');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert')).toHaveText('An error occurred');
});

test('sign-in before the address is confirmed: says so and offers the link again', async ({ page }) => {
  const { email, password } = someone();
  await page.request.post('/api/auth/signup', { data: { email, password } });
  await page.goto('/login');
  await fillIn(page, email, password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert')).toHaveText('Email not confirmed');
  await page.getByRole('link', { name: 'Send the link again' }).click();
  await expect(page).toHaveURL(`/email-confirmation?email=${encodeURIComponent(email)}`);
});

test('sign-in with empty or wrong fields: the message at each field, the focus on the first', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('An email address is required')).toBeVisible();
  await expect(page.getByText('Please enter your password')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.getByLabel('Email').fill('nobody at example');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Unable to validate email address: invalid format')).toBeVisible();
});

test('Google sign-in error: a toast with the reason, from the button and from the way back', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await toast(page, 'Google sign-in error: not set up here');
  await seesToast(page, 'Google sign-in error: access was not given', () =>
    page.goto('/login?error=access_denied&redirect=%2Fplay'),
  );
  await expect(page).toHaveURL('/login?redirect=%2Fplay');
});

test('Google sign-in error in the modal: the toast stands before it and can be put away', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Start Playing' }).click();
  const told = page.locator('[data-toast]').filter({ hasText: 'Google sign-in error: not set up here' });
  // Toasts go by themselves: on a slow machine more than one may be needed.
  await expect(async () => {
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await told.getByRole('button', { name: 'Dismiss' }).click({ timeout: 5_000 });
  }).toPass();
  await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible();
});

test('sign-up failure: a toast with the message, else the text of the catalogue', async ({ page }) => {
  await page.goto('/signup');
  await fillIn(page, someone().email, 'short');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Password should be at least 6 characters.')).toBeVisible();
  await page.getByLabel('Password').fill('password');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await toast(page, 'Password is known to be weak and easy to guess, please choose a different one.');
  await expect(page).toHaveURL('/signup');
  await breakCall(page, '/api/auth/signup');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await toast(page, 'An error occurred while creating your account.');
  await expect(page.getByLabel('Password')).toHaveValue('password');
});

test('resend failure: a toast with the message', async ({ page }) => {
  const { email, password } = someone();
  await page.request.post('/api/auth/signup', { data: { email, password } });
  await page.goto(`/email-confirmation?email=${email}`);
  await page.getByRole('button', { name: 'Resend Email' }).click();
  await toast(page, 'For security purposes, you can only request this after');
});

test('profile setup: the specified messages at the fields', async ({ page }) => {
  await signUp(page.request);
  await page.goto('/profile-setup');
  await page.getByLabel('Player name').fill('   ');
  await page.getByRole('button', { name: 'Save and Play' }).click();
  await expect(page.getByText('Please enter a player name')).toBeVisible();
  await expect(page.getByText('Please enter a valid age between 4 and 18')).toBeVisible();
  await expect(page.getByLabel('Player name')).toBeFocused();
  for (const age of ['3', '19', '5.5']) {
    await page.getByLabel('Age').fill(age);
    await page.getByRole('button', { name: 'Save and Play' }).click();
    await expect(page.getByText('Please enter a valid age between 4 and 18')).toBeVisible();
  }
});

test('profile save in setup fails: a toast with the message, else the text of the catalogue, and the form stays', async ({
  page,
}) => {
  await signUp(page.request);
  await page.goto('/profile-setup');
  await page.getByLabel('Player name').fill('07700 900123');
  await page.getByLabel('Age').fill('5');
  await page.getByRole('button', { name: 'Save and Play' }).click();
  await toast(page, "Let's pick a different name.");
  await expect(page.getByLabel('Player name')).toHaveValue('07700 900123');
  await expect(page.getByLabel('Player name')).toBeFocused();
  await breakCall(page, '/api/profile');
  await page.getByLabel('Player name').fill('Sunny Otter');
  await page.getByRole('button', { name: 'Save and Play' }).click();
  await toast(page, 'An error occurred while setting up your profile.');
  await expect(page.getByLabel('Player name')).toHaveValue('Sunny Otter');
});

test('a taken name in setup: a number is put behind it, and nobody is stopped', async ({
  page,
  browser,
  baseURL,
}) => {
  const other = await browser.newContext({ baseURL });
  const { username } = await becomePlayer(other.request);
  await other.close();
  await signUp(page.request);
  await page.goto('/profile-setup');
  await page.getByLabel('Player name').fill(username);
  await page.getByLabel('Age').fill('5');
  await page.getByRole('button', { name: 'Save and Play' }).click();
  await expect(page).toHaveURL('/play');
  const profile = await (await page.request.get('/api/profile')).json();
  expect(profile.username).toMatch(new RegExp(`^${username} ?\\d+$`));
});

test('a profile that another tab has made meanwhile is completed', async ({ page }) => {
  await signUp(page.request);
  await page.goto('/profile-setup');
  const { username } = someone();
  await page.getByLabel('Player name').fill(`${username} B`);
  // Only now: the page has been told that there is none.
  const made = { username, age: 4, avatar_url: 'cat', theme: 'aqua' };
  await page.request.post('/api/profile', { data: made });
  await page.getByLabel('Age').fill('5');
  await page.getByRole('button', { name: 'Save and Play' }).click();
  await expect(page).toHaveURL('/play');
  const profile = await (await page.request.get('/api/profile')).json();
  expect(profile).toMatchObject({ username: `${username} B`, age: 5, avatar_url: 'fox', theme: 'core' });
});

test('profile save in setup without a user: the specified sentence in a box', async ({ page }) => {
  await signUp(page.request);
  await page.goto('/profile-setup');
  await page.getByLabel('Age').fill('5');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Save and Play' }).click();
  await expect(page.getByText('No user found. Please try logging in again.')).toBeVisible();
});

test('profile update failure: a toast with the message, else the text of the catalogue', async ({
  page,
  browser,
  baseURL,
}) => {
  const other = await browser.newContext({ baseURL });
  const taken = await becomePlayer(other.request);
  await other.close();
  await becomePlayer(page.request);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Player name').fill(taken.username.toUpperCase());
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await toast(page, 'That player name is taken. Please try another one.');
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeEnabled();
  await breakCall(page, '/api/profile');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await toast(page, 'Failed to update profile');
  await expect(page.getByLabel('Player name')).toHaveValue(taken.username.toUpperCase());
});

test('profile update without a user: "No user logged in", then the sign-in page', async ({ page }) => {
  await becomePlayer(page.request);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await toast(page, 'No user logged in');
  await expect(page).toHaveURL('/login?redirect=%2Fprofile');
});

test('theme save failure: the specified toast', async ({ page }) => {
  await becomePlayer(page.request);
  await page.goto('/profile');
  const berry = page.getByRole('radio', { name: 'Berry Blast' });
  await expect(berry).toBeVisible();
  await breakCall(page, '/api/profile');
  await berry.check();
  await toast(page, 'Failed to save theme preference');
});

test('leaderboard failure: the specified text, and Retry brings it', async ({ page }) => {
  await becomePlayer(page.request);
  await breakCall(page, '/api/leaderboard');
  await page.goto('/leaderboard');
  await expect(page.getByRole('alert')).toHaveText('Failed to load leaderboard');
  await page.unroute('**/api/leaderboard');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.locator('[data-own]')).toBeVisible();
});

test('a name that cannot be said: "Failed to play audio"', async ({ page }) => {
  await becomePlayer(page.request);
  await page.goto('/play');
  await page.route('**/sounds/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Say Sound Safari' }).click();
  await toast(page, 'Failed to play audio');
});

test('a profile that does not exist is no error', async ({ page }) => {
  await signUp(page.request);
  await page.goto('/home');
  await expect(page).toHaveURL(/profile-setup/);
  await expect(page.getByLabel('Player name')).not.toHaveValue('');
  await expect(page.locator('[data-toast]')).toHaveCount(0);
});

test('a session that cannot be read: a toast with the message, and in by itself when it can', async ({
  page,
}) => {
  await becomePlayer(page.request);
  await page.route('**/api/auth/session', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', message: 'We are back in a moment.' } }),
  );
  await seesToast(page, 'We are back in a moment.', () => page.goto('/leaderboard?week=2'));
  await expect(page).toHaveURL(/\/login/);
  await page.unroute('**/api/auth/session');
  await expect(page).toHaveURL('/leaderboard?week=2', { timeout: 20_000 });
});

test('a page that breaks: "Something went wrong!" with an error to show and hide', async ({ page }) => {
  await signUp(page.request);
  await breakCall(page, '/api/profile');
  await page.goto('/profile-setup');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong!');
  await page.getByRole('button', { name: 'Show Error' }).click();
  await expect(page.getByText('ApiError 500')).toBeVisible();
  await page.getByRole('button', { name: 'Hide Error' }).click();
  await expect(page.getByText('ApiError 500')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Show Error' })).toBeVisible();
});

test('a page that cannot be fetched ahead: "Error preloading route!"', async ({ page }) => {
  await page.goto('/');
  await page.route('**/assets/signup*', (route) => route.abort());
  await page.getByRole('link', { name: 'Create Free Account' }).hover();
  await toast(page, 'Error preloading route!');
});

test('a sign-in modal whose code does not come: a toast, the page stays, and the next try works', async ({
  page,
}) => {
  await page.goto('/');
  await page.route('**/sign-in-dialog*', (route) => route.abort());
  const start = page.getByRole('button', { name: 'Start Playing' });
  await start.click();
  await toast(page, 'Error preloading route!');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Maths your child will ask to play');
  await page.unrouteAll();
  await start.click();
  await expect(page.getByRole('dialog', { name: 'Sign In' }).getByLabel('Email')).toBeFocused();
});
