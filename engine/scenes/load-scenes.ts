import type { SceneSet } from '#engine/core/session.ts';
import type { Game } from '#engine/games/game.ts';
import { loadPlay } from '#engine/games/plays.ts';
import { InstructionsScene } from './instructions.ts';
import { PlayScene } from './play.ts';
import { ResultScene } from './result.ts';

/** The three screens of a game; its picture is fetched now. */
export async function loadScenes(game: Game): Promise<SceneSet> {
  const family = await loadPlay(game.family);
  return {
    instructions: (stage, events) => new InstructionsScene(stage, events),
    play: (stage, events) => new PlayScene(stage, family, events),
    result: (stage, outcome, events) => new ResultScene(stage, outcome, events),
  };
}
