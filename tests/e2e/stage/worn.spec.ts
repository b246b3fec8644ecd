import type { Page } from '@playwright/test';
import { becomePlayer, finishGame } from '#tests/support/accounts.ts';
import { phase } from '#tests/support/player.ts';
import { expect, test } from '#tests/support/product-fixture.ts';
import { paintNothing } from '#tests/support/webgl.ts';

const GAME = '/play/total-treasure-hunt';

test.use({ viewport: { width: 1024, height: 768 } });
test.beforeEach(async ({ page }) => {
  await page.addInitScript(paintNothing);
  await becomePlayer(page.request);
  await finishGame(page.request, 'total-treasure-hunt', 10);
  const worn = { purchaseId: crypto.randomUUID(), thing: 'cape' };
  for (let round = 0; round < 5; round++) await finishGame(page.request, 'total-treasure-hunt-hard', 10);
  expect((await page.request.post('/api/nook/purchases', { data: worn })).ok()).toBe(true);
  const room = { version: 0, placed: [], outfit: ['cape'] };
  expect((await page.request.put('/api/nook/room', { data: room })).ok()).toBe(true);
});

/** The pictures of what guides wear that the page asks for from now on. */
function outfitsAsked(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes('/sheets/outfits')) asked.push(pathname);
  });
  return asked;
}

test('the guide wears its outfit in a game that is opened by its address, and after a reload', async ({
  page,
}) => {
  await page.route('**/api/nook', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  for (const open of [() => page.goto(GAME), () => page.reload()]) {
    const asked = outfitsAsked(page);
    await open();
    await phase(page.locator('[data-stage]'), 'instructions');
    expect(asked).not.toEqual([]);
  }
});

test('a game whose outfit does not come starts without it, and is not taken away when it comes', async ({
  page,
}) => {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/nook', async (route) => {
    await held;
    await route.continue();
  });
  const asked = outfitsAsked(page);
  await page.goto(GAME);
  const stage = page.locator('[data-stage]');
  await phase(stage, 'instructions');
  const canvas = await stage.locator('canvas').elementHandle();
  const come = page.waitForResponse('**/api/nook');
  answer();
  await come;
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  expect(await canvas?.evaluate((element) => element.isConnected)).toBe(true);
  expect(asked).toEqual([]);
});
