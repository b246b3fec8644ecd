import { Container, Sprite } from 'pixi.js';
import { afterEach, expect, test } from 'vitest';
import { closeGames, openGame, type OpenGame } from './open-game.ts';

afterEach(closeGames);

const ALL = ['paper-hat', 'star-glasses', 'cape'] as const;

/** What is to be seen of it, wherever in the scene. */
function worn({ app, session }: OpenGame): readonly string[] {
  const { pictures } = session.stage!;
  const sprites: Sprite[] = [];
  const look = (node: Container) => {
    if (node instanceof Sprite) sprites.push(node);
    node.children.forEach(look);
  };
  look(app.stage);
  return ALL.filter(
    (thing) =>
      pictures.has(`outfits/${thing}`) &&
      sprites.some(({ texture }) => texture === pictures.texture(`outfits/${thing}`)),
  );
}

test('the guide wears in a game what the child has put on it, in the round too', async () => {
  const game = await openGame({ outfit: ALL });
  expect(worn(game)).toEqual(ALL);
  game.session.machine.send('start');
  game.session.clock.advance(3);
  expect(worn(game)).toEqual(ALL);
  expect(game.session.problems).toEqual([]);
});

test("the game's own hat stays on its head", async () => {
  const game = await openGame({ gameId: 'cookie-crunch-count', outfit: ALL });
  expect(worn(game)).toEqual(['star-glasses', 'cape']);
});

test('where nothing is worn, nothing of it is fetched', async () => {
  const game = await openGame();
  expect(ALL.filter((thing) => game.session.stage!.pictures.has(`outfits/${thing}`))).toEqual([]);
});
