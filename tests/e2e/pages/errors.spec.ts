import { becomePlayer } from '#tests/support/accounts.ts';
import { expect, test } from '#tests/support/product-fixture.ts';
import { seesToast } from '#tests/support/toasts.ts';

/**
 * The rows of the error catalogue that need the built files, another page or minutes. All others are in
 * tests/pages/errors.test.
 */

test('Google sign-in where it is not set up: a toast that says so', async ({ page }) => {
  await seesToast(page, 'Google sign-in error: not set up here', () => page.goto('/auth/google'));
});

test('a session that cannot be read: a toast with the message, and in by itself when it can', async ({
  page,
}) => {
  await becomePlayer(page.request);
  await page.route('**/api/auth/session', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', message: 'We are back in a moment.' } }),
  );
  await seesToast(page, 'We are back in a moment.', () => page.goto('/leaderboard?week=2'));
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText("Addly Nook can't be reached just now");
  await expect(heading).toBeFocused();
  await expect(page).toHaveURL('/leaderboard?week=2');
  const asked = page.waitForRequest('**/api/auth/session');
  await page.getByRole('button', { name: 'Retry' }).click();
  await asked;
  await page.unroute('**/api/auth/session');
  await expect(heading).toHaveText('Leaderboard', { timeout: 20_000 });
});

for (const [width, height] of [
  [360, 640],
  [1024, 768],
] as const)
  test(`at ${width} x ${height} the toast lies over nothing of the page that cannot be reached`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await becomePlayer(page.request);
    await page.route('**/api/**', (route) => route.abort());
    await page.goto('/leaderboard');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText("Addly Nook can't be reached just now");
    // Held open, because it might disappear before it is measured.
    const toast = page.locator('[data-toast]');
    await toast.hover();
    const [said, card] = [(await toast.boundingBox())!, (await heading.locator('..').boundingBox())!];
    expect(said.y + said.height).toBeLessThan(card.y);
    await expect(page.getByRole('button', { name: 'Retry' })).toBeInViewport({ ratio: 1 });
  });

test('a sign-in modal whose code does not come: a toast, the page stays, and the next try works', async ({
  page,
}) => {
  await page.goto('/');
  await page.route('**/sign-in-dialog*', (route) => route.abort());
  const start = page.getByRole('button', { name: 'Start Playing' });
  await seesToast(page, 'Error preloading route!', () => start.click());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Maths your child will ask to play');
  await page.unrouteAll();
  await start.click();
  await expect(page.getByRole('dialog', { name: 'Sign In' }).getByLabel('Email')).toBeFocused();
});
