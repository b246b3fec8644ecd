import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { GAME_IDS } from '#engine/rules/cards.ts';
import { becomePlayer, mailedLink, someone, type Account } from '#tests/support/accounts.ts';
import { CHROMIUM } from '#tests/support/browser.ts';
import { openGate } from '#tests/support/gate.ts';
import { playGame, pressByAccess } from '#tests/support/player.ts';
import { expect, test } from '#tests/support/product-fixture.ts';
import { paintNothing } from '#tests/support/webgl.ts';

/** Devices on which something is refused or wrong: from the first page to the sign-out, everything else works. */
test.use({ serviceWorkers: 'allow', viewport: { width: 640, height: 360 } });

/** As private windows and policies do. */
function refuseAll() {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, name, { get: refuse });
  Object.assign(window, { BroadcastChannel: refuse });
  ServiceWorkerContainer.prototype.register = async () => refuse();
  LockManager.prototype.request = async () => refuse();
}

/** What is kept already can be read. */
function leaveNoRoom() {
  const full = () => new DOMException('full', 'QuotaExceededError');
  Storage.prototype.setItem = () => {
    throw full();
  };
  for (const name of ['put', 'add', 'addAll'] as const) Cache.prototype[name] = () => Promise.reject(full());
}

function haveNoWorkers() {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
}

interface Device {
  readonly scripts: readonly (() => void)[];
  /** What the profile says. */
  readonly says: readonly string[];
}

const NO_GAMES = 'Games cannot be kept on this device.';
const NOTHING_LASTS = 'Settings, and scores that could not be sent, last only as long as the page is open.';
const DEVICES: Readonly<Record<string, Device>> = {
  'storage and service workers refused': { scripts: [refuseAll], says: [NO_GAMES, NOTHING_LASTS] },
  'storage full': {
    scripts: [leaveNoRoom],
    says: [NOTHING_LASTS, `0 of ${GAME_IDS.length} games can be played without the internet.`],
  },
  'no service workers': { scripts: [haveNoWorkers], says: [NO_GAMES] },
};

/** Uncaught errors and everything in the console, except the browser's own notes of refused requests. */
function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => {
    const isRefusal = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isRefusal) faults.push(message.text());
  });
  return faults;
}

const fillForm = async (page: Page, { email, password }: Account) => {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
};

for (const [name, { scripts, says }] of Object.entries(DEVICES))
  test(`${name}: from the first page to the sign-out, and in again`, async ({ page, context }) => {
    const account = someone();
    await context.addInitScript(paintNothing);
    for (const script of scripts) await context.addInitScript(script);
    const faults = faultsOf(page);
    await page.goto('/');
    await page.getByRole('link', { name: 'Create Account' }).first().click();
    await fillForm(page, account);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    await page.goto(await mailedLink(page.request, account.email, '/auth/confirm'));
    await page.getByRole('button', { name: 'Confirm my email' }).click();
    await page.getByLabel('Player name').fill(account.username);
    await page.getByRole('spinbutton', { name: 'Age' }).fill('6');
    await page.getByRole('radio', { name: 'Owl' }).check();
    await page.getByRole('button', { name: 'Save and Play' }).click();
    await expect(page).toHaveURL('/play');

    await page.goto('/home');
    await expect(page.getByRole('heading', { name: `Welcome back, ${account.username}!` })).toBeVisible();
    await page.locator('a[href="/play/none-left-fun"]').first().click();
    expect((await playGame(page, { press: pressByAccess })).heading).toBe('Perfect Score');
    await page.evaluate(() => {
      window.__lab?.step(1500);
    });
    await pressByAccess(page, page.locator('[data-result]').getByRole('link', { name: 'Leaderboard' }));
    await expect(page.getByRole('main')).toContainText(account.username);
    await page.getByRole('button', { name: /Your menu/ }).click();
    await page.getByRole('menuitem', { name: 'My Profile' }).click();
    await expect(page).toHaveURL('/profile');
    await expect(page.getByRole('main').getByText('10 XP', { exact: true })).toBeVisible();
    for (const text of says) await expect(page.getByText(text)).toHaveCount(1);
    await page.getByRole('button', { name: /Your menu/ }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await openGate(page);
    await expect(page).toHaveURL('/');
    await page.goto('/login');
    await fillForm(page, account);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL('/home');
    await expect(page.locator('[data-toast]')).toHaveCount(0);
    expect(faults).toEqual([]);
  });

/** A browser whose own setting blocks all cookies, and with them all storage. */
async function withoutCookies(folder: string): Promise<BrowserContext> {
  mkdirSync(join(folder, 'Default'), { recursive: true });
  const settings = { profile: { default_content_setting_values: { cookies: 2 } } };
  writeFileSync(join(folder, 'Default', 'Preferences'), JSON.stringify(settings));
  const context = await chromium.launchPersistentContext(folder, CHROMIUM);
  await context.addInitScript(paintNothing);
  return context;
}

/** Cookies may be blocked by the browser or by the network: the message blames neither alone. */
const told = (page: Page) =>
  page.getByRole('alert').filter({
    hasText: "Cookies don't arrive, so nobody can be signed in: this browser or the network blocks",
  });

test('cookies blocked in the browser: told wherever somebody would sign in, once, and a game can be played', async ({
  product,
  request,
}, { outputDir }) => {
  const context = await withoutCookies(join(outputDir, 'no-cookies'));
  const page = await context.newPage();
  const faults = faultsOf(page);
  const open = (path: string) => page.goto(product.url + path);
  const player = await becomePlayer(request);
  // The browser's own claim is wrong.
  await open('/signup');
  expect(await page.evaluate(() => navigator.cookieEnabled)).toBe(true);
  await expect(told(page)).toHaveCount(1);
  await open('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Maths your child will ask to play');
  await expect(told(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Sign In' }).first().click();
  await expect(told(page)).toHaveCount(1);
  await fillForm(page, player);
  const tried = page.waitForResponse(/\/api\/profile$/);
  await page.getByRole('dialog').getByRole('button', { name: 'Sign In' }).click();
  expect((await tried).status()).toBe(401);
  await expect(page.locator('form').filter({ has: told(page) })).toHaveCount(1);
  await expect(told(page)).toHaveCount(1);

  await open('/login?error=bad_oauth_state');
  await expect(told(page)).toHaveCount(1);
  await expect(page.locator('[data-toast]')).toHaveText('Google sign-in error: cookies are blocked');
  await open('/home');
  await expect(page).toHaveURL(/\/login\?redirect=%2Fhome$/);
  await expect(told(page)).toHaveCount(1);
  await open('/play/none-left-fun');
  expect((await playGame(page, { press: pressByAccess })).heading).toBe('Perfect Score');
  expect(faults).toEqual([]);
  await context.close();
});

test('cookies lost on the way: sign-in and the links of mails end with that, and not as if nothing had been', async ({
  page,
  context,
  playwright,
  baseURL,
}) => {
  const elsewhere = await playwright.request.newContext({ baseURL });
  const player = await becomePlayer(elsewhere);
  const faults = faultsOf(page);
  await page.route(/\/api\/auth\/(signin|verify|reset)$/, async (route) => {
    const answer = await route.fetch();
    await context.clearCookies();
    const headers = { ...answer.headers() };
    delete headers['set-cookie'];
    await route.fulfill({ status: answer.status(), headers, body: await answer.body() });
  });
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expect(told(page)).toHaveCount(0);
  await fillForm(page, player);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(told(page)).toHaveCount(1);

  const newcomer = someone();
  await elsewhere.post('/api/auth/signup', { data: { email: newcomer.email, password: newcomer.password } });
  await page.goto(await mailedLink(elsewhere, newcomer.email, '/auth/confirm'));
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await page.getByLabel('Password', { exact: true }).fill(newcomer.password);
  await page.getByRole('button', { name: 'Save and go on' }).click();
  await expect(told(page)).toHaveCount(1);

  await elsewhere.post('/api/auth/recover', { data: { email: player.email } });
  await page.goto(await mailedLink(elsewhere, player.email, '/reset-password'));
  await page.getByLabel('New password', { exact: true }).fill('sunny otter 97');
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(told(page)).toHaveCount(1);
  await expect(page.locator('[data-toast]')).toHaveCount(0);
  expect(faults).toEqual([]);
  await elsewhere.dispose();
});
