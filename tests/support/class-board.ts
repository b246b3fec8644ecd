import type { Locator, Page } from '@playwright/test';
import { phase } from './player.ts';

/** A class at the whiteboard, in the product. */

export const BOARDS = [
  { name: 'a whiteboard', width: 1920, height: 1080 },
  { name: 'an old projector', width: 1280, height: 960 },
  { name: 'a screen of 4K', width: 3840, height: 2160 },
];
export const OPEN = '[data-choice]:not([aria-disabled="true"])';
/** What a child and a seated teacher do not reach, of the page's height. */
const OUT_OF_REACH = 0.4;
/** The stage's own bar, whose buttons are in the teacher's menu, too. */
const AT_THE_TOP = ['Back to All Games', 'Instructions', 'Settings'];

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Everything that is pressed here and reaches into the page's upper part, or is not in view at all. */
export const outOfReach = (page: Page, pressed: Locator = page.locator('main :is(a, button, label)')) =>
  pressed.evaluateAll(
    (elements, { part, atTheTop }) =>
      elements.flatMap((element) => {
        const { top, bottom, right } = element.getBoundingClientRect();
        const isInReach = top >= innerHeight * part && bottom <= innerHeight && right <= innerWidth;
        if (isInReach || atTheTop.includes(element.textContent ?? '')) return [];
        return [`${element.textContent}: ${Math.round(top)} to ${Math.round(bottom)}`];
      }),
    { part: OUT_OF_REACH, atTheTop: AT_THE_TOP },
  );

/** Everything sent to the server that it could keep, but for the page count. */
export function watchSending(page: Page): readonly string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' && pathname !== '/api/page-views')
      sent.push(`${pathname} ${request.postData()}`);
  });
  return sent;
}

/** The first question is there, and time stands still. */
export async function begins(page: Page): Promise<void> {
  await phase(page.locator('[data-stage]'), 'playing');
  await page.evaluate(() => window.__lab?.freeze());
}

export const step = (page: Page, ms: number) => page.evaluate((given) => window.__lab?.step(given), ms);

/** Advances the clock, bit by bit, until there is such an element, of this text; false when there is no stage any more. */
export async function until(page: Page, wanted: string, named?: string): Promise<boolean> {
  const came = await page.evaluate(
    async ([selector, text]) => {
      for (let steps = 0; steps < 240; steps++) {
        if (!document.querySelector('[data-stage]')) return false;
        window.__lab?.step(250);
        // The page may leave the stage only between two tasks.
        await new Promise((resolve) => setTimeout(resolve));
        const found = [...document.querySelectorAll(selector)];
        if (found.some(({ textContent }) => text === undefined || textContent === text)) return true;
      }
      return undefined;
    },
    [wanted, named] as const,
  );
  if (came === undefined) throw new Error('neither a question nor an end within a minute');
  return came;
}
