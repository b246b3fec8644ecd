import type { Page } from '@playwright/test';
import { becomePlayer, mailedLink } from '#tests/support/accounts.ts';
import { expect, test } from '#tests/support/product-fixture.ts';

const COMMON = 'password123';
const TOO_COMMON = 'Password is known to be weak and easy to guess, please choose a different one.';

/** The message is shown once, at the field, which has the focus and refers to it. */
async function standsAtField(page: Page, label: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await expect(field).toHaveAccessibleDescription(new RegExp(TOO_COMMON));
  await expect(field).toBeFocused();
  await expect(page.getByText(TOO_COMMON)).toHaveCount(1);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.locator('[data-toast]')).toHaveCount(0);
}

test('a password that is refused is told at its field, and nowhere else', async ({ page }) => {
  const { email, password } = await becomePlayer(page.request);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Change the password' }).click();
  await page.getByLabel('Current password').fill(password);
  await page.getByLabel('New password', { exact: true }).fill(COMMON);
  await page.getByRole('button', { name: 'Change Password', exact: true }).click();
  await standsAtField(page, 'New password');

  await page.request.post('/api/auth/recover', { data: { email } });
  await page.goto(await mailedLink(page.request, email, '/reset-password'));
  await page.getByLabel('New password', { exact: true }).fill(COMMON);
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await standsAtField(page, 'New password');
});

test('a voice that fails after its page was left is heard of no more', async ({ page }) => {
  await page.goto('/privacy');
  let give: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (give = resolve));
  await page.route('**/sounds/manifest.json', async (route) => {
    await held;
    await route.abort();
  });
  const asked = page.waitForRequest('**/sounds/manifest.json');
  await page.getByRole('region', { name: 'For children' }).getByRole('button').click();
  await asked;
  await page
    .getByRole('link', { name: /Addly Nook/ })
    .first()
    .click();
  await expect(page).toHaveURL('/');
  // Watches before it goes wrong: a toast goes by itself.
  await page.evaluate(() => {
    const seen = ((window as unknown as { seen: string[] }).seen = []) as string[];
    new MutationObserver(() => {
      for (const toast of document.querySelectorAll('[data-toast]')) seen.push(toast.textContent ?? '');
    }).observe(document.body, { childList: true, subtree: true });
  });
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('manifest.json'));
  give();
  await failed;
  // Two frames were drawn since: whatever the failure leads to is there by now.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(undefined)))),
  );
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
});
