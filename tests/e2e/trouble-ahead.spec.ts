import type { Page } from '@playwright/test';
import { card, FIRST_GAME, OF_GAMES, openList } from '#tests/support/list-of-games.ts';
import { nextPrompt, phase, pressByAccess } from '#tests/support/player.ts';
import { expect, test } from '#tests/support/product-fixture.ts';

/** Where fetching ahead is of no use, or goes wrong, a card opens its game as if there were none. */

test.use({ viewport: { width: 1280, height: 720 } });

function neverBeIdle(): void {
  window.requestIdleCallback = () => 0;
}

/** Presses the card and goes on to a first question that can be answered. */
async function openByCard(page: Page): Promise<void> {
  await card(page, FIRST_GAME).click();
  await startAndAsk(page);
}

/** Goes on from a game's address to a first question that can be answered. */
async function startAndAsk(page: Page): Promise<void> {
  const stage = page.locator('[data-stage]');
  await phase(stage, 'instructions');
  await page.evaluate(() => window.__lab!.freeze());
  await pressByAccess(page, stage.getByRole('button', { name: 'Start Game' }));
  expect(await nextPrompt(page)).toBeTruthy();
}

test('a page that is never idle fetches nothing ahead, and the card opens its game', async ({
  page,
  product,
}) => {
  const { proxy, cameOf, atRest } = await openList(page, product.url, '/play', neverBeIdle);
  await atRest();
  expect(cameOf(OF_GAMES)).toEqual([]);
  await openByCard(page);
  expect(cameOf(OF_GAMES).length).toBeGreaterThan(4);
  await proxy.close();
});

test('a page whose processor is always busy fetches ahead all the same, and the card opens its game', async ({
  page,
  product,
}) => {
  await page.addInitScript(() => {
    const BUSY_MS = 60;
    const work = () => {
      for (const end = performance.now() + BUSY_MS; performance.now() < end;);
      setTimeout(work);
    };
    work();
  });
  const { proxy, cameOf } = await openList(page, product.url);
  await expect.poll(() => cameOf(/^\/pictures\/worlds\//).length).toBeGreaterThan(0);
  await openByCard(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await proxy.close();
});

test('lines that drop in the midst of files fetched ahead: the card fetches them itself', async ({
  page,
  product,
}) => {
  const { proxy, cameOf, atRest } = await openList(page, product.url, '/healthz');
  proxy.drops = (address) => OF_GAMES.test(address);
  await page.goto(`${proxy.url}/play`);
  await expect.poll(() => proxy.dropped.length).toBeGreaterThan(0);
  await atRest();
  expect(cameOf(OF_GAMES)).toEqual([]);
  await expect(page.getByRole('alert')).toHaveCount(0);
  proxy.drops = undefined;
  await openByCard(page);
  expect(cameOf(OF_GAMES).length).toBeGreaterThan(4);
  await proxy.close();
});

test('lines that drop in the midst of every picture after the press: the card says so, and its game comes when tried again', async ({
  page,
  product,
}) => {
  const { proxy } = await openList(page, product.url, '/play', neverBeIdle);
  proxy.drops = (address) => /^\/pictures\/sheets\//.test(address);
  await card(page, FIRST_GAME).click();
  await expect(page.getByRole('alert')).toContainText('The game did not come.');
  expect(proxy.dropped.length).toBeGreaterThan(1);
  proxy.drops = undefined;
  await page.getByRole('button', { name: 'Try again' }).click();
  await phase(page.locator('[data-stage]'), 'instructions');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await proxy.close();
});

test.describe('where a service worker may be installed', () => {
  test.use({ serviceWorkers: 'allow' });
  /** Less than one of the files that a worker keeps. */
  const ROOM_BYTES = 10_000;

  test('on a device without room nothing is kept, nobody is told, and the card opens its game', async ({
    page,
    product,
  }) => {
    const devTools = await page.context().newCDPSession(page);
    const { proxy, atRest } = await openList(page, product.url, '/healthz');
    await devTools.send('Storage.overrideQuotaForOrigin', { origin: proxy.url, quotaSize: ROOM_BYTES });
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    await page.goto(`${proxy.url}/play`);
    const refused = page.evaluate(async (bytes) => {
      const cache = await caches.open('of-the-test');
      return cache.put('/much', new Response(new Uint8Array(bytes))).catch(({ name }: Error) => name);
    }, ROOM_BYTES);
    expect(await refused).toBe('QuotaExceededError');
    // It was tried, and given up.
    await expect.poll(() => proxy.passed.some(({ address }) => address === '/sw.js')).toBe(true);
    await atRest();
    const workers = () =>
      page.evaluate(async () => {
        const found = await navigator.serviceWorker.getRegistration();
        return [found?.installing, found?.waiting, found?.active].filter(Boolean).length;
      });
    await expect.poll(workers).toBe(0);
    await openByCard(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.locator('[data-toast]')).toHaveCount(0);
    expect(faults).toEqual([]);
    await proxy.close();
  });

  test('by its address a game comes on a device whose caches are full, and no picture or list of it twice', async ({
    page,
    product,
  }) => {
    const devTools = await page.context().newCDPSession(page);
    const { proxy, addresses } = await openList(page, product.url, '/healthz');
    await devTools.send('Storage.overrideQuotaForOrigin', { origin: proxy.url, quotaSize: ROOM_BYTES });
    await devTools.send('Network.enable');
    await devTools.send('Network.setCacheDisabled', { cacheDisabled: true });
    await page.goto(`${proxy.url}/play/${FIRST_GAME}`);
    await startAndAsk(page);
    const came = addresses().filter((address) => /^\/(pictures\/(sheets|worlds)|games)\//.test(address));
    expect(came.length).toBeGreaterThan(3);
    expect(came.filter((address, at) => came.indexOf(address) !== at)).toEqual([]);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await proxy.close();
  });
});
