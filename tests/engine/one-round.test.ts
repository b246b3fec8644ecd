import { Sprite, Text, type Container } from 'pixi.js';
import { afterEach, describe, expect, test } from 'vitest';
import { findGame } from '#engine/games/catalogue.ts';
import { asked } from '#engine/rules/common-words.ts';
import type { RoundBegun } from '#engine/rules/played.ts';
import { loadScenes } from '#engine/scenes/load-scenes.ts';
import { Guide } from '#engine/sprites/guide.ts';
import { ScoreBadge } from '#engine/sprites/score-badge.ts';
import type { GameOptions } from '#engine/ports.ts';
import { playedRound } from '#tests/support/played.ts';
import { startStage, type DemoStage } from './demo-stage.ts';

/** What the specification says of one round, from its instructions to its result, on real scenes. */

const TRAILS = ['number-trail', 'number-trail-heading-home', 'number-trail-high-climb'];
/** All stones are visible there, so no highlight has to be awaited. */
const OPEN_TRAILS = ['number-trail', 'number-trail-heading-home'];
const VOICE_OFF = { settings: { voiceOn: false } };

let stage: DemoStage;
afterEach(() => stage.dispose());

const open = async (gameId = 'total-treasure-hunt', options: Partial<GameOptions> = {}) => {
  const scenes = await loadScenes(findGame(gameId)!);
  stage = await startStage({ scenes, options: { gameId, ...options }, extras: VOICE_OFF });
};
const play = async (gameId?: string, options?: Partial<GameOptions>) => {
  await open(gameId, options);
  stage.session.machine.send('start');
};
const go = (seconds: number) => stage.session.clock.advance(seconds);
const told = () => stage.session.scene!.describe();
const heard = () => stage.session.stage!.channels.log.map(({ id }) => id);
const until = (isSo: () => boolean) => {
  for (let left = 60; left > 0 && !isSo(); left -= 0.1) go(0.1);
  expect(isSo()).toBe(true);
};
const choices = () => stage.session.stage!.controls.list.filter(({ kind }) => kind === 'choice');
/** Chooses as soon as answers are taken. */
const choose = (right: boolean) => {
  until(() => stage.session.stage!.gate.open && told()['state'] === 'asking');
  go(0.5);
  const id = `choice-${String(told()['answer'])}`;
  choices()
    .find((one) => one.enabled() && (one.id === id) === right)!
    .activate();
};
const openChoices = () => [
  ...stage.host.querySelectorAll<HTMLElement>('[data-choice]:not([aria-disabled="true"])'),
];
/** Presses the real element of a choice. */
const press = (name: string) =>
  openChoices()
    .find(({ textContent }) => textContent === name)!
    .click();
const wrongStones = () =>
  openChoices()
    .map(({ textContent }) => textContent!)
    .filter((name) => name !== String(told()['answer']));

/** All things on the stage of one kind, that are seen. */
function seen<T extends Container>(root: Container, kind: abstract new (...args: never[]) => T): T[] {
  if (!root.visible) return [];
  const below = root.children.flatMap((child) => seen(child, kind));
  return root instanceof kind ? [root, ...below] : below;
}

/** A round of which only the last question is left. */
function lastQuestionOf(gameId: string, seed: number): RoundBegun {
  const { plan, tries } = playedRound(gameId, { seed });
  return { attemptId: crypto.randomUUID(), seed, plan, tries: tries.slice(0, -1) };
}

test.each(['fox', 'cat', 'owl'] as const)('the instructions show the own avatar: %s', async (avatar) => {
  await open('sound-safari', { player: { avatar, xp: 0 } });
  const [guide, ...others] = seen(stage.session.scene!.root, Guide);
  expect(others).toEqual([]);
  const frames = seen(guide!, Sprite).map(({ texture }) => texture.label);
  expect(frames.filter((frame) => frame?.includes(`${avatar}/`)).length).toBeGreaterThan(3);
});

describe('a question', () => {
  test('while a game is played its title and description are seen, the score at the top right, and instructions are a press away', async () => {
    await play('number-sandwich');
    go(2);
    const { root } = stage.session.scene!;
    const { title, description } = findGame('number-sandwich')!;
    const texts = () => seen(root, Text).map(({ text }) => text);
    expect(texts()).toEqual(expect.arrayContaining([title, description, '+0']));
    choose(true);
    until(() => texts().includes('+1'));
    const [badge] = seen(root, ScoreBadge);
    const { x, y } = badge!.getGlobalPosition();
    const { width, height } = stage.app.screen;
    expect([x > width * 0.75, y < height * 0.2]).toEqual([true, true]);

    const told = () => heard().filter((clip) => clip === 'instructions/number-sandwich').length;
    expect(told()).toBe(0);
    const { controls } = stage.session.stage!;
    controls.list.find(({ label }) => label === 'Instructions')!.activate();
    expect(told()).toBe(1);
  });

  test('after a right answer the next question comes with the last word of what is said, heard or not, and is asked after it', async () => {
    await play();
    const { clips, sentences } = stage.session.stage!.channels.manifest;
    const said = stage.session.soFar!.questions[0]!.right;
    // Longer than everything that moves, so that it alone is waited for.
    Object.assign(clips[sentences[said]!]!, { seconds: 5 });
    choose(true);
    expect(heard()).toEqual(expect.arrayContaining(['effects/correct', sentences[said]]));
    const prompt = sentences[asked(stage.session.soFar!.questions[1]!)[0]!]!;
    go(3.7);
    expect(told()).toMatchObject({ state: 'right', question: 1, score: 1 });
    go(1.1);
    expect(told()).toMatchObject({ state: 'asking', question: 2, score: 1 });
    expect(heard()).not.toContain(prompt);
    go(0.6);
    expect(heard()).toContain(prompt);
  });
});

test('a wrong stone of number-trail-high-climb costs a point, and another one can be tapped after 1.5 s', async () => {
  await play('number-trail-high-climb');
  choose(true);
  choose(false);
  expect(told()).toMatchObject({ state: 'wrong', question: 2, score: 0 });
  go(1.4);
  expect(told()).toMatchObject({ state: 'wrong', question: 2 });
  go(0.2);
  expect(told()).toMatchObject({ state: 'asking', question: 2 });
  choose(true);
  expect(told()).toMatchObject({ state: 'right', question: 2, score: 1 });
});

test.each(OPEN_TRAILS)('a wrong stone of %s costs a point, and the next tap counts at once', async (id) => {
  await play(id);
  choose(true);
  choose(true);
  until(() => stage.session.stage!.gate.open && told()['question'] === 3);
  stage.step(0.5);
  const [first, second] = wrongStones();
  press(first!);
  expect(told()).toMatchObject({ question: 3, score: 1, tries: 1 });
  stage.step(0.2);
  // A second tap on the same stone counts as accidental.
  press(first!);
  expect(told()).toMatchObject({ question: 3, score: 1, tries: 1 });
  press(second!);
  expect(told()).toMatchObject({ question: 3, score: 0, tries: 2 });
  stage.step(0.2);
  press(String(told()['answer']));
  expect(told()).toMatchObject({ state: 'right', question: 3, score: 1 });
  until(() => told()['question'] === 4);
  choose(true);
  expect(told()).toMatchObject({ state: 'right', question: 4, score: 2 });
});

describe('the end of a round', () => {
  test.each(TRAILS)('%s takes nothing after its last stone', async (id) => {
    const resume = lastQuestionOf(id, 7);
    await play(id, { resume });
    const stones = choices();
    choose(true);
    const total = resume.plan.length;
    for (let taps = 0; taps < 10; taps++) {
      for (const stone of [...stones, ...choices()]) stone.activate();
      expect(stage.results).toMatchObject([{ score: total, totalQuestions: total }]);
      go(0.5);
    }
    until(() => stage.session.phase === 'result');
    expect(stage.results).toHaveLength(1);
  });

  test('the end of a round is cheered by one of four clips, by chance', async () => {
    const cheers = new Set<string>();
    for (let seed = 1; seed <= 8; seed++) {
      await play('number-trail', { seed, resume: lastQuestionOf('number-trail', seed) });
      choose(true);
      until(() => stage.session.phase === 'result');
      const cheer = heard().filter((clip) => ['good', 'hooray', 'nice', 'woohoo'].includes(clip));
      expect(cheer).toHaveLength(1);
      cheers.add(cheer[0]!);
      stage.dispose();
    }
    expect(cheers.size).toBeGreaterThan(2);
  });
});

describe('the result', () => {
  test.each([
    [10, 'perfect_game'],
    [5, 'great_game'],
    [4, 'poor_result'],
  ])('a result of %i is seen after half a second, and heard as %s after one', async (score, sound) => {
    await play();
    stage.session.finish(score, []);
    const announced = () => stage.host.querySelector('[data-announce]')?.textContent;
    go(0.45);
    expect(announced()).not.toContain(`${score} out of 10`);
    go(0.1);
    expect(announced()).toContain(`${score} out of 10`);
    go(0.4);
    expect(heard()).not.toContain(sound);
    go(0.1);
    expect(heard()).toContain(sound);
  });

  test('"Play Again" begins at nought, with other questions', async () => {
    await play();
    const first = stage.session.soFar!.questions;
    choose(true);
    stage.session.finish(7, []);
    stage.session.machine.send('again');
    const { questions, score, index } = stage.session.soFar!;
    expect([score, index, questions.length]).toEqual([0, 0, first.length]);
    expect(questions).not.toEqual(first);
  });
});
