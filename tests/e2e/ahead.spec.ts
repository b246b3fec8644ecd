import manifest from '#assets/public/pictures/manifest.json' with { type: 'json' };
import type { PictureManifest } from '#engine/rules/picture-manifest.ts';
import { card, FIRST_GAME, OF_GAMES, openList } from '#tests/support/list-of-games.ts';
import { phase } from '#tests/support/player.ts';
import { expect, test } from '#tests/support/product-fixture.ts';

const { bundles } = manifest as unknown as PictureManifest;
const RECOMMENDED = { id: FIRST_GAME, world: bundles[FIRST_GAME]!.world };
const OTHER = { id: 'total-treasure-hunt', world: 'treasure-beach' };
const THIRD = 'none-left-fun';
const ENGINE = /^\/assets\/(drawing|game-stage)-/;

test.use({ viewport: { width: 1280, height: 720 } });

for (const path of ['/home', '/play'])
  test(`on ${path} the engine and the recommended game are fetched ahead: its card then fetches no code and no picture`, async ({
    page,
    product,
  }) => {
    const { proxy, addresses, cameOf, atRest } = await openList(page, product.url, path);
    const instructions = new RegExp(`^/sounds/instructions/${RECOMMENDED.id}`);
    await expect.poll(() => cameOf(instructions).length).toBe(1);
    await atRest();
    expect(
      cameOf(ENGINE)
        .map((address) => ENGINE.exec(address)![1])
        .sort(),
    ).toEqual(['drawing', 'game-stage']);
    expect(cameOf(/^\/pictures\/sheets\/ui@1/)).toHaveLength(1);
    const worlds = new Set(cameOf(/^\/pictures\/worlds\//).map((address) => address.split('/')[3]));
    expect([...worlds]).toEqual([RECOMMENDED.world]);
    proxy.passed.length = 0;
    await card(page, RECOMMENDED.id).click();
    await phase(page.locator('[data-stage]'), 'instructions');
    const again = addresses().filter((address) => /^\/(assets|pictures\/(sheets|worlds))\//.test(address));
    expect(again).toEqual([]);
    await proxy.close();
  });

test('another game is fetched when its card is hovered, or has the focus', async ({ page, product }) => {
  const { proxy, cameOf, atRest } = await openList(page, product.url);
  await atRest();
  const world = new RegExp(`^/pictures/worlds/${OTHER.world}/`);
  expect(cameOf(world)).toEqual([]);
  await card(page, OTHER.id).hover();
  await expect.poll(() => cameOf(world).length).toBe(1);
  const stall = new RegExp(`^/pictures/worlds/${bundles[THIRD]!.world}/`);
  expect(cameOf(stall)).toEqual([]);
  await page.mouse.move(0, 0);
  await card(page, THIRD).focus();
  await expect.poll(() => cameOf(stall).length).toBe(1);
  await proxy.close();
});

test('another game is fetched as soon as a finger is on its card', async ({ page, product }) => {
  const { proxy, cameOf, atRest } = await openList(page, product.url);
  await atRest();
  const world = new RegExp(`^/pictures/worlds/${OTHER.world}/`);
  await card(page, OTHER.id).scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await card(page, OTHER.id).boundingBox())!;
  expect(cameOf(world)).toEqual([]);
  const devTools = await page.context().newCDPSession(page);
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await devTools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await expect.poll(() => cameOf(world).length).toBe(1);
  expect(new URL(page.url()).pathname).toBe('/play');
  await proxy.close();
});

for (const [line, connection] of [
  ['Save-Data', { saveData: true }],
  ['a line that is paid for', { saveData: false, type: 'cellular' }],
] as const)
  test(`with ${line} nothing is fetched ahead, and the card works`, async ({ page, product }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value, configurable: true });
    }, connection);
    const { proxy, cameOf, atRest } = await openList(page, product.url);
    await atRest();
    expect(cameOf(ENGINE)).toEqual([]);
    await card(page, OTHER.id).focus();
    await atRest();
    expect(cameOf(OF_GAMES)).toEqual([]);
    expect(cameOf(/manifest\.json$|^\/games\/|WebGLRenderer/)).toEqual([]);
    await card(page, OTHER.id).click();
    await phase(page.locator('[data-stage]'), 'instructions');
    expect(cameOf(OF_GAMES).length).toBeGreaterThan(4);
    await proxy.close();
  });

test('at an address the list of a game is asked for before its engine is there, and each file comes once', async ({
  page,
  product,
}) => {
  const { proxy, addresses, cameOf } = await openList(page, product.url, '/healthz');
  let letGo = (): void => undefined;
  const seen = new Promise<void>((resolve) => (letGo = resolve));
  proxy.holds = (address) => (ENGINE.test(address) ? seen : undefined);
  await page.goto(`${proxy.url}/play/${OTHER.id}`);
  await expect.poll(() => cameOf(/^\/games\//)).toEqual([`/games/${OTHER.id}.json`]);
  expect(cameOf(ENGINE)).toEqual([]);
  letGo();
  await phase(page.locator('[data-stage]'), 'instructions');
  const asked = addresses().filter((address) => /^\/(games|pictures\/(sheets|worlds))\//.test(address));
  expect(asked.length).toBeGreaterThan(4);
  expect(new Set(asked).size).toBe(asked.length);
  await proxy.close();
});

test('a line that drops in the midst of it is noticed by nobody: the card opens its game', async ({
  page,
  product,
}) => {
  const lost: string[] = [];
  await page.route(/\/pictures\/(sheets|worlds)\//, (route) => {
    lost.push(route.request().url());
    return route.abort();
  });
  const { proxy, atRest } = await openList(page, product.url);
  await expect.poll(() => lost.length).toBeGreaterThan(0);
  await atRest();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.unroute(/\/pictures\/(sheets|worlds)\//);
  await card(page, RECOMMENDED.id).click();
  await phase(page.locator('[data-stage]'), 'instructions');
  await proxy.close();
});
