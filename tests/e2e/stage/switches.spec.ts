import type { Page } from '@playwright/test';
import type { SettingValues } from '#engine/kernel/settings.ts';
import { becomePlayer } from '#tests/support/accounts.ts';
import { answers } from '#tests/support/answers.ts';
import { openNookPage, shownIn } from '#tests/support/nook.ts';
import { nextPrompt, phase } from '#tests/support/player.ts';
import { expect, test } from '#tests/support/product-fixture.ts';
import { paintNothing } from '#tests/support/webgl.ts';

const STEP_MS = 100;
/** Three passes over everything there is, and some more. */
const LONGEST_SCAN_STEPS = 600;

/** A board that is set to switches, as its settings sheet leaves it. */
async function setUp(page: Page, settings: Partial<SettingValues>): Promise<void> {
  await page.addInitScript(paintNothing);
  await page.addInitScript(
    (text) => localStorage.setItem('addly-nook.stage', text),
    JSON.stringify(settings),
  );
}

/** The name of what the ring is round. */
const marked = (page: Page) =>
  page.evaluate(() => {
    const stage = document.querySelector('[data-stage]')!;
    const ring = [...stage.children].find(
      (one) => one.getAttribute('aria-hidden') === 'true' && one.tagName === 'DIV',
    );
    const box = ring?.getBoundingClientRect();
    if (!box || box.width === 0) return undefined;
    const distance = (one: Element) => {
      const { left, top } = one.getBoundingClientRect();
      return Math.abs(left - box.left) + Math.abs(top - box.top);
    };
    return (
      [...stage.querySelectorAll('a, button')].find((one) => distance(one) < 2)?.textContent ?? undefined
    );
  });

const step = (page: Page) => page.evaluate((ms) => window.__lab!.step(ms), STEP_MS);

/** The mark comes by itself; the one switch takes what it is on. */
async function waitAndPress(page: Page, suits: (name: string) => boolean): Promise<void> {
  for (let steps = 0; steps < LONGEST_SCAN_STEPS; steps++) {
    const name = await marked(page);
    if (name !== undefined && suits(name)) return page.keyboard.press('Space');
    await step(page);
  }
  throw new Error('the mark never came to what was wanted');
}

/** The first switch moves the mark, the second takes what it is on. */
async function moveAndPress(page: Page, suits: (name: string) => boolean): Promise<void> {
  for (let presses = 0; presses < 20; presses++) {
    const name = await marked(page);
    if (name !== undefined && suits(name)) return page.keyboard.press('Enter');
    await page.keyboard.press('Space');
    await page.evaluate(() => window.__lab!.step(600));
  }
  throw new Error('the mark never came to what was wanted');
}

for (const [game, switchMode, choose] of [
  ['none-left-fun', 'one', waitAndPress],
  ['number-detective', 'two', moveAndPress],
] as const) {
  test(`${game} is played from its instructions to its end and out with ${switchMode === 'one' ? 'one switch' : 'two switches'}`, async ({
    page,
  }) => {
    await setUp(page, { switchMode, scanSeconds: 1 });
    await becomePlayer(page.request);
    await page.goto(`/play/${game}`);
    const stage = page.locator('[data-stage]');
    await phase(stage, 'instructions');
    await page.evaluate(() => window.__lab!.freeze());
    await choose(page, (name) => name === 'Start Game');
    for (let prompt = await nextPrompt(page); prompt !== undefined; prompt = await nextPrompt(page)) {
      await choose(page, answers(prompt));
    }
    await expect(page.locator('[data-result] h2')).toHaveText('Perfect Score');
    await page.evaluate(() => window.__lab!.step(1500));
    await choose(page, (name) => name === 'All Games');
    await expect(page).toHaveURL('/play');
  });
}

test('in the Nook a thing is taken and moved with one switch', async ({ page }) => {
  await setUp(page, { switchMode: 'one', scanSeconds: 1 });
  await becomePlayer(page.request);
  await openNookPage(page);
  await waitAndPress(page, (name) => name.startsWith('Ball, to choose'));
  await waitAndPress(page, (name) => name.startsWith('Take it: Ball'));
  const before = await shownIn(page);
  expect(before.owned).toEqual(['ball']);
  await waitAndPress(page, (name) => name.startsWith('Right: Ball'));
  const { placed } = await shownIn(page);
  expect(placed).toEqual(before.placed.map((ball) => ({ ...ball, x: ball.x + 40 })));
});
