import type { Page } from '@playwright/test';
import { openBench, middleOf, stateOf, step, targetsOf } from '#tests/support/bench.ts';
import { fingersOn } from '#tests/support/fingers.ts';
import { pressByAccess, pressByKeyboard, type Press } from '#tests/support/player.ts';
import { expect, test } from '#tests/support/product-fixture.ts';
import { paintNothing } from '#tests/support/webgl.ts';

test.use({ hasTouch: true, viewport: { width: 640, height: 360 } });
test.beforeEach(({ page }) => page.addInitScript(paintNothing));

const playTarget = async (page: Page) => (await targetsOf(page)).find(({ label }) => label === 'Play')!;

/** A real frame of the running clock has come. */
const frames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

const nowOf = async (page: Page) => (await stateOf(page))['now'];

/** A touch on the big button itself. */
const pressByFinger: Press = async (page) => {
  const fingers = await fingersOn(page);
  await fingers.tap(middleOf(await playTarget(page)));
};

for (const [name, press] of [
  ['a finger', pressByFinger],
  ['the keyboard', pressByKeyboard],
  ['the element alone', pressByAccess],
] as const) {
  test(`a window that is left pauses time and sound; ${name} goes on where it was`, async ({ page }) => {
    await openBench(page, 'game=shape-detective&at=question-2');
    const before = await stateOf(page);
    await page.evaluate(() => {
      window.__lab!.follow();
      window.dispatchEvent(new Event('blur'));
    });
    const stopped = await nowOf(page);
    await frames(page);
    expect(await nowOf(page)).toBe(stopped);
    expect(await stateOf(page)).toMatchObject({ paused: true, phase: 'playing' });
    await expect(page.getByRole('status').first()).toHaveText('Paused. Tap to go on.');

    const play = page.getByRole('button', { name: 'Play', exact: true });
    const { rect } = await playTarget(page);
    // 300 design pixels of a stage that is 1080 high.
    expect(rect.height).toBeCloseTo(100, 0);
    await press(page, play);
    await frames(page);
    await expect(play).toHaveCount(0);
    await page.evaluate(() => window.__lab!.freeze());
    await step(page, 0.5);
    const after = await stateOf(page);
    expect(after).toMatchObject({ paused: false, state: 'asking', question: before['question'] });
    expect(
      (await targetsOf(page)).filter(({ id, enabled }) => id.startsWith('choice-') && enabled),
    ).not.toEqual([]);
  });
}

test('the way out stays open while the game is paused', async ({ page }) => {
  const left = page.waitForEvent('console', (message) => message.text() === 'leave: all-games');
  await openBench(page, 'game=shape-detective&at=question-1');
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await pressByAccess(page, page.getByRole('link', { name: 'Back to All Games' }));
  await left;
});
