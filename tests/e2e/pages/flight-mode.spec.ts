import type { APIRequestContext, Page } from '@playwright/test';
import { GAME_IDS } from '#engine/rules/cards.ts';
import { becomePlayer } from '#tests/support/accounts.ts';
import { openGate } from '#tests/support/gate.ts';
import { phase, playGame, pressByAccess } from '#tests/support/player.ts';
import { expect, test } from '#tests/support/product-fixture.ts';
import { paintNothing } from '#tests/support/webgl.ts';
import { untilControlled } from '#tests/support/worker.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 640, height: 360 } });

const HOME_WITHIN_MS = 2_000;
const KEPT = 'addly-outbox';
const card = (page: Page, game: string) => page.locator(`a[href="/play/${game}"]`).first();
const waiting = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '[]').length, KEPT);

const signedIn = async (request: APIRequestContext): Promise<string | undefined> =>
  (await (await request.get('/api/auth/session')).json()).session?.user.email;

test('after one visit the pages open without a network, a game that was played plays through, and its XP arrive once', async ({
  page,
  context,
}) => {
  test.slow();
  await context.addInitScript(paintNothing);
  const player = await becomePlayer(page.request);
  await page.goto('/home');
  await untilControlled(page);
  await page.goto('/play/none-left-fun');
  await playGame(page, { press: pressByAccess });
  await page.evaluate(() => {
    window.__lab?.step(1500);
  });
  await pressByAccess(page, page.locator('[data-result]').getByRole('link', { name: 'All Games' }));
  await page.getByRole('button', { name: /Your menu/ }).click();
  await page.getByRole('menuitem', { name: 'My Profile' }).click();
  await expect(page.getByText(`1 of ${GAME_IDS.length} games`)).toBeVisible();
  await page.close();

  await context.setOffline(true);
  const away = await context.newPage();
  const errors: string[] = [];
  away.on('pageerror', (error) => errors.push(error.message));
  // The machine may be busy with other tests: one visit in time shows that nothing makes a child wait.
  await expect(async () => {
    const startedMs = Date.now();
    await away.goto('/');
    await expect(away.getByRole('heading', { name: `Welcome back, ${player.username}!` })).toBeVisible();
    expect(Date.now() - startedMs).toBeLessThan(HOME_WITHIN_MS);
  }).toPass({ timeout: 60_000 });
  await expect(away.getByRole('banner').getByText('Offline')).toBeAttached();
  await expect(card(away, 'none-left-fun')).not.toHaveAttribute('aria-disabled');
  await expect(away.getByText('10 XP, 90 to Level 2')).toBeVisible();

  const failed: string[] = [];
  away.on('requestfailed', (request) => failed.push(new URL(request.url()).pathname));
  await card(away, 'none-left-fun').click();
  await playGame(away, { press: pressByAccess, wrongAt: [1, 1, 2] });
  expect(failed.filter((path) => !path.startsWith('/api/'))).toEqual([]);
  expect(errors).toEqual([]);
  expect(await waiting(away)).toBe(1);
  await away.close();

  await context.setOffline(false);
  const saves: string[] = [];
  context.on('request', (request) => request.url().endsWith('/api/progress') && saves.push(request.method()));
  const back = await context.newPage();
  await back.goto('/');
  await expect.poll(() => waiting(back)).toBe(0);
  const { xp } = await (await page.request.get('/api/profile')).json();
  expect(saves).toEqual(['POST']);
  expect(xp).toBeGreaterThan(10);
  await expect(back.getByText(`${xp} XP,`)).toBeVisible();
});

test('a game that was kept opens for a sibling, too, who was switched to without a network', async ({
  page,
  context,
}) => {
  await context.addInitScript(paintNothing);
  const { username } = await becomePlayer(page.request);
  await page.request.post('/api/gate', { data: {} });
  const sibling = { username: `${username} B`, age: 6, avatar_url: 'owl', theme: 'core' };
  await page.request.post('/api/players', { data: sibling });
  await page.goto('/home');
  await untilControlled(page);
  // Both have played here, which is what a device knows of siblings.
  for (const name of [sibling.username, username]) {
    await page.goto('/players');
    await page.getByRole('button', { name: new RegExp(`^${name}\\. The`) }).click();
    await expect(page.getByRole('heading', { name: `Welcome back, ${name}!`, exact: true })).toBeVisible();
  }
  await page.goto('/play/none-left-fun');
  await phase(page.locator('[data-stage]'), 'instructions');
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Choose single games' }).click();
  await page.getByRole('button', { name: /^Keep None Left Fun/ }).click();
  await expect(page.getByText(`1 of ${GAME_IDS.length} games`)).toBeVisible();

  await context.setOffline(true);
  await page.goto('/players');
  await page.getByRole('button', { name: new RegExp(`^${sibling.username}\\. The`) }).click();
  await expect(page.getByRole('heading', { name: `Welcome back, ${sibling.username}!` })).toBeVisible();
  await page.goto('/play');
  await expect(card(page, 'none-left-fun')).toBeVisible();
  await expect(card(page, 'sound-safari')).toHaveAttribute('aria-disabled', 'true');
  await expect(card(page, 'none-left-fun')).not.toHaveAttribute('aria-disabled');
  await card(page, 'none-left-fun').click();
  await phase(page.locator('[data-stage]'), 'instructions');
});

test('a game that is not kept is grey without a network, says so aloud when pressed, and comes with the connection', async ({
  page,
  context,
}) => {
  await context.addInitScript(paintNothing);
  await becomePlayer(page.request);
  await page.goto('/home');
  await untilControlled(page);
  await context.setOffline(true);
  await page.goto('/play');
  const sound = page.waitForRequest(/this-game-needs-the-internet/);
  await expect(card(page, 'sound-safari')).toHaveAttribute('aria-disabled', 'true');
  await expect(card(page, 'sound-safari')).toContainText('Needs the internet');
  // force, because Playwright waits for elements with aria-disabled to be enabled.
  await card(page, 'sound-safari').click({ force: true });
  await expect(page.locator('[data-toast]')).toHaveText('This game needs the internet.');
  expect((await (await sound).response())?.ok()).toBe(true);
  await expect(page).toHaveURL('/play');

  await page.goto('/play/sound-safari');
  await expect(page.getByRole('alert')).toContainText('This game needs the internet.');
  await context.setOffline(false);
  await phase(page.locator('[data-stage]'), 'instructions');
});

test('signing out leaves nothing of the player on the device, and nobody sees another one without a network', async ({
  page,
  context,
}) => {
  const first = await becomePlayer(page.request);
  await page.goto('/home');
  await untilControlled(page);
  await page.getByRole('button', { name: /Your menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await openGate(page);
  await expect(page).toHaveURL('/');
  const left = () =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const kept = await Promise.all(names.map(async (name) => await (await caches.open(name)).keys()));
      return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, kept.flat().map(({ url }) => url)]);
    });
  expect(await left()).not.toContain(first.username);
  expect(await left()).not.toContain('/api/');
  await context.setOffline(true);
  await page.goto('/home');
  await expect(page).toHaveURL('/login?redirect=%2Fhome');

  await context.setOffline(false);
  const second = await becomePlayer(page.request);
  await page.goto('/home');
  await expect(page.getByRole('heading', { name: second.username })).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: second.username })).toBeVisible();
  expect(await left()).not.toContain(first.username);
});

/** A page that is closed forgets that it was told to be offline, hears that it is online again, and could still send. */
async function closeOffline(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.fetch = () => new Promise(() => undefined);
  });
  await page.close();
}

test('signing out without a network shows nobody at once, and the server hears of it before anything else', async ({
  page,
  context,
}) => {
  const player = await becomePlayer(page.request);
  await page.goto('/home');
  await untilControlled(page);
  const waits = JSON.stringify([{ userId: 'somebody', finishedAt: '', result: { attemptId: 'x' } }]);
  await page.evaluate(([key, text]) => localStorage.setItem(key!, text!), [KEPT, waits]);
  await context.setOffline(true);
  await page.getByRole('button', { name: /Your menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await openGate(page);
  await expect(page).toHaveURL('/');
  await expect(page.locator('[data-toast]')).toContainText('You are signed out on this device.');
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(player.username);
  expect(await waiting(page)).toBe(1);
  await closeOffline(page);

  const away = await context.newPage();
  await away.goto('/home');
  await expect(away).toHaveURL('/login?redirect=%2Fhome');
  await expect(away.locator('[data-toast]')).toHaveCount(0);
  await closeOffline(away);

  await context.setOffline(false);
  expect(await signedIn(page.request)).toBe(player.email);
  const asked: string[] = [];
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname);
  });
  const back = await context.newPage();
  await back.goto('/home');
  await expect(back).toHaveURL('/login?redirect=%2Fhome');
  await expect.poll(() => signedIn(page.request)).toBeUndefined();
  expect(asked[0]).toBe('/api/auth/signout');
  await expect.poll(() => back.evaluate(() => localStorage.getItem('addly-leaving'))).toBeNull();
});
