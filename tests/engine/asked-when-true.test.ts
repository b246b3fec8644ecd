import type { Container } from 'pixi.js';
import { afterEach, expect, test } from 'vitest';
import { Vessel } from '#engine/plays/none-left-fun/vessel.ts';
import { answer, answerOn, goTo } from '#engine/workbench/checkpoints.ts';
import { closeGames, openGame, type OpenGame } from './open-game.ts';

/** Nothing is asked before it is true: where things are taken out of the empty one first, it is asked for afterwards. */

afterEach(closeGames);

const STEP = 1 / 60;
const LONGEST_SECONDS = 8;
/** Out of the pot, in design pixels. */
const RISES = 20;
const NONE_LEFT = 'Which one has none left?';

const vesselsIn = (thing: Container): readonly Vessel[] =>
  thing instanceof Vessel ? [thing] : thing.children.flatMap(vesselsIn);

/** Whether everything that is taken out is out, in each step until the question is asked aloud, and in that step. */
function untilAsked({ app, session }: OpenGame, prompt: string, side = ''): readonly boolean[] {
  const { controls, voice } = session.stage!;
  const taken = vesselsIn(app.stage).flatMap((vessel) => vessel.taken.map(({ body }) => body));
  expect(taken.length).toBeGreaterThan(0);
  const lowest = taken.map(({ y }) => y);
  const steps: boolean[] = [];
  for (let seconds = 0; seconds < LONGEST_SECONDS; seconds += STEP) {
    const id = `${side}choice-${String(session.scene!.describe()['answer'])}`;
    // As the contract names it, whatever is still to be taken out.
    expect(controls.find(id)!.label).toMatch(/: nothing inside$/);
    steps.push(taken.every((body, index) => body.alpha === 0 || body.y < lowest[index]! - RISES));
    if (voice.captions.text === prompt) return steps;
    session.clock.advance(STEP);
  }
  throw new Error(`"${prompt}" was not asked`);
}

function expectOutWhenAsked(steps: readonly boolean[]): void {
  expect(steps[0]).toBe(false);
  expect(steps.at(-1)).toBe(true);
}

test('none left: the things are out before it is asked', async () => {
  const game = await openGame({ gameId: 'none-left-fun' });
  goTo(game.session, 'play', 'question', 1);
  for (const taken of [2, 1, 3]) {
    for (let index = 0; index < (taken === 2 ? 2 : 3); index++) answer(game.session, true);
    while (game.session.scene!.describe()['state'] !== 'asking') game.session.clock.advance(STEP);
    expectOutWhenAsked(untilAsked(game, NONE_LEFT));
  }
});

test('without sound it is so in every question', async () => {
  const game = await openGame({
    gameId: 'none-left-fun',
    settings: { calmMotion: 'off', voiceOn: false },
  });
  game.session.machine.send('start');
  expectOutWhenAsked(untilAsked(game, 'Find the empty one.'));
});

test('for two sides, too', async () => {
  const game = await openGame({ gameId: 'none-left-fun', board: 'two-sides' });
  goTo(game.session, 'duet', 'question', 2);
  for (const side of ['left', 'right'] as const) answerOn(game.session, side, true);
  while (game.session.scene!.describe()['state'] !== 'asking') game.session.clock.advance(STEP);
  expectOutWhenAsked(untilAsked(game, NONE_LEFT, 'left-'));
});

test('who answers before is not asked any more', async () => {
  const game = await openGame({ gameId: 'none-left-fun' });
  goTo(game.session, 'play', 'question', 1);
  for (let index = 0; index < 3; index++) answer(game.session, true);
  const { log, manifest } = game.session.stage!.channels;
  const asked = () => log.filter(({ id }) => id === manifest.sentences[NONE_LEFT]);
  while (game.session.scene!.describe()['question'] === 3) game.session.clock.advance(STEP);
  expect(asked()).toEqual([]);
});
