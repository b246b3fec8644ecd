import type { Container } from 'pixi.js';
import { afterEach, expect, test } from 'vitest';
import { gameOrThrow } from '#engine/games/catalogue.ts';
import { dealtPlan } from '#engine/games/replay.ts';
import { Bag } from '#engine/plays/cookie-crunch/bag.ts';
import type { Support } from '#engine/rules/played.ts';
import type { GameOptions } from '#engine/ports.ts';
import { loadScenes } from '#engine/scenes/load-scenes.ts';
import { AnswerTile } from '#engine/sprites/answer-tile.ts';
import { startStage, type DemoStage } from './demo-stage.ts';

/** What a plan hides, until it is looked at or help comes. */

let stage: DemoStage;
afterEach(() => stage.dispose());

async function play(gameId: string, support: Support, more: Partial<GameOptions> = {}) {
  const game = gameOrThrow(gameId);
  const plan = dealtPlan(game, 7).map((one) => ({ ...one, support }));
  stage = await startStage({
    scenes: await loadScenes(game),
    options: { gameId, seed: 7, plan: () => ({ plan, tells: false }), ...more },
    extras: { settings: { voiceOn: false } },
  });
  stage.session.machine.send('start');
  go(6);
}
const go = (seconds: number) => stage.session.clock.advance(seconds);
const controls = () => stage.session.stage!.controls.list;
const toys = () => controls().flatMap(({ id, kind }) => (kind === 'toy' && id !== 'guide' ? [id] : []));
const choices = () => controls().flatMap(({ id, kind }) => (kind === 'choice' ? [id] : []));
const touch = (id: string) =>
  controls()
    .find((control) => control.id === id)!
    .activate();
const told = () => stage.session.scene!.describe();
const recorded = () => (told()['records'] as readonly { help: number }[])[0];

test.each([
  ['cookie-crunch-count', 0, []],
  ['cookie-crunch-count', 1, ['cloth']],
  ['cookie-crunch-count', 2, ['cloth']],
  ['total-treasure-hunt', 0, ['plus']],
  ['total-treasure-hunt', 1, ['lid', 'plus']],
  ['total-treasure-hunt', 2, ['lid', 'lid-1', 'plus']],
] as const)('%s, support %i: what is hidden cannot be counted by touch', async (gameId, support, wanted) => {
  await play(gameId, support);
  const things = toys().filter((id) => /^(cookie|treasure)-/.test(id));
  expect(toys().filter((id) => !things.includes(id))).toEqual(wanted);
  expect(things.length === 0).toBe(support === 2 || wanted.some((id) => id === 'cloth'));
});

test.each([
  ['cookie-crunch-count', 'cloth'],
  ['total-treasure-hunt', 'lid'],
  ['total-treasure-hunt', 'plus'],
] as const)('%s: a look under the %s costs nothing, and counts as help', async (gameId, toy) => {
  await play(gameId, 2);
  touch(toy);
  go(4);
  touch(`choice-${String(told()['answer'])}`);
  expect(told()).toMatchObject({ score: 1, tries: 0 });
  expect(recorded()).toMatchObject({ wrong: 0, help: 2, support: 2 });
});

test.each(['cookie-crunch-count', 'total-treasure-hunt', 'number-trail', 'sound-safari', 'shape-detective'])(
  '%s: without a look nothing is recorded, and wrong answers and help go as always',
  async (gameId) => {
    const support = gameOrThrow(gameId).traits.mostSupport;
    await play(gameId, support);
    const wrong = choices().filter((id) => id !== `choice-${String(told()['answer'])}`);
    for (const id of wrong.slice(0, 2)) {
      touch(id);
      go(12);
    }
    touch(`choice-${String(told()['answer'])}`);
    expect(recorded()).toMatchObject({ wrong: 2, help: 0, support });
    go(12);
    expect(told()).toMatchObject({ question: 2 });
    expect(stage.session.problems).toEqual([]);
  },
);

test('a trail whose stones are hidden offers five numbers; walked stones can still be touched', async () => {
  await play('number-trail', 1);
  expect(choices()).toHaveLength(5);
  for (let stone = 0; stone < 3; stone++) {
    touch(`choice-${stone}`);
    go(6);
  }
  expect(choices()).toHaveLength(5);
  expect(toys()).toEqual(['walked-0', 'walked-1', 'walked-2']);
});

const tilesIn = (root: Container): readonly (AnswerTile | Bag)[] =>
  root.children.flatMap((child) =>
    child instanceof AnswerTile || child instanceof Bag ? [child] : tilesIn(child),
  );

test.each(['total-treasure-hunt', 'cookie-crunch-count'])(
  '%s: where a numeral is new, all carry as many dots while everything is in sight, and none once it is hidden',
  async (gameId) => {
    await play(gameId, 0);
    const numbers = tilesIn(stage.session.scene!.root).map(({ text }) => Number(text));
    const dotsWith = async (support: Support, ...news: readonly number[]) => {
      stage.dispose();
      await play(gameId, support, { newNumerals: () => new Set(news) });
      return tilesIn(stage.session.scene!.root).map(({ dots }) => dots);
    };
    expect(await dotsWith(0, numbers[1]!)).toEqual(numbers);
    expect(await dotsWith(0, 99)).toEqual(numbers.map(() => 0));
    expect(await dotsWith(1, numbers[1]!)).toEqual(numbers.map(() => 0));
  },
);
