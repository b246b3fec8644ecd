import type { Page } from '@playwright/test';
import { becomePlayer } from '#tests/support/accounts.ts';
import { expect, test } from '#tests/support/product-fixture.ts';

/** The theme's rules in the browser: product specification, section 4, Theme. */

const worn = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme ?? 'none');
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('addly-theme'));
const radio = (page: Page, name: string) => page.getByRole('radio', { name });

test('comes from local storage, and nonsense there counts as core', async ({ page }) => {
  await page.goto('/');
  expect(await worn(page)).toBe('none');
  await page.evaluate(() => localStorage.setItem('addly-theme', 'berry'));
  await page.reload();
  expect(await worn(page)).toBe('berry');
  await page.evaluate(() => localStorage.setItem('addly-theme', 'tartan'));
  await page.reload();
  expect(await worn(page)).toBe('none');
});

test('the profile overrides local storage when it loads', async ({ page }) => {
  await becomePlayer(page.request);
  await page.request.patch('/api/profile', { data: { theme: 'aqua' } });
  await page.goto('/privacy');
  await page.evaluate(() => localStorage.setItem('addly-theme', 'berry'));
  await page.goto('/play');
  await expect.poll(() => worn(page)).toBe('aqua');
  expect(await kept(page)).toBe('aqua');
});

test('is saved when chosen, once, and not again within a second', async ({ page }) => {
  await becomePlayer(page.request);
  await page.goto('/profile');
  const saved: { theme: unknown; at: number }[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') saved.push({ theme: request.postDataJSON().theme, at: Date.now() });
  });
  await radio(page, 'Aqua Explorer').check();
  await expect.poll(() => saved.length).toBe(1);
  await radio(page, 'Berry Blast').check();
  await radio(page, 'Addly Nook').check();
  await radio(page, 'Berry Blast').check();
  await expect.poll(() => saved.length).toBe(2);
  expect(saved.map(({ theme }) => theme)).toEqual(['aqua', 'berry']);
  expect(saved[1]!.at - saved[0]!.at).toBeGreaterThanOrEqual(950);
  await expect(page.getByText('Theme updated successfully!')).toBeVisible();
  const profile = await (await page.request.get('/api/profile')).json();
  expect(profile.theme).toBe('berry');
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
