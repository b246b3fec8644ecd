import type { Page, Request } from '@playwright/test';
import { becomePlayer, mailedLink, someone } from '#tests/support/accounts.ts';
import { phase } from '#tests/support/player.ts';
import { expect, test } from '#tests/support/product-fixture.ts';
import { paintNothing } from '#tests/support/webgl.ts';

/** Pages in a browser that knows it is offline: nothing waits silently for the connection. */

const UNREACHABLE = 'Please check the internet connection.';

interface Form {
  readonly path: string;
  /** Names of buttons that lead to it. */
  readonly open: readonly string[];
  /** Its fields, by label, and what is typed into them. */
  readonly fields: Readonly<Record<string, string>>;
  readonly send: string;
}

const { email, password } = someone();
const FORMS_OF_VISITORS: readonly Form[] = [
  { path: '/login', open: [], fields: { Email: email, Password: password }, send: 'Sign In' },
  { path: '/signup', open: [], fields: { Email: email, Password: password }, send: 'Create Account' },
  { path: '/reset-password', open: [], fields: { Email: email }, send: 'Send the link' },
];
const formOf = (resetLink: string): Form => ({
  path: resetLink,
  open: [],
  fields: { 'New password': password },
  send: 'Save the new password',
});
const FORMS_OF_PLAYERS: readonly Form[] = [
  { path: '/profile', open: ['Edit Profile'], fields: { 'Player name': 'Bold Heron' }, send: 'Save Changes' },
  {
    path: '/profile',
    open: ['Change the password'],
    fields: { 'Current password': password, 'New password': 'a brand new badger' },
    send: 'Change Password',
  },
  { path: '/profile', open: ['Delete account'], fields: { Password: password }, send: 'Delete for ever' },
];

async function saysSo(page: Page, { path, open, fields, send }: Form) {
  await page.context().setOffline(false);
  await page.goto(path);
  for (const name of open) await page.getByRole('button', { name }).click();
  for (const [label, text] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(text);
  await page.context().setOffline(true);
  const button = page.getByRole('button', { name: send, exact: true });
  const told = page.locator('[role=alert], [data-toast]').filter({ hasText: UNREACHABLE });
  await Promise.all([expect(told).toBeVisible(), button.click()]);
  await expect(button).toBeEnabled();
  for (const [label, text] of Object.entries(fields))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
}

test('every form that is sent offline says so, keeps what was typed and can be sent again', async ({
  page,
}) => {
  const forgetful = await becomePlayer(page.request);
  await page.request.post('/api/auth/recover', { data: { email: forgetful.email } });
  const link = await mailedLink(page.request, forgetful.email, '/reset-password');
  await page.context().clearCookies();
  for (const form of [...FORMS_OF_VISITORS, formOf(link)]) await saysSo(page, form);
  await page.context().setOffline(false);
  await becomePlayer(page.request);
  for (const form of FORMS_OF_PLAYERS) await saysSo(page, form);
});

test('a list that is asked for offline says that there is no internet, not that it failed, and comes by itself', async ({
  page,
}) => {
  await becomePlayer(page.request);
  await page.goto('/profile');
  const leaderboard = page.getByRole('banner').getByRole('link', { name: 'Leaderboard' });
  // Its code comes ahead, in several files that are asked for together.
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  const code = page.waitForRequest(/assets\/leaderboard/);
  await leaderboard.hover();
  await code;
  await expect.poll(() => underWay.size).toBe(0);
  await page.context().setOffline(true);
  await leaderboard.click();
  const told = page.getByText(
    'There is no internet just now. The leaderboard comes by itself when it is back.',
  );
  await expect(told).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(page.locator('[data-own]')).toBeVisible();
  await expect(told).toHaveCount(0);
});

/** Makes waiting for an answer five times shorter. Runs inside the page, so it stands alone. */
function waitLittle(): void {
  const { timeout } = AbortSignal;
  AbortSignal.timeout = (ms) => timeout.call(AbortSignal, ms / 5);
}

/** Calls that hang until the function that this gives is called. */
async function hang(page: Page, path: string): Promise<() => Promise<void>> {
  // Not continued, because the page has given the request up.
  const pattern = `**/api/${path}`;
  await page.route(pattern, () => undefined);
  return () => page.unroute(pattern);
}

test('lists and pages whose answers hang say so in good time, and come when they are asked for again', async ({
  page,
}) => {
  await page.addInitScript(waitLittle);
  await becomePlayer(page.request);
  let release = await hang(page, 'leaderboard');
  await page.goto('/leaderboard');
  await expect(page.getByRole('alert')).toHaveText('Failed to load leaderboard');
  await expect(page.getByRole('main').getByText('Addly Nook takes too long to answer.')).toBeVisible();
  await release();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.locator('[data-own]')).toBeVisible();

  release = await hang(page, 'profile');
  await page.evaluate(() => localStorage.clear());
  await page.goto('/profile');
  await expect(page.getByRole('alert')).toContainText('Addly Nook takes too long to answer.');
  await expect(page.getByRole('button', { name: 'Your menu, Player' })).toBeVisible();
  await release();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();

  release = await hang(page, 'auth/sessions');
  await page.getByRole('button', { name: 'Where you are signed in' }).click();
  await expect(page.getByRole('alert')).toContainText('Addly Nook takes too long to answer.');
  await release();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('This browser', { exact: true })).toBeVisible();
});

test('visitors do not wait for answers that hang, and who is signed in after all goes on', async ({
  page,
}) => {
  await hang(page, 'config');
  for (const path of ['/login', '/signup', '/email-confirmation?email=a@example.com']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.unrouteAll();
  await becomePlayer(page.request);
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route('**/api/auth/session', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Maths your child will ask to play');
  release();
  await expect(page).toHaveURL('/home');
});

test('a list of the profile, asked for offline, says that there is no internet and comes by itself', async ({
  page,
  context,
}) => {
  await becomePlayer(page.request);
  await page.goto('/profile');
  const open = page.getByRole('button', { name: 'Where you are signed in' });
  await expect(open).toBeVisible();
  await context.setOffline(true);
  await open.click();
  await expect(page.getByText('There is no internet just now. The list comes by itself')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByText('This browser', { exact: true })).toBeVisible();
});

test('a page that cannot be fetched offline says so, shows no holes, and comes by itself with the connection', async ({
  page,
}) => {
  await becomePlayer(page.request);
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('banner').getByRole('link', { name: 'Leaderboard' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Something went wrong!');
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle('Leaderboard - Addly Nook');
  await expect(page.getByText('this device is offline')).toBeVisible();
  const holes = () =>
    page
      .getByRole('main')
      .locator('img')
      .evaluateAll((all) => all.filter((one) => (one as HTMLImageElement).naturalWidth === 0).length);
  await expect.poll(holes).toBe(0);
  await page.context().setOffline(false);
  await expect(heading).toHaveText('Leaderboard');
});

test('a game whose code did not come comes by itself with the connection', async ({ page }) => {
  await page.addInitScript(paintNothing);
  await page.route('**/assets/game-stage-*.js', (route) => route.abort());
  await page.goto('/play/none-left-fun');
  await expect(page.getByRole('alert')).toContainText('None Left Fun could not be loaded');
  await page.unroute('**/assets/game-stage-*.js');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await phase(page.locator('[data-stage]'), 'instructions');
});

test('pictures that do not come leave their words or nothing, and come with the connection', async ({
  page,
}) => {
  await page.route('**/pictures/**', (route) => route.abort());
  await page.goto('/');
  const main = page.getByRole('main');
  // What is further down is not asked for yet.
  await expect(main.locator('img[loading=eager]')).toHaveCount(0);
  await expect(main.getByText('Fox, Cat and Owl counting treasure together')).toBeVisible();
  await expect(page.getByRole('banner').getByText('Addly Nook')).toBeVisible();
  await page.unroute('**/pictures/**');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByAltText('Fox, Cat and Owl counting treasure together')).toBeVisible();
  await expect(page.getByRole('banner').getByAltText('Addly Nook')).toBeVisible();
});
