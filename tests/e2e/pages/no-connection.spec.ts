import type { Page, Request } from '@playwright/test';
import { becomePlayer, someone } from '#tests/support/accounts.ts';
import { phase } from '#tests/support/player.ts';
import { expect, test } from '#tests/support/product-fixture.ts';
import { paintNothing } from '#tests/support/webgl.ts';

/** Pages whose browser is offline, as it knows itself: nothing waits silently for the connection. */

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
  {
    path: '/reset-password?token=x',
    open: [],
    fields: { 'New password': password },
    send: 'Save the new password',
  },
];
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
  for (const form of FORMS_OF_VISITORS) await saysSo(page, form);
  await page.context().setOffline(false);
  await becomePlayer(page.request);
  for (const form of FORMS_OF_PLAYERS) await saysSo(page, form);
});

test('a list that is asked for offline says that it failed, and comes by itself with the connection', async ({
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
  await expect(page.getByRole('alert')).toHaveText('Failed to load leaderboard');
  await page.context().setOffline(false);
  await expect(page.locator('[data-own]')).toBeVisible();
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
  await expect(page.getByRole('main').locator('img')).toHaveCount(0);
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
