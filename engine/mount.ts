import type { Application } from 'pixi.js';
import { exposeLab } from '#engine/core/lab.ts';
import { createSession, type OwnedSession, type SceneSet, type SessionExtras } from '#engine/core/session.ts';
import type { Game } from '#engine/games/game.ts';
import { loadPlay } from '#engine/games/plays.ts';
import type { GameOptions, GameSession } from '#engine/ports.ts';
import { InstructionsScene } from '#engine/scenes/instructions.ts';
import { PlayScene } from '#engine/scenes/play.ts';
import { ResultScene } from '#engine/scenes/result.ts';

async function loadScenes(game: Game): Promise<SceneSet> {
  const createPlay = await loadPlay(game.family);
  return {
    instructions: (stage, events) => new InstructionsScene(stage, events),
    play: (stage, events) => new PlayScene(stage, createPlay, events),
    result: (stage, finished, events) => new ResultScene(stage, finished, events),
  };
}

/**
 * Starts a game on an initialised application that nobody else draws with. The one door for pages.
 * Throws for an unknown game id; everything that fails later is told through `options.onProblem`.
 */
export const mountGame = (app: Application, options: GameOptions): GameSession => openStage(app, options);

/** As `mountGame`, with what workbench and tests set and see beyond it. */
export function openStage(app: Application, options: GameOptions, extras: SessionExtras = {}): OwnedSession {
  const session = createSession(app, options, loadScenes, extras);
  if (!import.meta.env.DEV && import.meta.env['VITE_LAB'] !== '1') return session;
  const hide = exposeLab(session, options.host);
  const { dispose } = session;
  session.dispose = () => {
    hide();
    dispose();
  };
  return session;
}
