import type { Page } from '@playwright/test';
import { becomePlayer } from '#tests/support/accounts.ts';
import { countLiveObjects, type LiveObjects } from '#tests/support/live-objects.ts';
import { phase, pressByAccess } from '#tests/support/player.ts';
import { expect, test } from '#tests/support/product-fixture.ts';
import { paintNothing } from '#tests/support/webgl.ts';

/** The first visits load what stays in memory. */
const VISITS = 10;
const FIRST_VISITS = 3;

/** What is alive when the list of games is at rest, which is when no frames are requested any more. */
async function liveObjectsNow(page: Page): Promise<LiveObjects> {
  let living: LiveObjects;
  const look = async () => (living = await page.evaluate(() => window.__liveObjects!()));
  await expect.poll(async () => (await look()).frames).toBe(0);
  return living!;
}

test(`${VISITS} visits to a game leave nothing of it alive on the list of games`, async ({ page }) => {
  await page.addInitScript(countLiveObjects);
  await page.addInitScript(paintNothing);
  await becomePlayer(page.request);
  await page.goto('/play');
  const stage = page.locator('[data-stage]');
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const after: LiveObjects[] = [];
  for (let visit = 1; visit <= VISITS; visit++) {
    await page.getByRole('link', { name: 'Total Treasure Hunt' }).first().click();
    await phase(stage, 'instructions');
    expect((await page.evaluate(() => window.__liveObjects!())).contexts).toBe(1);
    if (visit % 2 === 0) {
      await pressByAccess(page, stage.getByRole('button', { name: 'Start Game' }));
      await page.evaluate(() => window.__lab?.step(1500));
    }
    await pressByAccess(page, stage.getByRole('link', { name: 'Back to All Games' }));
    await stage.waitFor({ state: 'detached' });
    after.push(await liveObjectsNow(page));
  }
  expect(after.at(-1)).toMatchObject({ contexts: 0, textures: 0, frames: 0, sounds: 0 });
  expect(after.at(-1)).toEqual(after[FIRST_VISITS - 1]);
  expect(errors).toEqual([]);
});

/** The Nook is smaller than a game, and is opened more often. */
const NOOK_VISITS = 20;

test(`${NOOK_VISITS} visits to the Nook leave nothing of it alive on home`, async ({ page }) => {
  test.slow();
  await page.addInitScript(countLiveObjects);
  await page.addInitScript(paintNothing);
  await becomePlayer(page.request);
  await page.goto('/home');
  const stage = page.locator('[data-stage]');
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const after: LiveObjects[] = [];
  for (let visit = 1; visit <= NOOK_VISITS; visit++) {
    await page.locator('main a[href="/nook"]').first().click();
    await phase(stage, 'nook');
    expect((await page.evaluate(() => window.__liveObjects!())).contexts).toBe(1);
    if (visit % 2 === 0) {
      await pressByAccess(page, stage.getByRole('button', { name: /^Ball/ }));
      await page.evaluate(() => window.__lab?.step(700));
    }
    await pressByAccess(page, stage.getByRole('link', { name: 'Home' }));
    await stage.waitFor({ state: 'detached' });
    after.push(await liveObjectsNow(page));
  }
  expect(after.at(-1)).toMatchObject({ contexts: 0, textures: 0, frames: 0, sounds: 0 });
  expect(after.at(-1)).toEqual(after[FIRST_VISITS - 1]);
  expect(errors).toEqual([]);
});
