import { goTo } from '#engine/workbench/checkpoints.ts';
import { openGame, type OpenGame } from './open-game.ts';

/** Shape Detective, with its first question asked to the end. */
export async function openShapes(calmMotion: 'on' | 'off'): Promise<OpenGame> {
  const game = await openGame({ gameId: 'shape-detective', settings: { calmMotion } });
  goTo(game.session, 'play', 'question', 1);
  game.session.clock.advance(3);
  return game;
}
