import { afterEach, expect, test, vi } from 'vitest';
import { Graphics } from 'pixi.js';
import { answer, goTo } from '#engine/workbench/checkpoints.ts';
import { frames } from './frames.ts';
import { closeGames, openGame, type OpenGame } from './open-game.ts';

afterEach(closeGames);

/** Enough for everything that was under way to be drawn. */
const SETTLING = 3;
const WATCHED = 12;
/** The instructions still move, after everything has come in. */
const BEFORE_REST_SECONDS = 4;
/** And have come to rest, whatever was under way. */
const RESTED_SECONDS = 12;

/** How often the stage is drawn in so many browser frames. */
async function drawsIn({ app }: OpenGame, count: number): Promise<number> {
  const render = vi.spyOn(app.renderer, 'render');
  await frames(count);
  const draws = render.mock.calls.length;
  render.mockRestore();
  return draws;
}

/** After a right answer: while a question is open nothing moves. */
async function playing(): Promise<OpenGame> {
  const game = await openGame({ gameId: 'number-detective' });
  goTo(game.session, 'play', 'question', 1);
  answer(game.session, true);
  game.session.clock.start();
  await frames(SETTLING);
  return game;
}

test('a paused game draws nothing, and what changes meanwhile once', async () => {
  const game = await playing();
  expect(await drawsIn(game, WATCHED)).toBeGreaterThan(WATCHED / 2);
  window.dispatchEvent(new Event('blur'));
  expect(game.session.clock.paused).toBe(true);
  await frames(SETTLING);
  expect(await drawsIn(game, WATCHED)).toBe(0);
  game.app.stage.addChild(new Graphics()).rect(0, 0, 9, 9).fill('#fff');
  expect(await drawsIn(game, WATCHED)).toBe(1);
  const spot = game.app.stage.children.at(-1)!;
  spot.x += 5;
  expect(await drawsIn(game, WATCHED)).toBe(1);
  spot.alpha = 0.5;
  expect(await drawsIn(game, WATCHED)).toBe(1);
  game.host.style.width = '400px';
  expect(await drawsIn(game, WATCHED)).toBeGreaterThan(0);
  expect(await drawsIn(game, WATCHED)).toBe(0);
  window.dispatchEvent(new Event('focus'));
  expect(await drawsIn(game, WATCHED)).toBe(1);
});

test('nothing is drawn behind the settings, and the game goes on after them', async () => {
  const game = await playing();
  game.session.stage!.openSettings();
  expect(game.session.clock.paused).toBe(true);
  await frames(SETTLING);
  expect(await drawsIn(game, WATCHED)).toBe(0);
  game.session.clock.resume('sheet');
  expect(await drawsIn(game, WATCHED)).toBeGreaterThan(WATCHED / 2);
});

test('instructions that nobody answers come to rest, and move again when somebody touches the stage', async () => {
  const game = await openGame();
  const { clock, stage } = game.session;
  clock.advance(BEFORE_REST_SECONDS);
  clock.start();
  expect(await drawsIn(game, WATCHED)).toBeGreaterThan(WATCHED / 2);
  for (let times = 0; times < 2; times++) {
    clock.advance(RESTED_SECONDS);
    await frames(SETTLING);
    expect(game.session.phase).toBe('instructions');
    expect(await drawsIn(game, WATCHED)).toBe(0);
    stage!.onFreePress.forEach((pressed) => pressed());
    await frames(SETTLING);
    expect(await drawsIn(game, WATCHED)).toBeGreaterThan(WATCHED / 2);
  }
});

test('a frame that is stepped by hand is drawn, changed or not', async () => {
  const game = await openGame();
  const drawn = drawsIn(game, 1);
  game.session.clock.step(0);
  game.session.clock.step(0);
  expect(await drawn).toBe(2);
});
