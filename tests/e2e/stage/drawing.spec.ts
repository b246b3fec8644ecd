import type { Page } from '@playwright/test';
import { phase } from '#tests/support/player.ts';
import { expect, test } from '#tests/support/product-fixture.ts';

const GAME = '/play/none-left-fun';

/** A card that takes pictures and shows none. Runs inside the page. */
function spoilCard(): void {
  for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext]) {
    const original = prototype.texImage2D as (...args: unknown[]) => void;
    prototype.texImage2D = function (this: WebGLRenderingContext, ...args: unknown[]) {
      const last = args.at(-1);
      if (!(last instanceof ImageBitmap) && !(last instanceof HTMLImageElement)) original.apply(this, args);
    };
  }
}

/** Counts how often pixels are read back from the card. Runs inside the page. */
function countLooks(): void {
  Object.assign(window, { looks: 0 });
  for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext]) {
    const original = prototype.readPixels as (...args: unknown[]) => void;
    prototype.readPixels = function (this: WebGLRenderingContext, ...args: unknown[]) {
      Reflect.set(window, 'looks', Reflect.get(window, 'looks') + 1);
      original.apply(this, args);
    };
  }
}
const timesLooked = (page: Page) => page.evaluate(() => Number(Reflect.get(window, 'looks')));

function spoilCanvas(): void {
  CanvasRenderingContext2D.prototype.drawImage = () => undefined;
}

/** What the stage is drawn with. */
const drawnWith = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.querySelector('canvas')!;
    return ['webgl2', '2d'].find((kind) => canvas.getContext(kind) !== null);
  });

test('a game is drawn with the graphics card', async ({ page }) => {
  await page.goto(GAME);
  await phase(page.locator('[data-stage]'), 'instructions');
  expect(await drawnWith(page)).toBe('webgl2');
});

test('a card that does not show pictures as they are is done without', async ({ page }) => {
  await page.addInitScript(spoilCard);
  await page.goto(GAME);
  await phase(page.locator('[data-stage]'), 'instructions');
  expect(await drawnWith(page)).toBe('2d');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('after a game that was drawn without the card the next one does not try it, nor after loading anew', async ({
  page,
}) => {
  await page.addInitScript(spoilCard);
  await page.addInitScript(countLooks);
  await page.goto(GAME);
  await phase(page.locator('[data-stage]'), 'instructions');
  const before = await timesLooked(page);
  expect(before).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Back to All Games' }).dispatchEvent('click');
  await expect(page.locator('[data-stage]')).toHaveCount(0);
  await page.goBack();
  await phase(page.locator('[data-stage]'), 'instructions');
  expect([await timesLooked(page), await drawnWith(page)]).toEqual([before, '2d']);
  await page.reload();
  await phase(page.locator('[data-stage]'), 'instructions');
  expect([await timesLooked(page), await drawnWith(page)]).toEqual([0, '2d']);
});

test('a browser that shows pictures in no way says so, with a way back', async ({ page }) => {
  await page.addInitScript(spoilCard);
  await page.addInitScript(spoilCanvas);
  await page.goto(GAME);
  await expect(page.getByRole('alert')).toContainText("The pictures can't be shown here.");
  await expect(page.getByRole('link', { name: 'Back to All Games' })).toBeVisible();
});
