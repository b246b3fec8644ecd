import type { BrowserContext, Page } from '@playwright/test';
import type { Nook } from '#server/contract/nook.ts';
import { becomePlayer, finishGame } from '#tests/support/accounts.ts';
import { idsOf, inRoom, openNookPage, placeOf, pressAll, shownIn } from '#tests/support/nook.ts';
import { expect, test } from '#tests/support/product-fixture.ts';
import { paintNothing } from '#tests/support/webgl.ts';

const ELSEWHERE = 'Your Nook was changed somewhere else, too. Here is all of it.';

test.use({ viewport: { width: 1024, height: 768 } });
test.beforeEach(async ({ page }) => {
  test.slow();
  await page.addInitScript(paintNothing);
  await becomePlayer(page.request);
});

const nookOf = async (page: Page): Promise<Nook> => (await page.request.get('/api/nook')).json();
const stored = (page: Page, of: 'placed' | 'balance') =>
  expect.poll(async () => (await nookOf(page))[of], { timeout: 15_000 });

/** 105 coins. */
async function earn(page: Page): Promise<void> {
  for (let round = 0; round < 3; round++) await finishGame(page.request, 'total-treasure-hunt-hard', 10);
}

/** A second tab, which can be made to hear nothing of what other tabs keep: as a device elsewhere, or at the same moment. */
async function openOther(context: BrowserContext) {
  const tab = await context.newPage();
  await tab.addInitScript(paintNothing);
  await tab.addInitScript(() =>
    window.addEventListener('storage', (event) => {
      if (Reflect.get(window, 'isDeaf')) event.stopImmediatePropagation();
    }),
  );
  const deafen = (isDeaf: boolean) => tab.evaluate((is) => Reflect.set(window, 'isDeaf', is), isDeaf);
  return { tab, deafen };
}

test('what is placed in two tabs is there in both, whichever saves first', async ({ page, context }) => {
  const { tab: other, deafen } = await openOther(context);
  await openNookPage(page);
  for (const thing of ['ball', 'blocks']) await pressAll(page, `thing-${thing}`, 'deal-yes', 'bar-done');
  await stored(page, 'placed').toHaveLength(2);
  await openNookPage(other);
  const tap = async (tab: Page, thing: string, x: number) => {
    await pressAll(tab, `placed-${thing}`);
    const at = await inRoom(tab, x, 900);
    await tab.mouse.click(at.x, at.y);
  };
  await tap(page, 'ball', 350);
  const places = async () => (await nookOf(page)).placed.map(({ thing, x }) => [thing, x]);
  await expect.poll(places).toContainEqual(['ball', 350]);
  await expect.poll(async () => (await placeOf(other, 'ball'))?.x).toBe(350);
  await deafen(true);
  await tap(page, 'ball', 500);
  await expect.poll(places).toContainEqual(['ball', 500]);
  // This tab shows the ball where it was before.
  expect((await placeOf(other, 'ball'))?.x).toBe(350);
  await tap(other, 'blocks', 430);
  await expect(other.getByText(ELSEWHERE)).toBeVisible();
  await expect.poll(places).toEqual([
    ['ball', 500],
    ['blocks', 430],
  ]);
  await expect.poll(async () => (await placeOf(other, 'ball'))?.x).toBe(500);
});

test('of two tabs that buy without internet the second spends only what the first has left', async ({
  page,
  context,
}) => {
  await earn(page);
  const { tab: other } = await openOther(context);
  await openNookPage(page);
  await openNookPage(other);
  await context.setOffline(true);
  await pressAll(page, 'shelf-friends', 'thing-snail', 'deal-yes');
  await expect.poll(async () => (await shownIn(other)).balance).toBe(25);
  await pressAll(other, 'shelf-lights', 'thing-lighthouse');
  expect(await idsOf(other)).not.toContain('deal-yes');
  await context.setOffline(false);
  await stored(page, 'balance').toBe(25);
  for (const tab of [page, other])
    await expect
      .poll(async () => (await shownIn(tab)).owned)
      .toEqual(['keepsake-total-treasure-hunt-hard', 'snail']);
});

test('when both have spent the same coins, the one whose purchase another tab has sent in vain says so', async ({
  page,
  context,
}) => {
  await earn(page);
  const { tab: other, deafen } = await openOther(context);
  await other.route('**/api/nook/purchases', (route) => route.abort());
  await openNookPage(page);
  await openNookPage(other);
  await context.setOffline(true);
  await deafen(true);
  await pressAll(page, 'shelf-friends', 'thing-snail', 'deal-yes');
  await pressAll(other, 'shelf-lights', 'thing-lighthouse', 'deal-yes');
  expect((await shownIn(other)).balance).toBe(15);
  await deafen(false);
  await context.setOffline(false);
  await expect(other.getByText(ELSEWHERE)).toBeVisible({
    timeout: 15_000,
  });
  for (const tab of [page, other]) {
    const shown = async () => {
      const { balance, owned, placed } = await shownIn(tab);
      return [balance, owned.slice(1), placed.map(({ thing }) => thing)];
    };
    await expect.poll(shown).toEqual([25, ['snail'], ['snail']]);
  }
});
