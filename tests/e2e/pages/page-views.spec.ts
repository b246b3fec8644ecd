import type { Page } from '@playwright/test';
import { becomePlayer } from '#tests/support/accounts.ts';
import { expect, test } from '#tests/support/product-fixture.ts';

/** After this time a page has sent everything. */
const SETTLED = { waitUntil: 'networkidle' } as const;

/** Collects what the page counts. */
function counted(page: Page): string[] {
  const routes: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/page-views')) routes.push(request.postDataJSON().route);
  });
  return routes;
}

test('pages are counted by their pattern, never with a value in it, and the server takes them', async ({
  page,
}) => {
  const routes = counted(page);
  const answer = page.waitForResponse('**/api/page-views');
  await page.goto('/email-confirmation?email=parent@example.com');
  expect((await answer).status()).toBe(204);
  await becomePlayer(page.request);
  await page.goto('/play');
  await page.getByRole('link', { name: 'Number Trail', exact: false }).first().click();
  await expect(page).toHaveURL('/play/number-trail');
  await page.goto('/nowhere/at/all?x=1');
  await expect.poll(() => routes).toEqual(['/email-confirmation', '/play', '/play/number-trail', '*']);
});

test('nothing is counted when switched off, and the choice lasts', async ({ page }) => {
  await page.goto('/privacy');
  await page.getByRole('switch', { name: "Don't count my visits" }).check();
  const routes = counted(page);
  await page.reload(SETTLED);
  await expect(page.getByRole('switch', { name: "Don't count my visits" })).toBeChecked();
  await page.goto('/login', SETTLED);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(routes).toEqual([]);
});

for (const wish of ['doNotTrack', 'globalPrivacyControl'] as const)
  test(`nothing is counted when the browser asks not to: ${wish}`, async ({ page }) => {
    await page.addInitScript((name) => {
      Object.defineProperty(navigator, name, { value: name === 'doNotTrack' ? '1' : true });
    }, wish);
    const routes = counted(page);
    await page.goto('/privacy', SETTLED);
    await expect(page.getByText('your visits are not counted')).toBeVisible();
    expect(routes).toEqual([]);
  });
