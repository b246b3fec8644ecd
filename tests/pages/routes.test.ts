import { beforeAll, beforeEach, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { GAMES } from '#engine/games/catalogue.ts';
import { isOpenToVisitors } from '#engine/rules/cards.ts';
import { beginAnew, visit } from '#tests/support/pages/open-page.tsx';
import { ask, becomePlayer, signUp } from '#tests/support/pages/people.ts';
import { address, arrives, opens, place, remembering, withSearch } from '#tests/support/pages/places.ts';
import { seesToast } from '#tests/support/pages/seen.ts';
import { paintNothing } from '#tests/support/webgl.ts';

// Without drawing: the pages of 14 games are opened, and no picture is checked.
beforeAll(paintNothing);
beforeEach(beginAnew);

const SIGN_IN = place('/login', 'Sign In');
const SETUP = place('/profile-setup', 'Who is playing?', 'Set Up Your Profile');
const LEADERBOARD = place('/leaderboard', 'Leaderboard');
const homeOf = (username: string) => place('/home', `Welcome back, ${username}!`, 'Home');

/** Pages that everybody may open. */
const OPEN = [
  place('/email-confirmation?email=parent@example.com', 'Check your email', 'Check Your Email'),
  place('/auth/confirm?token=x', 'Confirm your email', 'Confirm Your Email'),
  place('/reset-password', 'Reset your password', 'Reset Password'),
  place('/reset-password?token=x', 'Choose a new password', 'Reset Password'),
  place('/privacy', 'Privacy: what we keep', 'Privacy'),
  place('/board', 'Maths on the whiteboard', 'At the Whiteboard'),
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
  place('/grown-ups?seed=7', 'For grown-ups', 'For Grown-ups'),
  ...GAMES.filter(({ id }) => !isOpenToVisitors(id)).map(({ id, title }) =>
    place(`/play/${id}?seed=7`, title),
  ),
];
/** Pages that an account without a profile is led away from, without coming back. */
const OF_ACCOUNTS = ['/players?seed=7', '/players/new?seed=7'];
const NOOK = place('/nook?seed=7', 'My Nook');
const THROUGH = ['/callback', '/profile-setup'];

// Before the pages are opened: a module that has come once is not fetched again, and no other file opens this one.
it('a page that cannot be fetched ahead: "Error preloading route!"', async () => {
  visit('/');
  await commands.breakCall('GET /web/pages/privacy.tsx*', 'cut');
  await page
    .getByRole('link', { name: /Privacy/ })
    .first()
    .hover();
  await seesToast('Error preloading route!');
});

it('a visitor sees the open pages, and from all others is sent to /login with the wanted address', async () => {
  for (const own of [...OPEN, ...FOR_VISITORS]) await opens(own.address, own);
  const closed = [...FOR_PLAYERS, NOOK, homeOf('')].map(({ address }) => address);
  for (const wanted of [...closed, ...OF_ACCOUNTS]) await opens(wanted, remembering(SIGN_IN, wanted));
  for (const path of THROUGH) {
    await opens(path, SIGN_IN);
    await opens(withSearch(path, { redirect: '/leaderboard' }), remembering(SIGN_IN, '/leaderboard'));
  }
});

it('somebody without a profile sees the open pages, and from all others is sent to /profile-setup', async () => {
  const { email } = await signUp();
  for (const own of OPEN) await opens(own.address, own);
  for (const { address } of FOR_VISITORS) await opens(address, remembering(SETUP, '/home', email));
  for (const { address } of [...FOR_PLAYERS, NOOK, homeOf('')])
    await opens(address, remembering(SETUP, address, email));
  for (const path of ['/callback', ...OF_ACCOUNTS])
    await opens(path, { ...SETUP, address: withSearch(SETUP.address, { email }) });
  await opens('/callback?redirect=%2Fprofile', remembering(SETUP, '/profile', email));
  await opens('/profile-setup', SETUP);
});

it('a player sees the open pages and those of players, and is sent on from all others', async () => {
  const home = homeOf((await becomePlayer()).username);
  for (const own of [...OPEN, ...FOR_PLAYERS, home]) {
    await opens(own.address, own);
    // A game has the whole window, and it is the one that the address names; the class's page has it, too.
    const game = GAMES.find(({ id }) => own.address.startsWith(`/play/${id}?`));
    expect(page.getByRole('banner').elements()).toHaveLength(game || own.address === '/board' ? 0 : 1);
    if (game)
      await expect.element(page.elementLocator(document.body)).toContainHTML(`data-game="${game.id}"`);
  }
  for (const { address } of FOR_VISITORS) await opens(address, home);
  for (const path of THROUGH) {
    await opens(path, home);
    await opens(withSearch(path, { redirect: '/leaderboard' }), LEADERBOARD);
  }
  await opens('/login?redirect=%2Fleaderboard', LEADERBOARD);
  await opens('/play/', place('/play/', 'Choose Your Game', 'All Games'));
});

it('a player who loses the age is asked for it, and led back', async () => {
  const { email } = await becomePlayer();
  await ask('PATCH', '/api/profile', { age: null });
  await opens('/leaderboard?seed=7', remembering(SETUP, '/leaderboard?seed=7', email));
});

it('a hostile redirect ends on /home', async () => {
  const home = homeOf((await becomePlayer()).username);
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
    for (const path of ['/login', '/callback', '/profile-setup']) await opens(`${path}?${search}`, home);
});

it('a hostile redirect is forgotten on the way through the sign-in form and the modal', async () => {
  const { email, password, username } = await becomePlayer();
  for (const path of ['/login', '/']) {
    await ask('POST', '/api/auth/signout');
    visit(`${path}?redirect=${encodeURIComponent('//evil.example/home')}`);
    if (path === '/') await page.getByRole('button', { name: 'Start Playing' }).first().click();
    await page.getByLabelText('Email', { exact: true }).fill(email);
    await page.getByLabelText('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).last().click();
    await arrives(homeOf(username), path);
  }
  expect(address()).toBe('/home');
});
