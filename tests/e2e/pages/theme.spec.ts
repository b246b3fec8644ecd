import type { Page } from '@playwright/test';
import { becomePlayer } from '#tests/support/accounts.ts';
import { expect, test } from '#tests/support/product-fixture.ts';

/** The theme's rules in the browser: product specification, section 4, Theme. */

const worn = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme ?? 'none');
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('addly-theme'));

interface Save {
  readonly theme: unknown;
  /** By the page's own clock: the test hears of a request late, and not always equally late. */
  readonly at: number;
}
const savesOf = (page: Page) => page.evaluate(() => (window as unknown as { saves: Save[] }).saves);

/** Keeps when and with what the page changes its profile. */
const noteSaves = (page: Page) =>
  page.addInitScript(() => {
    const saves: Save[] = [];
    const send = window.fetch;
    Object.assign(window, { saves });
    window.fetch = (input, init) => {
      if (init?.method === 'PATCH')
        saves.push({ theme: JSON.parse(String(init.body)).theme, at: performance.now() });
      return send(input, init);
    };
  });

const radio = (page: Page, name: string) => page.getByRole('radio', { name });

test('comes from local storage, and nonsense there counts as core', async ({ page }) => {
  await page.goto('/');
  expect(await worn(page)).toBe('none');
  await page.evaluate(() => localStorage.setItem('addly-theme', 'berry'));
  await page.reload();
  await expect.poll(() => worn(page)).toBe('berry');
  await page.evaluate(() => localStorage.setItem('addly-theme', 'tartan'));
  await page.reload();
  await expect(page.locator('#landing')).toHaveCount(0);
  expect(await worn(page)).toBe('none');
});

test('the profile overrides local storage when it loads', async ({ page }) => {
  await becomePlayer(page.request);
  await page.request.patch('/api/profile', { data: { theme: 'aqua' } });
  await page.goto('/privacy');
  await page.evaluate(() => localStorage.setItem('addly-theme', 'berry'));
  await page.goto('/play');
  await expect.poll(() => kept(page)).toBe('aqua');
  expect(await worn(page)).toBe('aqua');
});

test('is saved when chosen, once, and not again within a second', async ({ page }) => {
  await becomePlayer(page.request);
  await noteSaves(page);
  await page.goto('/profile');
  await radio(page, 'Aqua Explorer').check();
  await expect.poll(async () => (await savesOf(page)).length).toBe(1);
  // In one go: on a slow machine three clicks of their own may take longer than the second that matters.
  const berry = await radio(page, 'Berry Blast').elementHandle();
  const core = await radio(page, 'Addly Nook').elementHandle();
  await page.evaluate(
    (radios) => radios.forEach((element) => (element as HTMLElement).click()),
    [berry, core, berry],
  );
  await expect.poll(async () => (await savesOf(page)).length).toBe(2);
  const saved = await savesOf(page);
  expect(saved.map(({ theme }) => theme)).toEqual(['aqua', 'berry']);
  expect(saved[1]!.at - saved[0]!.at).toBeGreaterThanOrEqual(950);
  await expect(page.getByText('Theme updated successfully!')).toBeVisible();
  const stored = async () => (await (await page.request.get('/api/profile')).json()).theme;
  await expect.poll(stored).toBe('berry');
});

test('chosen while the last choice is still being saved is kept, and saved after it', async ({ page }) => {
  await becomePlayer(page.request);
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route('**/api/profile', async (route) => {
    if (route.request().method() === 'PATCH') await held;
    await route.continue();
  });
  await page.goto('/profile');
  const saving = page.waitForRequest((request) => request.method() === 'PATCH');
  await radio(page, 'Aqua Explorer').check();
  await saving;
  await radio(page, 'Berry Blast').check();
  release();
  const stored = async () => (await (await page.request.get('/api/profile')).json()).theme;
  await expect.poll(stored).toBe('berry');
  await expect.poll(() => worn(page)).toBe('berry');
});

test('is only tried on while the profile is edited', async ({ page }) => {
  await becomePlayer(page.request);
  await page.goto('/profile');
  const patches: string[] = [];
  page.on('request', (request) => request.method() === 'PATCH' && patches.push(request.postData() ?? ''));
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await radio(page, 'Aqua Explorer').check();
  await expect.poll(() => worn(page)).toBe('aqua');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => worn(page)).toBe('none');
  expect(patches).toEqual([]);
});
