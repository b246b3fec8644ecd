import { GAMES } from '#engine/games/catalogue.ts';
import { becomePlayer, signUp, someone } from '#tests/support/accounts.ts';
import { expect, test } from '#tests/support/product-fixture.ts';

const GUARDED = [
  '/home',
  '/play',
  '/leaderboard',
  '/profile',
  ...GAMES.map(({ id }) => `/play/${id}`),
].filter((path) => path !== '/play/none-left-fun');
const OPEN = [
  { path: '/', heading: 'Maths your child will ask to play', title: 'Addly Nook' },
  { path: '/login', heading: 'Sign In', title: 'Sign In - Addly Nook' },
  { path: '/signup', heading: 'Create Account', title: 'Create Account - Addly Nook' },
  { path: '/email-confirmation', heading: 'Check your email', title: 'Check Your Email - Addly Nook' },
  { path: '/reset-password', heading: 'Reset your password', title: 'Reset Password - Addly Nook' },
  { path: '/privacy', heading: 'Privacy: what we keep', title: 'Privacy - Addly Nook' },
  { path: '/nowhere', heading: 'Not Found', title: 'Not Found - Addly Nook' },
];
const PLAYER_PAGES = [
  { path: '/play', heading: 'Choose Your Game', title: 'All Games - Addly Nook' },
  { path: '/leaderboard', heading: 'Leaderboard', title: 'Leaderboard - Addly Nook' },
  { path: '/profile', heading: 'My Profile', title: 'My Profile - Addly Nook' },
];

/** Path and search of where a page ended up. */
const addressOf = (url: string) => url.replace(/^https?:\/\/[^/]+/, '');

test('a visitor sees the open pages, each with its title', async ({ page }) => {
  for (const { path, heading, title } of OPEN) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveTitle(title);
  }
});

test('a visitor is sent from every guarded page to /login with the wanted address', async ({ page }) => {
  for (const path of GUARDED) {
    const wanted = `${path}?seed=7`;
    await page.goto(wanted);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign In');
    const url = new URL(page.url());
    expect([url.pathname, url.searchParams.get('redirect')]).toEqual(['/login', wanted]);
  }
});

test('a visitor without a session is sent from setup and callback to /login', async ({ page }) => {
  for (const path of ['/profile-setup?redirect=%2Fleaderboard', '/callback?redirect=%2Fleaderboard']) {
    await page.goto(path);
    await expect(page).toHaveURL('/login?redirect=%2Fleaderboard');
  }
});

test('None Left Fun opens for a visitor', async ({ page }) => {
  await page.goto('/play/none-left-fun');
  await expect(page.locator('[data-stage]')).toHaveAttribute('data-game', 'none-left-fun');
  await expect(page).toHaveTitle('None Left Fun - Addly Nook');
});

test('somebody without a profile is sent from guarded pages to /profile-setup', async ({ page }) => {
  const account = someone();
  await signUp(page.request, account);
  for (const path of ['/home', '/play?from=mail', '/leaderboard', '/profile', '/play/number-trail']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who is playing?');
    const search = new URL(page.url()).searchParams;
    expect([search.get('email'), search.get('redirect')]).toEqual([account.email, path]);
  }
});

test('a player sees every page of the game area, and no page for visitors', async ({ page }) => {
  const { username } = await becomePlayer(page.request);
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome back, ${username}!`);
  for (const { path, heading, title } of PLAYER_PAGES) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveTitle(title);
  }
  for (const path of ['/', '/login', '/signup', '/profile-setup', '/callback']) {
    await page.goto(path);
    await expect(page).toHaveURL('/home');
  }
  await page.goto('/login?redirect=%2Fleaderboard');
  await expect(page).toHaveURL('/leaderboard');
  await page.goto('/play/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose Your Game');
});

test('each of the 14 games opens at its address, without the site bar', async ({ page }) => {
  await becomePlayer(page.request);
  for (const { id, title } of GAMES) {
    await page.goto(`/play/${id}`);
    await expect(page.locator('[data-stage]')).toHaveAttribute('data-game', id);
    await expect(page.locator('[data-stage] h1')).toHaveText(title);
    await expect(page.getByRole('banner')).toHaveCount(0);
  }
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
  for (const search of hostile) {
    await page.goto(`/login?${search}`);
    await expect(page).toHaveURL('/home');
    await page.goto(`/callback?${search}`);
    await expect(page).toHaveURL('/home');
  }
  expect(addressOf(page.url())).toBe('/home');
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
