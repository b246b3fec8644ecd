import { afterEach, expect, test } from 'vitest';
import { createRandom } from '#engine/rules/random.ts';
import { calledBy, Turns } from '#engine/rules/turns.ts';
import { answer, answerOn } from '#engine/workbench/checkpoints.ts';
import { openMenu, sheetTitle } from './class-menu.ts';
import { fingersOn } from './fingers.ts';
import { closeGames, openGame, type OpenGame } from './open-game.ts';

afterEach(() => {
  hide(false);
  closeGames();
});

const LESSON_SECONDS = 45 * 60;

const hide = (hidden: boolean) => {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};
/** The tab is behind another one for a whole lesson, and comes back. */
function awayForALesson({ session }: OpenGame): void {
  hide(true);
  for (let minute = 0; minute < LESSON_SECONDS / 60; minute++) session.clock.advance(0);
  hide(false);
}

test('a tab that was hidden for a lesson goes on where each side was', async () => {
  const game = await openGame({ board: 'two-sides' });
  const { session } = game;
  session.clock.advance(3);
  answerOn(session, 'left', true);
  const { now } = session.clock;
  awayForALesson(game);
  expect(session.clock.paused).toBe(true);
  // Nobody was waited for meanwhile.
  expect(session.clock.now).toBe(now);
  fingersOn(game).tap('Play');
  expect(session.clock.paused).toBe(false);
  expect(session.stage!.controls.find('right-show-me')!.visible()).toBe(false);
  answerOn(session, 'right', true);
  expect(session.scene!.describe()).toMatchObject({ state: 'right', score: 1 });
});

test('whose turn it is stays while a tab is hidden', async () => {
  const turns = new Turns(9, createRandom(7));
  const game = await openGame({ board: 'whole-class', turns });
  game.session.clock.advance(3);
  answer(game.session, true);
  game.session.clock.advance(5);
  const called = calledBy(turns.current);
  awayForALesson(game);
  fingersOn(game).tap('Play');
  expect(calledBy(turns.current)).toBe(called);
  answer(game.session, true);
  expect(game.session.scene!.describe()).toMatchObject({ score: 2 });
});

test('a pause of the teacher stays one while the tab is hidden', async () => {
  const game = await openGame({ board: 'two-sides' });
  game.session.clock.advance(3);
  openMenu(game);
  awayForALesson(game);
  expect(sheetTitle(game)).toBe('Paused');
  expect(game.session.clock.paused).toBe(true);
  expect(game.session.stage!.controls.covering).toBeUndefined();
});

test('a side that never answers is waited for in peace: nothing is said, and nothing is taken', async () => {
  const game = await openGame({ board: 'two-sides' });
  const { session } = game;
  session.clock.advance(5);
  answerOn(session, 'left', true);
  session.clock.advance(3);
  const heard = session.stage!.channels.log.length;
  session.clock.step(LESSON_SECONDS);
  expect(session.stage!.channels.log.length).toBe(heard);
  expect(session.scene!.describe()).toMatchObject({
    question: 1,
    sides: { left: { state: 'right' }, right: { state: 'asking', tries: 0 } },
  });
});
