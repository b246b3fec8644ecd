import { expect, type Page } from '@playwright/test';
import type { NookState } from '#engine/rules/nook-state.ts';
import type { LabTarget } from '#engine/session/lab.ts';

/** The Nook's stage in a page, with the clock stopped. */
export async function openNookPage(page: Page): Promise<void> {
  await page.goto('/nook');
  await untilShown(page);
}

export async function untilShown(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.__lab?.ready)).toBe(true);
  await page.evaluate(() => window.__lab!.freeze());
  await step(page);
}

const step = (page: Page) => page.evaluate(() => window.__lab!.step(700));

const targetsOf = (page: Page): Promise<readonly LabTarget[]> =>
  page.evaluate(() => [...window.__lab!.targets()]);

export const idsOf = async (page: Page) => (await targetsOf(page)).map(({ id }) => id);

/** What the stage shows. */
export const shownIn = (page: Page): Promise<NookState> =>
  page.evaluate(() => window.__lab!.state().nook as NookState);

export const placeOf = async (page: Page, thing: string) =>
  (await shownIn(page)).placed.find((place) => place.thing === thing);

export async function middleOf(page: Page, id: string) {
  const target = (await targetsOf(page)).find((one) => one.id === id);
  if (!target) throw new Error(`no "${id}" among ${(await idsOf(page)).join(', ')}`);
  const { x, y, width, height } = target.rect;
  return { x: x + width / 2, y: y + height / 2, width, height };
}

/** A place of the room, in thousandths of it. */
export async function inRoom(page: Page, x: number, y: number) {
  const room = await middleOf(page, 'room');
  return {
    x: room.x + (x / 1000 - 0.5) * room.width,
    y: room.y + (y / 1000 - 0.5) * room.height,
  };
}

/** One press after the other, with the mouse. */
export async function pressAll(page: Page, ...ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const { x, y } = await middleOf(page, id);
    await page.mouse.click(x, y);
    await step(page);
  }
}
