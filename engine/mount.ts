import type { Application } from 'pixi.js';
import { nameShadersOnce } from '#engine/kernel/shader-names.ts';
import type { GameOptions, GameSession } from '#engine/ports.ts';
import { loadScenes } from '#engine/scenes/load-scenes.ts';
import { exposeLab } from '#engine/session/lab.ts';
import { createSession, type OwnedSession, type SessionExtras } from '#engine/session/session.ts';

// Called here, because this module is loaded before any renderer starts.
nameShadersOnce();

/**
 * Starts a game on an initialised application that nobody else draws with: the only entry point for pages. Throws for
 * an unknown game id; later failures are reported through `options.onProblem`.
 */
export const mountGame = (app: Application, options: GameOptions): GameSession => openStage(app, options);

/** As `mountGame`, with the additional options and access of workbench and tests. */
export function openStage(app: Application, options: GameOptions, extras: SessionExtras = {}): OwnedSession {
  const session = createSession(app, options, loadScenes, extras);
  if (import.meta.env.VITE_LAB === '1') session.onEnd(exposeLab(session, options.host));
  return session;
}

export { filesAhead, warmRenderer } from '#engine/session/ahead.ts';
