import type { Browser, BrowserContext, Page } from '@playwright/test';
import { gardenOf } from '#engine/learner/garden.ts';
import { keepsakeOf, pricedThing } from '#engine/rules/nook.ts';
import { GIVEN_THINGS, PRICED } from '#engine/rules/nook-things.ts';
import { priceNow, type NookState } from '#engine/rules/nook-state.ts';
import type { Nook } from '#server/contract/nook.ts';
import { becomePlayer } from '#tests/support/accounts.ts';
import { DAYS, gamesOn, Month } from '#tests/support/month.ts';
import { openNookPage, placeOf, pressAll, shownIn } from '#tests/support/nook.ts';
import { expect, test } from '#tests/support/product-fixture.ts';
import { paintNothing } from '#tests/support/webgl.ts';

/** Days on which the child goes to the Nook, on one device and the other in turn. */
const SHOPPING = [0, 4, 9, 14, 19, 24, 29];

/** The next thing that a child would buy: a gift, or the dearest it can pay. */
function wish(nook: NookState) {
  const open = PRICED.filter(({ id }) => !nook.owned.includes(id) && priceNow(nook, id) <= nook.balance);
  const gifts = open.filter(({ id }) => priceNow(nook, id) === 0);
  return gifts[0] ?? open.at(-1);
}

async function shop(page: Page): Promise<void> {
  await openNookPage(page);
  for (let bought = 0; bought < 3; bought++) {
    const thing = wish(await shownIn(page));
    if (!thing) break;
    await pressAll(page, `shelf-${thing.shelf}`, `thing-${thing.id}`, 'deal-yes');
  }
  const last = (await shownIn(page)).placed.findLast(({ layer }) => layer > 2);
  if (!last) return;
  await pressAll(page, `shelf-first`);
  await page
    .locator('[data-stage]')
    .getByRole('button', { name: `Move: ${pricedThing(last.thing as 'ball').name}` })
    .evaluate((button: HTMLElement) => button.click());
  await pressAll(page, 'bar-left', 'bar-left', 'bar-done');
  expect((await placeOf(page, last.thing))!.x).toBeLessThanOrEqual(last.x);
}

const gardenSeen = async (page: Page) => {
  await page.goto('/home');
  const beds = page.getByRole('region', { name: 'Your Garden' }).getByRole('listitem');
  await expect(beds).toHaveCount(6);
  await page.waitForLoadState('networkidle');
  return beds.locator('.sr-only').allTextContents();
};
/** What home's door to the Nook shows: the things of the room, and the purse. */
async function doorSeen(page: Page) {
  const door = page.getByRole('link', { name: /^My Nook/ });
  const things = door.locator('[data-thing]');
  await expect(things.first()).toBeAttached();
  const names = await things.evaluateAll((all) => all.map((thing) => thing.getAttribute('data-thing')));
  return { text: await door.textContent(), things: names };
}

const plantsIn = (beds: readonly string[], kind: RegExp) =>
  beds.flatMap((bed) => [...bed.matchAll(kind)]).reduce((sum, [, count]) => sum + Number(count), 0);

async function second(browser: Browser, context: BrowserContext, baseURL: string): Promise<Page> {
  const elsewhere = await browser.newContext({ baseURL });
  await elsewhere.addInitScript(paintNothing);
  await elsewhere.addCookies(await context.cookies());
  return elsewhere.newPage();
}

test('after a month on two devices garden, purse and room are the same on both, and add up', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  test.slow();
  await page.addInitScript(paintNothing);
  await becomePlayer(page.request);
  const other = await second(browser, context, baseURL!);
  const devices = [page, other] as const;
  const month = new Month();
  const nook = async (): Promise<Nook> => (await page.request.get('/api/nook')).json();
  for (let day = 0; day < DAYS; day++) {
    for (const [turn, gameId] of gamesOn(day).entries())
      await month.play(devices[turn]!.request, day, gameId);
    const visit = SHOPPING.indexOf(day);
    if (visit < 0) continue;
    const device = devices[visit % 2]!;
    await shop(device);
    const { placed, outfit, owned } = await shownIn(device);
    await expect.poll(nook, { timeout: 15_000 }).toMatchObject({ placed, outfit });
    expect((await nook()).owned.toSorted()).toEqual(owned.toSorted());
  }

  const shown = [];
  for (const device of devices) {
    await openNookPage(device);
    shown.push(await shownIn(device));
  }
  expect(shown[1]).toEqual(shown[0]);
  const { owned, free, balance, placed } = shown[0]!;
  const priced = PRICED.filter(({ id }) => owned.includes(id) && !free.includes(id));
  expect(priced.length).toBeGreaterThan(3);
  expect(free).toHaveLength(GIVEN_THINGS);
  expect(balance).toBe(month.earned - priced.reduce((sum, { price }) => sum + price, 0));
  expect(owned).toEqual(expect.arrayContaining([...month.finished].map((game) => keepsakeOf(game))));
  expect(placed.length).toBeGreaterThan(8);

  const gardens = [await gardenSeen(page), await gardenSeen(other)];
  expect(gardens[1]).toEqual(gardens[0]);
  const doors = [await doorSeen(page), await doorSeen(other)];
  expect(doors[1]).toEqual(doors[0]);
  expect(doors[0]!.text).toBe(`My Nook${balance} coins to spend`);
  const inRoom = placed.map(({ thing }) => thing).filter((thing) => !/-(paper|floor)$/.test(thing));
  expect(doors[0]!.things).toEqual(expect.arrayContaining(inRoom));
  const plants = gardenOf(month.learner);
  for (const [growth, kind] of [
    ['flower', /(\d+) flowers?/g],
    ['growing', /(\d+) buds?/g],
    ['met', /(\d+) sprouts?/g],
  ] as const)
    expect([growth, plantsIn(gardens[0]!, kind)]).toEqual([
      growth,
      plants.filter((plant) => plant.growth === growth).length,
    ]);
  expect(plantsIn(gardens[0]!, /(\d+) flowers?/g)).toBeGreaterThan(5);
  await other.context().close();
});
