import type { Page } from '@playwright/test';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '#engine/games/catalogue.ts';
import { CELEBRATIONS, RESULT_SOUNDS, sentencesOf, type SoundManifest } from '#engine/rules/clips.ts';
import { ROOT } from '#server/prepare.mjs';
import { becomePlayer, finishGame } from '#tests/support/accounts.ts';
import { countingProxy, type Passed } from '#tests/support/counting-proxy.ts';
import { untilShown } from '#tests/support/nook.ts';
import { nextPrompt, phase, playRound, pressByAccess } from '#tests/support/player.ts';
import { expect, test } from '#tests/support/product-fixture.ts';
import { paintNothing } from '#tests/support/webgl.ts';
import { untilControlled } from '#tests/support/worker.ts';

const MOST_BYTES = 650_000;
/** Files and calls. */
const MOST_REQUESTS = 45;
/** Fetched for the first question while the page waits: less than any part of what the worker stores. */
const OWN_SENTENCES = 100_000;
const LARGEST_FILE_BYTES = 1_000_000;

/** A board's screen: it takes the larger pictures. */
test.use({ viewport: { width: 1920, height: 1080 } });

async function openFirstQuestion(page: Page): Promise<void> {
  const stage = page.locator('[data-stage]');
  // From the beginning: on a busy machine the press would come so late that the instructions are fetched for who stays.
  await page.waitForFunction(() => window.__lab && (window.__lab.freeze(), true), undefined, { polling: 20 });
  await phase(stage, 'instructions');
  await pressByAccess(page, stage.getByRole('button', { name: 'Start Game' }));
  await nextPrompt(page);
}

const sum = (passed: readonly Passed[]) => passed.reduce((bytes, answer) => bytes + answer.bytes, 0);

/** The largest first, for whoever has to find out why it is too much. */
const list = (passed: readonly Passed[]) =>
  passed
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ address, bytes }) => `${bytes} ${address}`)
    .join('\n');

for (const { id: game } of GAMES) {
  test(`the first question of ${game} is there after at most 0.65 MB and 45 requests`, async ({
    page,
    product,
  }) => {
    const proxy = await countingProxy(product.url);
    await page.addInitScript(paintNothing);
    await becomePlayer(page.request);
    await page.goto(`${proxy.url}/play/${game}`);
    await openFirstQuestion(page);
    expect(proxy.passed.length).toBeGreaterThan(20);
    expect(sum(proxy.passed), list(proxy.passed)).toBeLessThan(MOST_BYTES);
    expect(proxy.passed.length, list(proxy.passed)).toBeLessThanOrEqual(MOST_REQUESTS);
    const addresses = proxy.passed.map(({ address }) => address);
    // Of all letters those of our own words, and no bold ones.
    const letters = addresses.flatMap((one) => /([a-z]+(-\d+)?)-[^/]*\.woff2?$/.exec(one)?.[1] ?? []);
    expect(letters.toSorted()).toEqual(['andika-400', 'fredoka']);
    // The loading screen's: the game's and the guide's.
    const pictures = addresses.filter((one) => one.startsWith('/pictures/pages/'));
    expect(pictures.map((one) => one.split('?')[0]).toSorted()).toEqual([
      '/pictures/pages/avatars/fox.avif',
      `/pictures/pages/thumbnails/${game}.webp`,
    ]);
    // What tells the game is fetched for who stays to hear it.
    expect(proxy.passed.filter(({ address }) => address.startsWith('/sounds/instructions/'))).toEqual([]);
    // WebGL's is in the file of all drawing; the others are never started.
    expect(proxy.passed.filter(({ address }) => address.includes('Renderer'))).toEqual([]);
    await proxy.close();
  });
}

test.describe('where a service worker may be installed', () => {
  test.use({ serviceWorkers: 'allow' });
  test("a game's first question comes before what the worker stores for other pages", async ({
    page,
    product,
  }) => {
    const proxy = await countingProxy(product.url);
    await page.addInitScript(paintNothing);
    await becomePlayer(page.request);
    await page.goto(`${proxy.url}/play/total-treasure-hunt`);
    const stage = page.locator('[data-stage]');
    await phase(stage, 'instructions');
    // Longer than a page waits for an idle moment.
    await page.waitForTimeout(5_000);
    // What is heard after the first question follows it.
    const early = /^\/sounds\/(numbers\/|effects\/later|try_again|nice|good|hooray|woohoo)/;
    expect(proxy.passed.map(({ address }) => address).filter((address) => early.test(address))).toEqual([]);
    await openFirstQuestion(page);
    expect(sum(proxy.passed), list(proxy.passed)).toBeLessThan(MOST_BYTES + OWN_SENTENCES);
    await untilControlled(page);
    await proxy.close();
  });
});

/** The variants of a family live in worlds of their own. */
const SECONDS = [
  { first: 'cookie-crunch-count', second: 'cookie-crunch-count-medium', world: 'picnic-meadow' },
  { first: 'total-treasure-hunt', second: 'total-treasure-hunt-medium', world: 'treasure-cove' },
];
/** The narrator's, and the guide's own: which of its greetings is left to chance. */
const VOICE = /^\/sounds\/(guides|instructions|sentences|numbers)\//;
for (const { first, second, world } of SECONDS) {
  test(`${second}, after ${first}, fetches nothing but its list, its voice and its world`, async ({
    page,
    product,
  }) => {
    const proxy = await countingProxy(product.url);
    await page.addInitScript(paintNothing);
    // Or the list of games fetches a third one ahead.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    await becomePlayer(page.request);
    await page.goto(`${proxy.url}/play`);
    const card = (game: string) => page.locator(`a[href="/play/${game}"]`).first();
    await card(first).click();
    await openFirstQuestion(page);
    // What answers sound like is fetched when the question can be answered.
    await page.evaluate(() => window.__lab!.step(2_000));
    const isThere = (sound: string) =>
      proxy.passed.some(({ address }) => address.startsWith(`/sounds/${sound}.mp3`));
    await expect.poll(() => CELEBRATIONS.filter((sound) => !isThere(sound))).toEqual([]);
    await page.goBack();
    await card(second).waitFor();
    proxy.passed.length = 0;
    await card(second).click();
    await openFirstQuestion(page);
    // The list of games may still be fetching its own pictures.
    const ofOthers = /^\/(api|pictures\/pages)\//;
    const fetched = proxy.passed.map(({ address }) => address).filter((address) => !ofOthers.test(address));
    expect(fetched.filter((address) => VOICE.test(address))).not.toEqual([]);
    const isIts = (address: string) =>
      VOICE.test(address) ||
      address === `/games/${second}.json` ||
      address.startsWith(`/pictures/worlds/${world}/`);
    expect(fetched.filter((address) => !isIts(address))).toEqual([]);
    await proxy.close();
  });
}

test('later questions are fetched while the first answer is praised: from then on a game needs no network', async ({
  page,
  context,
  product,
}) => {
  await page.addInitScript(paintNothing);
  await becomePlayer(page.request);
  const manifest = (await (await page.request.get('/sounds/manifest.json')).json()) as SoundManifest;
  const ends = Object.values(RESULT_SOUNDS).map((id) => manifest.clips[id]!.src);
  const asked = new Set<string>();
  const fetched = new Set<string>();
  page.on('request', (request) => asked.add(request.url().replace(product.url, '')));
  page.on('requestfinished', (request) => fetched.add(request.url().replace(product.url, '')));
  await page.goto('/play/total-treasure-hunt');
  await openFirstQuestion(page);
  const prompts: string[] = [];
  const end = await playRound(page, {
    async press(_, element) {
      await pressByAccess(page, element);
      if (prompts.length !== 1) return;
      // These are asked for last.
      await expect.poll(() => ends.filter((src) => !fetched.has(src))).toEqual([]);
      await expect.poll(() => [...asked].filter((address) => !fetched.has(address))).toEqual([]);
      await context.setOffline(true);
    },
    onAsked: (prompt) => prompts.push(prompt),
  });
  expect(end.heading).toBe('Perfect Score');
  expect(prompts).toHaveLength(10);
  const clips = [
    RESULT_SOUNDS.perfect,
    ...prompts.flatMap(sentencesOf).map((said) => manifest.sentences[said]!),
  ];
  expect(clips.map((clip) => manifest.clips[clip]!.src).filter((src) => !fetched.has(src))).toEqual([]);
});

test('no file is larger than 1 MB', () => {
  const folder = join(ROOT, 'dist/lab/web');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => statSync(join(folder, file)).size > LARGEST_FILE_BYTES)).toEqual([]);
});

/** Of the Nook's first picture. */
const MOST_OF_NOOK = 1_000_000;
/** Of what pages show of it. */
const MOST_OF_LITTLE = 65_000;
/** Its pictures, and the file of code that only it has. */
const OF_NOOK = /\/sheets\/nook|nook-stage/;

for (const [screen, seen] of [
  ['a board', { deviceScaleFactor: 1 }],
  ['a sharp tablet', { viewport: { width: 1024, height: 768 }, deviceScaleFactor: 2 }],
] as const)
  test.describe(`on ${screen}`, () => {
    test.use(seen);
    test("the Nook's first picture is there after at most 1.0 MB", async ({ page, product }) => {
      const proxy = await countingProxy(product.url);
      await page.addInitScript(paintNothing);
      await becomePlayer(page.request);
      await page.goto(`${proxy.url}/nook`);
      await untilShown(page);
      expect(proxy.passed.filter(({ address }) => OF_NOOK.test(address)).length).toBeGreaterThan(2);
      expect(sum(proxy.passed), list(proxy.passed)).toBeLessThan(MOST_OF_NOOK);
      await proxy.close();
    });
  });

test('pages and games that do not show the Nook fetch nothing of it but one small picture', async ({
  page,
  product,
}) => {
  const proxy = await countingProxy(product.url);
  await page.addInitScript(paintNothing);
  await becomePlayer(page.request);
  const worn = { purchaseId: crypto.randomUUID(), thing: 'paper-hat' };
  await finishGame(page.request, 'total-treasure-hunt', 10);
  expect((await page.request.post('/api/nook/purchases', { data: worn })).ok()).toBe(true);
  const room = { version: 0, placed: [], outfit: ['paper-hat'] };
  expect((await page.request.put('/api/nook/room', { data: room })).ok()).toBe(true);
  for (const path of ['/home', '/play', '/leaderboard', '/profile']) {
    await page.goto(proxy.url + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  await page.goto(`${proxy.url}/play/number-detective`);
  await openFirstQuestion(page);
  const little = proxy.passed.filter(({ address }) => address.startsWith('/pictures/little.webp'));
  // What is worn, and the small room of the door: one picture, once.
  expect(little.map(({ bytes }) => bytes < MOST_OF_LITTLE)).toEqual([true]);
  expect(proxy.passed.map(({ address }) => address).filter((address) => OF_NOOK.test(address))).toEqual([]);
  await proxy.close();
});
