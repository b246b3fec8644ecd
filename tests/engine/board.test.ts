import { Text, type Container } from 'pixi.js';
import { afterEach, describe, expect, test } from 'vitest';
import { createLoadNotice } from '#engine/access/load-notice.ts';
import { SHOW_ME, TELL_YOUR_PARTNER } from '#engine/rules/class-words.ts';
import { SpeechCaption } from '#engine/sprites/speech-caption.ts';
import { answer } from '#engine/workbench/checkpoints.ts';
import { fingersOn } from './fingers.ts';
import { closeGames, openGame, type OpenGame } from './open-game.ts';

afterEach(closeGames);

const told = ({ session }: OpenGame) => session.scene!.describe();
const controls = ({ session }: OpenGame) => session.stage!.controls.list;
const choices = (game: OpenGame) => controls(game).filter(({ kind }) => kind === 'choice');
const showAnswers = (game: OpenGame) => {
  const { session } = game;
  for (let left = 100; left > 0 && told(game)['state'] !== 'asking'; left--) session.clock.advance(0.1);
  session.clock.advance(1);
  session.dispatch(session.stage!.controls.find('show-answers')!);
};

test('a class begins with its first question, and its round ends where it can choose again', async () => {
  const game = await openGame({ board: 'whole-class' });
  expect(game.session.phase).toBe('playing');
  for (let question = 1; question <= 10; question++) answer(game.session, true);
  game.session.clock.advance(12);
  expect(game.leaves).toEqual(['all-games']);
  expect(game.results).toMatchObject([{ score: 10 }]);
  expect(game.left).toEqual([]);
  expect(game.host.textContent).not.toMatch(/XP|Coins/);
});

test('a class that leaves has the star of each question it answered, from the first one on', async () => {
  const game = await openGame({ board: 'whole-class' });
  const back = () => game.session.dispatch(game.session.stage!.controls.find('back')!);
  answer(game.session, true);
  game.session.clock.advance(1);
  expect(back()).toBe(true);
  expect(game.left).toMatchObject([{ score: 1, finished: false }]);
  expect(game.leaves).toEqual(['all-games']);
});

test('a class that leaves before its first answer has nothing to look at', async () => {
  const game = await openGame({ board: 'whole-class' });
  game.session.clock.advance(5);
  game.session.dispatch(game.session.stage!.controls.find('back')!);
  expect(game.left).toEqual([]);
  expect(game.leaves).toEqual(['all-games']);
});

test('what did not load is told to a class once, and goes after a while', () => {
  const host = document.createElement('div');
  let passes = () => {};
  const notice = createLoadNotice(host, (seconds, fn) => {
    expect(seconds).toBeLessThanOrEqual(10);
    passes = fn;
    return () => undefined;
  });
  notice.add('sound: a clip did not load');
  expect(host.textContent).toBe('Some sounds did not load.');
  passes();
  expect(host.textContent).toBe('');
  notice.add('sound: another one did not load');
  expect(host.textContent).toBe('');
  notice.add('pictures: one did not load');
  expect(host.textContent).toBe('Some sounds and pictures did not load.');
});

test('nobody hurries a class: nothing is said or shown unasked', async () => {
  const game = await openGame({ board: 'whole-class' });
  game.session.clock.advance(5);
  const { log } = game.session.stage!.channels;
  const before = log.length;
  game.session.clock.advance(120);
  expect(log.length).toBe(before);
});

describe('everyone shows first', () => {
  test('there are no answers until the teacher asks for them, at every question', async () => {
    const game = await openGame({ board: 'everyone-shows' });
    const { session } = game;
    for (let question = 1; question <= 3; question++) {
      showAnswersAreHidden(game);
      showAnswers(game);
      expect(choices(game).length).toBeGreaterThan(2);
      expect(session.stage!.controls.find('show-answers')).toBeUndefined();
      answer(session, true);
      expect(told(game)).toMatchObject({ score: question });
      session.clock.advance(5);
    }
  });

  test('everybody is asked to show it, aloud and in the access layer: at length once, in short after that', async () => {
    const game = await openGame({ board: 'everyone-shows' });
    const { session, host } = game;
    const announced = () => host.querySelector('[data-announce]')!.textContent;
    const spoken = () => {
      const { log, manifest } = session.stage!.channels;
      return log.flatMap(({ channel, id }) =>
        channel === 'voice' ? (manifest.clips[id]?.caption ?? id) : [],
      );
    };
    session.clock.advance(14);
    expect(announced()).toMatch(/altogether\? Show me on your fingers\. Tell your partner how you know\.$/);
    expect(spoken().slice(-2)).toEqual([SHOW_ME, TELL_YOUR_PARTNER]);
    showAnswers(game);
    answer(session, true);
    session.clock.advance(16);
    expect(announced()).toMatch(/altogether\? Show me on your fingers\.$/);
    expect(spoken().filter((line) => line === SHOW_ME)).toHaveLength(2);
    expect(spoken().filter((line) => line === TELL_YOUR_PARTNER)).toHaveLength(1);
    expect(game.told).toEqual([]);
  });

  test('what stands in large letters is not shown a second time in the caption', async () => {
    const game = await openGame({ board: 'everyone-shows' });
    const { session } = game;
    const said = () => session.stage!.voice.captions.text;
    const advanceTo = (wanted: string) => {
      for (let left = 300; left > 0 && said() !== wanted; left--) session.clock.advance(0.1);
      expect(said()).toBe(wanted);
    };
    const captions = () => shownCaptions(game);
    advanceTo('How many altogether?');
    expect(captions()).toEqual(['How many altogether?']);
    advanceTo(SHOW_ME);
    expect(captions()).toEqual([]);
    advanceTo(TELL_YOUR_PARTNER);
    expect(captions()).toEqual([]);
  });

  test('the focus waits where they are asked for, and on no answer of before', async () => {
    const game = await openGame({ board: 'everyone-shows' });
    showAnswers(game);
    game.session.clock.step(0.5);
    const focused = () => document.activeElement?.textContent;
    game.host.querySelector<HTMLElement>('[data-choice]')!.focus();
    answer(game.session, true);
    game.session.clock.advance(8);
    showAnswersAreHidden(game);
    expect(focused()).toBe('Show the answers');
  });

  test('and goes from there to an answer, as soon as they are shown', async () => {
    const game = await openGame({ board: 'everyone-shows' });
    const { session, host } = game;
    session.clock.advance(3);
    session.clock.step(0);
    const button = [...host.querySelectorAll('button')].find(
      (one) => one.textContent === 'Show the answers',
    )!;
    button.focus();
    expect(document.activeElement).toBe(button);
    button.click();
    const answers = () => [...host.querySelectorAll<HTMLElement>('[data-choice]')];
    for (let frames = 0; frames < 40; frames++) {
      session.clock.step(1 / 60);
      expect(document.activeElement).toBe(answers()[0]);
    }
    expect(answers()[0]!.hasAttribute('aria-disabled')).toBe(false);
  });

  test('a second tap of whoever asked for them answers for nobody, whatever comes where the button was', async () => {
    const game = await openGame({ board: 'everyone-shows', width: 960, height: 540 });
    const { session } = game;
    session.clock.advance(3);
    const fingers = fingersOn(game);
    const { x, y, width } = fingers.middleOf('Show the answers');
    const tap = (at: number) => {
      fingers.down(1, at, y, { atMs: 1000 });
      fingers.up(1, at, y, { atMs: 1060 });
    };
    const isOnAnswer = (at: number) =>
      choices(game).some(({ rect }) => {
        const { x: left, y: top, width: wide, height: tall } = rect();
        return at >= left && at <= left + wide && y >= top && y <= top + tall;
      });
    tap(x);
    // Anywhere on the button: what comes there depends on how many answers there are.
    const places = [0, 0.25, -0.25].map((share) => x + share * width).filter(isOnAnswer);
    expect(places).not.toEqual([]);
    for (const at of places) {
      session.clock.advance(0.1);
      tap(at);
      expect(told(game)).toMatchObject({ state: 'asking', records: [] });
    }
    session.clock.advance(0.4);
    tap(places[0]!);
    expect(told(game)['state']).not.toBe('asking');
  });

  test('things can be counted meanwhile', async () => {
    const game = await openGame({ board: 'everyone-shows' });
    game.session.clock.advance(2);
    const toy = controls(game).find(({ id }) => id === 'treasure-0')!;
    expect(game.session.dispatch(toy)).toBe(true);
  });

  test('a wrong answer leaves the others there', async () => {
    const game = await openGame({ board: 'everyone-shows' });
    showAnswers(game);
    answer(game.session, false);
    game.session.clock.advance(3);
    expect(choices(game).length).toBeGreaterThan(1);
    expect(game.session.stage!.controls.find('show-answers')).toBeUndefined();
  });
});

/** None to press, none to read out, and the stage takes none. */
function showAnswersAreHidden(game: OpenGame): void {
  game.session.clock.step(2);
  expect(choices(game)).toEqual([]);
  expect(game.host.querySelectorAll('[data-choice]')).toHaveLength(0);
  expect(game.session.stage!.gate.open).toBe(false);
}

/** What the captions show. */
function shownCaptions({ app }: OpenGame): readonly string[] {
  const within = (thing: Container): readonly Container[] => [thing, ...thing.children.flatMap(within)];
  return within(app.stage)
    .filter((thing) => thing instanceof SpeechCaption && thing.visible)
    .flatMap(within)
    .flatMap((thing) => (thing instanceof Text ? [thing.text] : []));
}
