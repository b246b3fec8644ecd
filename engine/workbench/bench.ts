import type { Application } from 'pixi.js';
import type { Clock } from '#engine/core/clock.ts';
import type { OwnedSession } from '#engine/core/session.ts';
import { openStage } from '#engine/mount.ts';
import { goTo } from './checkpoints.ts';
import { momentCount, momentName, type WorkbenchParams } from './params.ts';

/** What is open in the workbench. Made standing still, at the beginning of what is to be seen. */
export interface Bench {
  readonly clock: Clock;
  /** Undefined for a movement or a thing alone. */
  readonly session: OwnedSession | undefined;
  /** How far time can be scrubbed. */
  readonly seconds: number;
  /** Seconds since the beginning of what is to be seen. */
  readonly at: number;
  readonly problems: readonly string[];
  dispose(): void;
}

const SCRUB_SECONDS = 12;

/** A game at the wanted moment. */
export async function openGame(app: Application, host: HTMLElement, params: WorkbenchParams): Promise<Bench> {
  const silent = params.mute ? { voiceOn: false, effectsOn: false, musicOn: false } : {};
  const session = openStage(
    app,
    {
      gameId: params.game,
      player: { avatar: params.avatar, xp: 95 },
      theme: params.theme,
      cameFrom: undefined,
      host,
      seed: params.seed,
      onResult: () => Promise.resolve('saved'),
      onKept() {},
      onLeave: (to) => console.info(`leave: ${to}`),
      onProblem: (message) => console.warn(`told: ${message}`),
    },
    {
      stepped: true,
      settings: { ...silent, reach: params.reach, calmMotion: params.calm ? 'on' : 'device' },
    },
  );
  await session.ready;
  if (session.stage) goTo(session, params.scene, momentName(params.at), momentCount(params.at));
  const { clock } = session;
  const began = clock.now;
  return {
    clock,
    session,
    seconds: SCRUB_SECONDS,
    get at() {
      return clock.now - began;
    },
    problems: session.problems,
    dispose: () => session.dispose(),
  };
}
