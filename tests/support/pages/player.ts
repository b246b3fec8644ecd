import '#engine/session/lab.ts';
import { vi } from 'vitest';
import { answers } from '#tests/support/answers.ts';

const STEP_MS = 250;
const LONGEST_WAIT_STEPS = 240;
const PATIENCE = { timeout: 60_000, interval: 20 };

const stage = () => document.querySelector<HTMLElement>('[data-stage]');
const openChoices = () => [
  ...document.querySelectorAll<HTMLElement>('[data-choice]:not([aria-disabled="true"])'),
];
const result = () => document.querySelector<HTMLElement>('[data-result]');

function found<Thing>(thing: Thing | null | undefined, what: string): Thing {
  if (thing === null || thing === undefined) throw new Error(`there is no ${what}`);
  return thing;
}

/** Advances the game's clock in steps until the condition holds. */
function runUntil(isThere: () => boolean): void {
  const lab = found(window.__lab, 'game');
  for (let step = 0; step < LONGEST_WAIT_STEPS; step++) {
    if (isThere()) return;
    lab.step(STEP_MS);
  }
  throw new Error('nothing came within a minute');
}

/** As a screen reader or a switch presses it: on the element itself, not on the canvas. */
const press = (name: string, within: HTMLElement) =>
  found(
    [...within.querySelectorAll<HTMLElement>('button, a')].find(({ textContent }) => textContent === name),
    name,
  ).click();

/** Waits for the game on the page, and opens its settings. */
export async function openSettings(): Promise<void> {
  await vi.waitUntil(() => stage()?.dataset['phase'] === 'instructions', PATIENCE);
  window.__lab!.freeze();
  press('Settings', stage()!);
}

/** Starts the game on the page and answers this many questions, then goes back to all games. */
export async function leaveGameAfter(questions: number): Promise<void> {
  await playGame(questions);
  press('Back to All Games', stage()!);
  if (questions > 0) press('Stop', stage()!);
}

/**
 * Plays the game on the page from its instructions to its result, or so many questions, without a mistake, with answers
 * derived from the words. Returns the result's text.
 */
export async function playGame(questions = Infinity): Promise<string> {
  await vi.waitUntil(() => stage()?.dataset['phase'] === 'instructions', PATIENCE);
  window.__lab!.freeze();
  press('Start Game', stage()!);
  return playOn(questions);
}

/** The same from wherever the game is. */
export function playOn(questions = Infinity): string {
  for (let asked = 0; ; asked++) {
    runUntil(() => result() !== null || openChoices().length > 0);
    const end = result();
    if (end) return end.innerText.replace(/\s+/g, ' ');
    if (asked === questions) return '';
    const prompt = found(document.querySelector('[data-prompt]')?.textContent, 'prompt');
    const isAnswer = answers(prompt);
    found(
      openChoices().find(({ textContent }) => isAnswer(textContent)),
      `answer to "${prompt}"`,
    ).click();
  }
}

/** Lets the result come to rest. */
export const runOn = () => window.__lab!.step(6000);

/** Follows a link of the result once it is shown. */
export function leaveResult(to: 'All Games' | 'Leaderboard'): void {
  window.__lab!.step(1500);
  press(to, found(result(), 'result'));
}
