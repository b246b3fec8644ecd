import type { Page } from '@playwright/test';
import { THEMES } from '#engine/rules/looks.ts';
import type { Nook } from '#server/contract/nook.ts';
import { becomePlayer, finishGame } from '#tests/support/accounts.ts';
import { violations } from '#tests/support/axe.ts';
import { liveAMonth } from '#tests/support/month.ts';
import {
  idsOf,
  inRoom,
  middleOf,
  openNookPage,
  placeOf,
  pressAll,
  shownIn,
  untilShown,
} from '#tests/support/nook.ts';
import { expect, test } from '#tests/support/product-fixture.ts';
import { paintNothing } from '#tests/support/webgl.ts';

const TABLET = { width: 1024, height: 768 };
const PHONE = { width: 390, height: 844 };

test.use({ viewport: TABLET });
test.beforeEach(async ({ page }) => {
  test.slow();
  await page.addInitScript(paintNothing);
  await becomePlayer(page.request);
});

const SIX = ['cushion', 'ball', 'blocks', 'cactus', 'boat-picture', 'armchair'];
const nookOf = async (page: Page): Promise<Nook> => (await page.request.get('/api/nook')).json();
const stored = (page: Page, of: 'placed' | 'owned' | 'balance') =>
  expect.poll(async () => (await nookOf(page))[of], { timeout: 15_000 });

/** Coins, and the Nook with them. */
async function earn(page: Page, rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round++) await finishGame(page.request, 'total-treasure-hunt-hard', 10);
}

test('six things are chosen at the start for nothing, and the room is as it was left after a reload', async ({
  page,
}) => {
  await openNookPage(page);
  for (const thing of SIX) await pressAll(page, `thing-${thing}`, 'deal-yes', 'bar-done');
  expect(await shownIn(page)).toMatchObject({ balance: 0, given: 6, owned: SIX });
  await pressAll(page, 'thing-little-lamp');
  expect(await idsOf(page)).not.toContain('deal-yes');
  await pressAll(page, 'deal-back');
  const { placed } = await shownIn(page);
  expect(placed).toHaveLength(6);
  await stored(page, 'placed').toEqual(placed);
  await page.reload();
  await untilShown(page);
  expect((await shownIn(page)).placed).toEqual(placed);
});

test('a thing is placed by tap, by drag, by arrow keys and by what the access layer names', async ({
  page,
}) => {
  await openNookPage(page);
  await pressAll(page, 'thing-ball', 'deal-yes');
  const tapped = await inRoom(page, 420, 900);
  await page.mouse.click(tapped.x, tapped.y);
  expect(await placeOf(page, 'ball')).toMatchObject({ x: 420, y: 900 });

  const ball = await middleOf(page, 'placed-ball');
  await page.mouse.move(ball.x, ball.y);
  await page.mouse.down();
  const dragged = await inRoom(page, 600, 750);
  await page.mouse.move(dragged.x - 20, dragged.y, { steps: 4 });
  await page.mouse.move(dragged.x, dragged.y);
  await page.mouse.up();
  const after = (await placeOf(page, 'ball'))!;
  expect(Math.abs(after.x - 600)).toBeLessThan(30);
  expect(Math.abs(after.y - 750)).toBeLessThan(80);

  await page.locator('[data-stage]').getByRole('button', { name: 'Move: Ball' }).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowDown');
  expect(await placeOf(page, 'ball')).toMatchObject({ x: after.x - 40, y: after.y + 40 });

  const right = page.locator('[data-stage]').getByRole('button', { name: 'Right: Ball' });
  await right.evaluate((button: HTMLElement) => button.click());
  expect(await placeOf(page, 'ball')).toMatchObject({ x: after.x });

  await pressAll(page, 'undo', 'undo', 'undo');
  expect(await placeOf(page, 'ball')).toMatchObject({ x: after.x, y: after.y });
  await stored(page, 'placed').toEqual((await shownIn(page)).placed);
});

test('Escape leaves a deal, by the mouse as by the keyboard, whose focus is at the thing again', async ({
  page,
}) => {
  await openNookPage(page);
  const escape = async () => {
    await page.keyboard.press('Escape');
    await page.evaluate(() => window.__lab!.step(700));
  };
  await pressAll(page, 'thing-ball');
  await escape();
  expect(await idsOf(page)).not.toContain('deal-yes');

  const button = (name: string | RegExp) => page.locator('[data-stage]').getByRole('button', { name });
  await button(/^Ball/).focus();
  await page.keyboard.press('Enter');
  await page.evaluate(() => window.__lab!.step(700));
  await expect(button('Take it: Ball')).toBeFocused();
  await escape();
  expect(await idsOf(page)).not.toContain('deal-yes');
  await expect(button(/^Ball/)).toBeFocused();
  expect((await shownIn(page)).owned).toEqual([]);
});

test('what is bought, given back or undone leaves every coin counted', async ({ page }) => {
  await earn(page, 6);
  await openNookPage(page);
  const { balance } = await shownIn(page);
  expect(balance).toBe(210);
  await pressAll(page, 'shelf-lights', 'thing-lighthouse', 'deal-yes');
  expect((await shownIn(page)).balance).toBe(120);
  await stored(page, 'balance').toBe(120);
  await pressAll(page, 'bar-sell', 'deal-yes');
  expect(await shownIn(page)).toMatchObject({ balance: 210, owned: ['keepsake-total-treasure-hunt-hard'] });
  await stored(page, 'balance').toBe(210);
  await pressAll(page, 'shelf-outfits', 'thing-cape', 'deal-yes');
  expect(await shownIn(page)).toMatchObject({ balance: 100, outfit: ['cape'] });
  await pressAll(page, 'undo');
  expect(await shownIn(page)).toMatchObject({ balance: 210, outfit: [] });
  await stored(page, 'balance').toBe(210);
});

test('what is bought offline waits, and arrives with its place when the internet is back', async ({
  page,
  context,
}) => {
  await earn(page, 3);
  await openNookPage(page);
  await context.setOffline(true);
  await pressAll(page, 'shelf-friends', 'thing-snail', 'deal-yes');
  expect((await shownIn(page)).balance).toBe(25);
  const waits = () => page.evaluate(() => localStorage.getItem('addly-purchases') ?? '[]');
  await expect.poll(async () => JSON.parse(await waits())).toHaveLength(1);
  expect((await nookOf(page)).balance).toBe(105);
  await context.setOffline(false);
  await stored(page, 'balance').toBe(25);
  await expect.poll(async () => (await nookOf(page)).placed.map(({ thing }) => thing)).toEqual(['snail']);
});

test('what another page has spent is not spent again: this page says so and shows what is there', async ({
  page,
}) => {
  await earn(page, 3);
  await openNookPage(page);
  const spent = { purchaseId: crypto.randomUUID(), thing: 'snail', sell: false };
  expect((await page.request.post('/api/nook/purchases', { data: spent })).ok()).toBe(true);
  await pressAll(page, 'shelf-lights', 'thing-lighthouse', 'deal-yes');
  await expect.poll(async () => (await shownIn(page)).balance).toBe(25);
  const { owned, placed } = await shownIn(page);
  expect(owned).toContain('snail');
  expect(owned).not.toContain('lighthouse');
  expect(placed).toEqual([]);
});

/** As far as this test reads it: https://wicg.github.io/layout-instability/ */
interface Shift {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null; readonly currentRect: DOMRectReadOnly }[];
}

/** Everything on the page that has moved by itself, and how far. */
async function watchShifts(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as Shift;
        const moved = sources.map(({ node, currentRect: { x, y } }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          return `${element?.outerHTML.slice(0, 90)} to ${Math.round(x)} ${Math.round(y)}`;
        });
        shifts.push(`${value}: ${moved.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'shifts'));
}

/** Pages that show what a child has, and a sign of each that all of it is there. */
const OWN_PAGES = {
  '/home': async (page: Page) => {
    await expect(page.getByRole('link', { name: /^Go on/ })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Your Garden' }).locator('img').first()).toBeVisible();
  },
  '/play': async (page: Page) => {
    await expect(page.locator('[data-state]').first()).toBeVisible();
  },
  '/nook': untilShown,
} as const;
type OwnPage = keyof typeof OWN_PAGES;

async function openAndRest(page: Page, path: OwnPage): Promise<void> {
  await page.goto(path);
  await OWN_PAGES[path](page);
  await page.waitForLoadState('networkidle');
}

test('nothing of home, the list of games and the Nook moves by itself while they open, on a phone neither', async ({
  page,
}) => {
  await earn(page, 3);
  const shifts = await watchShifts(page);
  for (const viewport of [PHONE, TABLET])
    for (const path of Object.keys(OWN_PAGES) as OwnPage[]) {
      await page.setViewportSize(viewport);
      await openAndRest(page, path);
      expect.soft(await shifts(), `${path} at ${viewport.width} px`).toEqual([]);
    }
});

test('after a month of play, with garden, due facts, marks, room and outfit, nothing moves by itself and axe finds nothing, in three themes', async ({
  page,
}) => {
  await liveAMonth(page.request);
  const shifts = await watchShifts(page);
  for (const [at, theme] of THEMES.entries()) {
    await page.request.patch('/api/profile', { data: { theme } });
    // A theme changes colours only: each size once is enough.
    await page.setViewportSize(at === 0 ? PHONE : TABLET);
    for (const path of Object.keys(OWN_PAGES) as OwnPage[]) {
      await openAndRest(page, path);
      const where = `${path}, ${theme}`;
      expect.soft(await shifts(), where).toEqual([]);
      expect.soft(await violations(page), where).toEqual([]);
      if (path === '/nook') continue;
      await expect(page.locator('[data-state="known"]').first()).toBeVisible();
      if (path === '/home') {
        await expect(page.locator('[data-tile="door"]')).toHaveText([/^Go on/, /^Water/, /^My Nook\d/]);
        await expect(page.locator('[data-tile="door"] [data-thing="snail"]')).toBeAttached();
        await expect(page.locator('main img[src*="flower"]').first()).toBeVisible();
      }
    }
  }
});

test('axe finds nothing in the Nook, neither at a thing nor at a deal', async ({ page }) => {
  await openNookPage(page);
  await pressAll(page, 'thing-ball', 'deal-yes');
  expect(await violations(page)).toEqual([]);
  await pressAll(page, 'shelf-friends', 'thing-little-dragon');
  expect(await violations(page)).toEqual([]);
});

test('a Nook that cannot be read says so, and is there when it can', async ({ page }) => {
  await page.route('**/api/nook', (route) => route.fulfill({ status: 500, json: { code: 'internal' } }));
  await page.goto('/nook');
  const again = page.getByRole('button', { name: 'Try Again' });
  await expect(again).toBeVisible({ timeout: 20_000 });
  expect(await violations(page)).toEqual([]);
  await page.unroute('**/api/nook');
  await again.click();
  await untilShown(page);
  expect((await shownIn(page)).given).toBe(0);
});
