import type { Page, Route } from '@playwright/test';
import { expect, test } from '#tests/support/product-fixture.ts';

const WITHIN_MS = 2_000;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const isStyle = /\/assets\/shell-[^/]+\.css$/;
const NOT_STYLES: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'do not come': (route) => route.abort(),
  'are not there': (route) => route.fulfill({ status: 404, body: 'Not Found' }),
  "are a filter's page": (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Blocked</h1>' }),
  'are empty': (route) => route.fulfill({ contentType: 'text/css', body: '' }),
};
for (const [what, answer] of Object.entries(NOT_STYLES))
  test(`styles that ${what} are told as such, and come with the connection`, async ({ page }) => {
    await page.route(isStyle, answer);
    await page.goto('/');
    await expect(heading(page)).toHaveText('Addly Nook could not be loaded', { timeout: WITHIN_MS });
    await expect(heading(page)).toBeFocused();
    await expect(page.locator('#root')).toBeHidden();
    await expect(page.getByText('has to allow scripts and styles from localhost')).toBeVisible();
    await page.unroute(isStyle);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(heading(page)).toHaveText('Maths your child will ask to play');
  });

/** Opens the page whose styles hang; the returned function lets them come. Its timers wait for the test. */
async function openWithoutStyles(page: Page): Promise<() => void> {
  await page.clock.install();
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route(isStyle, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  // Polled from here and not by the page's frames, because it draws none.
  await expect.poll(() => page.evaluate(() => window.addlyStart?.evaluated)).toBe(true);
  return release;
}

/** Nothing is drawn as long as a page waits for its styles. */
const untilDrawn = (page: Page) =>
  page.evaluate(
    () => new Promise((drawn) => new PerformanceObserver(drawn).observe({ type: 'paint', buffered: true })),
  );

test('styles that hang leave no white window: soon it says that it is loading, and the page comes with them', async ({
  page,
}) => {
  const release = await openWithoutStyles(page);
  await page.clock.fastForward(2_500);
  await expect(heading(page)).toHaveText('Still loading');
  await expect(heading(page)).toBeFocused();
  await expect(page.locator('#again')).toBeVisible();
  await expect(page.locator('#root')).toBeHidden();
  await untilDrawn(page);
  release();
  await expect(heading(page)).toHaveText('Maths your child will ask to play');
  await expect(heading(page)).toBeVisible();
  await expect(page.locator('#again')).toHaveCount(0);
});

test('styles that hang are told as such, and take their place when they come after all', async ({ page }) => {
  const release = await openWithoutStyles(page);
  await page.clock.fastForward(20_000);
  await expect(heading(page)).toHaveText('Addly Nook could not be loaded');
  await untilDrawn(page);
  release();
  await expect(heading(page)).toHaveText('Maths your child will ask to play');
  await expect(page.getByText('has to allow scripts and styles')).toHaveCount(0);
});
