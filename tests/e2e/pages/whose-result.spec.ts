import type { APIRequestContext, Page } from '@playwright/test';
import { becomePlayer, signUp, someone, type Account } from '#tests/support/accounts.ts';
import { openGate } from '#tests/support/gate.ts';
import { phase, playGame, pressByAccess } from '#tests/support/player.ts';
import { expect, test } from '#tests/support/product-fixture.ts';
import { seesToast } from '#tests/support/toasts.ts';
import { paintNothing } from '#tests/support/webgl.ts';

const KEPT = 'Your game is kept. It counts when you sign in again.';

const stageOf = (page: Page) => page.locator('[data-stage]');
const finish = (page: Page) => playGame(page, { press: pressByAccess });

/** Follows a link of the result, once it has come up. */
async function leave(page: Page, name: 'All Games' | 'Leaderboard') {
  await page.evaluate(() => {
    window.__lab?.step(1500);
  });
  await pressByAccess(page, page.locator('[data-result]').getByRole('link', { name }));
}

async function openGame(page: Page, game: string) {
  await page.addInitScript(paintNothing);
  await page.goto(`/play/${game}`);
  await phase(stageOf(page), 'instructions');
}

const kept = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('addly-outbox') ?? '[]').length);
const signOut = (request: APIRequestContext) => request.post('/api/auth/signout', { data: {} });
const xpOf = async (request: APIRequestContext) => (await (await request.get('/api/profile')).json()).xp;

async function signIn(page: Page, { email, password }: Account) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

for (const game of ['none-left-fun', 'total-treasure-hunt'])
  test(`${game}: what one child finishes is never another's who has signed in unnoticed`, async ({
    page,
    context,
  }) => {
    const { request } = context;
    const first = await becomePlayer(request);
    await openGame(page, game);
    // Not through a page, so no tab is told: as if the message came late.
    await signOut(request);
    const second = await becomePlayer(request);
    await seesToast(page, KEPT, () => finish(page));
    expect([await kept(page), await xpOf(request)]).toEqual([1, 0]);

    await leave(page, 'All Games');
    await expect(page).toHaveURL('/play');
    await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click();
    await expect(page.getByRole('heading', { name: `Welcome back, ${second.username}!` })).toBeVisible();
    await expect(page.getByText('Not saved yet')).toHaveCount(0);

    await signOut(request);
    await page.goto('/login');
    await signIn(page, first);
    await expect(page.getByText('10 XP, 90 to Level 2')).toBeVisible();
    expect([await kept(page), await xpOf(request)]).toEqual([0, 10]);
  });

test('a game that is being played begins anew when somebody else signs in', async ({ page, context }) => {
  const { request } = context;
  const second = await becomePlayer(request);
  await signOut(request);
  await becomePlayer(request);
  await openGame(page, 'none-left-fun');
  await stageOf(page).getByRole('button', { name: 'Start Game' }).dispatchEvent('click');
  await phase(stageOf(page), 'playing');

  const other = await context.newPage();
  await other.goto('/home');
  await other.getByRole('button', { name: /Your menu/ }).click();
  await other.getByRole('menuitem', { name: 'Sign Out' }).click();
  await openGate(other);
  await expect(other).toHaveURL('/');
  await phase(stageOf(page), 'instructions');
  await other.goto('/login');
  await signIn(other, second);
  await expect(other).toHaveURL('/home');
  await finish(page);
  await expect(other.getByText('10 XP, 90 to Level 2')).toBeVisible();
  expect([await kept(page), await xpOf(request)]).toEqual([0, 10]);
});

test('a game whose session has ended meanwhile stays, asks to sign in when it is left, and is saved once', async ({
  page,
  context,
}) => {
  const { request } = context;
  const player = await becomePlayer(request);
  await openGame(page, 'total-treasure-hunt');
  await signOut(request);
  await seesToast(page, KEPT, () => finish(page));
  await expect(page.locator('[data-result]')).toContainText('Perfect Score');
  await leave(page, 'All Games');
  await expect(page).toHaveURL('/login?redirect=%2Fplay');
  const saves: string[] = [];
  page.on('request', (sent) => sent.url().endsWith('/api/progress') && saves.push(sent.method()));
  await signIn(page, player);
  await expect(page).toHaveURL('/play');
  await expect.poll(() => kept(page)).toBe(0);
  await expect(page.getByText('Not saved yet')).toHaveCount(0);
  expect([saves, await xpOf(request)]).toEqual([['POST'], 10]);
});

test('a page that finds the session ended while it sends a result asks to sign in at once', async ({
  page,
  context,
}) => {
  await becomePlayer(context.request);
  await openGame(page, 'none-left-fun');
  await page.route('**/api/progress', (route) => route.abort());
  await finish(page);
  await leave(page, 'Leaderboard');
  await expect(page).toHaveURL('/leaderboard');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await signOut(context.request);
  await page.unrouteAll();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page).toHaveURL('/login?redirect=%2Fleaderboard');
  expect(await kept(page)).toBe(1);
});

test('what somebody without a profile plays waits for the profile, without a complaint', async ({
  page,
  context,
}) => {
  await signUp(context.request);
  await openGame(page, 'none-left-fun');
  await finish(page);
  expect(await kept(page)).toBe(1);
  await page.reload();
  await phase(stageOf(page), 'instructions');
  await expect(page.locator('[data-toast]')).toHaveCount(0);
  await page.goto('/profile-setup');
  await page.getByLabel('Player name').fill(someone().username);
  await page.getByRole('spinbutton', { name: 'Age' }).fill('5');
  await page.getByRole('button', { name: 'Save and Play' }).click();
  await expect(page).toHaveURL('/play');
  await expect.poll(() => xpOf(context.request)).toBe(10);
  expect(await kept(page)).toBe(0);
});
