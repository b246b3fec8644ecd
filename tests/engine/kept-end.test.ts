import { Text } from 'pixi.js';
import { afterEach, expect, test } from 'vitest';
import { GAMES } from '#engine/games/catalogue.ts';
import { KeptEnd } from '#engine/scenes/kept-end.ts';
import { answer, goTo } from '#engine/workbench/checkpoints.ts';
import { closeGames, openGame, type OpenGame } from './open-game.ts';
import { thingsOn } from './tree.ts';

afterEach(closeGames);

const keptIn = (game: OpenGame) => thingsOn(game, KeptEnd)[0];
const textsIn = (game: OpenGame) => thingsOn(game, Text).map(({ text }) => text);

/** Plays a round without a mistake, up to five seconds into its result. */
async function playThrough(gameId: string): Promise<OpenGame> {
  const game = await openGame({ gameId });
  const { session } = game;
  goTo(session, 'play', 'first', 1);
  for (let left = session.stage!.game.rewards.questionsCount; left > 0; left--) answer(session, true);
  for (let left = 20; left > 0 && session.phase === 'playing'; left -= 0.1) session.clock.advance(0.1);
  session.clock.advance(5);
  session.clock.step(0);
  return game;
}

test.each(['cookie-crunch-count', 'none-left-fun', 'number-trail-high-climb', 'shape-detective'])(
  '%s: what the round built stays beside its result, on any stage, and goes with it',
  async (gameId) => {
    const game = await playThrough(gameId);
    const { session, host } = game;
    expect(session.phase).toBe('result');
    for (const [width, height] of [
      [480, 270],
      [270, 480],
      [400, 300],
    ] as const) {
      Object.assign(host.style, { width: `${width}px`, height: `${height}px` });
      session.stage!.settings.change({ reach: 'low' });
      session.stage!.settings.change({ reach: 'normal' });
      session.clock.step(0);
      const box = keptIn(game)!.getBounds();
      expect(box.width).toBeGreaterThan(width / 8);
      expect(box.x).toBeGreaterThanOrEqual(-1);
      expect(box.right).toBeLessThanOrEqual(width + 1);
      expect(box.bottom).toBeLessThanOrEqual(height);
    }
    const kept = keptIn(game)!;
    session.stage!.controls.find('play-again')!.activate();
    session.clock.step(1);
    expect(kept.destroyed).toBe(true);
    expect(session.scene!.describe()).toMatchObject({ question: 1, score: 0 });
    expect(game.broken).toEqual([]);
  },
);

test('a round that was not played to its end keeps nothing', async () => {
  const game = await openGame();
  goTo(game.session, 'result', 'poor', 1);
  expect(keptIn(game)).toBeUndefined();
});

test.each(GAMES.slice(0, 3))('$id: below the score stands what was worked out', async ({ id, rewards }) => {
  const game = await openGame({ gameId: id });
  goTo(game.session, 'result', 'poor', 1);
  const words = `You worked out ${rewards.questionsCount} of ${rewards.questionsCount}.`;
  expect(textsIn(game)).toContain(words);
  expect(game.host.querySelector('[data-result]')!.textContent).toContain(words);
});
