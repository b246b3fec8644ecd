import { Sprite, type Container } from 'pixi.js';
import { afterEach, expect, test } from 'vitest';
import { GUESTS } from '#engine/plays/number-sandwich/guest.ts';
import { Queue } from '#engine/plays/number-sandwich/queue.ts';
import { Sandwich } from '#engine/plays/number-sandwich/sandwich.ts';
import { answer, goTo } from '#engine/workbench/checkpoints.ts';
import { closeGames, openGame, type OpenGame } from './open-game.ts';
import { allIn, shownAlpha, thingsOn } from './tree.ts';

/** Who waits at the sandwich bar, and how large everything there is. */

afterEach(closeGames);

/** Whose mouth is open at the hatch. */
function eating({ session, ...game }: OpenGame): readonly Container[] {
  const { pictures } = session.stage!;
  const open = GUESTS.map((name) => pictures.texture(`guests/${name}-eats`));
  return allIn(thingsOn({ session, ...game }, Queue)[0]!).filter(
    (thing) =>
      thing instanceof Sprite && open.includes(thing.texture) && thing.visible && shownAlpha(thing) > 0.5,
  );
}

const part = ({ app }: OpenGame, label: string): Container => app.stage.getChildByLabel(label, true)!;

test('the guide shows where the sandwich goes: to who is next, whose mouth is open for it', async () => {
  const game = await openGame({ gameId: 'number-sandwich', width: 960, height: 540 });
  goTo(game.session, 'play', 'question', 1);
  answer(game.session, true);
  game.session.clock.advance(1);
  expect(eating(game)).toHaveLength(0);
  game.session.clock.advance(0.45);
  expect(eating(game)).toHaveLength(1);
  expect(Math.abs(part(game, 'armR').rotation) + Math.abs(part(game, 'armL').rotation)).toBeGreaterThan(0.7);
  const at = thingsOn(game, Sandwich)[0]!.body.getBounds();
  const mouth = eating(game)[0]!.getBounds();
  expect(Math.abs(at.x + at.width / 2 - mouth.x - mouth.width / 2)).toBeLessThan(30);
  expect(Math.abs(at.y + at.height / 2 - mouth.y - mouth.height / 2)).toBeLessThan(30);
  game.session.clock.advance(0.3);
  expect(thingsOn(game, Sandwich)[0]!.body.alpha).toBe(0);
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
