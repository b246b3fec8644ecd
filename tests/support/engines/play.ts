import { setTimeout as sleep } from 'node:timers/promises';
import { I_REMEMBER, LETS_DO_IT_TOGETHER } from '#engine/rules/common-words.ts';
import type { Game } from '#engine/rules/game.ts';
import { numbersFrom } from '#engine/rules/numbers.ts';
import { scoreAfter } from '#engine/rules/round.ts';
import { answers } from '#tests/support/answers.ts';
import type { DrivenBrowser } from './driven-browser.ts';
import { refuseSound } from '#tests/support/silence.ts';
import { button, press, until, wordsOf } from './hands.ts';
import { listen, readHeard } from './screen-reader.ts';
import { UNPAINTED } from './watch-page.ts';

interface ChoiceSeen {
  readonly name: string;
  readonly open: boolean;
  readonly x: number;
  readonly y: number;
}

interface Seen {
  readonly phase: string;
  readonly prompt: string;
  readonly announced: string;
  readonly choices: readonly ChoiceSeen[];
  readonly result: string | undefined;
}

/** The contents of the stage's access layer. Runs inside the page. */
function readStage(): Seen | undefined {
  const stage = document.querySelector<HTMLElement>('[data-stage]');
  if (!stage) return undefined;
  const textOf = (css: string) => stage.querySelector(css)?.textContent ?? '';
  return {
    phase: stage.dataset.phase ?? '',
    prompt: textOf('[data-prompt]'),
    announced: textOf('[data-announce]'),
    choices: Array.from(stage.querySelectorAll('[data-choice]')).map((choice) => {
      const { left, top, width, height } = choice.getBoundingClientRect();
      const open = choice.getAttribute('aria-disabled') !== 'true';
      return { name: choice.textContent ?? '', open, x: left + width / 2, y: top + height / 2 };
    }),
    result: stage.querySelector<HTMLElement>('[data-result]')?.innerText.replace(/\s+/g, ' '),
  };
}

/** Advances the stepped clock until a question is open or the result is shown. Runs inside the page. */
function stepOn(ms: number, times: number): boolean {
  for (let step = 0; step < times; step++) {
    window.__lab?.step(ms);
    if (document.querySelector('[data-result], [data-choice]:not([aria-disabled="true"])')) return true;
  }
  return false;
}

export interface Plan {
  readonly game: Game;
  /** The engine's clock: stepped and without sound, or real. */
  readonly clock: 'stepped' | 'real';
  /** Called when the first question is shown, before it is answered. Afterwards painting is off. */
  readonly onQuestion?: () => Promise<void>;
}

export interface Played {
  readonly score: number;
  readonly result: string;
  /** Why the answer by keyboard failed; undefined if it did not. */
  readonly keyboardFailed: string | undefined;
  /** The first announcement after "Start Game", unless it was the question alone. */
  readonly untold: string | undefined;
  /** The last announcement at each moment when nothing had the focus. */
  readonly lostFocusAt: readonly string[];
}

const QUESTION_MS = 90_000;
const STEP_MS = 250;
/** The most steps in one call that do not block the page for long where drawing is slow. */
const STEPS_AT_ONCE = 8;
/** The question that is answered wrong first, and the one that is answered by keyboard. */
const WRONG_AT = 1;
const KEYBOARD_AT = 2;
const MOST_TABS = 40;
/** Then the key is pressed again: a window that gets its focus late misses the first one. */
const IMPATIENCE_MS = 10_000;

/** Opens the game and plays it from its instructions to its result, with answers derived from the words alone. */
export async function playGame(browser: DrivenBrowser, base: string, plan: Plan): Promise<Played> {
  const { game, clock } = plan;
  await openGame(browser, base, game, { painted: clock === 'real' });
  if (clock === 'stepped') {
    await browser.evaluate(() => {
      window.__lab?.freeze();
      // Buttons do not react while they are moving in.
      window.__lab?.step(3000);
    });
  }
  await browser.evaluate(listen);
  await press(browser, button('Start Game'));
  const total = game.rewards.questionsCount;
  const tries: boolean[] = [];
  let untold: string | undefined;
  let keyboardFailed: string | undefined;
  for (const question of numbersFrom(1, total)) {
    const asked = await nextQuestion(browser, clock);
    if (asked.result !== undefined) throw new Error(`the result came before question ${question}`);
    if (question === 1) {
      const words = (await browser.evaluate(readHeard))?.words.join(' | ') ?? '';
      // Before the first round that is picked for a child that is said, and what is not likely to be known is shown first.
      const before = [[], [I_REMEMBER], [LETS_DO_IT_TOGETHER], [I_REMEMBER, LETS_DO_IT_TOGETHER]];
      if (!before.some((said) => words === [...said, asked.prompt].join(' ')))
        untold = `"${words}" for "${asked.prompt}"`;
      await plan.onQuestion?.();
      // Drawn in software, the rest in real time would take three times as long.
      await paintFromNowOn(browser, false);
    }
    if (question === WRONG_AT) {
      await answer(browser, clock, asked, false);
      tries.push(false);
      const again = await nextQuestion(browser, clock);
      if (again.prompt !== asked.prompt) throw new Error(`after a wrong answer: ${again.prompt}`);
    }
    const way = question === KEYBOARD_AT ? pressByKeyboard : pressByPointer;
    const open = question === WRONG_AT ? await nextQuestion(browser, clock) : asked;
    await answer(browser, clock, open, true, way).catch(async (error: unknown) => {
      if (question !== KEYBOARD_AT) throw error;
      keyboardFailed = String(error);
      await answer(browser, clock, open, true);
    });
    tries.push(true);
  }
  const { result } = await nextQuestion(browser, clock);
  if (result === undefined) throw new Error(`no result after question ${total}`);
  const lostFocusAt = (await browser.evaluate(readHeard))?.lostAt ?? ['a page that was left'];
  return { score: tries.reduce(scoreAfter, 0), result, keyboardFailed, untold, lostFocusAt };
}

/** How a page is silenced: not at all, by the player's mute setting, by the browser. */
export const HUSHES = ['with its voice', 'muted', 'refused'] as const;
export type Hush = (typeof HUSHES)[number];

/** Stored settings of a muted device. */
const MUTED = JSON.stringify({ voiceOn: false });
const SETTINGS_KEY = 'addly-nook.stage';

/** How the voice's clips ended, while a game is open. Runs inside the page. */
const lastSpoken = () =>
  window
    .__lab!.audioLog()
    .filter(({ channel }) => channel === 'voice')
    .map(({ outcome }) => outcome ?? 'speaking');

/**
 * Opens a game and starts it in real time, with the voice as given. Returns a line for a wrong announcement, for each
 * loss of focus, and for a refused voice that played; none if all is well.
 */
export async function hearQuestion(
  browser: DrivenBrowser,
  base: string,
  { game, hush }: { readonly game: Game; readonly hush: Hush },
): Promise<readonly string[]> {
  await browser.evaluate(
    (key, kept) => localStorage.setItem(key, kept),
    SETTINGS_KEY,
    hush === 'muted' ? MUTED : '{}',
  );
  await openGame(browser, base, game);
  if (hush === 'refused') await browser.evaluate(refuseSound);
  await browser.evaluate(listen);
  await press(browser, button('Start Game'));
  const { prompt } = await nextQuestion(browser, 'real');
  const heard = await browser.evaluate(readHeard);
  const spoken = await browser.evaluate(lastSpoken);
  await browser.evaluate((key) => localStorage.removeItem(key), SETTINGS_KEY);
  const words = heard?.words.join(' | ') ?? '';
  return [
    ...(words === prompt ? [] : [`${hush}: "${words}" for "${prompt}"`]),
    ...(heard?.lostAt ?? ['a page that was left']).map((at) => `${hush}: no focus at "${at}"`),
    ...(hush === 'refused' && spoken.some((outcome) => outcome === 'ended') ? [`${hush}: it was heard`] : []),
  ];
}

/** Turns painting of the stage on or off. */
export const paintFromNowOn = (browser: DrivenBrowser, paints: boolean): Promise<void> =>
  browser.evaluate((wanted) => {
    window.__paints = wanted;
  }, paints);

/** Opens a game and waits for its instructions. Without painting unless requested: software paints slowly. */
export async function openGame(
  browser: DrivenBrowser,
  base: string,
  { id }: Game,
  { painted = false } = {},
): Promise<void> {
  await browser.goto(`${base}/play/${id}${painted ? '' : UNPAINTED}`);
  let shown = '';
  await until(
    () => `${id} never came to its instructions, but: ${shown.slice(0, 200)}`,
    async () => {
      const isThere = (await browser.evaluate(readStage))?.phase === 'instructions';
      if (!isThere) shown = await wordsOf(browser);
      return isThere && (await browser.evaluate(() => window.__lab?.ready === true));
    },
    QUESTION_MS,
  );
}

/** Waits for an open question or the result. */
async function nextQuestion(browser: DrivenBrowser, clock: Plan['clock']): Promise<Seen> {
  let last = '';
  return until(
    () => `no question came: ${last}`,
    async () => {
      if (clock === 'stepped') await browser.evaluate(stepOn, STEP_MS, STEPS_AT_ONCE);
      const seen = await browser.evaluate(readStage);
      last = seen ? `${seen.phase}, "${seen.prompt}"` : await wordsOf(browser);
      return seen && (seen.result !== undefined || seen.choices.some(({ open }) => open)) ? seen : undefined;
    },
    QUESTION_MS,
  );
}

type Press = (browser: DrivenBrowser, choice: ChoiceSeen) => Promise<void>;

const pressByPointer: Press = (browser, { x, y }) => browser.tap(x, y);

/** Direction in which the focus must move to reach a choice. Runs inside the page. */
function wayTo(wanted: string): 'there' | 'Tab' | 'BackTab' {
  const { activeElement } = document;
  const choices = Array.from(document.querySelectorAll('[data-choice]'));
  const choice = choices.find(({ textContent }) => textContent === wanted);
  if (!choice || !activeElement) return 'Tab';
  if (activeElement === choice) return 'there';
  const isBefore = choice.compareDocumentPosition(activeElement) & Node.DOCUMENT_POSITION_FOLLOWING;
  return isBefore ? 'BackTab' : 'Tab';
}

/**
 * Presses Tab or BackTab until it has the focus, then Enter. Never past the page's end: there Firefox's own toolbars
 * take the keyboard, and after Tab has returned to the page, keys move the focus but press nothing.
 */
const pressByKeyboard: Press = async (browser, { name }) => {
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    const way = await browser.evaluate(wayTo, name);
    await browser.key(way === 'there' ? 'Enter' : way);
    if (way === 'there') return;
  }
  throw new Error(`"${name}" is not reached by Tab`);
};

/** Presses a right or a wrong choice, and waits until it was accepted. */
async function answer(
  browser: DrivenBrowser,
  clock: Plan['clock'],
  { prompt, choices, announced }: Seen,
  right: boolean,
  way: Press = pressByPointer,
): Promise<void> {
  const isAnswer = answers(prompt);
  const chosen = choices.find(({ name, open }) => open && isAnswer(name) === right);
  if (!chosen) throw new Error(`"${prompt}" has no ${right ? 'right' : 'wrong'} choice`);
  await way(browser, chosen);
  let pressedMs = Date.now();
  await until(`"${chosen.name}" was pressed for "${prompt}", and nothing was said to it`, async () => {
    const seen = await browser.evaluate(readStage);
    if (seen?.announced !== announced || seen.result !== undefined) return true;
    if (Date.now() - pressedMs > IMPATIENCE_MS) {
      await way(browser, chosen);
      pressedMs = Date.now();
    }
    if (clock === 'stepped') await browser.evaluate(() => window.__lab?.step(50));
    await sleep(50);
    return false;
  });
}
