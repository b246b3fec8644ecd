import type { Page } from '@playwright/test';
import { becomePlayer } from '#tests/support/accounts.ts';
import { openDoor } from '#tests/support/engines/door.ts';
import { phase } from '#tests/support/player.ts';
import { expect, test } from '#tests/support/product-fixture.ts';
import { paintNothing } from '#tests/support/webgl.ts';
import { untilControlled } from '#tests/support/worker.ts';

/**
 * A script that arrives damaged once stays in the browser's cache for a year, because its address contains its hash.
 * Playwright's routes would disable that cache, so a proxy in front of the server does the damage.
 */

const DAMAGED = 'const a = ;';

interface Case {
  readonly file: RegExp;
  readonly path: string;
  readonly told: string;
  readonly wayOut: (page: Page) => ReturnType<Page['getByRole']>;
  readonly heading: string;
}
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try Again' });

const CASES: Readonly<Record<string, Case>> = {
  'the first script': {
    file: /\/assets\/start-/,
    path: '/',
    told: 'A part of Addly Nook is missing',
    wayOut: (page) => page.getByRole('link', { name: 'Try Again' }),
    heading: 'Maths your child will ask to play',
  },
  'the script of all pages': {
    file: /\/assets\/(shell|index)-[^/]+\.js$/,
    path: '/',
    told: 'Addly Nook could not start',
    wayOut: tryAgain,
    heading: 'Maths your child will ask to play',
  },
  'the script of one page': {
    file: /\/assets\/leaderboard-[^/]+\.js$/,
    path: '/leaderboard',
    told: 'Something went wrong!',
    wayOut: tryAgain,
    heading: 'Leaderboard',
  },
};

for (const [what, { file, path, told, wayOut, heading }] of Object.entries(CASES))
  test(`${what} came damaged and was kept: trying again fetches it anew`, async ({ page, product }) => {
    let isDamaged = true;
    const door = await openDoor({
      change: (sent) => (isDamaged && file.test(sent.path) ? DAMAGED : sent.text),
    });
    door.leadTo(Number(new URL(product.url).port));
    await becomePlayer(page.request);
    if (path === '/') await page.context().clearCookies();
    await page.goto(`http://localhost:${door.port}${path}`);
    await expect(page.getByText(told, { exact: true })).toBeVisible();
    isDamaged = false;
    // It is cached: another visit does not help.
    await page.goto('about:blank');
    await page.goto(`http://localhost:${door.port}${path}`);
    await expect(page.getByText(told, { exact: true })).toBeVisible();
    await wayOut(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    door.close();
  });

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a damaged copy of the service worker is replaced by trying again', async ({ page }) => {
    await page.addInitScript(paintNothing);
    await becomePlayer(page.request);
    await page.goto('/home');
    await untilControlled(page);
    const damaged = await page.evaluate(async (body) => {
      const address = document.getElementById('start')!.dataset['main']!;
      const headers = { 'content-type': 'text/javascript' };
      let count = 0;
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        if (!(await cache.match(address))) continue;
        await cache.put(address, new Response(body, { headers }));
        count++;
      }
      return count;
    }, DAMAGED);
    expect(damaged).toBe(1);
    await page.goto('/home');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Addly Nook could not start');
    await tryAgain(page).click();
    await expect(page.getByText('100 to Level 2')).toBeVisible();
    // The cached copy has been replaced, not merely bypassed.
    const copy = await page.evaluate(async () =>
      (await caches.match(document.getElementById('start')!.dataset['main']!))?.text(),
    );
    expect(copy).toMatch(/^import/);
  });

  for (const [part, what, body, type] of [
    ["a game's code", 'cannot be read', DAMAGED, 'text/javascript'],
    ["a game's code", 'is a page of a Wi-Fi', '<!doctype html>', 'text/html'],
    ['what draws', 'cannot be read', DAMAGED, 'text/javascript'],
    ['what draws', 'is a page of a Wi-Fi', '<!doctype html>', 'text/html'],
  ] as const)
    test(`a copy of ${part} that ${what} is replaced by trying again`, async ({ page }) => {
      await page.addInitScript(paintNothing);
      await becomePlayer(page.request);
      await page.goto('/home');
      await untilControlled(page);
      const damage = ([text, kind, names]: readonly [string, string, string]) =>
        caches.keys().then(async (kept) => {
          let count = 0;
          for (const cache of await Promise.all(kept.map((name) => caches.open(name))))
            for (const request of await cache.keys())
              if (new RegExp(`/assets/(${names})-`).test(request.url)) {
                await cache.put(request, new Response(text, { headers: { 'content-type': kind } }));
                count++;
              }
          return count;
        });
      const names = part === 'what draws' ? 'again|drawing' : 'again|play';
      expect(await page.evaluate(damage, [body, type, names] as const)).toBeGreaterThan(1);
      await page.goto('/play/none-left-fun');
      await expect(page.getByRole('alert')).toBeVisible();
      await expect(page.getByRole('alert')).not.toContainText('browser');
      await tryAgain(page).click();
      await phase(page.locator('[data-stage]'), 'instructions');
    });

  test('a Wi-Fi that answers everything with its login leaves every copy as it is', async ({ page }) => {
    await page.addInitScript(paintNothing);
    await becomePlayer(page.request);
    await page.goto('/home');
    await untilControlled(page);
    const anew = page.waitForEvent('load');
    await page.evaluate(() => {
      window.fetch = (address) => {
        sessionStorage.setItem('asked', String(address));
        return Promise.resolve(new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }));
      };
      window.addlyStart!.again();
    });
    await anew;
    expect(await page.evaluate(() => sessionStorage.getItem('asked'))).toMatch(/\/assets\//);
    await expect(page.getByText('100 to Level 2')).toBeVisible();
    const pages = await page.evaluate(async () => {
      const found: string[] = [];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys())
          if (
            /\.(js|css)$/.test(new URL(request.url).pathname) &&
            (await (await cache.match(request))!.text()).startsWith('<')
          )
            found.push(request.url);
      }
      return found;
    });
    expect(pages).toEqual([]);
  });
});
