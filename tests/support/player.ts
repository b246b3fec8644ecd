import { expect, type Locator, type Page } from '@playwright/test';
import { answers } from './answers.ts';

/** The ways in which a child can press a choice. */
export type Press = (page: Page, element: Locator) => Promise<void>;

/** As a screen reader or a switch does: on the element itself, not on the canvas. */
export const pressByAccess: Press = (_page, element) =>
  element.evaluate((target) => (target as HTMLElement).click());

/** Tab until it has the focus, then Enter. */
export const pressByKeyboard: Press = async (page, element) => {
  for (let tabs = 0; tabs < 40; tabs++) {
    if (await element.evaluate((target) => target === document.activeElement))
      return page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
  }
  throw new Error(`not reached with the keyboard: ${await element.textContent()}`);
};

const middleOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error(`nothing to touch: ${await element.textContent()}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** A finger on the canvas. */
export const pressByTouch: Press = async (page, element) => {
  const { x, y } = await middleOf(element);
  await page.touchscreen.tap(x, y);
};

/** The mouse on the canvas. */
export const pressByMouse: Press = async (page, element) => {
  const { x, y } = await middleOf(element);
  await page.mouse.click(x, y);
};

export interface GamePlan {
  readonly press: Press;
  /** Questions, from 1, that are first answered wrong: as many times as each is listed. */
  readonly wrongAt?: readonly number[];
  /** Questions that are first answered wrong, once, by their prompt. */
  readonly misses?: (prompt: string) => boolean;
  /** Called at every question before it is answered, with the captions since the previous one. */
  readonly onAsked?: (prompt: string, captions: readonly string[]) => unknown;
}

/** The result's texts: "8 / 10" and so on, in order. */
export interface GameEnd {
  readonly heading: string;
  readonly text: string;
}

/**
 * Plays the game on the page from its instructions to its result, with answers derived from the words. The clock is
 * stepped and there is no sound: software draws few frames.
 */
export async function playGame(page: Page, plan: GamePlan): Promise<GameEnd> {
  const stage = page.locator('[data-stage]');
  await phase(stage, 'instructions');
  await page.evaluate(() => {
    window.__lab?.freeze();
  });
  await plan.press(page, stage.getByRole('button', { name: 'Start Game' }));
  return playRound(page, plan);
}

/** As `playGame`, from the result by "Play Again". */
export async function playAgain(page: Page, plan: GamePlan): Promise<GameEnd> {
  const again = page.locator('[data-result]').getByRole('button', { name: 'Play Again' });
  await page.evaluate(() => {
    window.__lab?.step(1500);
  });
  await plan.press(page, again);
  return playRound(page, plan);
}

/** Answers all questions until the result is shown. */
export async function playRound(
  page: Page,
  { press, wrongAt = [], misses, onAsked }: GamePlan,
): Promise<GameEnd> {
  for (let question = 1; ; question++) {
    const { prompt, captions } = await nextQuestion(page);
    if (prompt === undefined) break;
    await onAsked?.(prompt, captions);
    const wrongs = misses?.(prompt) ? [question] : wrongAt.filter((one) => one === question);
    for (const wrong of wrongs) {
      await press(page, await choice(page, prompt, false));
      await page.evaluate((ms) => void window.__lab?.step(ms), SEEN_MS);
      expect(await nextPrompt(page), `question ${wrong} again`).toBe(prompt);
    }
    await press(page, await choice(page, prompt, true));
  }
  const result = page.locator('[data-result]');
  return {
    heading: (await result.getByRole('heading').first().textContent()) ?? '',
    text: (await result.innerText()).replace(/\s+/g, ' '),
  };
}

/** Waits until the stage is in this phase. */
export async function phase(stage: Locator, wanted: string): Promise<void> {
  await stage.and(stage.page().locator(`[data-phase="${wanted}"]`)).waitFor({ timeout: 60_000 });
}

const OPEN_CHOICES = '[data-choice]:not([aria-disabled="true"])';
const STEP_MS = 250;
/** Until a wrong answer has been seen to its end, also where nobody has to wait for it. */
const SEEN_MS = 1750;
const LONGEST_WAIT_STEPS = 240;

interface Asked {
  /** Undefined: the result is shown instead. */
  readonly prompt: string | undefined;
  readonly captions: readonly string[];
}

/** Advances the clock until a question is open or the result is shown. */
async function nextQuestion(page: Page): Promise<Asked> {
  const seen = await page.evaluate(
    ({ stepMs, steps, open }) => {
      const captions = new Set<unknown>();
      for (let step = 0; step < steps; step++) {
        window.__lab?.step(stepMs);
        captions.add(window.__lab?.state()['caption']);
        const isResult = document.querySelector('[data-result]') !== null;
        if (!isResult && !document.querySelector(open)) continue;
        const prompt = isResult ? undefined : document.querySelector('[data-prompt]')?.textContent;
        return { prompt, captions: [...captions].map(String) };
      }
      return undefined;
    },
    { stepMs: STEP_MS, steps: LONGEST_WAIT_STEPS, open: OPEN_CHOICES },
  );
  if (!seen) throw new Error('no question was asked within a minute');
  return { prompt: seen.prompt ?? undefined, captions: seen.captions };
}

/** Like `nextQuestion`, but returns only the prompt. */
export const nextPrompt = async (page: Page): Promise<string | undefined> =>
  (await nextQuestion(page)).prompt;

async function choice(page: Page, prompt: string, right: boolean): Promise<Locator> {
  const open = page.locator(OPEN_CHOICES);
  const names = await open.allTextContents();
  const isAnswer = answers(prompt);
  const index = names.findIndex((name) => isAnswer(name) === right);
  if (index < 0)
    throw new Error(`"${prompt}" has no ${right ? 'right' : 'wrong'} choice among ${names.join(' | ')}`);
  return open.nth(index);
}
