import { afterEach, beforeEach, expect, test } from 'vitest';
import { GAMES } from '#engine/games/catalogue.ts';
import type { OwnedSession } from '#engine/session/session.ts';
import type { World } from '#engine/sprites/world.ts';
import { goTo } from '#engine/workbench/checkpoints.ts';
import { closeGames, openGame } from './open-game.ts';

const MOST_DRAW_CALLS = 30;
const SIZE = { width: 1280, height: 720 };

const gl = WebGL2RenderingContext.prototype;
const DRAWS = ['drawElements', 'drawArrays', 'drawElementsInstanced', 'drawArraysInstanced'] as const;
const UPLOADS = ['texImage2D', 'texSubImage2D'] as const;
const originals = Object.fromEntries([...DRAWS, ...UPLOADS].map((name) => [name, gl[name]]));
const calls = { draws: 0, uploads: 0 };
beforeEach(() => {
  for (const name of DRAWS) gl[name] = () => void (calls.draws += 1);
  for (const name of UPLOADS) {
    gl[name] = function (this: WebGL2RenderingContext, ...args: never[]) {
      calls.uploads += 1;
      return (originals[name] as (...args: never[]) => void).apply(this, args);
    };
  }
});
afterEach(() => {
  closeGames();
  Object.assign(gl, originals);
});

/** Whose scenes of the day take the most calls: lanterns and bunting indoors, weather outdoors. */
const DAY = '2026-12-06';

/** Calls of one frame, a second after everything has come to rest. */
function frameOf({ clock }: OwnedSession) {
  clock.step(1);
  clock.step(1 / 60);
  Object.assign(calls, { draws: 0, uploads: 0 });
  clock.step(1 / 60);
  return { ...calls };
}

test.each(GAMES.map(({ id }) => id))('%s takes few draw calls and sends no picture anew', async (id) => {
  const { session } = await openGame({ gameId: id, day: DAY, ...SIZE });
  goTo(session, 'play', 'question', 1);
  const waiting = frameOf(session);
  expect(waiting.draws).toBeGreaterThan(3);
  expect(waiting.draws).toBeLessThanOrEqual(MOST_DRAW_CALLS);
  expect(waiting.uploads).toBe(0);
  const { world } = session.scene as unknown as { readonly world: World };
  for (const passer of world.passers) {
    const passing = world.passBy(passer, 1, { calm: false });
    passing.totalTime(0.6);
    expect(frameOf(session).draws, passer).toBeLessThanOrEqual(MOST_DRAW_CALLS);
    passing.totalTime(passing.duration());
  }
  goTo(session, 'result', 'perfect', 1);
  expect(frameOf(session).draws).toBeLessThanOrEqual(MOST_DRAW_CALLS);
});
