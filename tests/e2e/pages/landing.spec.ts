import { holdScripts } from '#tests/support/hold-scripts.ts';
import { expect, test } from '#tests/support/product-fixture.ts';

/** The landing page as it is served, and as its scripts take over. */

test('the landing page can be read and left before any script has come', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Maths your child will ask to play' })).toBeVisible();
  await expect(page.getByText('Just a moment')).toBeHidden();
  for (const [name, address] of [
    ['Start Playing', '/login'],
    ['Create Account', '/signup'],
    ['Open the whiteboard', '/board'],
  ] as const)
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', address);
  release();
  await expect(page.getByRole('button', { name: 'Start Playing' })).toBeVisible();
  await expect(page.locator('#landing')).toHaveCount(0);
});

test('the landing page asks for its scripts once its large picture has come', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('#landing')).toHaveCount(0);
  const [hero, script] = await page.evaluate(() => {
    const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const find = (pattern: RegExp) => all.find(({ name }) => pattern.test(name))!;
    return [find(/\/hero/).responseEnd, find(/\/assets\/shell-.*\.js/).startTime] as const;
  });
  // After a second they wait no longer.
  expect(script).toBeGreaterThanOrEqual(Math.min(hero, 1000));
});

test('who has scrolled the landing page, or is at a link of it, stays there when its scripts come', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Open the whiteboard' }).focus();
  // Until the page is long enough for it.
  await expect
    .poll(() =>
      page.evaluate(() => {
        window.scrollTo(0, 300);
        return window.scrollY;
      }),
    )
    .toBe(300);
  release();
  await expect(page.locator('#landing')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Open the whiteboard' })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(300);
});
