import type { Container } from 'pixi.js';
import { afterEach, describe, expect, test } from 'vitest';
import { findGame } from '#engine/games/catalogue.ts';
import { sentencesOf } from '#engine/rules/clips.ts';
import { loadScenes } from '#engine/scenes/load-scenes.ts';
import { startStage, type DemoStage } from './demo-stage.ts';

let stage: DemoStage;
afterEach(() => stage.dispose());

const open = async (cameFrom: 'home' | 'play' = 'home') => {
  const scenes = await loadScenes(findGame('total-treasure-hunt')!);
  stage = await startStage({ scenes, options: { cameFrom }, extras: { settings: { voiceOn: false } } });
};
const go = (seconds: number) => stage.session.clock.advance(seconds);
const told = () => stage.session.scene!.describe();
const tries = () => stage.session.soFar!.tries;
const press = (name: string) =>
  [...stage.host.querySelectorAll<HTMLElement>('button, a')].find((el) => el.textContent === name)!.click();
const until = (test: () => boolean) => {
  for (let left = 60; left > 0 && !test(); left -= 0.1) go(0.1);
  expect(test()).toBe(true);
};

const play = async () => {
  await open();
  press('Start Game');
};
/** Chooses as soon as answers are taken. */
const choose = (right: boolean) => {
  const { gate, controls } = stage.session.stage!;
  until(() => gate.open && told()['state'] === 'asking');
  go(0.5);
  const id = `choice-${String(told()['answer'])}`;
  const choices = controls.list.filter((control) => control.kind === 'choice');
  choices.find((control) => (control.id === id) === right)!.activate();
};

describe('the instructions', () => {
  test('begin by themselves a second after coming from the list, and a countdown of 3 s leads into the game', async () => {
    await open('play');
    go(0.9);
    expect(told()['state']).toBe('waiting');
    go(0.2);
    expect(told()['state']).toBe('speaking');
    until(() => stage.session.phase === 'countdown');
    const instructions = stage.session.stage!.controls.find('instructions')!;
    expect(stage.session.isLive(instructions)).toBe(false);
    go(2.8);
    expect(stage.session.phase).toBe('countdown');
    go(0.3);
    expect(stage.session.phase).toBe('playing');
  });

  test('do not begin again when they were asked for before that second is over', async () => {
    await open('play');
    go(0.5);
    press('Play Instructions');
    go(1);
    const { log } = stage.session.stage!.channels;
    expect(log.filter(({ id }) => id.startsWith('instructions/'))).toHaveLength(1);
  });

  test('stay quiet for who comes from home', async () => {
    await open('home');
    go(5);
    expect(told()['state']).toBe('waiting');
  });

  test('"Start Game" cuts the countdown short', async () => {
    await open('play');
    until(() => stage.session.phase === 'countdown');
    press('Start Game');
    expect(stage.session.phase).toBe('playing');
    go(5);
    expect(told()['question']).toBe(1);
  });
});

describe('a question', () => {
  test('can be tried again 1.5 s after a wrong answer, not before', async () => {
    await play();
    choose(false);
    go(1.4);
    expect(told()).toMatchObject({ state: 'wrong', score: 0, tries: 1 });
    go(0.2);
    expect(told()).toMatchObject({ state: 'asking', question: 1 });
  });

  test('gives way to the next after a right answer, and scores', async () => {
    await play();
    choose(true);
    expect(told()).toMatchObject({ state: 'right', score: 1, question: 1 });
    until(() => told()['question'] === 2);
    expect(told()).toMatchObject({ state: 'asking', score: 1 });
  });

  test('is helped with: the scaffold at the second wrong answer, the answer itself at the third', async () => {
    await play();
    choose(false);
    choose(false);
    go(5);
    choose(false);
    go(4);
    const shown = stage.host.querySelector('[data-announce]')?.textContent;
    expect(shown).toBe(`Look, it is this one. ${String(told()['answer'])}.`);
    choose(true);
    expect(told()['records']).toMatchObject([{ wrong: 3, help: 0 }]);
    expect(tries().at(-1)).toMatchObject({ help: 3 });
  });

  test('names a third wrong answer to its end before it shows the right one', async () => {
    await play();
    choose(false);
    choose(false);
    go(5);
    const { voice, clock, channels } = stage.session.stage!;
    const heard: { readonly text: string; readonly at: number }[] = [];
    voice.captions.onChange((text) => text !== undefined && heard.push({ text, at: clock.now }));
    choose(false);
    until(() => heard.some(({ text }) => text === 'Look, it is this one.'));
    const [tried, named, way] = heard;
    expect(tried!.text).toBe('Try again.');
    const { clips, sentences } = channels.manifest;
    expect(way!.at - named!.at).toBeGreaterThan(clips[sentences[named!.text]!]!.seconds);
    // The whole way, and why it is right, before the answer.
    const { help, right } = stage.session.soFar!.questions[0]!;
    expect(heard.slice(2).map(({ text }) => text)).toEqual(
      [...help.map(({ say }) => say), right, 'Look, it is this one.'].flatMap(sentencesOf),
    );
  });

  test('is still helped with when a touch on something else cuts short what is said after the second wrong answer', async () => {
    await play();
    choose(false);
    choose(false);
    go(1);
    press('Instructions');
    go(9);
    choose(true);
    expect(tries().at(-1)).toMatchObject({ help: 2 });
  });

  test('is repeated once when nothing happens while it could be counted, then shown', async () => {
    await play();
    go(32);
    choose(true);
    expect(told()['records']).toMatchObject([{ wrong: 0, help: 2, pace: 3 }]);
  });
});

describe('a round', () => {
  test('counts from its last answer on, also for who leaves while it is praised', async () => {
    await play();
    for (let question = 1; question <= 10; question++) choose(true);
    expect(told()['state']).toBe('right');
    press('Back to All Games');
    expect(stage.left).toEqual(['all-games']);
    expect(stage.results).toMatchObject([{ score: 10, xpGained: 10, coinsGained: 18 }]);
  });
});

describe('the result', () => {
  test.each([
    [10, 'perfect', 200],
    [9, 'great', 0],
    [5, 'great', 0],
    [4, 'poor', 0],
  ])('of %i right is %s, with %i pieces of confetti', async (score, outcome, confetti) => {
    await play();
    stage.session.finish(score, []);
    go(0.45);
    expect(told()).toMatchObject({ outcome, particles: 0 });
    go(0.1);
    if (confetti > 0) expect(told()['particles']).toBe(confetti);
    else expect(told()['particles']).toBeLessThan(25);
  });

  test('hangs its medal before the guide, who hides nothing of it', async () => {
    await play();
    stage.session.finish(10, []);
    go(4);
    const { stage: root } = stage.session.stage!;
    const everythingIn = (view: Container): readonly Container[] => [
      view,
      ...view.children.flatMap(everythingIn),
    ];
    // As they are drawn, back to front.
    const shown = everythingIn(root).filter(({ label }) => label === 'guide' || label === 'medal');
    expect(shown.map(({ label, alpha }) => [label, alpha])).toEqual([
      ['guide', 1],
      ['medal', 1],
    ]);
  });

  test('takes no touch before its buttons are there, and then plays again', async () => {
    await play();
    stage.session.finish(7, []);
    go(0.9);
    press('Play Again');
    expect(stage.session.phase).toBe('result');
    go(0.3);
    press('Play Again');
    expect(stage.session.phase).toBe('playing');
    expect(told()).toMatchObject({ question: 1, score: 0 });
  });
});
