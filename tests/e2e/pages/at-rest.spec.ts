import { becomePlayer } from '#tests/support/accounts.ts';
import { expect, test } from '#tests/support/product-fixture.ts';

/** An animation styles the page anew in each of 120 frames. */
const WATCHED_MS = 2_000;
const MOST_RESTYLES = 30;

test('nothing on /home moves for ever: at rest it is not styled anew', async ({ page }) => {
  await becomePlayer(page.request);
  await page.goto('/home', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Throws for one without an end.
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Performance.enable');
  const restyles = async () => {
    const { metrics } = await devTools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'RecalcStyleCount')!.value;
  };
  const before = await restyles();
  await page.waitForTimeout(WATCHED_MS);
  expect((await restyles()) - before).toBeLessThan(MOST_RESTYLES);
});
