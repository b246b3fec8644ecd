import { Sprite, type Container } from 'pixi.js';
import { afterEach, expect, test } from 'vitest';
import { READ_SECONDS } from '#engine/audio/captions.ts';
import { Plate } from '#engine/plays/cookie-crunch/plate.ts';
import { Vessel } from '#engine/plays/none-left-fun/vessel.ts';
import { answer, answerOn, goTo } from '#engine/workbench/checkpoints.ts';
import { closeGames, openGame, type OpenGame } from './open-game.ts';
import { allIn, shownAlpha, thingsOn } from './tree.ts';

/** Nothing is asked before it is true: where things are taken out of the empty one first, it is asked for afterwards. */

afterEach(closeGames);

const STEP = 1 / 60;
const LONGEST_SECONDS = 8;
/** Out of the pot, in design pixels. */
const RISES = 20;
/** Every cookie has come by then, and until then none is eaten. */
const [SEEN_FROM, SEEN_UNTIL] = [0.7, 1];
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

test.each([
  ['cookie-crunch-count', 'off'],
  ['cookie-crunch-count-medium', 'off'],
  ['cookie-crunch-count-medium', 'on'],
  ['cookie-crunch-count-hard', 'off'],
] as const)(
  '%s, calm %s: it is asked how many are left when the last one is eaten',
  async (gameId, calmMotion) => {
    const game = await openGame({ gameId, settings: { calmMotion } });
    goTo(game.session, 'play', 'first', 1);
    const { voice } = game.session.stage!;
    const [plate] = thingsOn(game, Plate);
    const whole = game.session.stage!.pictures.texture('cookie/cookie');
    const lying = () =>
      allIn(plate!.rows).filter(
        (thing) => thing instanceof Sprite && thing.texture === whole && shownAlpha(thing) > 0.5,
      ).length;
    const told: (readonly [string | undefined, boolean])[] = [];
    for (let seconds = 0; seconds < LONGEST_SECONDS; seconds += STEP) {
      if (seconds > SEEN_FROM && seconds < SEEN_UNTIL) expect(lying()).toBe(plate!.rows.things.length);
      const { text } = voice.captions;
      if (text !== told.at(-1)?.[0]) told.push([text, lying() === plate!.left.length]);
      game.session.clock.advance(STEP);
    }
    const asked = told.filter(([text]) => text === 'How many are left?');
    expect(asked).toEqual([['How many are left?', true]]);
    // What is taken away is told while it is.
    expect(told.find(([text]) => /take away/.test(text ?? ''))?.[1]).toBe(false);
  },
);

test.each([
  ['cookie-crunch-count', 'off'],
  ['number-sandwich', 'off'],
  ['number-detective', 'on'],
  ['number-trail', 'off'],
] as const)(
  '%s, calm %s: no word of the question before stands under the next one',
  async (gameId, calmMotion) => {
    const game = await openGame({ gameId, settings: { calmMotion } });
    goTo(game.session, 'play', 'question', 1);
    const facts = game.session.soFar!.questions.map(({ right }) => right);
    const { voice } = game.session.stage!;
    const next = () => Number(game.session.scene!.describe()['question']);
    for (const asked of [1, 2, 3]) {
      answer(game.session, true);
      while (next() === asked) game.session.clock.advance(STEP);
      for (let seconds = 0; seconds < 2; seconds += STEP) {
        if (seconds > READ_SECONDS)
          expect(facts[asked - 1]).not.toContain(voice.captions.text ?? 'nothing is read');
        game.session.clock.advance(STEP);
      }
    }
  },
);

test('what has just begun to be said when the next question comes can still be read', async () => {
  const game = await openGame({ gameId: 'total-treasure-hunt-medium' });
  goTo(game.session, 'play', 'question', 1);
  const { voice } = game.session.stage!;
  answer(game.session, true);
  while (game.session.scene!.describe()['question'] === 1) {
    // Whenever it begins: the next question comes a step later.
    if (game.session.scene!.describe()['state'] !== 'asking') voice.say(['Your turn.']);
    game.session.clock.advance(STEP);
  }
  expect(voice.captions.text).toBe('Your turn.');
});
