import type { Application } from 'pixi.js';
import { openNook } from '#engine/mount-nook.ts';
import { NOOK_STATES, type NookName } from './nooks.ts';
import type { Bench } from './bench.ts';
import type { WorkbenchParams } from './params.ts';

/** The Nook as a bench: what is bought is not kept. */
export async function openNookBench(
  app: Application,
  host: HTMLElement,
  params: WorkbenchParams,
): Promise<Bench> {
  const silent = params.mute ? { voiceOn: false, effectsOn: false, musicOn: false } : {};
  const session = openNook(
    app,
    {
      host,
      nook: NOOK_STATES[params.nook as NookName],
      largest: 100,
      player: { avatar: params.avatar, xp: 95 },
      theme: params.theme,
      seed: params.seed,
      onDeal: ({ thing, sell }) => console.info(`${sell ? 'sold' : 'bought'}: ${thing}`),
      onRoom: ({ placed }) => console.info(`room: ${placed.length} things`),
      onLeave: () => console.info('leave: home'),
      onProblem: (message) => console.warn(`told: ${message}`),
      onBroken: (error) => console.warn(`broken: ${String(error)}`),
    },
    {
      stepped: true,
      settings: { ...silent, reach: params.reach, calmMotion: params.calm ? 'on' : 'device' },
    },
  );
  await session.ready;
  const { clock } = session;
  const began = clock.now;
  return {
    clock,
    session: undefined,
    seconds: 12,
    get at() {
      return clock.now - began;
    },
    problems: session.problems,
    dispose: () => session.dispose(),
  };
}
