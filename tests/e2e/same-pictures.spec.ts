import { createHash } from 'node:crypto';
import type { Browser } from '@playwright/test';
import { GAMES } from '#engine/games/catalogue.ts';
import { expect, test } from '#tests/support/product-fixture.ts';
import { offerFourTextureUnits } from '#tests/support/webgl.ts';

const VIEW = { width: 480, height: 270 };
/** In the middle of movements, where a difference would show. */
const MOMENTS = ['question-2', 'right-1', 'hint-2', 'finish'];

/** Hashes of the pictures that a browser page of its own shows at these moments. */
async function picturesIn(browser: Browser, address: string, game: string): Promise<readonly string[]> {
  const context = await browser.newContext({ viewport: VIEW });
  const page = await context.newPage();
  await page.addInitScript(offerFourTextureUnits);
  await page.goto(`${address}/workbench.html?bare&mute&speed=0`);
  await expect.poll(() => page.evaluate(() => window.__workbench?.ready)).toBe(true);
  const hashes: string[] = [];
  for (const moment of MOMENTS) {
    await page.evaluate(async (search) => {
      await window.__workbench!.open(search);
      window.__workbench!.step(0.7);
    }, `?game=${game}&at=${moment}&seed=7&speed=0&bare&mute`);
    hashes.push(
      createHash('sha256')
        .update(await page.screenshot())
        .digest('hex'),
    );
  }
  await context.close();
  return hashes;
}

for (const { id, title } of GAMES) {
  test(`${title} looks the same in two browsers with the same seed and steps`, async ({
    browser,
    product,
  }) => {
    const first = await picturesIn(browser, product.url, id);
    expect(new Set(first).size).toBe(MOMENTS.length);
    expect(await picturesIn(browser, product.url, id)).toEqual(first);
  });
}
