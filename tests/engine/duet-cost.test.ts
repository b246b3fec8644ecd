import { gsap } from 'gsap';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { GAMES } from '#engine/games/catalogue.ts';
import { SIDES } from '#engine/layout/sides.ts';
import { createRandom } from '#engine/rules/random.ts';
import { Turns } from '#engine/rules/turns.ts';
import { answer, answerOn } from '#engine/workbench/checkpoints.ts';
import { closeGames, openGame, type OpenGame } from './open-game.ts';

/** Source: the board's issue. One picture alone takes 30. */
const MOST_DRAW_CALLS = 55;
const SIZE = { width: 1280, height: 720 };
const MINUTES = 30;
/** Bytes: what is kept of 26 minutes in logs and caches. */
const MOST_GROWTH = 1_500_000;

const gl = WebGL2RenderingContext.prototype;
const DRAWS = ['drawElements', 'drawArrays', 'drawElementsInstanced', 'drawArraysInstanced'] as const;
const originals = Object.fromEntries(DRAWS.map((name) => [name, gl[name]]));
let draws = 0;
beforeEach(() => {
  for (const name of DRAWS) gl[name] = () => void (draws += 1);
});
afterEach(() => {
  closeGames();
  Object.assign(gl, originals);
});

test.each(GAMES.map(({ id }) => id))('%s twice takes few draw calls', async (id) => {
  const { session } = await openGame({ gameId: id, board: 'two-sides', ...SIZE });
  session.clock.step(4);
  session.clock.step(1 / 60);
  const drawn = () => {
    draws = 0;
    session.clock.step(1 / 60);
    return draws;
  };
  const asked = drawn();
  expect(asked).toBeGreaterThan(5);
  expect(asked).toBeLessThanOrEqual(MOST_DRAW_CALLS);
  // One side waits, its answer marked.
  answerOn(session, 'left', true);
  session.clock.step(2);
  session.clock.step(1 / 60);
  expect(drawn()).toBeLessThanOrEqual(MOST_DRAW_CALLS);
});

/** Everything that exists on the stage, without what is drawn for the moment. */
function counted({ app }: OpenGame): number {
  const count = (things: readonly { readonly children: readonly unknown[] }[]): number =>
    things.reduce((sum, { children }) => sum + 1 + count(children as typeof things), 0);
  return count(app.stage.children);
}

/** Bytes in use, after everything that can go is gone. */
async function heapInUse(): Promise<number> {
  await cdp().send('HeapProfiler.collectGarbage');
  return (await cdp().send('Runtime.getHeapUsage')).usedSize;
}

const existing = (game: OpenGame) => ({
  objects: counted(game),
  elements: game.host.querySelectorAll('*').length,
  controls: game.session.stage!.controls.list.length,
  animations: gsap.globalTimeline.getChildren().length,
});

const CLASSES = {
  'two sides': {
    options: () => ({ board: 'two-sides' as const }),
    answer: (session: OpenGame['session'], right: boolean) =>
      // One side answers wrong and is helped, over and over, and the other waits.
      (right ? SIDES : (['left'] as const)).forEach((side) => answerOn(session, side, right)),
  },
  'taking turns': {
    options: () => ({ board: 'whole-class' as const, turns: new Turns(30, createRandom(7)) }),
    answer,
  },
};

test.each(Object.entries(CLASSES))(
  `${MINUTES} minutes of %s leave as much behind as the first ones`,
  async (_, { options, answer: answers }) => {
    const game = await openGame(options());
    const { session } = game;
    const answeredUntil = (minutes: number) => {
      while (session.clock.now < minutes * 60) {
        answers(session, false);
        session.clock.step(20);
      }
      answers(session, true);
      session.clock.step(9);
    };
    answeredUntil(2);
    answeredUntil(4);
    const before = { ...existing(game), heap: await heapInUse() };
    answeredUntil(MINUTES);
    const after = { ...existing(game), heap: await heapInUse() };
    // Questions differ in how much there is to count and to choose from.
    expect(after.objects).toBeLessThanOrEqual(before.objects * 1.15);
    expect(after.elements).toBeLessThanOrEqual(before.elements + 2);
    expect(after.controls).toBeLessThanOrEqual(before.controls + 8);
    expect(after.animations).toBeLessThanOrEqual(before.animations + 4);
    expect(after.heap - before.heap).toBeLessThan(MOST_GROWTH);
    expect(game.broken).toEqual([]);
  },
);
