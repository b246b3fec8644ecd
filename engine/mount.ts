import type { Application } from 'pixi.js';
import { exposeLab } from '#engine/core/lab.ts';
import { createSession, type OwnedSession, type SessionExtras } from '#engine/core/session.ts';
import type { GameOptions, GameSession } from '#engine/ports.ts';
import { loadScenes } from '#engine/scenes/load-scenes.ts';
import { nameShadersOnce } from '#engine/stage/shader-names.ts';

// Here, because whoever starts a renderer has loaded this file before.
nameShadersOnce();

/**
 * Starts a game on an initialised application that nobody else draws with. The one door for pages.
 * Throws for an unknown game id; everything that fails later is told through `options.onProblem`.
 */
export const mountGame = (app: Application, options: GameOptions): GameSession => openStage(app, options);

/** As `mountGame`, with what workbench and tests set and see beyond it. */
export function openStage(app: Application, options: GameOptions, extras: SessionExtras = {}): OwnedSession {
  const session = createSession(app, options, loadScenes, extras);
  if (import.meta.env.VITE_LAB === '1') session.onEnd(exposeLab(session, options.host));
  return session;
}
