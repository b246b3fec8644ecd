import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import type { SoundManifest } from '#engine/rules/clips.ts';
import { becomePlayer } from '#tests/support/accounts.ts';
import { phase } from '#tests/support/player.ts';
import { expect, test } from '#tests/support/product-fixture.ts';
import { paintNothing } from '#tests/support/webgl.ts';

/**
 * A child who cannot read: nothing here looks for a word. What can be pressed is found by what it is, a speaker on a
 * picture or a filter, and told by what is heard then.
 */
const TILES = 'main [data-tile]';
const FILTERS = 'main button[aria-pressed]';

const manifest = JSON.parse(
  readFileSync(new URL('../../../assets/public/sounds/manifest.json', import.meta.url), 'utf8'),
) as SoundManifest;
const sentenceOf = new Map(
  Object.entries(manifest.sentences).map(([sentence, id]) => [
    manifest.clips[id]!.src.split('?')[0],
    sentence,
  ]),
);

/** Logs each file that a page begins to play. Runs in the page. */
function logSounds(): void {
  const heard: string[] = [];
  Object.assign(window, { heard });
  const { play } = HTMLMediaElement.prototype;
  HTMLMediaElement.prototype.play = function () {
    heard.push(new URL(this.src).pathname);
    return play.call(this);
  };
}

/**
 * Pressed on the element itself, as by assistive tools: a browser takes this for a person's press, and lets the page
 * speak.
 */
async function press(page: Page, element: Locator): Promise<void> {
  await element.focus();
  await page.keyboard.press('Enter');
}

/** Presses this, and gives the sentences that are spoken until one ends the search, or nothing more comes. */
async function hear(page: Page, pressed: Locator, wanted: string): Promise<boolean> {
  await page.evaluate(() => void (Reflect.get(window, 'heard') as string[]).splice(0));
  await press(page, pressed);
  const heard = async () =>
    (await page.evaluate(() => [...(Reflect.get(window, 'heard') as string[])])).map((src) =>
      sentenceOf.get(src),
    );
  await expect.poll(async () => (await heard()).length).toBeGreaterThan(0);
  // "Let's play!" goes on with the game's name.
  if ((await heard())[0] === "Let's play!") await expect.poll(async () => (await heard()).length).toBe(2);
  return (await heard()).includes(wanted);
}

/** The one of these that says this when `speaker` in it, or it itself, is pressed. */
async function findByEar(page: Page, all: Locator, wanted: string, speaker?: string): Promise<Locator> {
  await expect.poll(() => all.count()).toBeGreaterThan(0);
  for (const one of await all.all()) {
    const pressed = speaker === undefined ? one : one.locator(speaker);
    if ((await pressed.count()) > 0 && (await hear(page, pressed, wanted))) return one;
  }
  throw new Error(`nothing here says "${wanted}"`);
}

const voiceOf = (page: Page) =>
  page.evaluate(() =>
    window
      .__lab!.audioLog()
      .filter(({ channel }) => channel === 'voice')
      .map(({ id }) => id),
  );

/** In the game: the button that explains, unless it explains by itself; it starts by itself afterwards. */
async function startByEar(page: Page, gameId: string, explainsItself: boolean): Promise<void> {
  const stage = page.locator('[data-stage]');
  await phase(stage, 'instructions');
  const explains = async () => (await voiceOf(page)).includes(`instructions/${gameId}`);
  const buttons = explainsItself ? [] : await stage.locator('button').all();
  for (const button of buttons) {
    await press(page, button);
    if (await explains()) break;
  }
  await expect.poll(explains).toBe(true);
  await phase(stage, 'playing');
  const asked = async () => (await voiceOf(page)).at(-1);
  await expect.poll(asked, 'the question is asked aloud').not.toBe(`instructions/${gameId}`);
}

test('three games can be found and started by picture and sound alone', async ({ page }) => {
  test.slow();
  await page.addInitScript(paintNothing);
  await page.addInitScript(logSounds);
  await becomePlayer(page.request);

  await page.goto('/home');
  const goOn = page.locator(TILES).first();
  await goOn.waitFor();
  expect(await hear(page, goOn.locator('button'), "Let's play!")).toBe(true);
  const title = (await page.evaluate(() => [...(Reflect.get(window, 'heard') as string[])])).map((src) =>
    sentenceOf.get(src),
  )[1];
  expect(title).toMatch(/\.$/);
  await press(page, goOn.locator('a'));
  const gameId = () => page.locator('[data-game]').getAttribute('data-game');
  await startByEar(page, (await gameId())!, false);

  for (const [about, name, id] of [
    ['Shapes.', 'Shape Detective.', 'shape-detective'],
    ['Taking away.', 'Cookie Crunch Count.', 'cookie-crunch-count'],
  ] as const) {
    await page.goto('/play');
    await findByEar(page, page.locator(FILTERS), about);
    const tile = await findByEar(page, page.locator(TILES), name, 'button');
    await press(page, tile.locator('a'));
    await expect.poll(gameId).toBe(id);
    await startByEar(page, id, true);
  }
});
