import type { Container } from 'pixi.js';
import { afterEach, expect, test } from 'vitest';
import { Loupe } from '#engine/plays/number-detective/loupe.ts';
import { PinnedClue } from '#engine/plays/number-detective/pinned-clue.ts';
import { SmallCase } from '#engine/plays/number-detective/small-case.ts';
import { answer, goTo } from '#engine/workbench/checkpoints.ts';
import { closeGames, openGame, type OpenGame } from './open-game.ts';
import { thingsOn } from './tree.ts';

/** The number detective's lens, out of the paw, and the clue that comes out of a case. */

afterEach(closeGames);

const STEP = 1 / 60;

const open = async (calmMotion: 'on' | 'off'): Promise<OpenGame> => {
  const game = await openGame({
    gameId: 'number-detective',
    width: 960,
    height: 540,
    settings: { calmMotion },
  });
  // The second question of this round shows an amount: the two kinds take turns.
  goTo(game.session, 'play', 'question', 2);
  game.session.clock.advance(3);
  return game;
};

/** The lens that is out, if one is. */
const lensOf = (game: OpenGame): Container | undefined =>
  thingsOn(game, Loupe).find(({ visible }) => visible)?.children[0];
const inPaw = ({ app }: OpenGame): Container =>
  app.stage.getChildByLabel('guide', true)!.getChildByLabel('handR', true)!.children[0]!;
const onStage = ({ session }: OpenGame, thing: Container) =>
  session.scene!.root.toLocal({ x: 0, y: 0 }, thing);

test('the lens is over the case that was right in the frame in which it opens, follows it, and goes back', async () => {
  const game = await open('off');
  expect(lensOf(game)).toBe(undefined);
  answer(game.session, true);
  const heights: number[] = [];
  for (let at = 0; at < 0.68; at += STEP) {
    game.session.clock.advance(STEP);
    const opened = thingsOn(game, SmallCase).find(({ badge }) => badge.children.length > 0);
    if (!opened || at < 0.17) continue;
    const [lens, box] = [onStage(game, lensOf(game)!), onStage(game, opened.body)];
    expect(Math.hypot(lens.x - box.x, lens.y - box.y)).toBeLessThan(40);
    expect(inPaw(game).visible).toBe(false);
    heights.push(lens.y);
  }
  expect(Math.max(...heights) - Math.min(...heights)).toBeGreaterThan(40);
  game.session.clock.advance(0.5);
  expect(lensOf(game)).toBe(undefined);
  expect(inPaw(game).visible).toBe(true);
});

test.each(['off', 'on'] as const)('calm %s: it is around what is touched to be counted', async (calm) => {
  const game = await open(calm);
  const things = game.session.stage!.controls.list.filter(({ id }) => id.startsWith('thing-'));
  expect(things.length).toBeGreaterThan(0);
  // The next one is touched while the lens is still over the last.
  for (const thing of things) {
    game.session.dispatch(thing);
    game.session.clock.advance(0.2);
    const { x, y } = onStage(game, lensOf(game)!);
    const { x: left, y: top, width, height } = thing.rect();
    expect(x).toBeGreaterThan(left);
    expect(x).toBeLessThan(left + width);
    expect(y).toBeGreaterThan(top - height / 2);
    expect(y).toBeLessThan(top + height);
    expect(inPaw(game).visible).toBe(false);
  }
  game.session.clock.advance(1);
  expect(lensOf(game)).toBe(undefined);
  expect(inPaw(game).visible).toBe(true);
});

test('in calm motion the lens is never between paw and case', async () => {
  const game = await open('on');
  answer(game.session, true);
  const places = new Set<string>();
  for (let at = 0; at < 1.2; at += STEP) {
    game.session.clock.advance(STEP);
    const lens = lensOf(game);
    if (!lens || lens.parent!.alpha < 0.05) continue;
    const { x, y } = onStage(game, lens);
    places.add(`${Math.round(x)} ${Math.round(y)}`);
  }
  expect(places.size).toBe(1);
});

test('a clue comes out of the case that was right, and is pinned up beside the photo', async () => {
  const game = await open('off');
  const clue = () => thingsOn(game, PinnedClue)[1]!;
  const note = () => onStage(game, clue().children[1]!);
  const pin = onStage(game, clue());
  answer(game.session, true);
  let start: { readonly x: number; readonly y: number } | undefined;
  for (let at = 0; at < 1.3; at += STEP) {
    game.session.clock.advance(STEP);
    if (clue().way < 1) start ??= note();
  }
  const opened = thingsOn(game, SmallCase).find(({ badge }) => badge.children.length > 0)!;
  expect(Math.abs(start!.x - onStage(game, opened).x)).toBeLessThan(60);
  expect(start!.y - pin.y).toBeGreaterThan(200);
  expect(note().x).toBeCloseTo(pin.x, 1);
  expect(note().y).toBeCloseTo(pin.y, 1);
  expect(clue().children.map(({ alpha }) => alpha)).toEqual([1, 1, 1, 1]);
});
