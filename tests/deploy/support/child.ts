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
const REFUSED = 503;

/** What happens to the product while a child plays. */
export interface Meanwhile {
  /** Done between two questions, before this one is answered. */
  before?(question: number): Promise<void>;
  /** Done when the round is being saved, the first time. */
  atSave?(): void;
  /** Calls may be told 503, and pages may not. */
  readonly refusals?: boolean;
}

/** What went wrong on the way, in the words of the browser. */
function watch(page: Page, site: string, mayRefuse: boolean): readonly string[] {
  const wrong: string[] = [];
  page.on('pageerror', ({ message }) => wrong.push(message));
  const isAllowed = (url: string, status: number) =>
    mayRefuse && status === REFUSED && url.startsWith(`${site}/api/`);
  page.on('response', (answer) => {
    const [url, status] = [answer.url(), answer.status()];
    if (url.startsWith(site) && status >= 400 && !isAllowed(url, status))
      wrong.push(`${status} ${answer.request().method()} ${url}`);
  });
  return wrong;
}

/**
 * A child at a real browser, signed in as this player, who opens a game from its card and plays it from its instructions
 * to its result: as it is shipped, in real time, with its service worker. No page fails, nothing is refused but what may
 * be, and the round is saved once. Gives what its saves were told.
 */
export async function expectPlayed(
  site: string,
  player: Client,
  { before, atSave, refusals = false }: Meanwhile = {},
): Promise<readonly number[]> {
  const save = `${site}/api/progress`;
  const saves: number[] = [];
  let sent = 0;
  const browser = await chromium.launch(CHROMIUM);
  try {
    const context = await browser.newContext({ baseURL: site, viewport: { width: 1280, height: 800 } });
    await context.addCookies([...player.cookies].map(([name, value]) => ({ name, value, url: site })));
    await context.addInitScript(paintNothing);
    const page = await context.newPage();
    page.setDefaultTimeout(QUESTION_MS);
    const wrong = watch(page, site, refusals);
    page.on('response', (answer) => {
      if (answer.url() === save) saves.push(answer.status());
    });
    page.on('request', (asked) => {
      if (asked.url() === save && sent++ === 0) atSave?.();
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
    const counted = () => saves.filter((status) => !refusals || status !== REFUSED);
    await expect.poll(counted).toEqual([200]);
    expect(wrong).toEqual([]);
  } finally {
    await browser.close();
  }
  expect((await player.get('/api/profile')).body).toMatchObject({ xp: QUESTIONS });
  return saves;
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
