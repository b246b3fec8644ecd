import { becomePlayer } from '#tests/support/accounts.ts';
import { expect, test } from '#tests/support/product-fixture.ts';

/** What only a real load of a page shows. Who may open which page is tested in tests/pages/routes.test. */

test('Back and Forward walk through the pages and bring the place on them back', async ({ page }) => {
  await becomePlayer(page.request);
  await page.goto('/play');
  await page.getByRole('link', { name: 'Number Sandwich' }).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(300);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Leaderboard' }).click();
  await expect(page).toHaveURL('/leaderboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/play');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  await page.goForward();
  await expect(page).toHaveURL('/leaderboard');
});

test('each page that is turned to takes the focus to its heading', async ({ page }) => {
  await page.goto('/');
  const heading = page.getByRole('heading', { level: 1 });
  const follow = async (link: string, title: string) => {
    await page.getByRole('link', { name: link }).first().click();
    await expect(heading).toHaveText(title);
    await expect(heading).toBeFocused();
  };
  await follow('Create Account', 'Create Account');
  await follow('Privacy: what we keep', 'Privacy: what we keep');
  await page.goBack();
  await follow('Sign in here', 'Maths your child will ask to play');
  await page.goto('/reset-password');
  await follow('Back to login', 'Sign In');
  await follow('Create one now', 'Create Account');
});

test('an address that is opened anew begins at its top, wherever another page was left; a reload stays', async ({
  page,
}) => {
  await page.goto('/privacy');
  const heading = page.getByRole('heading', { level: 1 });
  const place = async () => {
    await expect(heading).toBeVisible();
    return page.evaluate(() => scrollY);
  };
  expect(await place()).toBe(0);
  await page.evaluate(() => scrollTo(0, 300));
  await expect.poll(place).toBe(300);
  await page.reload();
  await expect.poll(place).toBe(300);
  await page.goto('/signup');
  expect(await place()).toBe(0);
});
