import { Text } from 'pixi.js';
import { afterEach, expect, test } from 'vitest';
import { Trace } from '#engine/plays/shape-detective/trace.ts';
import { TenFrame } from '#engine/sprites/ten-frame.ts';
import { answer, goTo } from '#engine/workbench/checkpoints.ts';
import { closeGames, openGame, type OpenGame } from './open-game.ts';
import { shownAlpha, thingsOn } from './tree.ts';

/** What is asked by ear shows an ear to hear it again, and neither empty frames nor a large word to who cannot read. */

afterEach(closeGames);

const seen = (game: OpenGame) => thingsOn(game, TenFrame).map((frame) => shownAlpha(frame) > 0.9);
/** The middle of what is touched. */
const earOf = ({ session }: OpenGame) => {
  const ear = session.stage!.controls.find('ear')!.rect();
  return ear.x + ear.width / 2;
};

async function begin(options: Parameters<typeof openGame>[0]): Promise<OpenGame> {
  const game = await openGame(options);
  goTo(game.session, 'play', 'question', 1);
  game.session.clock.advance(1);
  return game;
}

test.each(['off', 'on'] as const)(
  'Sound Safari, calm %s: its frames come when there is something in them',
  async (calmMotion) => {
    const game = await begin({ gameId: 'sound-safari', settings: { calmMotion } });
    const { session } = game;
    expect(seen(game)).toEqual([false, false]);
    const alone = earOf(game);
    answer(session, true);
    session.clock.advance(0.7);
    expect(seen(game)).toEqual([true, true]);
    expect(earOf(game)).toBeLessThan(alone - 100);
    while (session.scene!.describe()['question'] === 1) session.clock.advance(0.1);
    expect(seen(game)).toEqual([false, false]);
    answer(session, false);
    answer(session, false);
    session.clock.advance(8);
    expect(seen(game)).toEqual([true, true]);
  },
);

test('Sound Safari without sound: they are there with the question in them', async () => {
  const game = await begin({
    gameId: 'sound-safari',
    settings: { calmMotion: 'off', voiceOn: false },
  });
  expect(seen(game)).toEqual([true, true]);
  const shown = () => thingsOn(game, TenFrame).reduce((sum, frame) => sum + frame.shown, 0);
  game.session.clock.advance(1.5);
  expect(shown()).toBe(Number(game.session.scene!.describe()['answer']));
});

test.each([0.42, 0.7])(
  'Sound Safari without sound: the ear listens alone; an answer after %s s has all of the number there at once',
  async (after) => {
    const game = await openGame({ gameId: 'sound-safari', settings: { calmMotion: 'off', voiceOn: false } });
    goTo(game.session, 'play', 'first', 1);
    game.session.clock.advance(0.4);
    expect(seen(game)).toEqual([false, false]);
    game.session.clock.advance(after - 0.4);
    answer(game.session, false);
    game.session.clock.advance(0.2);
    expect(seen(game)).toEqual([true, true]);
    const shown = thingsOn(game, TenFrame).reduce((sum, frame) => sum + frame.shown, 0);
    expect(shown).toBe(Number(game.session.scene!.describe()['answer']));
  },
);

test('Shape Detective: an ear says the question again, and the word is small', async () => {
  const game = await begin({ gameId: 'shape-detective' });
  const { session } = game;
  const { prompt } = session.soFar!.questions[0]!;
  const word = thingsOn(game, Text).find(({ text }) => text !== '' && prompt === `Find the ${text}.`)!;
  expect(word.style.fontSize).toBeLessThan(70);
  session.clock.advance(6);
  expect(session.stage!.voice.captions.text).not.toBe(prompt);
  session.dispatch(session.stage!.controls.find('ear')!);
  session.clock.advance(0.1);
  expect(session.stage!.voice.captions.text).toBe(prompt);
});

/** Whether the browser allows sound is not known before. */
test('Shape Detective without sound: its outline begins to be drawn once it is known that nothing is heard', async () => {
  const game = await openGame({ gameId: 'shape-detective', settings: { calmMotion: 'off', voiceOn: false } });
  goTo(game.session, 'play', 'first', 1);
  const drawn: number[] = [];
  for (let frame = 0; frame < 90; frame++) {
    game.session.clock.advance(1 / 60);
    drawn.push(Math.max(...thingsOn(game, Trace).map((trace) => trace.drawn)));
  }
  expect(Math.max(...drawn.slice(0, 28))).toBe(0);
  expect(drawn.at(-1)).toBeGreaterThan(0.3);
  expect(drawn, 'it never begins again').toEqual(drawn.toSorted((a, b) => a - b));
});
