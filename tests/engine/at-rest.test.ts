import { Text, type Container } from 'pixi.js';
import { afterEach, describe, expect, test } from 'vitest';
import { GAMES } from '#engine/games/catalogue.ts';
import type { Rect } from '#engine/layout/layout.ts';
import { createRandom } from '#engine/rules/random.ts';
import { Turns } from '#engine/rules/turns.ts';
import type { Friend } from '#engine/sprites/friend.ts';
import { answer, goTo } from '#engine/workbench/checkpoints.ts';
import { closeGames, openGame, type OpenGame } from './open-game.ts';

afterEach(closeGames);

/** When all has come and been said, and nobody has been idle for long. */
const COME_SECONDS = 5;
/** Worlds with a little animal in them. */
const WITH_FRIEND = [
  'cookie-crunch-count-medium',
  'cookie-crunch-count-hard',
  'total-treasure-hunt-medium',
  'total-treasure-hunt-hard',
];
const SIZES = [
  [1280, 720],
  [960, 540],
  [800, 600],
  [600, 800],
  [390, 844],
  [844, 390],
  [1260, 540],
] as const;

/** All that is seen of each part of the stage, by its way from the top. */
function pictureOf(root: Container, way = '', seen = new Map<string, string>()): Map<string, string> {
  root.children.forEach((child, index) => {
    if (!child.visible) return;
    const name = `${way}/${child.label || index}`;
    const { position, scale, rotation, alpha } = child;
    const numbers = [position.x, position.y, scale.x, scale.y, rotation, alpha];
    seen.set(
      `${name}#${index}`,
      [...numbers.map((n) => n.toFixed(3)), child instanceof Text ? child.text : ''].join(' '),
    );
    pictureOf(child, `${name}#${index}`, seen);
  });
  return seen;
}

/** What differs a second later, but for eyelids. */
function movedIn({ app, session }: OpenGame): readonly string[] {
  const before = pictureOf(app.stage);
  session.clock.advance(1);
  const after = pictureOf(app.stage);
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => !/lid[LR]/.test(name) && before.get(name) !== after.get(name),
  );
}

const friendIn = ({ app }: OpenGame) => app.stage.getChildByLabel('friend', true) as Friend;

describe('while a question is open nothing moves by itself but a blink', () => {
  test.each(GAMES.map(({ id }) => id))('%s', async (gameId) => {
    const game = await openGame({ gameId });
    goTo(game.session, 'play', 'question', 2);
    game.session.clock.advance(COME_SECONDS);
    expect(movedIn(game)).toEqual([]);
    answer(game.session, true);
    expect(movedIn(game).length, 'after an answer something does').toBeGreaterThan(0);
  });

  test('on both sides of a board', async () => {
    const game = await openGame({
      gameId: 'sound-safari',
      board: 'two-sides',
      turns: new Turns(4, createRandom(7)),
      width: 640,
      height: 360,
    });
    goTo(game.session, 'play', 'question', 1);
    game.session.clock.advance(COME_SECONDS);
    expect(movedIn(game)).toEqual([]);
  });
});

const meet = (a: Rect, b: Rect) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

describe.each(WITH_FRIEND)('the little animal in the world of %s', (gameId) => {
  test.each(SIZES)('is behind no answer at %i x %i', async (width, height) => {
    const game = await openGame({ gameId, width, height });
    goTo(game.session, 'play', 'question', 1);
    const { scale, width: wide, height: high } = game.session.stage!.layout();
    const { x, y, width: w, height: h } = friendIn(game).getBounds();
    const box = { x: x / scale, y: y / scale, width: w / scale, height: h / scale };
    expect(box.width).toBeGreaterThan(20);
    expect(box.x + box.width).toBeLessThan(wide + 4);
    expect(high - box.y, 'its head is seen').toBeGreaterThan(50);
    const answers = game.session.stage!.controls.list.filter(({ kind }) => kind === 'choice');
    expect(answers).toHaveLength(4);
    for (const { id, rect } of answers) expect(meet(box, rect()), id).toBe(false);
  });

  test('looks where the child plays, and is glad in another way each time', async () => {
    const game = await openGame({ gameId });
    goTo(game.session, 'play', 'question', 1);
    const friend = friendIn(game);
    const sleeps = gameId === 'total-treasure-hunt-hard';
    const [toy] = game.session.stage!.controls.list.filter(
      ({ kind, id }) => kind === 'toy' && id !== 'guide',
    );
    const before = { ...friend.gaze };
    game.session.dispatch(toy!);
    game.session.clock.advance(0.3);
    expect(friend.gaze.x !== before.x || friend.gaze.y !== before.y).toBe(!sleeps);
    const ways: string[] = [];
    for (let question = 1; question <= 3; question++) {
      answer(game.session, true);
      const moves = new Set<string>();
      for (let frame = 0; frame < 90; frame++) {
        game.session.clock.advance(1 / 60);
        const { y, scale, rotation } = friend.self;
        if (Math.abs(y) > 4) moves.add('hops');
        else if (Math.abs(rotation - friend.gaze.x * 0.07) > 0.02) moves.add('swings');
        else if (Math.abs(scale.y - 1) > 0.03) moves.add('bobs');
      }
      ways.push([...moves].sort().join());
      game.session.clock.advance(8);
    }
    expect(new Set(ways).size).toBe(3);
    expect(friend.self.y).toBeCloseTo(0);
    expect(friend.self.scale.y).toBeCloseTo(1);
  });

  test('is always glad the same way for who needs it so, and in calm motion stays as it is', async () => {
    const same = await openGame({ gameId, needs: { same: true } });
    goTo(same.session, 'play', 'question', 1);
    for (let question = 1; question <= 2; question++) {
      answer(same.session, true);
      const heights: number[] = [];
      for (let frame = 0; frame < 90; frame++) {
        same.session.clock.advance(1 / 60);
        heights.push(friendIn(same).self.y);
      }
      expect(heights.every((y) => y === 0)).toBe(true);
      same.session.clock.advance(8);
    }
    const calm = await openGame({ gameId, settings: { calmMotion: 'on' } });
    goTo(calm.session, 'play', 'question', 1);
    const { self } = friendIn(calm);
    answer(calm.session, true);
    for (let frame = 0; frame < 90; frame++) {
      calm.session.clock.advance(1 / 60);
      expect(self.alpha).toBe(1);
      expect([self.y, self.rotation, self.scale.x, self.scale.y]).toEqual([0, 0, 1, 1]);
    }
  });
});
