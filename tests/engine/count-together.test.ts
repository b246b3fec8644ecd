import { afterEach, describe, expect, test } from 'vitest';
import type { SettingValues } from '#engine/kernel/settings.ts';
import { COUNT_TOGETHER } from '#engine/rules/common-words.ts';
import { TenFrame } from '#engine/sprites/ten-frame.ts';
import { answer, answerOn, goTo } from '#engine/workbench/checkpoints.ts';
import { closeGames, openGame, type OpenGame } from './open-game.ts';
import { allIn } from './tree.ts';

/** Help that is a turn for two, gone on with by its named button alone. */

afterEach(closeGames);

const FRAME_SECONDS = 1 / 30;
const PATIENCE_SECONDS = 60;
/** Longer than a step takes. */
const STEP_SECONDS = 1.5;

const buttonIn = ({ host }: OpenGame) =>
  [...host.querySelectorAll('button')].find(({ textContent }) => textContent === COUNT_TOGETHER);
const isOn = ({ session }: OpenGame) =>
  session.stage!.controls.list.some((one) => one.label === COUNT_TOGETHER && one.visible());
const counted = ({ session }: OpenGame) =>
  (allIn(session.scene!.root).find((thing) => thing instanceof TenFrame) as TenFrame).shown;
const things = ({ session }: OpenGame) =>
  session.stage!.controls.list.filter(({ id }) => id.startsWith('treasure-')).length;
const stateOf = ({ session }: OpenGame) => session.scene!.describe();

/** Steps until the button is there, or gone again. Returns after how many seconds. */
function until(game: OpenGame, isThere: boolean): number {
  for (let took = 0; took < PATIENCE_SECONDS; took += FRAME_SECONDS) {
    if (isOn(game) === isThere) {
      game.session.clock.step(0);
      expect(buttonIn(game) !== undefined).toBe(isThere);
      return took;
    }
    game.session.clock.advance(FRAME_SECONDS);
  }
  throw new Error(`the button is ${isThere ? 'not there' : 'still there'}`);
}

async function begun(settings: Partial<SettingValues> = {}): Promise<OpenGame> {
  const game = await openGame({ width: 960, height: 540, settings: { calmMotion: 'off', ...settings } });
  goTo(game.session, 'play', 'question', 1);
  answer(game.session, false);
  expect(buttonIn(game)).toBeUndefined();
  answer(game.session, false);
  until(game, true);
  return game;
}

const press = (key: string) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
/** The name of what the ring lies around. */
function marked({ host }: OpenGame): string | undefined {
  const ring = [...host.querySelectorAll('div')].find(({ style }) => style.boxShadow !== '');
  if (!ring || ring.style.display === 'none') return undefined;
  const at = ring.getBoundingClientRect();
  const isThere = (one: Element) => {
    const { x, y } = one.getBoundingClientRect();
    return Math.hypot(x - at.x, y - at.y) < 2;
  };
  return [...host.querySelectorAll('button, a')].find(isThere)?.textContent ?? undefined;
}

describe('"Count together"', () => {
  test('is told of, counts on by one thing a press, and goes when all is counted; an answer has the focus then', async () => {
    const game = await begun();
    expect(game.host.querySelector('[data-announce]')!.textContent).toBe('Your turn. Count together.');
    const left = things(game) - counted(game);
    expect(left).toBeGreaterThan(1);
    buttonIn(game)!.focus();
    for (let step = 1; step <= left; step++) {
      const before = counted(game);
      buttonIn(game)!.click();
      game.session.clock.advance(0.6);
      expect(counted(game)).toBe(before + 1);
      if (step < left) game.session.clock.advance(STEP_SECONDS - 0.6);
    }
    until(game, false);
    expect(document.activeElement?.hasAttribute('data-choice')).toBe(true);
    expect(stateOf(game)).toMatchObject({ state: 'asking', tries: 2 });
  });

  test('waits for whoever is on it: twelve seconds in place of four, then the guide goes on alone', async () => {
    expect(until(await begun(), false)).toBeCloseTo(4, 0);
    closeGames();
    const game = await begun();
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
    buttonIn(game)!.focus();
    expect(until(game, false)).toBeCloseTo(12, 0);
    game.session.clock.advance(20);
    expect(counted(game)).toBe(things(game));
  });

  test('goes with the question: whoever answers meanwhile has answered', async () => {
    const game = await begun();
    answer(game.session, true);
    until(game, false);
    expect(stateOf(game)).toMatchObject({ state: 'right' });
  });

  test("is each side's own where two play", async () => {
    const game = await openGame({ width: 960, height: 540, board: 'two-sides' });
    goTo(game.session, 'duet', 'question', 1);
    for (let time = 0; time < 2; time++) answerOn(game.session, 'left', false);
    until(game, true);
    expect(buttonIn(game)!.closest('[data-side]')?.getAttribute('data-side')).toBe('left');
  });
});

describe('one switch', () => {
  test('comes to it first, stays on it after each press, and counts to the end without an answer', async () => {
    const game = await begun({ switchMode: 'one', scanSeconds: 2 });
    game.session.clock.step(FRAME_SECONDS);
    const left = things(game) - counted(game);
    for (let step = 0; step < left; step++) {
      // Nearly as long as the mark stays anywhere.
      game.session.clock.advance(2.5);
      game.session.clock.step(0);
      expect(marked(game)).toBe(COUNT_TOGETHER);
      press(' ');
    }
    expect(stateOf(game)).toMatchObject({ state: 'asking', tries: 2 });
    game.session.clock.advance(0.6);
    expect(counted(game)).toBe(things(game));
    until(game, false);
    game.session.clock.step(FRAME_SECONDS);
    expect(marked(game)).toMatch(/^\d+$/);
  });
});

test.each([
  ['cookie-crunch-count-medium', true],
  ['shape-detective', true],
  // A way along a trail is the guide's: it ends by asking what comes next.
  ['number-trail', false],
])('%s: has it where its help is a turn for two', async (gameId, isShared) => {
  const game = await openGame({ gameId });
  goTo(game.session, 'play', 'question', 2);
  for (let time = 0; time < 2; time++) answer(game.session, false);
  let seen = false;
  for (let took = 0; took < 15; took += 0.25) {
    game.session.clock.advance(0.25);
    seen ||= isOn(game);
  }
  expect(seen).toBe(isShared);
});
