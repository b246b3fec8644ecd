import { afterEach, expect, test } from 'vitest';
import { GAMES } from '#engine/games/catalogue.ts';
import { Panel } from '#engine/sprites/panel.ts';
import { answer, goTo } from '#engine/workbench/checkpoints.ts';
import { closeGames, openGame } from './open-game.ts';
import { thingsOn } from './tree.ts';

/** Every game plays in a room of its own: things of the place, and never a framed board before it. */

afterEach(closeGames);

test.each(GAMES.map(({ id }) => id))('%s asks, helps and answers without a framed board', async (gameId) => {
  const game = await openGame({ gameId });
  const { session } = game;
  goTo(session, 'play', 'question', 1);
  expect(thingsOn(game, Panel)).toEqual([]);
  for (const right of [false, false, true]) {
    answer(session, right);
    session.clock.advance(3);
    expect(thingsOn(game, Panel)).toEqual([]);
  }
  expect(game.broken).toEqual([]);
});
