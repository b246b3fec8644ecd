import { Sprite, type Container, type PointData } from 'pixi.js';
import { afterEach, describe, expect, test } from 'vitest';
import { Crab } from '#engine/plays/treasure-hunt/crab.ts';
import { GemFrame } from '#engine/plays/treasure-hunt/gem-frame.ts';
import { Heap } from '#engine/plays/treasure-hunt/heap.ts';
import { Hoard } from '#engine/plays/treasure-hunt/hoard.ts';
import { SeaChest } from '#engine/plays/treasure-hunt/sea-chest.ts';
import { answer, goTo } from '#engine/workbench/checkpoints.ts';
import { closeGames, openGame, type OpenGame } from './open-game.ts';
import { allIn, shownAlpha, thingsOn } from './tree.ts';

/** What is seen in the chest: all that was added, counted, and then as much as came. */

afterEach(closeGames);

const GAMES = ['total-treasure-hunt', 'total-treasure-hunt-medium', 'total-treasure-hunt-hard'] as const;
/** Where a thing is, in the stage's design pixels. */
const placeOf = (thing: Container, { session }: OpenGame): PointData =>
  session.scene!.root.toLocal({ x: 0, y: 0 }, thing);
const asked = async (options: Parameters<typeof openGame>[0]) => {
  const game = await openGame(options);
  goTo(game.session, 'play', 'question', 1);
  return game;
};

describe.each(GAMES)('%s', (gameId) => {
  test.each(['off', 'on'] as const)(
    'calm %s: all that was added lies in the chest in rows of five before the lid falls, and nothing after it',
    async (calmMotion) => {
      const game = await openGame({ gameId, width: 960, height: 540, settings: { calmMotion } });
      goTo(game.session, 'play', 'question', 1);
      const sum = Number(game.session.scene!.describe()['answer']);
      const [chest] = thingsOn(game, SeaChest);
      const { lying } = chest!.counted;
      answer(game.session, true);
      let most = 0;
      let still = 0;
      let places: PointData[] = [];
      for (let frame = 0; frame < 90; frame++) {
        game.session.clock.advance(1 / 60);
        if (!chest!.isOpen || shownAlpha(lying) < 1) continue;
        const seen = lying.children.filter(({ alpha }) => alpha === 1);
        const now = seen.map(({ x, y }) => ({ x, y }));
        most = seen.length;
        still = JSON.stringify(now) === JSON.stringify(places) ? still + 1 : 0;
        places = now;
      }
      expect(most).toBe(sum);
      // So long it is seen as it lies there.
      expect(still).toBeGreaterThan(5);
      const lines = [...new Set(places.map(({ y }) => y))];
      expect(lines).toHaveLength(sum > 10 ? 2 : 1);
      for (const line of lines) {
        const at = places
          .filter(({ y }) => y === line)
          .map(({ x }) => x)
          .toSorted((one, other) => one - other);
        const steps = at.slice(1).map((x, index) => x - at[index]!);
        // After each five the step is wider.
        steps.forEach((step, index) =>
          expect(step / steps[0]!).toBeCloseTo((index + 1) % 5 === 0 ? 1.5 : 1, 3),
        );
      }
      expect(chest!.isOpen).toBe(false);
      expect(shownAlpha(lying)).toBe(0);
    },
  );

  test('crabs press the lid down: their claws are on its upper edge', async () => {
    const game = await asked({ gameId, width: 960, height: 540 });
    const [chest] = thingsOn(game, SeaChest);
    const crabs = thingsOn(game, Crab);
    answer(game.session, true);
    for (let frame = 0; frame < 110; frame++) {
      game.session.clock.advance(1 / 60);
      if (chest!.isOpen) continue;
      const lid = chest!.lidTop('falling');
      for (const crab of crabs) {
        expect(placeOf(crab, game).y).toBeLessThanOrEqual(lid + 6);
        expect(placeOf(crab, game).y).toBeGreaterThanOrEqual(chest!.lidTop('shut'));
      }
      return;
    }
    expect.fail('the lid did not fall');
  });

  test('a crab draws the cloth over: it is where the hem is', async () => {
    if (gameId === 'total-treasure-hunt') return;
    const game = await openGame({ gameId, width: 960, height: 540 });
    goTo(game.session, 'play', 'first', 1);
    const covered = thingsOn(game, Heap).find(({ isCovered }) => isCovered);
    expect(covered).toBeUndefined();
    const lowest: number[] = [];
    for (let frame = 0; frame < 120; frame++) {
      game.session.clock.advance(1 / 60);
      const heap = thingsOn(game, Heap).find(({ isCovered }) => isCovered);
      if (heap) lowest.push(heap.size.height / 2 - heap.crab.y);
    }
    expect(Math.min(...lowest)).toBeLessThan(30);
    const [heap] = thingsOn(game, Heap).filter(({ isCovered }) => isCovered);
    expect(heap!.crab.y).toBeCloseTo(heap!.edge + 4, 3);
  });
});

test('what lies in the chest is what went into it: as many of each kind', async () => {
  const game = await asked({ gameId: GAMES[0], width: 960, height: 540 });
  const texture = ({ children }: Container) => (children.at(-1) as Sprite).texture;
  const went = thingsOn(game, GemFrame)[0]!.counted.map(({ body }) => texture(body));
  answer(game.session, true);
  game.session.clock.advance(1.35);
  const lying = allIn(thingsOn(game, Hoard)[0]!).filter((thing) => thing instanceof Sprite && thing.visible);
  const names = (textures: readonly { readonly uid: number }[]) =>
    textures.map(({ uid }) => uid).toSorted((a, b) => a - b);
  expect(names(lying.map((sprite) => (sprite as Sprite).texture))).toEqual(names(went));
});
