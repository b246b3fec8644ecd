import type { Container } from 'pixi.js';
import { afterEach, expect, test } from 'vitest';
import { Loupe } from '#engine/plays/number-detective/loupe.ts';
import { PinnedClue } from '#engine/plays/number-detective/pinned-clue.ts';
import type { Friend } from '#engine/sprites/friend.ts';
import type { Guide } from '#engine/sprites/guide.ts';
import { answer, goTo } from '#engine/workbench/checkpoints.ts';
import { closeGames, openGame, type OpenGame } from './open-game.ts';
import { CaseBoard } from '#engine/plays/number-detective/case-board.ts';
import { thingsOn } from './tree.ts';

/** The number detective's lens, out of the paw, and the clue that comes out of a case. */

afterEach(closeGames);

const STEP = 1 / 60;

const open = async (calmMotion: 'on' | 'off', width = 960, height = 540): Promise<OpenGame> => {
  const game = await openGame({
    gameId: 'number-detective',
    width,
    height,
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
const isInPaw = (game: OpenGame): boolean => inPaw(game).visible && inPaw(game).children[0]!.visible;
const onStage = ({ session }: OpenGame, thing: Container) =>
  session.scene!.root.toLocal({ x: 0, y: 0 }, thing);

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
    expect(isInPaw(game)).toBe(false);
  }
  game.session.clock.advance(1);
  expect(lensOf(game)).toBe(undefined);
  expect(isInPaw(game)).toBe(true);
});

test('in calm motion the paw has the clue until it is on its pin, and then the lens again', async () => {
  const game = await open('on');
  answer(game.session, true);
  const had: boolean[] = [];
  for (let at = 0; at < 1.2; at += STEP) {
    game.session.clock.advance(STEP);
    expect(lensOf(game)).toBe(undefined);
    had.push(!isInPaw(game));
  }
  const steps = had.filter(Boolean).length;
  expect(steps).toBeGreaterThan(20);
  expect(had.lastIndexOf(true) - had.indexOf(true)).toBe(steps - 1);
  expect(isInPaw(game)).toBe(true);
});

test.each([
  [960, 540],
  [800, 600],
  [390, 844],
])('at %i x %i a paw leaps up with the clue, and has it until it is on its pin', async (width, height) => {
  const game = await open('off', width, height);
  const guide = game.app.stage.getChildByLabel('guide', true)! as Guide;
  const hand = guide.getChildByLabel('handR', true)!;
  const clue = () => thingsOn(game, PinnedClue)[1]!;
  const shown = () => clue().parent!.parent!.alpha === 1;
  const places: { readonly x: number; readonly y: number }[] = [];
  const far = (thing: Container) => {
    const [paw, other] = [onStage(game, hand), onStage(game, thing)];
    return Math.hypot(paw.x - other.x, paw.y - other.y);
  };
  answer(game.session, true);
  let away: number | undefined;
  for (let at = 0; at < 1.3; at += STEP) {
    game.session.clock.advance(STEP);
    if (hand.children.length > 1) {
      places.push(onStage(game, hand));
      expect(isInPaw(game)).toBe(false);
    }
    if (shown()) away ??= far(clue());
  }
  expect(places.length).toBeGreaterThan(20);
  expect(places[0]!.y - places.at(-1)!.y).toBeGreaterThan(150);
  expect(away).toBeLessThan(20);
  expect(hand.children).toHaveLength(1);
  expect(isInPaw(game)).toBe(true);
  expect([guide.body.x, guide.body.y]).toEqual([0, 0]);
  expect(clue().children.map(({ alpha }) => alpha)).toEqual([1, 1, 1, 1]);
});

test('who took the cookies comes out of the box when all cases are solved, and not before', async () => {
  const game = await open('off');
  const raccoon = game.app.stage.getChildByLabel('friend', true) as Friend;
  expect(raccoon.isAway).toBe(true);
  for (let left = 120; left > 0 && game.session.phase === 'playing' && raccoon.isAway; left--) {
    if (game.session.scene!.describe()['state'] === 'asking') answer(game.session, true);
    expect(raccoon.isAway).toBe(true);
    game.session.clock.advance(0.5);
  }
  expect(raccoon.isAway).toBe(false);
  game.session.clock.advance(0.6);
  expect(raccoon.getBounds().right, 'all of it is on the stage').toBeLessThan(game.host.clientWidth);
});

const SIZES = [
  [960, 540],
  [800, 600],
  [600, 800],
  [390, 844],
] as const;

test.each(SIZES)('at %i x %i the guide passes before no clue of the open case', async (width, height) => {
  const game = await open('off', width, height);
  const face = game.app.stage.getChildByLabel('guide', true)!.getChildByLabel('head', true)!;
  const trunk = thingsOn(game, CaseBoard)[0]!;
  answer(game.session, true);
  for (let at = 0; at < 1.4; at += STEP) {
    game.session.clock.advance(STEP);
    const { x, y, width: wide, height: high } = face.getBounds();
    for (const clue of trunk.clue.body.children) {
      const seen = clue.getBounds();
      const isBeside = x + wide <= seen.x || x >= seen.x + seen.width;
      const isApart = isBeside || y + high <= seen.y || y >= seen.y + seen.height;
      expect(isApart, `after ${at.toFixed(2)} s`).toBe(true);
    }
  }
});

test.each(SIZES)(
  'at %i x %i there is room between two cases, and the lens is held up',
  async (width, height) => {
    const game = await open('off', width, height);
    const { scale } = game.session.stage!.layout();
    const rects = game.session
      .stage!.controls.list.filter(({ kind }) => kind === 'choice')
      .map(({ rect }) => rect());
    for (const [index, one] of rects.entries())
      for (const other of rects.slice(index + 1)) {
        const apart = Math.max(
          Math.abs(one.x - other.x) - Math.min(one.width, other.width),
          Math.abs(one.y - other.y) - Math.min(one.height, other.height),
        );
        expect(apart).toBeGreaterThanOrEqual(40);
      }
    const guide = game.app.stage.getChildByLabel('guide', true)! as Guide;
    const lens = inPaw(game).getBounds();
    expect(lens.y + lens.height, 'over the floor').toBeLessThan(guide.getGlobalPosition().y - 20 * scale);
  },
);
