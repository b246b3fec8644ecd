import type { Game } from '#engine/rules/game.ts';
import { DuetScene } from './duet.ts';
import { InstructionsScene } from './instructions.ts';
import { PlayScene } from './play.ts';
import { loadPicture } from './plays.ts';
import { ResultScene } from './result.ts';
import type { SceneSet } from './scene-events.ts';

/** The screens of a game; its picture module is fetched now. */
export async function loadScenes(game: Game): Promise<SceneSet> {
  const picture = await loadPicture(game);
  return {
    instructions: (stage, events) => new InstructionsScene(stage, picture, events),
    play: (stage, events, begun) => new PlayScene(stage, picture, events, begun),
    duet: (stage, events, begun) => new DuetScene(stage, picture, events, begun),
    result: (stage, outcome, events, kept) => new ResultScene(stage, outcome, events, kept),
  };
}
