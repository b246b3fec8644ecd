import { afterEach, expect, test } from 'vitest';
import { answer, answerOn, goTo } from '#engine/workbench/checkpoints.ts';
import { closeGames, openGame, type OpenGame } from './open-game.ts';

/** Nothing is asked before it is true: where things are taken out of the empty one first, it is asked for afterwards. */

afterEach(closeGames);

const STEP = 1 / 60;
const LONGEST_SECONDS = 8;
const NONE_LEFT = 'Which one has none left?';

/** What the right choice is called in each step until the question is asked aloud, and in that step. */
function untilAsked({ session }: OpenGame, prompt: string, side = ''): readonly string[] {
  const names: string[] = [];
  for (let seconds = 0; seconds < LONGEST_SECONDS; seconds += STEP) {
    const id = `${side}choice-${String(session.scene!.describe()['answer'])}`;
    names.push(session.stage!.controls.find(id)!.label);
    if (session.stage!.voice.captions.text === prompt) return names;
    session.clock.advance(STEP);
  }
  throw new Error(`"${prompt}" was not asked`);
}

const isEmpty = (name: string) => name.endsWith(': nothing inside');

function expectTaken(names: readonly string[], taken: number): void {
  const things = names[0]!.split(': ')[1]!.split(', ');
  expect(things).toHaveLength(taken);
  expect(isEmpty(names[0]!)).toBe(false);
  expect(isEmpty(names.at(-1)!)).toBe(true);
  // It does not change back.
  expect(names.slice(names.findIndex(isEmpty)).every(isEmpty)).toBe(true);
}

test('none left: the things are out before it is asked, and named until then', async () => {
  const game = await openGame({ gameId: 'none-left-fun' });
  goTo(game.session, 'play', 'question', 1);
  for (const taken of [2, 1, 3]) {
    for (let index = 0; index < (taken === 2 ? 2 : 3); index++) answer(game.session, true);
    while (game.session.scene!.describe()['state'] !== 'asking') game.session.clock.advance(STEP);
    expectTaken(untilAsked(game, NONE_LEFT), taken);
  }
});

test('without sound it is so in every question', async () => {
  const game = await openGame({
    gameId: 'none-left-fun',
    settings: { calmMotion: 'off', voiceOn: false },
  });
  game.session.machine.send('start');
  expectTaken(untilAsked(game, 'Find the empty one.'), 2);
});

test('for two sides, too', async () => {
  const game = await openGame({ gameId: 'none-left-fun', board: 'two-sides' });
  goTo(game.session, 'duet', 'question', 2);
  for (const side of ['left', 'right'] as const) answerOn(game.session, side, true);
  while (game.session.scene!.describe()['state'] !== 'asking') game.session.clock.advance(STEP);
  expectTaken(untilAsked(game, NONE_LEFT, 'left-'), 2);
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
