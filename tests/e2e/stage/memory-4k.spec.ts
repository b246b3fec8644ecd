import { openBench, step } from '#tests/support/bench.ts';
import { expect, test } from '#tests/support/product-fixture.ts';
import { countTextureMemory } from '#tests/support/texture-memory.ts';
import { paintNothing } from '#tests/support/webgl.ts';

/** Of the pictures that were fetched. */
const MOST_BYTES = 36e6;
/** Of texts beside them. */
const TEXT_BYTES = 10e6;
/** What the stage's own sheets and a world weigh in any case: fewer bytes would mean that nothing was counted. */
const LEAST_BYTES = 4e6;
/** How boards tell of a panel of 3840 x 2160. */
const BOARDS = [
  { viewport: { width: 3840, height: 2160 }, deviceScaleFactor: 1 },
  { viewport: { width: 1920, height: 1080 }, deviceScaleFactor: 2 },
] as const;
/** A family each: counting, hunting, animals, trails, comparing. */
const GAMES = [
  'cookie-crunch-count',
  'total-treasure-hunt-medium',
  'sound-safari',
  'number-trail-heading-home',
  'none-left-fun',
];

for (const board of BOARDS)
  test.describe(`a 4K board of ${board.viewport.width} points and ratio ${board.deviceScaleFactor}`, () => {
    test.use(board);
    for (const game of GAMES)
      test(`fetches at most 36 MB of textures for ${game}`, async ({ page }) => {
        await page.addInitScript(paintNothing);
        await page.addInitScript(countTextureMemory);
        await openBench(page, `game=${game}&at=question-1`);
        await step(page, 1);
        const kept = await page.evaluate(() => window.__textureMemory!());
        expect(kept.decoded).toBeGreaterThan(LEAST_BYTES);
        expect(kept.decoded).toBeLessThan(MOST_BYTES);
        expect(kept.card).toBeGreaterThan(LEAST_BYTES);
        expect(kept.card).toBeLessThan(kept.decoded + TEXT_BYTES);
      });
  });
