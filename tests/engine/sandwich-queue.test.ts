import { Sprite, type Container } from 'pixi.js';
import { afterEach, expect, test } from 'vitest';
import { GUESTS } from '#engine/games/number-sandwich/guests.ts';
import { Customer } from '#engine/plays/number-sandwich/customer.ts';
import { Filling } from '#engine/plays/number-sandwich/filling.ts';
import { Flowers } from '#engine/plays/number-sandwich/flowers.ts';
import { Queue } from '#engine/plays/number-sandwich/queue.ts';
import { Sandwich } from '#engine/plays/number-sandwich/sandwich.ts';
import type { Guide } from '#engine/sprites/guide.ts';
import { answer, goTo } from '#engine/workbench/checkpoints.ts';
import { closeGames, openGame, type OpenGame } from './open-game.ts';
import { allIn, shownAlpha, thingsOn } from './tree.ts';

/** Who waits at the sandwich bar, and how large everything there is. */

afterEach(closeGames);

/** Whose mouth is open at the slices. */
function eating({ session, ...game }: OpenGame): readonly Container[] {
  const { pictures } = session.stage!;
  const open = GUESTS.map((name) => pictures.texture(`guests/${name}-eats`));
  return allIn(thingsOn({ session, ...game }, Customer)[0]!).filter(
    (thing) =>
      thing instanceof Sprite && open.includes(thing.texture) && thing.visible && shownAlpha(thing) > 0.5,
  );
}

const part = ({ app }: OpenGame, label: string): Container => app.stage.getChildByLabel(label, true)!;

test('the guide brings the filling in its paw, and who was next eats the sandwich, large before all eyes', async () => {
  const game = await openGame({ gameId: 'number-sandwich', width: 960, height: 540 });
  goTo(game.session, 'play', 'question', 1);
  const [sandwich, customer] = [thingsOn(game, Sandwich)[0]!, thingsOn(game, Customer)[0]!];
  const waits = thingsOn(game, Queue)[0]!.next;
  answer(game.session, true);
  game.session.clock.advance(0.6);
  expect(Math.abs(part(game, 'armR').rotation)).toBeGreaterThan(0.7);
  const asked = String(game.session.scene!.describe()['answer']);
  const dish = thingsOn(game, Filling).find(({ id }) => id === asked);
  expect(dish!.food.alpha, 'it is in the paw').toBe(0);
  game.session.clock.advance(0.4);
  expect(eating(game)).toHaveLength(0);
  game.session.clock.advance(0.25);
  expect(customer.guest.guestName).toBe(waits);
  const [mouth] = eating(game).map((eats) => eats.getBounds());
  const at = sandwich.body.getBounds();
  expect(Math.abs(at.x + at.width / 2 - mouth!.x - mouth!.width / 2)).toBeLessThan(30);
  expect(mouth!.y).toBeLessThan(at.y);
  expect(mouth!.y + mouth!.height).toBeGreaterThan(at.y);
  expect(mouth!.width).toBeGreaterThan(0.3 * at.width);
  game.session.clock.advance(0.4);
  expect(sandwich.body.alpha).toBe(0);
  expect(thingsOn(game, Flowers)[0]!.next.alpha, 'it pays').toBe(1);
});

test('a wrong filling is in the paw for as long as it is not on its dish, and lies there again', async () => {
  const game = await openGame({ gameId: 'number-sandwich', width: 960, height: 540 });
  goTo(game.session, 'play', 'question', 1);
  const asked = String(game.session.scene!.describe()['answer']);
  const paw = () => part(game, 'handR').children.length;
  answer(game.session, false);
  const seen = new Set<string>();
  for (let at = 0; at < 1.6; at += 1 / 60) {
    game.session.clock.advance(1 / 60);
    const away = thingsOn(game, Filling).filter(({ food }) => food.alpha < 1);
    seen.add(`${away.length} away, ${paw()} in the paw`);
    expect(away.filter(({ id }) => id === asked)).toEqual([]);
  }
  expect([...seen]).toEqual(['0 away, 0 in the paw', '1 away, 1 in the paw']);
  const { x, y } = (part(game, 'guide') as Guide).body;
  expect([x, y, paw()]).toEqual([0, 0, 0]);
});

test.each([
  [640, 360],
  [512, 384],
  [384, 512],
  [390, 844],
  [375, 600],
])('at %i x %i what is asked is larger than the guide with all that it wears', async (width, height) => {
  const game = await openGame({ gameId: 'number-sandwich', width, height });
  goTo(game.session, 'play', 'question', 1);
  const { left } = thingsOn(game, Sandwich)[0]!;
  expect(part(game, 'guide').getBounds().height).toBeLessThan(left.getBounds().height);
  const [bread, queue] = [left.getBounds(), thingsOn(game, Queue)[0]!.getBounds()];
  const isApart = queue.x + queue.width <= bread.x || queue.y + queue.height <= bread.y;
  expect(isApart, 'nobody waits behind a number').toBe(true);
});
