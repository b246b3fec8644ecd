import { chromium, type Page } from 'playwright';
import { expect } from 'vitest';
import { answers } from '#tests/support/answers.ts';
import { CHROMIUM } from '#tests/support/browser.ts';
import { phase, pressByMouse } from '#tests/support/player.ts';
import type { Client } from '#tests/server/support/client.ts';
import { paintNothing } from '#tests/support/webgl.ts';

const GAME = 'Total Treasure Hunt';
const QUESTIONS = 10;
/** A question is said, answered and praised in real time: drawn in software, among others at work. */
const QUESTION_MS = 60_000;

/** What happens to the product while a child plays. */
export interface Meanwhile {
  /** Done between two questions, before this one is answered. */
  before?(question: number): Promise<void>;
}

/** What went wrong on the way, in the words of the browser. */
function watch(page: Page, site: string): readonly string[] {
  const wrong: string[] = [];
  page.on('pageerror', ({ message }) => wrong.push(message));
  page.on('response', (answer) => {
    const [url, status] = [answer.url(), answer.status()];
    if (url.startsWith(site) && status >= 400) wrong.push(`${status} ${answer.request().method()} ${url}`);
  });
  return wrong;
}

/**
 * A child at a real browser, signed in as this player, who opens a game from its card and plays it from its instructions
 * to its result: as it is shipped, in real time, with its service worker. No page fails, nothing is refused, and
 * the round is saved once.
 */
export async function expectPlayed(site: string, player: Client, { before }: Meanwhile = {}): Promise<void> {
  const browser = await chromium.launch(CHROMIUM);
  try {
    const context = await browser.newContext({ baseURL: site, viewport: { width: 1280, height: 800 } });
    await context.addCookies([...player.cookies].map(([name, value]) => ({ name, value, url: site })));
    await context.addInitScript(paintNothing);
    const page = await context.newPage();
    page.setDefaultTimeout(QUESTION_MS);
    const wrong = watch(page, site);
    const saves: number[] = [];
    page.on('response', (answer) => {
      if (answer.url() === `${site}/api/progress`) saves.push(answer.status());
    });
    await page.goto('/play');
    await page.getByRole('link', { name: GAME }).first().click();
    const stage = page.locator('[data-stage]');
    await phase(stage, 'instructions');
    await pressByMouse(page, stage.getByRole('button', { name: 'Start Game' }));
    for (let question = 1; question <= QUESTIONS; question++) {
      await before?.(question);
      await answerRight(page);
    }
    const result = page.locator('[data-result]');
    await result.waitFor({ state: 'attached' });
    expect(await result.textContent()).toContain(`${QUESTIONS} / ${QUESTIONS}`);
    await expect.poll(() => saves).toEqual([200]);
    expect(wrong).toEqual([]);
  } finally {
    await browser.close();
  }
  expect((await player.get('/api/profile')).body).toMatchObject({ xp: QUESTIONS });
}

async function answerRight(page: Page): Promise<void> {
  const open = page.locator('[data-choice]:not([aria-disabled="true"])');
  await open.first().waitFor({ state: 'attached' });
  const asked = (await page.locator('[data-prompt]').textContent()) ?? '';
  const isAnswer = answers(asked);
  const names = await open.allTextContents();
  await pressByMouse(page, open.nth(names.findIndex(isAnswer)));
  // Until the next one, or the result.
  await page.waitForFunction(
    (before) => (document.querySelector('[data-prompt]')?.textContent ?? '') !== before,
    asked,
  );
}
