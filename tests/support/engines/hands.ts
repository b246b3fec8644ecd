import { setTimeout as sleep } from 'node:timers/promises';
import type { DrivenBrowser } from './driven-browser.ts';

/** For slow, busy machines that draw in software. */
const PATIENCE_MS = 40_000;
const PAUSE_MS = 150;

/** Repeats until there is a result, or throws with what was missing. */
export async function until<Got>(
  missing: string | (() => string),
  ask: () => Promise<Got | undefined | false>,
  patienceMs = PATIENCE_MS,
): Promise<Got> {
  for (const deadline = Date.now() + patienceMs; ; await sleep(PAUSE_MS)) {
    const got = await ask();
    if (got !== undefined && got !== false) return got;
    if (Date.now() > deadline) throw new Error(typeof missing === 'string' ? missing : missing());
  }
}

/** An element that can be pressed, as a person would name it. */
export interface Named {
  readonly css: string;
  /** The complete label or text. */
  readonly name: string;
}

export const button = (name: string): Named => ({ css: 'button', name });
export const link = (name: string): Named => ({ css: 'a[href]', name });
export const label = (name: string): Named => ({ css: 'label', name });

interface Place {
  readonly x: number;
  readonly y: number;
  /** The element that covers it, if any. */
  readonly coveredBy?: string;
}

/** The centre of the first visible element of this name, scrolled into view. Runs inside the page. */
function findPlace({ css, name }: Named): Place | undefined {
  const textOf = (text: string | null | undefined) => (text ?? '').replace(/[\s*]+/g, ' ').trim();
  const element = Array.from(document.querySelectorAll(css)).find((one) => {
    const { width, height } = one.getBoundingClientRect();
    const called = one.getAttribute('aria-label') ?? one.textContent;
    return width > 0 && height > 0 && textOf(called) === name;
  });
  if (!element) return undefined;
  element.scrollIntoView({ block: 'center' });
  const box = element.getBoundingClientRect();
  const x = box.left + box.width / 2;
  const y = box.top + box.height / 2;
  const top = document.elementFromPoint(x, y);
  // Elements of the stage's access layer let the pointer through to its canvas.
  const stage = element.closest('[data-stage]');
  const isFree = top !== null && (element.contains(top) || (stage?.contains(top) ?? false));
  return isFree ? { x, y } : { x, y, coveredBy: `${top?.tagName} ${textOf(top?.textContent).slice(0, 40)}` };
}

/** Clicks it as soon as it exists, is at rest and is not covered. */
export async function press(browser: DrivenBrowser, wanted: Named): Promise<void> {
  let seen: Place | undefined;
  const why = () => `"${wanted.name}" ${seen ? `is covered by ${seen.coveredBy}` : 'is not there'}`;
  const { x, y } = await until(why, async () => {
    const before = seen;
    seen = await browser.evaluate(findPlace, wanted);
    const isAtRest = before?.x === seen?.x && before?.y === seen?.y;
    return seen && !seen.coveredBy && isAtRest ? seen : undefined;
  });
  await browser.tap(x, y);
}

/** Clicks a field by its label and replaces its text. */
export async function fill(browser: DrivenBrowser, name: string, text: string): Promise<void> {
  await press(browser, label(name));
  await until(`the field "${name}" takes no letters`, async () => {
    const isInField = () => document.activeElement instanceof HTMLInputElement;
    return browser.evaluate(isInField);
  });
  await browser.type(text);
  await until(
    `"${name}" does not hold what was typed`,
    async () => (await browser.evaluate(() => (document.activeElement as HTMLInputElement).value)) === text,
  );
}

/** All visible text; empty while one page replaces another. */
export const wordsOf = (browser: DrivenBrowser): Promise<string> =>
  browser.evaluate(() => (document.body?.innerText ?? '').replace(/\s+/g, ' '));

/** Waits until the page shows this text. */
export async function sees(browser: DrivenBrowser, words: string): Promise<void> {
  let shown = '';
  await until(
    () => `"${words}" is not shown, but: ${shown.slice(0, 200)}`,
    async () => {
      shown = await wordsOf(browser);
      return shown.includes(words);
    },
  );
}

/** Waits until the page's address has this path. */
export async function arrivesAt(browser: DrivenBrowser, path: string): Promise<void> {
  let at = '';
  await until(
    () => `at ${at}, not at ${path}`,
    async () => {
      at = await browser.evaluate(() => location.pathname).catch(() => at);
      return at === path;
    },
  );
}
