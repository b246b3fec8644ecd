import { gzipSync } from 'node:zlib';
import type { Response } from '@playwright/test';
import { becomePlayer, signUp } from '#tests/support/accounts.ts';
import { holdScripts } from '#tests/support/hold-scripts.ts';
import { expect, test } from '#tests/support/product-fixture.ts';

const LANDING_BUDGET = 130_000;

test('the landing page needs at most 130 kB of zipped script, and no game engine', async ({ page }) => {
  const answers: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') answers.push(response);
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: 'Start Playing' })).toBeVisible();
  const scripts = await Promise.all(
    answers.map(async (answer) => [answer.url(), await answer.body()] as const),
  );
  expect(scripts.length).toBeGreaterThan(0);
  const sizes = scripts.map(([, script]) => gzipSync(script).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(LANDING_BUDGET);
  const engine = scripts.filter(([, script]) => /GreenSock|gsap\.com|pixijs\.com/.test(script.toString()));
  expect(engine.map(([url]) => url)).toEqual([]);
});

for (const { width, height, file } of [
  { width: 390, height: 844, file: 'hero-narrow.webp' },
  { width: 1280, height: 800, file: 'hero.webp' },
])
  test(`at ${width} x ${height} the landing page brings ${file}, and waits for no script to fetch it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const hero = page.getByAltText('Fox, Cat and Owl counting treasure together');
    const shown = () => hero.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname);
    await expect.poll(shown).toBe(`/pictures/pages/${file}`);
    const fetched = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => name.includes('/hero'))
        .map(({ name, initiatorType }) => [new URL(name).pathname, initiatorType]),
    );
    expect(fetched).toEqual([[`/pictures/pages/${file}`, 'link']]);
  });

test('the sign-in modal shows a sign of life while it is on a slow way', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route('**/sign-in-dialog*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Start Playing' }).click();
  const modal = page.getByRole('dialog', { name: 'Sign In' });
  await expect(modal.getByText('Just a moment')).toBeVisible();
  release();
  await expect(modal.getByLabel('Email')).toBeFocused();
});

test('a start whose scripts are on a slow way shows a sign of life', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  const sign = page.getByRole('status');
  await expect(sign).toHaveText('Just a moment');
  await expect(sign).toHaveCSS('opacity', '1');
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Just a moment')).toHaveCount(0);
});

interface Point {
  readonly x: number;
  readonly y: number;
}

/** What a press at each of these points means. Runs inside the page. */
const pressedAt = (points: readonly Point[]) =>
  points.map(({ x, y }) => {
    const control = document.elementFromPoint(x, y)?.closest('a, button');
    // The menu is called by its player, who has no name yet.
    return control?.getAttribute('href') ?? control?.getAttribute('aria-label')?.replace(/,.*/, '');
  });

for (const [path, sight] of [
  ['/home', '[data-tile=door]'],
  ['/play', 'li[data-tile]'],
] as const)
  for (const viewport of [
    { width: 412, height: 823 },
    { width: 1280, height: 800 },
  ])
    test(`at ${viewport.width} px ${path} shows its first picture before any script is fetched, and then all at the same place`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await becomePlayer(page.request);
      const refused: string[] = [];
      page.on('console', (message) => /Security/.test(message.text()) && refused.push(message.text()));
      const release = await holdScripts(page);
      const early = page.locator('#first-sight');
      // A machine that is too busy for a second sends the page alone.
      await expect(async () => {
        await page.goto(path, { waitUntil: 'commit' });
        await expect(early.locator(sight).first()).toBeVisible({ timeout: 5_000 });
      }).toPass();
      const first = (scope: string) => page.locator(`${scope} ${sight} img`).first();
      const isShown = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0;
      await expect.poll(() => first('#first-sight').evaluate(isShown)).toBe(true);
      const before = [
        await first('#first-sight').boundingBox(),
        await first('#first-sight').getAttribute('src'),
      ];
      const places = await early.locator('a, button').evaluateAll((all): Point[] =>
        all
          .map((one) => one.getBoundingClientRect())
          .filter(({ width, bottom }) => width > 0 && bottom < innerHeight)
          .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 })),
      );
      // Some links reach further than what can be pressed of them.
      const pressed = await page.evaluate(pressedAt, places);
      const controls = places.filter((_place, at) => pressed[at] !== undefined);
      const meant = await page.evaluate(pressedAt, controls);
      expect(meant).toContain(viewport.width < 1000 ? 'Menu' : '/leaderboard');
      // Nothing of it is there for keys and screen readers, which the page itself is for.
      await expect(page.getByRole('link')).toHaveCount(0);
      const scripts = () =>
        page.evaluate(() => document.querySelectorAll('script[type=module], link[rel=modulepreload]').length);
      expect(await scripts()).toBe(0);
      release();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(early).toHaveCount(0);
      expect(await scripts()).toBeGreaterThan(1);
      expect([await first('main').boundingBox(), await first('main').getAttribute('src')]).toEqual(before);
      // Who was about to press something when the page came presses it.
      expect(await page.evaluate(pressedAt, controls)).toEqual(meant);
      expect(refused).toEqual([]);
    });

test('the scripts of /home wait a second for its first picture, not longer, and are begun once', async ({
  page,
}) => {
  await becomePlayer(page.request);
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route('**/pictures/**', async (route) => {
    await held;
    await route.continue();
  });
  // A machine that is too busy for a second sends the page alone.
  await expect(async () => {
    await page.goto('/home', { waitUntil: 'commit' });
    await expect(page.locator('#first-sight')).toBeVisible({ timeout: 5_000 });
  }).toPass();
  const begun = () =>
    page.evaluate(() => {
      const main = document.querySelectorAll<HTMLScriptElement>('script[type=module]');
      const at = (file: string) => performance.getEntriesByName(file)[0]?.startTime ?? Number.NaN;
      const start = document.querySelector<HTMLScriptElement>('#start');
      return { times: main.length, after: main[0] && start ? at(main[0].src) - at(start.src) : 0 };
    });
  await expect.poll(async () => (await begun()).after).toBeGreaterThanOrEqual(1000);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect((await begun()).times).toBe(1);
});

test("a game's pictures and its family's code are asked for before the engine has come", async ({ page }) => {
  await becomePlayer(page.request);
  const letGo = await holdScripts(page, '**/assets/drawing-*.js');
  // What its guide wears is not waited for either.
  await page.route('**/api/nook', () => undefined);
  const asked: string[] = [];
  const come: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('requestfinished', (request) => come.push(request.url()));
  const hasEngineCome = () => come.some((one) => one.includes('/assets/drawing-'));
  await page.goto('/play/number-detective');
  for (const wanted of [/sheets\/fox.*\.pack/, /worlds\/.*\.pack/, /assets\/play-/, /assets\/drawing-/])
    await expect.poll(() => asked.some((one) => wanted.test(one))).toBe(true);
  expect(hasEngineCome()).toBe(false);
  letGo();
  await expect.poll(hasEngineCome).toBe(true);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('whoever is signed in never sees the landing page on the way to /home', async ({ page }) => {
  await becomePlayer(page.request);
  await page.route('**/assets/*.js', () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('status')).toHaveText('Just a moment');
  await expect(page.locator('#landing')).toHaveCount(0);
});

test('a page that takes long shows a sign of life after a second, not before', async ({ page }) => {
  await becomePlayer(page.request);
  await page.goto('/home');
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route('**/assets/leaderboard*', async (route) => {
    await held;
    await route.continue();
  });
  await page.evaluate(() => {
    const times = { pressed: 0, shown: 0, gone: 0 };
    Object.assign(window, { times });
    document.addEventListener('click', () => (times.pressed = performance.now()), {
      once: true,
      capture: true,
    });
    new MutationObserver(() => {
      const isThere = document.querySelector('[role=progressbar][aria-label=Loading]') !== null;
      if (isThere && times.shown === 0) times.shown = performance.now();
      if (!isThere && times.shown > 0 && times.gone === 0) times.gone = performance.now();
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Leaderboard' }).click();
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leaderboard');
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toHaveCount(0);
  const { pressed, shown, gone } = await page.evaluate(() => Reflect.get(window, 'times'));
  expect(shown - pressed).toBeGreaterThanOrEqual(995);
  expect(gone - shown).toBeGreaterThanOrEqual(495);
});

/** The server answers later than a page waits for the player, so that the placeholders are measured, too. */
const ANSWER_AFTER_MS = 700;
/** Google's "good" ends at 0.1; a page at rest has 0. */
const LARGEST_SHIFT = 0.02;

test('nothing jumps while a page loads', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts, shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources, hadRecentInput } = entry as unknown as LayoutShift;
        if (hadRecentInput) continue;
        Reflect.set(window, 'shifted', Reflect.get(window, 'shifted') + value);
        shifts.push(
          ...sources.map(({ node }) => `${value}: ${(node as Element | null)?.outerHTML?.slice(0, 90)}`),
        );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.route('**/api/**', async (route) => {
    await new Promise((done) => setTimeout(done, ANSWER_AFTER_MS));
    await route.continue();
  });
  const still = async (path: string) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const { shifted, shifts } = await page.evaluate(() => ({
      shifted: Number(Reflect.get(window, 'shifted')),
      shifts: Reflect.get(window, 'shifts'),
    }));
    expect.soft(shifted, `${path}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(LARGEST_SHIFT);
  };
  const viewports = [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ];
  for (const viewport of viewports) {
    await page.context().clearCookies();
    await page.setViewportSize(viewport);
    for (const path of ['/', '/login', '/signup', '/email-confirmation?email=a@example.com', '/privacy'])
      await still(path);
    await signUp(page.request);
    await still('/profile-setup');
    await becomePlayer(page.request);
    for (const path of ['/home', '/play', '/leaderboard', '/profile']) await still(path);
  }
});

/** As far as this test reads it: https://wicg.github.io/layout-instability/ */
interface LayoutShift {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

for (const path of ['/home', '/play', '/play/total-treasure-hunt'])
  test(`the page at ${path} knows who plays, and what they can do, without asking`, async ({ page }) => {
    await becomePlayer(page.request);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    // A machine that is too busy for a second sends the page alone.
    await expect(async () => {
      asked.length = 0;
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('link').or(page.getByRole('button')).first()).toBeVisible();
      expect(asked.filter((one) => /^\/api\/(auth|profile|learner)/.test(one))).toEqual([]);
    }).toPass();
    await expect(page.locator('#early-answers')).toHaveCount(0);
  });
