import { Text } from 'pixi.js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { GAMES } from '#engine/games/catalogue.ts';
import { GhostHand } from '#engine/sprites/ghost-hand.ts';
import { goTo } from '#engine/workbench/checkpoints.ts';
import { closeGames, openGame, type OpenGame } from './open-game.ts';
import { shownAlpha, thingsOn } from './tree.ts';

const MOST_DRAW_CALLS = 30;
/** From the press on "Play Instructions" until everything was shown. */
const SHOWN_SECONDS = 4;

afterEach(closeGames);

const handIn = (game: OpenGame) => thingsOn(game, GhostHand)[0]!;
const textsIn = (game: OpenGame) =>
  thingsOn(game, Text)
    .filter((text) => text.visible && shownAlpha(text) > 0.5)
    .map(({ text }) => text);

const gl = WebGL2RenderingContext.prototype;
const DRAWS = ['drawElements', 'drawArrays', 'drawElementsInstanced', 'drawArraysInstanced'] as const;
const originals = Object.fromEntries(DRAWS.map((name) => [name, gl[name]]));
let draws = 0;
beforeEach(() => {
  for (const name of DRAWS) gl[name] = () => void (draws += 1);
});
afterEach(() => void Object.assign(gl, originals));

async function show(options: Parameters<typeof openGame>[0]): Promise<OpenGame> {
  const game = await openGame(options);
  goTo(game.session, 'instructions', 'start', 1);
  const { controls } = game.session.stage!;
  controls.find('play-instructions')!.activate();
  return game;
}

describe.each(GAMES.map(({ id }) => id))('%s shows how it is played', (gameId) => {
  test('in four seconds a hand presses an answer, and none of it counts or is announced', async () => {
    const game = await show({ gameId, width: 1280, height: 720 });
    const { clock, stage } = game.session;
    const said = () => game.host.querySelector('[data-announce]')!.textContent;
    const before = said();
    const most = { alpha: 0, draws: 0 };
    for (let left = SHOWN_SECONDS; left > 0; left -= 0.25) {
      draws = 0;
      clock.step(0.25);
      // A step draws once.
      most.draws = Math.max(most.draws, draws);
      most.alpha = Math.max(most.alpha, handIn(game).body.alpha);
    }
    expect(most.alpha).toBeGreaterThan(0.9);
    expect(handIn(game).body.alpha).toBe(0);
    expect(most.draws).toBeLessThanOrEqual(MOST_DRAW_CALLS);
    expect(said()).toBe(before);
    expect(game.host.querySelector('[data-prompt]')?.textContent ?? '').toBe('');
    expect(stage!.controls.list.filter(({ kind }) => kind === 'choice')).toEqual([]);
    expect(game.session.phase).toBe('instructions');
    expect(game.left).toEqual([]);
  });
});

test('while it is shown, the words and figures of the specification stay', async () => {
  const game = await show({ width: 1280, height: 720 });
  game.session.clock.step(2);
  expect(textsIn(game)).toEqual(
    expect.arrayContaining(['Total Treasure Hunt', 'How to Play', 'Game Stats', 'Questions', 'Max XP']),
  );
});

test('in calm motion the hand comes by alpha alone', async () => {
  const game = await show({ settings: { calmMotion: 'on' } });
  const places: string[] = [];
  for (let left = SHOWN_SECONDS; left > 0; left -= 0.1) {
    game.session.clock.advance(0.1);
    const { body } = handIn(game);
    if (body.alpha > 0) places.push(`${body.x} ${body.y} ${body.scale.x}`);
  }
  expect(new Set(places)).toEqual(new Set(['0 0 1']));
});

test('starting the game, asking again and turning the tablet in the middle of it leave nothing behind', async () => {
  const game = await show({});
  const { session, host } = game;
  session.clock.advance(1.6);
  session.stage!.controls.find('play-instructions')!.activate();
  session.clock.advance(1.9);
  Object.assign(host.style, { width: '270px', height: '480px' });
  session.stage!.settings.change({ reach: 'low' });
  session.clock.step(0.1);
  session.stage!.controls.find('start-game')!.activate();
  session.clock.step(3);
  expect(session.phase).toBe('playing');
  expect(thingsOn(game, GhostHand)).toEqual([]);
  expect(session.scene!.describe()).toMatchObject({ question: 1, score: 0, tries: 0 });
  expect(game.broken).toEqual([]);
});
