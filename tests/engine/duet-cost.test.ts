import { afterEach, beforeEach, expect, test } from 'vitest';
import { GAMES } from '#engine/games/catalogue.ts';
import { SIDES } from '#engine/layout/sides.ts';
import { answerOn } from '#engine/workbench/checkpoints.ts';
import { closeGames, openGame, type OpenGame } from './open-game.ts';

/** Source: the board's issue. One picture alone takes 30. */
const MOST_DRAW_CALLS = 55;
const SIZE = { width: 1280, height: 720 };
const MINUTES = 30;

const gl = WebGL2RenderingContext.prototype;
const DRAWS = ['drawElements', 'drawArrays', 'drawElementsInstanced', 'drawArraysInstanced'] as const;
const originals = Object.fromEntries(DRAWS.map((name) => [name, gl[name]]));
let draws = 0;
beforeEach(() => {
  for (const name of DRAWS) gl[name] = () => void (draws += 1);
});
afterEach(() => {
  closeGames();
  Object.assign(gl, originals);
});

test.each(GAMES.map(({ id }) => id))('%s twice takes few draw calls', async (id) => {
  const { session } = await openGame({ gameId: id, board: 'two-sides', ...SIZE });
  session.clock.step(4);
  session.clock.step(1 / 60);
  draws = 0;
  session.clock.step(1 / 60);
  expect(draws).toBeGreaterThan(5);
  expect(draws).toBeLessThanOrEqual(MOST_DRAW_CALLS);
});

/** Everything that exists on the stage, without what is drawn for the moment. */
function counted({ app }: OpenGame): number {
  const count = (things: readonly { readonly children: readonly unknown[] }[]): number =>
    things.reduce((sum, { children }) => sum + 1 + count(children as typeof things), 0);
  return count(app.stage.children);
}

test(`${MINUTES} minutes leave as much behind as the first questions`, async () => {
  const game = await openGame({ board: 'two-sides' });
  const { session } = game;
  const elements = () => game.host.querySelectorAll('*').length;
  const bothAnswer = () => SIDES.forEach((side) => answerOn(session, side, true));
  bothAnswer();
  bothAnswer();
  session.clock.step(6);
  const before = { objects: counted(game), elements: elements(), controls: controlsOf(game) };
  // One side answers wrong and is helped, over and over, and the other waits.
  while (session.clock.now < MINUTES * 60) {
    answerOn(session, 'left', false);
    session.clock.step(20);
  }
  bothAnswer();
  session.clock.step(9);
  expect(elements()).toBe(before.elements);
  expect(controlsOf(game)).toBeLessThanOrEqual(before.controls + 8);
  expect(counted(game)).toBeLessThanOrEqual(before.objects * 1.15);
  expect(game.broken).toEqual([]);
});

const controlsOf = ({ session }: OpenGame) => session.stage!.controls.list.length;
