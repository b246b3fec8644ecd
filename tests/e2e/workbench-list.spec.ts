import { GAMES } from '#engine/games/catalogue.ts';
import { MOMENTS } from '#engine/workbench/checkpoints.ts';
import { expect, test } from '#tests/support/product-fixture.ts';

test('the workbench lists every game, scene and moment, draws what is in view, and opens it', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 800, height: 300 });
  await page.goto('/workbench.html');
  const tiles = page.locator('.tile');
  const moments = Object.values(MOMENTS).flatMap((scene) => Object.keys(scene));
  await expect(tiles).toHaveCount(GAMES.length * moments.length);

  const last = GAMES.at(-1)!;
  const tile = page.getByRole('link', { name: `${last.title}, play: wrong`, exact: true });
  await tile.scrollIntoViewIfNeeded();
  // One stage after another is drawn, each a game of its own.
  await expect(tile.locator('canvas[data-drawn]')).toBeVisible({ timeout: 120_000 });
  const colours = await tile.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
    return new Set(new Uint32Array(data.buffer)).size;
  });
  expect(colours).toBeGreaterThan(100);

  await tile.click();
  await expect(page).toHaveURL(new RegExp(`\\?game=${last.id}&scene=play&at=wrong$`));
  await expect(page.getByRole('complementary')).toContainText('chose-wrong > wrong');
});
