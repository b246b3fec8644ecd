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
  // After a second they would wait no longer: here it is over when the test says so.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const scripts = () => asked.filter((path) => /^\/assets\/(?!start-).*\.js$/.test(path));
  const release = await holdScripts(page, '**/hero*');
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => window.addlyStart !== undefined)).toBe(true);
  // As the page's own script looks for it: the clock has taken the list of what was painted.
  await page.evaluate(
    () =>
      new Promise<void>((painted) =>
        new PerformanceObserver(() => painted()).observe({ type: 'paint', buffered: true }),
      ),
  );
  await page.clock.runFor(500);
  expect(asked.some((path) => path.includes('/hero'))).toBe(true);
  expect(scripts()).toEqual([]);
  release();
  await page.evaluate(() =>
    Promise.all(
      Array.from(document.querySelectorAll<HTMLImageElement>('#landing img[fetchpriority=high]'), (picture) =>
        picture.decode(),
      ),
    ),
  );
  // A frame or two later.
  await page.clock.runFor(100);
  await expect.poll(() => scripts().length).toBeGreaterThan(0);
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
