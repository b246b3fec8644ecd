import { Sprite, Text } from 'pixi.js';
import { afterEach, describe, expect, test } from 'vitest';
import { Filling } from '#engine/plays/number-sandwich/filling.ts';
import { Flowers } from '#engine/plays/number-sandwich/flowers.ts';
import { Guest } from '#engine/plays/number-sandwich/guest.ts';
import { Queue } from '#engine/plays/number-sandwich/queue.ts';
import { Sandwich } from '#engine/plays/number-sandwich/sandwich.ts';
import { Tower } from '#engine/plays/number-sandwich/tower.ts';
import { Grown } from '#engine/sprites/grown.ts';
import { NumberLine } from '#engine/sprites/number-line.ts';
import { answer, goTo } from '#engine/workbench/checkpoints.ts';
import { closeGames, openGame, type OpenGame } from './open-game.ts';
import { allIn, shownAlpha, thingsOn } from './tree.ts';

/** Number Sandwich is a bar: fillings on dishes, who waits at a hatch, and a tall sandwich that is bitten at the end. */

afterEach(closeGames);

/** How many pictures of this name are seen of the tall sandwich. */
function seen(game: OpenGame, name: string): number {
  const picture = game.session.stage!.pictures.texture(`sandwich/${name}`);
  return allIn(thingsOn(game, Tower)[0]!).filter(
    (thing) =>
      thing instanceof Sprite && thing.texture === picture && thing.visible && shownAlpha(thing) > 0.5,
  ).length;
}

const layers = (game: OpenGame) => thingsOn(game, Grown)[0]!.count;

describe.each(['off', 'on'] as const)('a tall sandwich, calm %s', (calmMotion) => {
  test('has a layer for each number worked out, one less waits, and it is bitten at the end', async () => {
    const game = await openGame({ gameId: 'number-sandwich', settings: { calmMotion } });
    const { session } = game;
    goTo(session, 'play', 'question', 1);
    for (let asked = 1; asked <= 10; asked++) {
      expect(layers(game)).toBe(asked - 1);
      expect([seen(game, 'bun'), seen(game, 'bitten-bun')]).toEqual([0, 0]);
      expect(thingsOn(game, Queue)[0]!.count, 'wait').toBe(10 - asked);
      answer(session, true);
      while (session.scene!.describe()['question'] === asked && asked < 10) session.clock.advance(0.1);
    }
    const bun: number[] = [];
    const bitten: number[] = [];
    for (let at = 0; at < 12 && session.phase === 'playing'; at += 0.1) {
      session.clock.advance(0.1);
      if (session.phase !== 'playing') break;
      bun.push(seen(game, 'bun'));
      bitten.push(seen(game, 'bitten-bun'));
    }
    expect(layers(game)).toBe(10);
    expect(thingsOn(game, Queue)[0]!.count, 'all who were served are there once more').toBe(10);
    expect(bun.indexOf(1)).toBeGreaterThan(0);
    expect(bitten.indexOf(1)).toBeGreaterThan(bun.indexOf(1));
    expect(bun.at(-1)).toBe(0);
    expect(bitten.at(-1)).toBe(1);
  });
});

test('each number lies on a dish, of which only the right one turns', async () => {
  const game = await openGame({ gameId: 'number-sandwich', settings: { calmMotion: 'on' } });
  goTo(game.session, 'play', 'question', 1);
  const dishes = thingsOn(game, Filling);
  expect(dishes).toHaveLength(3);
  answer(game.session, true);
  game.session.clock.advance(0.5);
  const wanted = String(game.session.scene!.describe()['answer']);
  expect(dishes.filter(({ badge }) => badge.children.length > 0).map(({ id }) => id)).toEqual([wanted]);
});

test('a tablet that is turned while the number line helps shows slices and line as if it had been so from the start', async () => {
  const places: (readonly number[])[] = [];
  for (const turned of [false, true]) {
    const [width, height] = turned ? [512, 384] : [384, 512];
    const game = await openGame({ gameId: 'number-sandwich', width, height });
    goTo(game.session, 'play', 'hint', 2);
    if (turned) {
      Object.assign(game.host.style, { width: '384px', height: '512px' });
      // Lays out anew at once, for the new size, too.
      game.session.stage!.settings.change({ reach: 'normal' });
      game.session.clock.advance(0.1);
    }
    const [line] = thingsOn(game, NumberLine);
    const { left, right } = thingsOn(game, Sandwich)[0]!;
    const boxes = [line!, left.body, right.body].map((thing) => thing.getBounds());
    // How high the line is tells how far its hops are.
    places.push(boxes.flatMap(({ x, y, width: wide }) => [x, y, wide].map(Math.round)));
    game.close();
  }
  expect(places[1]).toEqual(places[0]);
});

test('in calm motion the filling is seen between the slices before they close, and somebody always waits', async () => {
  const game = await openGame({ gameId: 'number-sandwich', settings: { calmMotion: 'on' } });
  goTo(game.session, 'play', 'question', 1);
  const { left, right } = thingsOn(game, Sandwich)[0]!;
  const wanted = String(game.session.scene!.describe()['answer']);
  const isOpen = () => left.body.x === 0 && right.body.x === 0 && shownAlpha(left.body) === 1;
  const between = () =>
    allIn(thingsOn(game, Sandwich)[0]!).some(
      (thing) => thing instanceof Text && thing.text === wanted && shownAlpha(thing) > 0.95,
    );
  answer(game.session, true);
  let seenOpen = 0;
  for (let frame = 0; frame < 150; frame++) {
    game.session.clock.advance(1 / 60);
    if (between() && isOpen()) seenOpen++;
    // Until they are eaten there is no moment without them.
    if (frame < 68) expect(shownAlpha(left.body), `at ${frame}`).toBe(1);
    const heads = allIn(thingsOn(game, Queue)[0]!).filter((thing) => thing instanceof Guest);
    expect(heads.filter((head) => shownAlpha(head) > 0.95).length, `at ${frame}`).toBeGreaterThanOrEqual(4);
  }
  expect(seenOpen).toBeGreaterThan(25);
});

test('the flower that is paid with passes behind the fact, over none of its numbers', async () => {
  const game = await openGame({ gameId: 'number-sandwich' });
  goTo(game.session, 'play', 'question', 10);
  answer(game.session, true);
  let shared = 0;
  for (let frame = 0; frame < 120; frame++) {
    game.session.clock.advance(1 / 60);
    const { next } = thingsOn(game, Flowers)[0]!;
    const drawn = allIn(game.session.scene!.root);
    const behind = drawn.slice(0, drawn.indexOf(next));
    const flower = next.getBounds().rectangle;
    if (shownAlpha(next) < 0.05) continue;
    shared++;
    const covered = behind.filter(
      (thing) =>
        thing instanceof Text &&
        /^\d+$/.test(thing.text) &&
        shownAlpha(thing) > 0.1 &&
        thing.getBounds().rectangle.intersects(flower),
    );
    expect(covered, `at ${frame}`).toEqual([]);
  }
  expect(shared).toBeGreaterThan(10);
});
