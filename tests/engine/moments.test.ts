import { afterEach, expect, test } from 'vitest';
import { GAMES } from '#engine/games/catalogue.ts';
import { goTo } from '#engine/workbench/checkpoints.ts';
import { closeGames, openGame } from './open-game.ts';

afterEach(closeGames);

test.each(GAMES.map(({ id }) => id))('%s: the moment of a second wrong answer has two', async (gameId) => {
  const { session } = await openGame({ gameId });
  goTo(session, 'play', 'chosen-wrong', 2);
  expect(session.scene!.describe()).toMatchObject({ tries: 2 });
});
