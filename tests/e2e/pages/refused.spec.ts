import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { GAME_IDS } from '#engine/rules/cards.ts';
import { becomePlayer, type Account } from '#tests/support/accounts.ts';
import { CHROMIUM } from '#tests/support/browser.ts';
import { openGate } from '#tests/support/gate.ts';
import { playGame, pressByAccess } from '#tests/support/player.ts';
import { expect, test } from '#tests/support/product-fixture.ts';
import { paintNothing } from '#tests/support/webgl.ts';
import { untilControlled } from '#tests/support/worker.ts';

/** Browsers that refuse something: the page says what does not work, and everything else works. */
test.use({ serviceWorkers: 'allow', viewport: { width: 640, height: 360 } });

async function signIn(page: Page, { email, password }: Account) {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** Plays a game, goes to the profile as a grown-up does, and gives what is said there about this device. */
async function playAndLook(page: Page, address: string) {
  await page.goto(`${address}/play/none-left-fun`);
  await playGame(page, { press: pressByAccess });
  await page.goto(`${address}/profile`);
  await expect(page.getByText('10 XP', { exact: true })).toBeVisible();
  return page.locator('div', { has: page.getByRole('heading', { name: 'On this device' }) }).last();
}

/** A browser with a profile of its own: others count as private windows, or share how names are resolved. */
async function ownBrowser(folder: string, args: readonly string[] = []): Promise<BrowserContext> {
  const all = [...(CHROMIUM.args ?? []), ...args];
  const context = await chromium.launchPersistentContext(folder, { ...CHROMIUM, args: all });
  await context.addInitScript(paintNothing);
  return context;
}

test('no room left: keeping a game says so and leaves the rest as it was', async ({ page }) => {
  await page.addInitScript(() => {
    Cache.prototype.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
  });
  await becomePlayer(page.request);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Choose single games' }).click();
  await page.getByRole('button', { name: /^Keep Sound Safari on this device \(\d\.\d MB\)$/ }).click();
  await expect(page.getByRole('alert')).toContainText('may have no room left');
  await expect(page.getByText(`0 of ${GAME_IDS.length} games`)).toBeVisible();
});

test('a network that answers with its login: keeping a game blames neither the device nor its room', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = (address, init) =>
      /^\/(sounds|pictures)\/.*\?v=/.test(String(address))
        ? Promise.resolve(new Response('<h1>Log in</h1>', { headers: { 'content-type': 'text/html' } }))
        : fetch(address, init);
  });
  await becomePlayer(page.request);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Choose single games' }).click();
  await page.getByRole('button', { name: /^Keep Sound Safari on this device/ }).click();
  await expect(page.getByRole('alert')).toContainText('the network sent something else');
  await expect(page.getByRole('alert')).not.toContainText('room');
});

test('plain http in a local network: signed in, played, saved, and told that nothing is kept', async ({
  product,
  request,
}, { outputDir }) => {
  const context = await ownBrowser(join(outputDir, 'lan'), ['--host-resolver-rules=MAP nook.lan 127.0.0.1']);
  const address = product.url.replace('localhost', 'nook.lan');
  const page = await context.newPage();
  await page.goto(`${address}/login`);
  expect(await page.evaluate(() => [isSecureContext, 'serviceWorker' in navigator])).toEqual([false, false]);
  const player = await becomePlayer(request);
  await signIn(page, player);
  await expect(page).toHaveURL(`${address}/home`);
  await expect(await playAndLook(page, address)).toContainText('this page does not come over https');
  await context.close();
});

for (const [name, shown] of [
  ['ahead', 2046],
  ['behind', 2006],
] as const)
  test(`a clock twenty years ${name}: signed in by form, saved, nobody's age mistaken, and still known without a network`, async ({
    page,
    context,
    baseURL,
    request,
  }) => {
    const player = await becomePlayer(request);
    await context.addInitScript(paintNothing);
    await context.addInitScript((wrong) => {
      const Real = Date;
      const off = Real.UTC(wrong, 0, 1) - Real.now();
      window.Date = class extends Real {
        constructor(...given: []) {
          super(...((given.length > 0 ? given : [Real.now() + off]) as []));
        }
        static override now = () => Real.now() + off;
      } as DateConstructor;
    }, shown);
    await page.goto('/login');
    await signIn(page, player);
    await expect(page).toHaveURL('/home');
    await untilControlled(page);
    await playAndLook(page, baseURL!);
    const year = new Date().getFullYear();
    await page.getByRole('switch', { name: /leaderboard/ }).click();
    await openGate(page, String(year - 8));
    await expect(page.getByRole('dialog')).toContainText('Please ask a grown-up to come and help.');
    await page.getByLabel('Which year').fill(String(year - 30));
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('switch', { name: /leaderboard/ })).not.toBeChecked();
    await context.setOffline(true);
    await page.goto('/home');
    await expect(page.getByRole('heading', { name: player.username })).toBeVisible();
  });

test('the browser finds nothing that is in the way of the home screen, and offers it to nobody by itself', async ({
  product,
}, { outputDir }) => {
  const context = await ownBrowser(join(outputDir, 'installed'));
  const page = await context.newPage();
  await page.goto(`${product.url}/`);
  const session = await context.newCDPSession(page);
  const errors = await session.send('Page.getInstallabilityErrors');
  expect(errors.installabilityErrors).toEqual([]);
  const { errors: mistakes, url } = await session.send('Page.getAppManifest');
  expect([mistakes, url]).toEqual([[], `${product.url}/site.webmanifest`]);
  const isPrevented = await page.evaluate(() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true });
    window.dispatchEvent(offer);
    return offer.defaultPrevented;
  });
  expect(isPrevented).toBe(true);
  await context.close();
});
