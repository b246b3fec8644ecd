import { expect, type Page } from '@playwright/test';
import type { LabTarget } from '#engine/session/lab.ts';

/** Opens a moment of a game in the workbench, with the clock stopped. search: "game=...&at=...". */
export async function openBench(page: Page, search: string): Promise<void> {
  await page.goto(`/workbench.html?seed=7&speed=0&bare&size=window&${search}`);
  await expect.poll(() => page.evaluate(() => window.__lab?.ready)).toBe(true);
  await step(page, 0);
}

/** Advances the clock by this many seconds. */
export const step = (page: Page, seconds: number): Promise<void> =>
  page.evaluate((ms) => window.__lab!.step(ms), seconds * 1000);

export const stateOf = (page: Page): Promise<Readonly<Record<string, unknown>>> =>
  page.evaluate(() => window.__lab!.state());

export const targetsOf = (page: Page): Promise<readonly LabTarget[]> =>
  page.evaluate(() => [...window.__lab!.targets()]);

export const middleOf = ({ rect }: LabTarget) => ({
  x: rect.x + rect.width / 2,
  y: rect.y + rect.height / 2,
});

/** The answers on the stage, the right one first. */
export async function answersOf(page: Page): Promise<readonly LabTarget[]> {
  const { answer } = await stateOf(page);
  const choices = (await targetsOf(page)).filter(({ id }) => id.startsWith('choice-'));
  const isRight = ({ id }: LabTarget) => id === `choice-${String(answer)}`;
  return [...choices.filter(isRight), ...choices.filter((choice) => !isRight(choice))];
}

/** The canvas' pixels in the middle of a target, as a text that is equal only if every pixel is. */
export const pictureOf = (page: Page, target: LabTarget): Promise<string> =>
  page.evaluate(({ x, y, width, height }) => {
    const canvas = document.querySelector<HTMLCanvasElement>('[data-stage] canvas')!;
    const scale = canvas.width / canvas.clientWidth;
    const cut = document.createElement('canvas');
    [cut.width, cut.height] = [Math.round((width * scale) / 2), Math.round((height * scale) / 2)];
    // In the same task as the drawing: afterwards the canvas is empty.
    window.__lab!.step(0);
    const [left, top] = [(x + width / 4) * scale, (y + height / 4) * scale];
    cut.getContext('2d')!.drawImage(canvas, -Math.round(left), -Math.round(top));
    return cut.toDataURL();
  }, target.rect);
