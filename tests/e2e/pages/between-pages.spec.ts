import type { Page } from '@playwright/test';
import { becomePlayer, signUp, someone } from '#tests/support/accounts.ts';
import { playGame, pressByAccess } from '#tests/support/player.ts';
import { expect, test } from '#tests/support/product-fixture.ts';
import { paintNothing } from '#tests/support/webgl.ts';

/** What happens while pages wait, and what they ask the server for: product specification, sections 2, 4 and 7. */

/** Counts calls of the API. */
function callsOf(page: Page, path: string): () => number {
  let calls = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) calls++;
  });
  return () => calls;
}

/** Holds back the answers to a call of the API. Returns the function that releases them. */
async function holdBack(page: Page, path: string, method = 'GET'): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route(`**${path}`, async (route) => {
    if (route.request().method() === method) await held;
    await route.continue();
  });
  return release;
}

const follow = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();

test('who is signed in is asked for once, however many pages are turned', async ({ page }) => {
  await becomePlayer(page.request);
  const calls = callsOf(page, '/api/auth/session');
  // Unlike home's, this page comes without the answer.
  await page.goto('/leaderboard');
  for (const [name, path] of [
    ['All Games', '/play'],
    ['Leaderboard', '/leaderboard'],
    ['Home', '/home'],
  ] as const) {
    await follow(page, name);
    await expect(page).toHaveURL(path);
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(calls()).toBe(1);
});

test('a profile that has lost its age is completed, and then leads on to the wanted page', async ({
  page,
}) => {
  const { username } = await becomePlayer(page.request);
  await page.request.patch('/api/profile', { data: { age: null, avatar_url: 'owl' } });
  const before = await (await page.request.get('/api/profile')).json();
  await page.goto('/leaderboard');
  await expect(page).toHaveURL(/\/profile-setup\?.*redirect=%2Fleaderboard/);
  await expect(page.getByLabel('Player name')).toHaveValue(username);
  await page.getByRole('spinbutton', { name: 'Age' }).fill('7');
  await page.getByRole('button', { name: 'Save and Play' }).click();
  await expect(page).toHaveURL('/leaderboard');
  const after = await (await page.request.get('/api/profile')).json();
  expect(after).toEqual({ ...before, age: 7 });
});

test('the callback waits until it is known who came', async ({ page }) => {
  await signUp(page.request);
  for (const path of ['/api/auth/session', '/api/profile']) {
    const release = await holdBack(page, path);
    const asked = page.waitForRequest(`**${path}`);
    await page.goto('/callback?redirect=%2Fhome');
    await asked;
    await expect(page.getByText('Just a moment')).toBeVisible();
    await expect(page).toHaveURL('/callback?redirect=%2Fhome');
    release();
    await expect(page).toHaveURL(/\/profile-setup\?.*redirect=%2Fhome/);
    await page.unrouteAll();
  }
});

test('the profile says that it is being saved', async ({ page }) => {
  await becomePlayer(page.request);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const save = await holdBack(page, '/api/profile', 'PATCH');
  await page.getByRole('spinbutton', { name: 'Age' }).fill('9');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  save();
  await expect(page.getByText('9 years old')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
});

test('the leaderboard turns a spinner until it is there', async ({ page }) => {
  await becomePlayer(page.request);
  const release = await holdBack(page, '/api/leaderboard');
  await page.goto('/leaderboard');
  await expect(page.getByRole('status').filter({ hasText: 'Loading leaderboard' })).toBeVisible();
  release();
  await expect(page.locator('[data-own]')).toBeVisible();
  await expect(page.getByText('Loading leaderboard')).toHaveCount(0);
});

test('a page is fetched ahead once its link has been pointed at for 50 ms, not before', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await expect(page.locator('#landing')).toHaveCount(0);
  const link = page.getByRole('link', { name: 'Create Free Account' });
  await link.scrollIntoViewIfNeeded();
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/signup/.test(request.url())) fetched.push(request.url());
  });
  await page.clock.pauseAt(Date.now() + 60_000);
  await link.hover();
  await page.clock.runFor(49);
  // When this one has come, an earlier one would have, too.
  const later = page.waitForRequest('**/api/config');
  await page.evaluate(() => void fetch('/api/config'));
  await later;
  expect(fetched).toEqual([]);
  const code = page.waitForRequest(/\/assets\/signup.*\.js/);
  await page.clock.runFor(1);
  await code;
});

test('what is known of players is kept for 5 minutes, and asked for anew after that', async ({ page }) => {
  await page.clock.install();
  await becomePlayer(page.request);
  const calls = [callsOf(page, '/api/leaderboard'), callsOf(page, '/api/profile')];
  const counts = () => calls.map((count) => count());
  const there = async (path: string, name: string) => {
    await follow(page, name);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  };
  await page.goto('/leaderboard');
  await expect(page.locator('[data-own]')).toBeVisible();
  expect(counts()).toEqual([1, 1]);
  await there('/play', 'All Games');
  await page.clock.runFor(4 * 60_000);
  await there('/leaderboard', 'Leaderboard');
  await there('/play', 'All Games');
  expect(counts()).toEqual([1, 1]);
  await page.clock.runFor(70_000);
  await there('/leaderboard', 'Leaderboard');
  await expect.poll(counts).toEqual([2, 2]);
});

test('what one tab has saved shows in the others', async ({ page, context }) => {
  await becomePlayer(page.request);
  await page.goto('/home');
  await expect(page.getByText('0 XP, 100 to Level 2')).toBeVisible();
  const other = await context.newPage();
  await other.addInitScript(paintNothing);
  await other.goto('/play/none-left-fun');
  // The save comes only after a whole game.
  const saved = other.waitForResponse('**/api/progress', { timeout: 120_000 });
  await playGame(other, { press: pressByAccess });
  expect((await saved).ok()).toBe(true);
  await expect(page.getByText('10 XP, 90 to Level 2')).toBeVisible();
});

test('whoever signs in by the modal without a whole profile comes to setup, with address and wanted page', async ({
  page,
}) => {
  const account = someone();
  await signUp(page.request, account);
  await page.request.post('/api/auth/signout', { data: {} });
  await page.goto('/?redirect=%2Fleaderboard');
  await page.getByRole('button', { name: 'Start Playing' }).click();
  const modal = page.getByRole('dialog', { name: 'Sign In' });
  await modal.getByLabel('Email', { exact: true }).fill(account.email);
  await modal.getByLabel('Password', { exact: true }).fill(account.password);
  await modal.getByLabel('Password', { exact: true }).press('Enter');
  const search = new URLSearchParams({ email: account.email, redirect: '/leaderboard' });
  await expect(page).toHaveURL(`/profile-setup?${search}`);
  await expect(modal).toHaveCount(0);
});
