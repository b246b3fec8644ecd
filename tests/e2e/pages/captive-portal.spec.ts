import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { becomePlayer } from '#tests/support/accounts.ts';
import { expect, test } from '#tests/support/product-fixture.ts';
import { openPortal, PORTAL, type Portal } from '#tests/support/portal.ts';
import { paintNothing } from '#tests/support/webgl.ts';
import { untilControlled } from '#tests/support/worker.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 640, height: 360 } });

/** Checks for a new version, and returns how its installation ended. */
const endOfInstall = (page: Page) =>
  page.evaluate(async () => {
    const registration = (await navigator.serviceWorker.getRegistration())!;
    const ended = new Promise<string>((resolve) => {
      registration.addEventListener('updatefound', () => {
        const worker = registration.installing!;
        worker.addEventListener('statechange', () => {
          if (['activated', 'redundant'].includes(worker.state)) resolve(worker.state);
        });
      });
    });
    await registration.update();
    return await ended;
  });

/** Cached files that contain the portal's page. */
const portalsFiles = (page: Page) =>
  page.evaluate(async (words) => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        if ((await (await cache.match(request))!.text()).includes(words)) found.push(request.url);
    }
    return found;
  }, PORTAL);

const opensHome = async (page: Page, { url }: Portal) => {
  await page.goto(`${url}/home`);
  await expect(page.getByText('100 to Level 2')).toBeVisible();
};

test('what the worker expects is what the server sends, packed or not', async ({ product }) => {
  const worker = await (await fetch(`${product.url}/sw.js`)).text();
  const entries = [...worker.matchAll(/url:\W(\/[^`"']+)\W,revision:[^,]+,integrity:\W(sha256-[^`"']+)/g)];
  expect(entries.length).toBeGreaterThan(50);
  const others: string[] = [];
  for (const packing of ['br', 'gzip', 'identity'])
    for (const [, path, expected] of entries) {
      const answer = await fetch(product.url + path, { headers: { 'accept-encoding': packing } });
      const hash = createHash('sha256').update(Buffer.from(await answer.arrayBuffer()));
      if (`sha256-${hash.digest('base64')}` !== expected) others.push(`${path} as ${packing}`);
    }
  expect(others).toEqual([]);
});

for (const way of ['page', 'redirect'] as const) {
  test(`an update through a Wi-Fi that answers with its login (${way}) leaves the version of before`, async ({
    page,
    product,
  }) => {
    await page.addInitScript(paintNothing);
    const portal = await openPortal(product.url, way);
    await becomePlayer(page.request);
    await opensHome(page, portal);
    await untilControlled(page);
    portal.isUpdated = true;
    portal.isClosed = true;
    expect(await endOfInstall(page)).toBe('redundant');
    expect(await portalsFiles(page)).toEqual([]);
    portal.isClosed = false;
    await opensHome(page, portal);
    await portal.close();
  });

  test(`a first visit that ends in a Wi-Fi's login (${way}) keeps nothing of it, and the next one keeps the pages`, async ({
    page,
    product,
  }) => {
    await page.addInitScript(paintNothing);
    const portal = await openPortal(product.url, way);
    await becomePlayer(page.request);
    portal.closesAfterWorker = true;
    await page.goto(`${portal.url}/home`);
    await expect.poll(() => portal.answered).toBeGreaterThan(0);
    const isGone = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) === undefined);
    await expect.poll(isGone).toBe(true);
    expect(await portalsFiles(page)).toEqual([]);
    portal.closesAfterWorker = false;
    portal.isClosed = false;
    await opensHome(page, portal);
    await untilControlled(page);
    await portal.close();
  });
}
