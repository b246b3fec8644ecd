import { expect, type Locator, type Page } from '@playwright/test';
import { SIDES, type Side } from '#engine/layout/sides.ts';
import { answers } from './answers.ts';
import { phase, pressByKeyboard, type Press } from './player.ts';

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

export const SHOW = 'Show the answers';

interface ClassPlan {
  readonly press: Press;
  /** The question, from 1, that the class first answers wrong. */
  readonly wrongAt?: number;
  /** Answers wait for the teacher. */
  readonly hidden?: boolean;
}

/** The class answers every question. */
export async function playAsClass(page: Page, { press, wrongAt, hidden = false }: ClassPlan): Promise<void> {
  const open = page.locator(OPEN);
  for (let question = 1; ; question++) {
    if (!(await (hidden ? until(page, 'button', SHOW) : until(page, OPEN)))) return;
    if (hidden) {
      expect(await page.locator('[data-choice]').count()).toBe(0);
      await press(page, page.getByRole('button', { name: SHOW }));
      await until(page, OPEN);
    }
    const prompt = await page.locator('[data-prompt]').first().textContent();
    const isAnswer = answers(prompt ?? '');
    const choose = async (right: boolean) => {
      const names = await open.allTextContents();
      await press(page, open.nth(names.findIndex((name) => isAnswer(name) === right)));
    };
    if (question === wrongAt) {
      await choose(false);
      await step(page, 1750);
      await until(page, OPEN);
    }
    await choose(true);
  }
}

/** One group answers by itself, from the words of its own side. */
export async function answerOnSide(page: Page, side: Side, right: boolean, press: Press): Promise<void> {
  const open = page.locator(`[data-side=${side}] ${OPEN}`);
  const isAnswer = answers((await page.locator('[data-prompt]').textContent()) ?? '');
  const names = await open.allTextContents();
  await press(page, open.nth(names.findIndex((name) => isAnswer(name) === right)));
}

/** Two groups answer every question. */
export async function playOnTwoSides(page: Page, press: Press): Promise<void> {
  while (await until(page, OPEN)) for (const side of SIDES) await answerOnSide(page, side, true, press);
}

/** Tab, and Enter or, on one of several choices, the arrows. */
export async function chooseByKeyboard(page: Page, element: Locator): Promise<void> {
  await element.waitFor();
  if ((await element.getAttribute('type')) !== 'radio') return pressByKeyboard(page, element);
  const checked = page.getByRole('radio', { checked: true }).first();
  for (let tabs = 0; tabs < 40 && !(await checked.evaluate((one) => one === document.activeElement)); tabs++)
    await page.keyboard.press('Tab');
  while (!(await element.isChecked())) await page.keyboard.press('ArrowRight');
}
