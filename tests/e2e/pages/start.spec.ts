import type { Page, Route } from '@playwright/test';
import { expect, test } from '#tests/support/product-fixture.ts';

const WITHIN_MS = 2_000;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try Again' });
const isScript = /\/assets\/(shell|index)-[^/]+\.js$/;

test("today's browsers fetch neither polyfills nor the page for old ones", async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(heading(page)).toHaveText('Maths your child will ask to play');
  expect(asked.filter((url) => /\/start-/.test(url))).toHaveLength(1);
  expect(asked.filter((url) => /polyfills|too-old/.test(url))).toEqual([]);
});

test('a browser that lacks one function gets it, and plays', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Array.prototype, 'toSorted');
    Reflect.deleteProperty(URL, 'canParse');
  });
  await page.goto('/login');
  await expect(heading(page)).toHaveText('Sign In');
  expect(await page.evaluate(() => [[2, 1].toSorted(), URL.canParse('x:y'), URL.canParse('/x')])).toEqual([
    [1, 2],
    true,
    false,
  ]);
});

test('a browser that is too old is told which are not, and what a teacher can do', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal'));
  await page.goto('/play');
  await expect(heading(page)).toHaveText('This browser is too old for Addly Nook', { timeout: WITHIN_MS });
  await expect(heading(page)).toBeFocused();
  for (const oldest of ['Chrome and Android WebView 89', 'on iPad and iPhone 15.4', 'Firefox 128'])
    await expect(page.getByText(oldest)).toBeVisible();
  await expect(page.getByText('What a teacher or parent can do:')).toBeVisible();
  await expect(page.getByText('Just a moment')).toBeHidden();
  await expect(tryAgain(page)).toBeVisible();
});

test('a script that cannot be read is not blamed on a young browser, and is tried again', async ({
  page,
}) => {
  await page.route(isScript, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'const a = ;' }),
  );
  await page.goto('/');
  await expect(heading(page)).toHaveText('Addly Nook could not start', { timeout: WITHIN_MS });
  await expect(page.getByText('Just a moment')).toBeHidden();
  await page.unroute(isScript);
  await tryAgain(page).click();
  await expect(heading(page)).toHaveText('Maths your child will ask to play');
});

/** The first is added to every promised browser that lacks it, and the second has come to all of them. */
const LACKING = [
  {
    owner: 'Object',
    name: 'hasOwn',
    what: 'is promised and needs polyfills',
    told: 'Addly Nook could not start',
  },
  { owner: 'Intl', name: 'Segmenter', what: 'is too old', told: 'This browser is too old for Addly Nook' },
];
for (const { owner, name, what, told } of LACKING)
  test(`a script that cannot be read by a browser that ${what} is told as just that`, async ({ page }) => {
    await page.addInitScript(
      ([from, gone]) => Reflect.deleteProperty(Reflect.get(window, from!) as object, gone!),
      [owner, name],
    );
    await page.route(isScript, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'x = /(?<=a/;' }),
    );
    await page.goto('/');
    await expect(heading(page)).toHaveText(told, { timeout: WITHIN_MS });
    await expect(tryAgain(page)).toBeVisible();
  });

test('a script that throws before anything is drawn leads to a page with a way out', async ({ page }) => {
  await page.route(isScript, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `throw new Error('broken');${await answer.text()}` });
  });
  await page.goto('/');
  await expect(heading(page)).toHaveText('Addly Nook could not start');
  await expect(tryAgain(page)).toBeVisible();
});

test('a script that does not come is told as such, and comes by itself with the connection', async ({
  page,
  context,
}) => {
  await page.route(isScript, (route) => route.abort());
  await page.goto('/');
  await expect(heading(page)).toHaveText('Addly Nook could not be loaded', { timeout: WITHIN_MS });
  await page.unroute(isScript);
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(heading(page)).toHaveText('Maths your child will ask to play');
});

const NOT_COME = 'A part of Addly Nook is missing';
const SLOW = 'Still loading';

/** In the middle of the window, with its picture and a button for fingers, whatever styles have come. */
async function expectPlainCard(page: Page, bar = 'auto'): Promise<void> {
  const card = (await page.locator('.plain-card:visible').boundingBox())!;
  const { width, height } = page.viewportSize()!;
  expect(Math.abs(card.x + card.width / 2 - width / 2)).toBeLessThan(20);
  expect(Math.abs(card.y + card.height / 2 - height / 2)).toBeLessThan(height * 0.1);
  const { picture, face } = await page.locator('.plain-card:visible').evaluate((card) => ({
    picture: getComputedStyle(card.querySelector('.plain-picture')!).backgroundImage,
    face: getComputedStyle(card.querySelector('.plain-button')!).backgroundColor,
  }));
  expect(picture).toContain('data:image/svg+xml');
  expect(face).toBe('rgb(42, 128, 57)');
  // No empty space for a scroll bar where nothing scrolls.
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe(bar);
  const button = (await page.locator('.plain-button:visible').boundingBox())!;
  expect(button.height).toBeGreaterThanOrEqual(48);
}

test('where nothing but the page itself comes, it is still told in the middle of it', async ({ page }) => {
  await page.route('**/assets/**', (route) => route.abort());
  await page.goto('/');
  await expect(heading(page)).toHaveText(NOT_COME, { timeout: WITHIN_MS });
  await expect(heading(page)).toBeFocused();
  await expectPlainCard(page);
});

const REFUSALS: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'is cut off': (route) => route.abort(),
  'is a page of a filter': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Blocked</h1>' }),
};
for (const [what, refuse] of Object.entries(REFUSALS))
  test(`a first script that ${what} leads at once to the reason and a way out`, async ({ page }) => {
    await page.route('**/assets/start-*.js', refuse);
    await page.goto('/');
    await expect(heading(page)).toHaveText(NOT_COME, { timeout: WITHIN_MS });
    await expect(heading(page)).toBeFocused();
    await expect(page.getByText('If it does not, ask a grown-up about the internet')).toBeInViewport({
      ratio: 1,
    });
    await expect(page.getByText('Just a moment')).toBeHidden();
    await expectPlainCard(page);
    await page.unroute('**/assets/start-*.js');
    await page.getByRole('link', { name: 'Try Again' }).click();
    await expect(heading(page)).toHaveText('Maths your child will ask to play');
  });

test('scripts that never come are not promised for ever: what is slow is not called missing', async ({
  page,
}) => {
  let hang = true;
  // Never removed by "unroute", which would let the held requests through before the link is pressed.
  await page.route('**/assets/*.js', (route) => (hang ? undefined : route.continue()));
  await page.goto('/login', { waitUntil: 'commit' });
  const overdue = page.getByText(SLOW);
  await expect(page.locator('.plain-overdue')).toHaveCount(1);
  const delay = await page.evaluate(() => {
    const waits = document
      .getAnimations()
      .filter((one) => one instanceof CSSAnimation && one.animationName === 'overdue');
    const { delay } = waits[0]!.effect!.getTiming();
    // Ends the waiting at once, so that the test does not depend on time.
    waits.forEach((wait) => wait.finish());
    return delay;
  });
  expect(delay).toBeGreaterThan(1_500);
  expect(delay).toBeLessThanOrEqual(3_000);
  await expect(overdue).toBeVisible();
  await expect(overdue).toBeFocused();
  await expect(page.getByText(NOT_COME)).toBeHidden();
  // This page has a scroll bar.
  await expectPlainCard(page, 'scroll');
  hang = false;
  await page.getByRole('link', { name: 'Try Again' }).click();
  await expect(heading(page)).toHaveText('Sign In');
});

test('a main script that hangs is told as such, and takes its place when it comes after all', async ({
  page,
}) => {
  await page.clock.install();
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route(isScript, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.waitForFunction(() => window.addlyStart !== undefined);
  await page.clock.fastForward(20_000);
  await expect(heading(page)).toHaveText('Addly Nook could not be loaded');
  await expect(tryAgain(page)).toBeVisible();
  release();
  await expect(heading(page)).toHaveText('Maths your child will ask to play');
});

/** A phone, and an old board. */
const SMALLEST = [
  { width: 360, height: 640 },
  { width: 1024, height: 768 },
];
const isWhole = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight <= innerHeight && scrollY === 0);

for (const viewport of SMALLEST) {
  const { width, height } = viewport;
  test(`at ${width} x ${height} all that old browsers are told is seen at once`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript(() => Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal'));
    await page.goto('/play');
    await expect(tryAgain(page)).toBeInViewport({ ratio: 1 });
    await expectPlainCard(page);
    expect(await isWhole(page)).toBe(true);
  });

  test(`at ${width} x ${height} a browser without scripts is told at once what works and what can be done`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ baseURL, viewport, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/play');
    await expect(heading(page)).toHaveText('Addly Nook needs JavaScript');
    for (const text of ['Firefox 128', 'What a teacher or parent can do:', 'Settings, Apps, Safari'])
      await expect(page.getByRole('main')).toContainText(text);
    await expect(page.getByText('Just a moment')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Load this page again' })).toBeInViewport({ ratio: 1 });
    await expectPlainCard(page);
    // Playwright looks into pages without scripts, too.
    expect(await isWhole(page)).toBe(true);
    await context.close();
  });
}
