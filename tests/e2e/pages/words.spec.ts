import type { Locator, Page } from '@playwright/test';
import { becomePlayer, finishGame, signUp, someone } from '#tests/support/accounts.ts';
import { openGate } from '#tests/support/gate.ts';
import { expect, test } from '#tests/support/product-fixture.ts';

/** What every page says and leads to: product specification, section 2, page by page. */

const headings = (within: Page | Locator, level: number) => within.getByRole('heading', { level });
const leadsTo = (within: Page | Locator, name: string | RegExp, path: string) =>
  expect(within.getByRole('link', { name }).first()).toHaveAttribute('href', path);
const leadTo = async (links: Locator, paths: readonly string[]) => {
  for (const [at, path] of paths.entries()) await expect(links.nth(at)).toHaveAttribute('href', path);
};
const section = (page: Page, name: string) => page.getByRole('region', { name });
const withGoogle = (page: Page) =>
  page.route('**/api/config', (route) => route.fulfill({ json: { google: true, mailbox: false } }));

/** Red, green and blue of what is behind an element's text, or of the text: 0 to 255. */
const coloursOf = (element: Locator, property: 'color' | 'backgroundColor') =>
  element.evaluate((target, name) => {
    const painted = document.createElement('canvas').getContext('2d')!;
    painted.fillStyle = getComputedStyle(target)[name];
    painted.fillRect(0, 0, 1, 1);
    return [...painted.getImageData(0, 0, 1, 1).data.slice(0, 3)];
  }, property);

test('the landing page: hero, four features, four games, benefits, stats, and the call at its end', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Start Playing' })).toBeVisible();
  await leadsTo(page, 'Create Account', '/signup');
  await expect(page.getByText('Short, spoken games for ages 3 to 8.')).toBeVisible();
  await expect(section(page, 'What makes it special').getByRole('listitem')).toHaveCount(4);
  await expect(section(page, 'Games children love').getByRole('listitem')).toHaveText(
    [
      'Sound SafariListen to numbers and pick the answerAges 4+',
      'Number TrailClick numbers in sequence 0 to 10Ages 4+',
      'Shape DetectiveListen to shape names and find matching shapesAges 3+',
      'Total Treasure HuntCount treasures and add themAges 4+',
    ],
    { ignoreCase: false },
  );
  expect(await section(page, 'What your child learns').getByRole('listitem').count()).toBeGreaterThan(3);
  const stats = section(page, 'In numbers').locator('dl > div');
  await expect(stats).toHaveText(['Games12+', 'Ages3-8', 'Fun100%']);
  const closing = section(page, 'Ready to play?');
  await leadsTo(closing, 'Create Free Account', '/signup');
  await closing.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible();
});

test('the sign-in form, in the modal and on its page: fields, both buttons, the way to an account', async ({
  page,
}) => {
  await withGoogle(page);
  for (const path of ['/', '/login']) {
    await page.goto(path);
    if (path === '/') await page.getByRole('button', { name: 'Start Playing' }).click();
    const form = path === '/' ? page.getByRole('dialog', { name: 'Sign In' }) : page.getByRole('main');
    const email = form.getByLabel('Email', { exact: true });
    await expect(email).toHaveAttribute('type', 'email');
    await expect(email).toHaveAttribute('required');
    const password = form.getByLabel('Password', { exact: true });
    await expect(password).toHaveAttribute('type', 'password');
    await expect(password).toHaveAttribute('required');
    await expect(form.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
    await leadsTo(form, 'Create one now', '/signup');
    await email.fill(someone().email);
    await password.fill('not the password');
    await form.getByRole('button', { name: 'Sign In', exact: true }).click();
    const box = form.getByRole('alert');
    await expect(box).toHaveText('Invalid login credentials');
    const [red, green, blue] = await coloursOf(box, 'color');
    expect(red! - Math.max(green!, blue!)).toBeGreaterThan(80);
    expect(new Set(await coloursOf(box, 'backgroundColor')).size).toBeGreaterThan(1);
  }
});

test('the sign-up page: form, Google, the way back, and its five tiles', async ({ page }) => {
  await withGoogle(page);
  await page.goto('/signup');
  await expect(page.getByLabel('Email', { exact: true })).toHaveAttribute('type', 'email');
  await expect(page.getByLabel('Email', { exact: true })).toHaveAttribute('required');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('minlength', '6');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('required');
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
  await leadsTo(page, 'Sign in here', '/');
  await expect(headings(page.getByRole('main').getByRole('listitem'), 3)).toHaveText([
    '12+ Curriculum Games',
    'Progress Tracking',
    'Safe Community',
    'Privacy First',
    '10,000+ happy families',
  ]);
});

test('the confirmation page says where the link went, sends it again, and leads back to login', async ({
  page,
}) => {
  await page.goto('/email-confirmation?email=parent%40example.com');
  const main = page.getByRole('main');
  await expect(main).toContainText("We've sent a confirmation link to parent@example.com.");
  await expect(main.getByRole('button', { name: 'Resend Email' })).toBeEnabled();
  await leadsTo(main, 'Back to login', '/login');
});

test('the setup page asks for name, age, avatar and theme, and says what for', async ({ page }) => {
  await signUp(page.request);
  await page.goto('/profile-setup');
  await expect(page.getByLabel('Player name')).toHaveAccessibleDescription(/is shown on leaderboards/);
  await expect(page.getByRole('spinbutton', { name: 'Age' })).toHaveAccessibleDescription(
    /used to show age-appropriate games/,
  );
  const avatars = page.getByRole('group', { name: 'Avatar' });
  await expect(avatars.getByRole('radio')).toHaveCount(3);
  for (const name of ['Fox', 'Cat', 'Owl']) await expect(avatars.getByRole('radio', { name })).toBeVisible();
  await expect(avatars.getByRole('radio', { name: 'Fox' })).toBeChecked();
  const themes = page.getByRole('group', { name: 'Theme' });
  await expect(themes.getByRole('radio')).toHaveCount(3);
  const html = page.locator('html');
  // The theme's own colour is the strongest of the three, told by the swatch beside its name.
  for (const [name, note, attribute] of [
    [/^Aqua Explorer/, 'Cool blue', 'aqua'],
    [/^Berry Blast/, 'Vibrant pink', 'berry'],
    [/^Addly Nook/, 'Classic green', undefined],
  ] as const) {
    await expect(themes.getByText(note)).toBeVisible();
    await themes.getByRole('radio', { name }).check();
    if (attribute) await expect(html).toHaveAttribute('data-theme', attribute);
    else await expect(html).not.toHaveAttribute('data-theme');
  }
});

test('the top bar, and the menu behind the avatar', async ({ page }) => {
  await page.setViewportSize({ width: 2200, height: 1100 });
  const { username } = await becomePlayer(page.request);
  await finishGame(page.request, 'total-treasure-hunt', 10);
  await page.goto('/leaderboard');
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link', { name: 'Addly Nook' })).toHaveAttribute('href', '/play');
  const links = bar.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(links).toHaveText(['Home', 'All Games', 'Leaderboard']);
  await leadTo(links, ['/home', '/play', '/leaderboard']);
  await expect(bar.getByText(`Welcome back, ${username}!`)).toBeVisible();
  await expect(bar.locator('dl > div')).toHaveText(['Level1', 'XP10', 'Coins18']);
  await bar.getByRole('button', { name: `Your menu, ${username}` }).click();
  const menu = page.getByRole('menu');
  for (const told of [username, 'Level 1 • 10 XP']) await expect(menu).toContainText(told);
  const items = menu.getByRole('menuitem');
  await expect(items).toHaveText(['My Profile', 'Leaderboard', 'My Nook', 'Sign Out']);
  await leadTo(items, ['/profile', '/leaderboard', '/nook']);
  await items.nth(3).click();
  await openGate(page);
  await expect(page).toHaveURL('/');
});

test('home: greeting, four tiles, terms with their cards, and the way to the leaderboard', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-22T09:00:00'));
  await becomePlayer(page.request);
  await finishGame(page.request, 'total-treasure-hunt', 10);
  // No rank is shown before it is known.
  await page.route('**/api/leaderboard', (route) =>
    route.fulfill({ json: { top50: [], currentUserRank: null, currentUserStats: null } }),
  );
  await page.goto('/home');
  const main = page.getByRole('main');
  await expect(main.locator('dl > div')).toHaveText([
    /^Level and XPLevel 110 XP/,
    /^Coins Earned18/,
    /^Leaderboard Rank\?$/,
    /^Current FocusAutumn/,
  ]);
  const journey = section(page, 'Your Learning Journey');
  const autumn = journey.locator('#term-autumn');
  await expect(autumn.getByRole('button', { name: /7 games/ })).toHaveAttribute('aria-expanded', 'true');
  await expect(autumn.getByRole('button', { name: "School's Learning Objectives" })).toBeVisible();
  const card = autumn.getByRole('link', { name: /^Sound Safari/ });
  await expect(card).toHaveAttribute('href', '/play/sound-safari');
  const thumbnail = card.getByRole('presentation').or(card.locator('img')).first();
  await expect(thumbnail).toHaveAttribute('src', /thumbnails\/sound-safari/);
  for (const text of ['Hard', 'Ages 4+', 'Sound Safari', '10 questions', '10 XP'])
    await expect(card).toContainText(text);
  await leadsTo(main.locator('section').last(), 'Leaderboard', '/leaderboard');

  // A player without a name of their own is called Player; the page comes with what it would ask for first.
  await page.route('**/home', async (route) => {
    const text = await (await route.fetch()).text();
    await route.fulfill({ body: text.replaceAll(/"username":"[^"]+"/g, '"username":null') });
  });
  await page.reload();
  await expect(headings(page, 1)).toHaveText('Welcome back, Player!');
  await page.getByRole('button', { name: 'Your menu, Player' }).click();
  await expect(page.getByRole('menu')).toContainText('Player');
});

test('play: its title, three features, four terms, and the way to the leaderboard', async ({ page }) => {
  await becomePlayer(page.request);
  await page.goto('/play');
  await expect(headings(page, 1)).toHaveText('Choose Your Game');
  const main = page.getByRole('main');
  for (const feature of ['Listen and play', 'Term by term', 'Earn XP and coins'])
    await expect(main.getByRole('heading', { name: feature })).toBeVisible();
  const terms = section(page, 'Games by School Term');
  for (const [at, name] of ['Reception Autumn', 'Reception Spring', 'Reception Summer', 'Other'].entries())
    await expect(terms.locator('section').nth(at).getByRole('button').first()).toContainText(name);
  await expect(terms.locator('section')).toHaveCount(4);
  await leadsTo(main.locator('section').last(), 'Leaderboard', '/leaderboard');
});

test('the leaderboard: back, three features, medals, the own row in another colour, and a way to play', async ({
  page,
  browser,
  baseURL,
}) => {
  for (let others = 0; others < 3; others++) {
    const context = await browser.newContext({ baseURL });
    await becomePlayer(context.request);
    await finishGame(context.request, 'number-trail-high-climb', 21);
    await context.close();
  }
  const { username } = await becomePlayer(page.request);
  await page.goto('/leaderboard');
  const main = page.getByRole('main');
  await expect(headings(page, 1)).toHaveText('Leaderboard');
  await leadsTo(main, 'Back to All Games', '/play');
  await leadsTo(main, 'Start Playing', '/play');
  for (const name of ['Top Performers', 'Progress Tracking', 'Community', 'Top Players'])
    await expect(main.getByRole('heading', { level: 2, name })).toBeVisible();
  const rows = main.locator('ol > li');
  for (const at of [0, 1, 2]) {
    const pictures = rows.nth(at).locator('img');
    await expect(pictures.first()).toHaveAttribute('src', new RegExp(`medals/${at + 1}`));
    await expect(pictures.nth(1)).toHaveAttribute('src', /avatars\/(fox|cat|owl)/);
    await expect(rows.nth(at)).toContainText(new RegExp(`#${at + 1}.*Lv\\.\\d+ ?\\d+ XP`));
  }
  const own = main.locator('[data-own]');
  await expect(own).toContainText(username);
  await expect(own.locator('img')).toHaveCount(1);
  expect(await coloursOf(own, 'backgroundColor')).not.toEqual(
    await coloursOf(rows.first(), 'backgroundColor'),
  );
});

test('the profile: what it shows, what can be edited, its stats, and the way back', async ({ page }) => {
  const { email, username } = await becomePlayer(page.request);
  await finishGame(page.request, 'total-treasure-hunt', 10);
  await page.goto('/profile');
  const main = page.getByRole('main');
  await leadsTo(main, 'Back to All Games', '/play');
  for (const text of [email, 'Email cannot be changed', '5 years old'])
    await expect(main.getByText(text, { exact: true })).toBeVisible();
  await expect(main.locator('dl').first().locator('div')).toHaveText([
    `Player name${username}`,
    'Age5 years old',
    'AvatarFox',
  ]);
  await expect(main.getByRole('radio', { name: /^Addly Nook/ })).toBeChecked();
  const today = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
  const { created_at } = await (await page.request.get('/api/profile')).json();
  const stats = main.locator('dl', { hasText: 'Member since' }).locator('> div');
  for (const row of [
    'Level1',
    'Experience10 XP',
    'Coins18',
    `Member since${today.format(new Date(created_at))}`,
  ])
    await expect(stats.filter({ hasText: row })).toHaveCount(1);

  await main.getByRole('button', { name: 'Edit Profile' }).click();
  const age = main.getByRole('spinbutton', { name: 'Age' });
  for (const [name, value] of [
    ['type', 'number'],
    ['min', '4'],
    ['max', '18'],
  ] as const)
    await expect(age).toHaveAttribute(name, value);
  for (const name of ['Save Changes', 'Cancel'])
    await expect(main.getByRole('button', { name })).toBeVisible();
  // The address is shown as text, in no field.
  await expect(main.getByText(email, { exact: true })).toBeVisible();
  const typed = await main
    .locator('form input')
    .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
  expect(typed.length).toBeGreaterThan(3);
  expect(typed).not.toContain(email);
});

test('what is said for a moment comes in at the top, in the middle', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/login?error=access_denied');
  const toast = page.locator('[data-toast]');
  await expect(toast).toBeVisible();
  await toast.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  const { x, y, width } = (await toast.boundingBox())!;
  expect(Math.abs(x + width / 2 - 640)).toBeLessThan(16);
  expect(y).toBeLessThan(120);
});
