import type { BoardMode } from '#engine/ports.ts';
import type { Game } from '#engine/rules/game.ts';
import { InstructionsScene } from './instructions.ts';
import { PlayScene } from './play.ts';
import { loadPicture } from './plays.ts';
import { ResultScene } from './result.ts';
import type { SceneSet } from './scene-events.ts';

/**
 * The screens of a game; its picture module is fetched now. board: how a class plays; undefined for a child alone. Rejects
 * when a file fails to load.
 */
export async function loadScenes(game: Game, board?: BoardMode): Promise<SceneSet> {
  const [picture, ofClass] = await Promise.all([
    loadPicture(game),
    board ? import('./of-class.ts') : undefined,
  ]);
  return {
    instructions: (stage, events) => new InstructionsScene(stage, picture, events),
    play: (stage, events, begun) => new PlayScene(stage, picture, events, begun, ofClass?.ClassBoard),
    duet:
      board === 'two-sides' && ofClass
        ? (stage, events, begun) => new ofClass.DuetScene(stage, picture, events, begun)
        : undefined,
    result: (stage, outcome, events, kept) => new ResultScene(stage, outcome, events, kept),
  };
}
