import { chromium } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAMES } from '#engine/games/catalogue.ts';
import { CHROMIUM } from '#tests/support/browser.ts';
import { startChromium } from '#tests/support/engines/chromium.ts';
import { findEngine, type EngineName, type StartEngine } from '#tests/support/engines/engines.ts';
import { stagePictures, unlike, type StagePictures } from '#tests/support/engines/stage-pictures.ts';
import { startProduct, type Product } from '#tests/support/product.ts';

/** One Chromium without WebGL is enough: the oldest. */
const OTHERS: readonly EngineName[] = ['firefox-esr', 'webkitgtk', 'wpe', 'chromium-89'];
const IDS = GAMES.map(({ id }) => id);

const startToday: StartEngine = (viewport) =>
  startChromium(viewport, {
    binary: CHROMIUM.executablePath ?? chromium.executablePath(),
    args: CHROMIUM.args,
  });

let product: Product;
let wanted: StagePictures;

async function drawnBy(start: StartEngine): Promise<StagePictures> {
  const browser = await start({ width: 800, height: 600 });
  try {
    return await stagePictures(browser, product.url, IDS);
  } finally {
    await browser.stop();
  }
}

beforeAll(async () => {
  product = await startProduct();
  wanted = await drawnBy(startToday);
});
afterAll(() => product?.stop());

for (const name of OTHERS) {
  const start = findEngine(name);
  // A browser that stops answering is not a wrong picture: it is restarted once.
  test.skipIf(!start)(`${name} draws every game as today's Chromium does`, { retry: 1 }, async () => {
    expect(await unlike(wanted, await drawnBy(start!), name)).toEqual([]);
  });
}
