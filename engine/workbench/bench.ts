import type { Application } from 'pixi.js';
import { gameOrThrow } from '#engine/games/catalogue.ts';
import { findItem, mostSupportOf } from '#engine/games/items.ts';
import { dealtPlan } from '#engine/games/replay.ts';
import type { Clock } from '#engine/kernel/clock.ts';
import { openStage } from '#engine/mount.ts';
import type { GameOptions } from '#engine/ports.ts';
import type { Game } from '#engine/rules/game.ts';
import type { Planned, Support } from '#engine/rules/played.ts';
import { createRandom } from '#engine/rules/random.ts';
import { Turns } from '#engine/rules/turns.ts';
import type { OwnedSession } from '#engine/session/session.ts';
import { goTo, type SceneName } from './checkpoints.ts';
import { momentCount, momentName, type WorkbenchParams } from './params.ts';

/** What is open in the workbench. Created with time stopped, at the start of what is shown. */
export interface Bench {
  readonly clock: Clock;
  /** Undefined for a movement or a thing alone. */
  readonly session: OwnedSession | undefined;
  /** The range of the time slider. */
  readonly seconds: number;
  /** Seconds since the start of what is shown. */
  readonly at: number;
  readonly problems: readonly string[];
  dispose(): void;
}

const SCRUB_SECONDS = 12;
const CHILDREN = 24;

/** Scenes that only a class at the board has. */
const OF_CLASS: {
  readonly [S in SceneName]?: (params: WorkbenchParams) => Pick<GameOptions, 'board' | 'turns'>;
} = {
  turns: ({ seed }) => ({ board: 'whole-class', turns: new Turns(CHILDREN, createRandom(seed)) }),
  duet: () => ({ board: 'two-sides' }),
};

/** What the seed deals, with as little support as is wanted and the game can do with. */
function planFor(game: Game, seed: number, wanted: WorkbenchParams['support']): readonly Planned[] {
  const dealt = dealtPlan(game, seed);
  if (wanted === 'dealt') return dealt;
  const supportFor = (id: string) => Math.min(Number(wanted), mostSupportOf(game, findItem(id)!)) as Support;
  return dealt.map((planned) => ({ ...planned, support: supportFor(planned.item) }));
}

/** A game at the wanted moment. */
export async function openGame(app: Application, host: HTMLElement, params: WorkbenchParams): Promise<Bench> {
  const silent = params.mute ? { voiceOn: false, effectsOn: false, musicOn: false } : {};
  const session = openStage(
    app,
    {
      gameId: params.game,
      player: { avatar: params.avatar, xp: 95, needs: { same: params.same } },
      theme: params.theme,
      cameFrom: undefined,
      host,
      seed: params.seed,
      ...(params.day === 'none' ? {} : { day: params.day }),
      plan: (seed) => ({ plan: planFor(gameOrThrow(params.game), seed, params.support), tells: false }),
      ...OF_CLASS[params.scene]?.(params),
      onResult: () => Promise.resolve('saved'),
      onKept() {},
      onLeave: (to) => console.info(`leave: ${to}`),
      onProblem: (message) => console.warn(`told: ${message}`),
      onBroken: ({ error }) => console.warn(`broken: ${String(error)}`),
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
