import type { Page } from '@playwright/test';
import { GAMES, isOpenToVisitors } from '#engine/games/catalogue.ts';
import { becomePlayer, signUp, someone } from '#tests/support/accounts.ts';
import { expect, test } from '#tests/support/product-fixture.ts';
import { paintNothing } from '#tests/support/webgl.ts';

// The pages of 14 games are opened, and nobody looks at a picture.
test.beforeEach(({ page }) => page.addInitScript(paintNothing));

/** Where a page ends up and what it says there. */
interface Place {
  readonly address: string;
  readonly heading: string;
  /** Of the document, without the product's name. */
  readonly title: string;
}

const place = (address: string, heading: string, title = heading): Place => ({ address, heading, title });
const withSearch = (path: string, values: Record<string, string>) => `${path}?${new URLSearchParams(values)}`;

const SIGN_IN = place('/login', 'Sign In');
const SETUP = place('/profile-setup', 'Who is playing?', 'Set Up Your Profile');
const LEADERBOARD = place('/leaderboard', 'Leaderboard');
const homeOf = (username: string) => place('/home', `Welcome back, ${username}!`, 'Home');

/** Pages that show themselves to everybody. */
const OPEN = [
  place('/email-confirmation?email=parent@example.com', 'Check your email', 'Check Your Email'),
  place('/auth/confirm?token=x', 'Confirm your email', 'Confirm Your Email'),
  place('/reset-password', 'Reset your password', 'Reset Password'),
  place('/reset-password?token=x', 'Choose a new password', 'Reset Password'),
  place('/privacy', 'Privacy: what we keep', 'Privacy'),
  place('/nowhere/at/all', 'Not Found'),
  place('/play/no-such-game', 'Not Found'),
  place('/play/none-left-fun?seed=7', 'None Left Fun'),
];
/** Pages for visitors alone. */
const FOR_VISITORS = [
  place('/', 'Maths your child will ask to play', ''),
  SIGN_IN,
  place('/signup', 'Create Account'),
];
/** Pages behind the sign-in, each with a search that has to survive it. */
const FOR_PLAYERS = [
  place('/play?seed=7', 'Choose Your Game', 'All Games'),
  place('/leaderboard?seed=7', 'Leaderboard'),
  place('/profile?seed=7', 'My Profile'),
  ...GAMES.filter(({ id }) => !isOpenToVisitors(id)).map(({ id, title }) =>
    place(`/play/${id}?seed=7`, title),
  ),
];
const THROUGH = ['/callback', '/profile-setup'];

async function open(page: Page, path: string, { address, heading, title }: Place) {
  await test.step(`${path} leads to ${address}`, async () => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveURL(address);
    await expect(page).toHaveTitle(title === '' ? 'Addly Nook' : `${title} - Addly Nook`);
  });
}

/** The same place, with the address that was wanted. */
const remembering = (to: Place, redirect: string, email?: string): Place => ({
  ...to,
  address: withSearch(to.address, { ...(email !== undefined && { email }), redirect }),
});

test('a visitor sees the open pages, and from all others is sent to /login with the wanted address', async ({
  page,
}) => {
  for (const own of [...OPEN, ...FOR_VISITORS]) await open(page, own.address, own);
  for (const { address } of [...FOR_PLAYERS, homeOf('')])
    await open(page, address, remembering(SIGN_IN, address));
  for (const path of THROUGH) {
    await open(page, path, SIGN_IN);
    await open(page, withSearch(path, { redirect: '/leaderboard' }), remembering(SIGN_IN, '/leaderboard'));
  }
});

test('somebody without a profile sees the open pages, and from all others is sent to /profile-setup', async ({
  page,
}) => {
  const { email, ...account } = someone();
  await signUp(page.request, { email, ...account });
  for (const own of OPEN) await open(page, own.address, own);
  for (const { address } of FOR_VISITORS) await open(page, address, remembering(SETUP, '/home', email));
  for (const { address } of [...FOR_PLAYERS, homeOf('')])
    await open(page, address, remembering(SETUP, address, email));
  await open(page, '/callback', { ...SETUP, address: withSearch(SETUP.address, { email }) });
  await open(page, '/callback?redirect=%2Fprofile', remembering(SETUP, '/profile', email));
  await open(page, '/profile-setup', SETUP);
});

test('a player sees the open pages and those of players, and is sent on from all others', async ({
  page,
}) => {
  const home = homeOf((await becomePlayer(page.request)).username);
  for (const own of [...OPEN, ...FOR_PLAYERS, home]) {
    await open(page, own.address, own);
    // A game has the whole window, and it is the one that the address names.
    const game = GAMES.find(({ id }) => own.address.startsWith(`/play/${id}?`));
    await expect(page.getByRole('banner')).toHaveCount(game ? 0 : 1);
    if (game) await expect(page.locator('[data-stage]')).toHaveAttribute('data-game', game.id);
  }
  for (const { address } of FOR_VISITORS) await open(page, address, home);
  for (const path of THROUGH) {
    await open(page, path, home);
    await open(page, withSearch(path, { redirect: '/leaderboard' }), LEADERBOARD);
  }
  await open(page, '/login?redirect=%2Fleaderboard', LEADERBOARD);
  await open(page, '/play/', place('/play/', 'Choose Your Game', 'All Games'));
});

test('a hostile redirect ends on /home', async ({ page }) => {
  await becomePlayer(page.request);
  const hostile = [
    'redirect=https%3A%2F%2Fevil.example%2Fhome',
    'redirect=%2F%2Fevil.example',
    'redirect=%2F%5Cevil.example',
    'redirect=javascript%3Aalert(1)',
    'redirect=%2Fplay%252F..%252Fevil',
    'redirect=%2Fhome&redirect=%2Fplay',
    'redirect[]=%2Fplay',
    'redirect=%2Flogin',
  ];
  for (const search of hostile)
    for (const path of ['/login', '/callback', '/profile-setup']) {
      await page.goto(`${path}?${search}`);
      await expect(page).toHaveURL('/home');
    }
});

test('a hostile redirect is forgotten on the way through the sign-in form and the modal', async ({
  page,
}) => {
  const { email, password } = await becomePlayer(page.request);
  for (const path of ['/login', '/']) {
    await page.request.post('/api/auth/signout', { data: {} });
    await page.goto(`${path}?redirect=${encodeURIComponent('//evil.example/home')}`);
    if (path === '/') await page.getByRole('button', { name: 'Start Playing' }).click();
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await expect(page).toHaveURL('/home');
  }
});

test('Back and Forward walk through the pages and bring the place on them back', async ({ page }) => {
  await becomePlayer(page.request);
  await page.goto('/play');
  await page.getByRole('link', { name: 'Number Sandwich' }).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(300);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Leaderboard' }).click();
  await expect(page).toHaveURL('/leaderboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/play');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  await page.goForward();
  await expect(page).toHaveURL('/leaderboard');
});

test('each page that is turned to takes the focus to its heading', async ({ page }) => {
  await page.goto('/');
  const heading = page.getByRole('heading', { level: 1 });
  const follow = async (link: string, title: string) => {
    await page.getByRole('link', { name: link }).first().click();
    await expect(heading).toHaveText(title);
    await expect(heading).toBeFocused();
  };
  await follow('Create Account', 'Create Account');
  await follow('Privacy: what we keep', 'Privacy: what we keep');
  await page.goBack();
  await follow('Sign in here', 'Maths your child will ask to play');
  await page.goto('/reset-password');
  await follow('Back to login', 'Sign In');
  await follow('Create one now', 'Create Account');
});

test('an address that is opened anew begins at its top, wherever another page was left; a reload stays', async ({
  page,
}) => {
  await page.goto('/privacy');
  const heading = page.getByRole('heading', { level: 1 });
  const place = async () => {
    await expect(heading).toBeVisible();
    return page.evaluate(() => scrollY);
  };
  expect(await place()).toBe(0);
  await page.evaluate(() => scrollTo(0, 300));
  await expect.poll(place).toBe(300);
  await page.reload();
  await expect.poll(place).toBe(300);
  await page.goto('/signup');
  expect(await place()).toBe(0);
});
