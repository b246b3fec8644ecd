import { Sprite, Text, type Container, type Point } from 'pixi.js';
import { afterEach, expect, test } from 'vitest';
import { GUESTS } from '#engine/games/number-sandwich/guests.ts';
import { Customer } from '#engine/plays/number-sandwich/customer.ts';
import { Filling } from '#engine/plays/number-sandwich/filling.ts';
import { Guest } from '#engine/plays/number-sandwich/guest.ts';
import { Flowers } from '#engine/plays/number-sandwich/flowers.ts';
import { Queue } from '#engine/plays/number-sandwich/queue.ts';
import { Sandwich } from '#engine/plays/number-sandwich/sandwich.ts';
import { TRIED } from '#engine/plays/number-sandwich/trying.ts';
import { Grown } from '#engine/sprites/grown.ts';
import type { Guide } from '#engine/sprites/guide.ts';
import { answer, goTo } from '#engine/workbench/checkpoints.ts';
import { closeGames, openGame, type OpenGame } from './open-game.ts';
import { apart, pawOf, slantOf, turn } from './paw.ts';
import { allIn, shownAlpha, thingsOn } from './tree.ts';

/** Who waits at the sandwich bar, and how large everything there is. */

afterEach(closeGames);

/** A paw this near to something is on it, in design pixels. */
const PAW_REACH = 60;

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

/** The numbers that can be read on it. */
const readOn = (thing: Container): readonly string[] =>
  allIn(thing).flatMap((one) => (one instanceof Text && shownAlpha(one) > 0.95 ? [one.text] : []));

test('the guide brings the filling in its paw, and who has asked for it eats the sandwich, large before all eyes', async () => {
  const game = await openGame({ gameId: 'number-sandwich', width: 960, height: 540 });
  goTo(game.session, 'play', 'question', 1);
  const sandwich = thingsOn(game, Sandwich)[0]!;
  const { guestName } = thingsOn(game, Customer)[0]!.guest;
  const line = thingsOn(game, Queue)[0]!;
  const waiting = allIn(line).filter((one) => one instanceof Guest && shownAlpha(one) > 0.5) as Guest[];
  expect(waiting.length, 'some wait, one behind the other').toBeGreaterThan(2);
  expect(waiting.map((one) => one.guestName)).not.toContain(guestName);
  const asked = String(game.session.scene!.describe()['answer']);
  const dish = thingsOn(game, Filling).find(({ id }) => id === asked)!;
  const paw = pawOf(game, 'R');
  const [fromDish, fromGap]: [number[], number[]] = [[], []];
  answer(game.session, true);
  for (let frame = 0; frame < 60; frame++) {
    game.session.clock.advance(1 / 60);
    if (paw.children.length === 0) continue;
    expect(dish.food.alpha, 'it is in the paw').toBe(0);
    expect(slantOf(paw.children[0]!), 'its number stands upright').toBeLessThan(0.005);
    const [middle] = (paw.children[0] as Container).children as Container[];
    // After the filling it has a layer for the tall sandwich.
    if (!middle) continue;
    fromDish.push(apart(game, middle!, dish));
    fromGap.push(apart(game, middle!, sandwich.gap));
  }
  expect([fromDish[0]! < PAW_REACH, fromGap.at(-1)! < PAW_REACH]).toEqual([true, true]);
  expect(eating(game)).toHaveLength(0);
  game.session.clock.advance(0.3);
  // Whole, and to be read, under its open mouth.
  expect(readOn(sandwich)).toContain(asked);
  expect(readOn(sandwich)).toHaveLength(3);
  const [mouth] = eating(game).map((eats) => eats.getBounds());
  const at = sandwich.body.getBounds();
  expect(Math.abs(at.x + at.width / 2 - mouth!.x - mouth!.width / 2)).toBeLessThan(30);
  const bread = sandwich.left.getBounds();
  expect(mouth!.y).toBeLessThan(bread.y);
  expect(mouth!.y + 0.7 * mouth!.height, 'the mouth reaches it').toBeGreaterThan(bread.y);
  expect(mouth!.width).toBeGreaterThan(0.19 * at.width);
  game.session.clock.advance(0.6);
  expect(sandwich.body.alpha).toBe(0);
  expect(thingsOn(game, Flowers)[0]!.next.alpha, 'it pays').toBe(1);
});

test.each([
  [1, Infinity],
  [10, Infinity],
  [5, 0.4],
  [9, 0.95],
])(
  'layer %i of the tall sandwich is laid by the paw that carries it, and seen until then nowhere else; tablet turned after %f s',
  async (asked, turnedAfter) => {
    const game = await openGame({ gameId: 'number-sandwich', width: 512, height: 384 });
    goTo(game.session, 'play', 'question', asked);
    const paw = pawOf(game, 'R');
    const layers = thingsOn(game, Grown)[0]!;
    const lies = layers.pieces[asked - 1]!;
    const away: number[] = [];
    answer(game.session, true);
    for (let frame = 0; frame < 110; frame++) {
      if (frame === Math.round(60 * turnedAfter)) turn(game);
      game.session.clock.advance(1 / 60);
      const held = paw.children[0] as Container | undefined;
      // A filling has a number on it.
      if (!held || held.children.length > 0) continue;
      expect(layers.count, `at ${frame}`).toBe(asked - 1);
      const [a, b] = [held, lies].map((thing) => thing.toGlobal({ x: 0, y: 0 })) as [Point, Point];
      away.push(Math.hypot(a.x - b.x, a.y - b.y) / game.session.stage!.layout().scale);
    }
    expect(away.length).toBeGreaterThan(12);
    expect(away.at(-1), 'where it is laid').toBeLessThan(PAW_REACH);
    expect(away[0], 'it is carried there').toBeGreaterThan(3 * PAW_REACH);
    expect([layers.count, shownAlpha(lies)]).toEqual([asked, 1]);
  },
);

test.each([undefined, 0.1, 0.4, 0.7, 1.1])(
  'a wrong filling is in the paw for as long as it is not on its dish, and lies there again; tablet turned after %s s',
  async (turnedAfter = Infinity) => {
    const game = await openGame({ gameId: 'number-sandwich', width: 512, height: 384 });
    goTo(game.session, 'play', 'question', 1);
    const asked = String(game.session.scene!.describe()['answer']);
    const paw = pawOf(game, 'R');
    const { gap } = thingsOn(game, Sandwich)[0]!;
    answer(game.session, false);
    const seen = new Set<string>();
    const [fromDish, fromGap]: [number[], number[]] = [[], []];
    for (let frame = 0; frame < 96; frame++) {
      if (frame === Math.round(60 * turnedAfter)) turn(game);
      game.session.clock.advance(1 / 60);
      const away = thingsOn(game, Filling).filter(({ food }) => food.alpha < 1);
      seen.add(`${away.length} away, ${paw.children.length} in the paw`);
      expect(away.filter(({ id }) => id === asked)).toEqual([]);
      if (!away[0]) continue;
      const [held] = paw.children as Container[];
      // Its numeral is in its middle; the paw holds it at its side.
      const [middle] = held!.children as Container[];
      fromDish.push(apart(game, middle!, away[0]));
      fromGap.push(apart(game, middle!, gap));
      expect(slantOf(held!), 'its number stands upright').toBeLessThan(0.005);
      expect(shownAlpha(held!)).toBe(1);
      const eye = part(game, 'eyeR').getGlobalPosition().x;
      expect(eye, 'no face is behind it').toBeLessThan(held!.getBounds().x + 4);
    }
    expect([...seen]).toEqual(['0 away, 0 in the paw', '1 away, 1 in the paw']);
    expect(fromDish[0], 'where it is taken').toBeLessThan(PAW_REACH);
    expect(fromDish.at(-1), 'where it is laid').toBeLessThan(PAW_REACH);
    // For as long as it is held there.
    expect(fromGap.filter((far) => far < PAW_REACH).length).toBeGreaterThan(20);
    const { x, y } = (part(game, 'guide') as Guide).body;
    expect([x, y, paw.children.length]).toEqual([0, 0, 0]);
  },
);

function choose({ session }: OpenGame, id: string): void {
  while (!session.dispatch(session.stage!.controls.find(`choice-${id}`)!)) session.clock.advance(1 / 60);
}

/** The share of one thing's box that another's is before. */
function sharedBy(one: Container, other: Container): number {
  const [a, b] = [one.getBounds().rectangle, other.getBounds().rectangle];
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return (Math.max(0, width) * Math.max(0, height)) / (a.width * a.height);
}

test.each([
  [640, 360],
  [512, 384],
  [384, 512],
  [390, 844],
])(
  'at %i x %i who holds a wrong filling in the gap stands beside it, before no number, and passes behind the other dishes',
  async (width, height) => {
    const game = await openGame({ gameId: 'number-sandwich', width, height });
    goTo(game.session, 'play', 'question', 1);
    const { gap, left, right } = thingsOn(game, Sandwich)[0]!;
    const dishes = thingsOn(game, Filling);
    const chosen = dishes.findLast(({ id }) => id !== String(game.session.scene!.describe()['answer']))!;
    const others = dishes.filter((dish) => dish !== chosen);
    const numeralOf = (thing: Container) => allIn(thing).find((one) => one instanceof Text)!;
    const head = part(game, 'head');
    const guide = part(game, 'guide');
    const [held, coveredAt]: [number[], string[]] = [[], []];
    choose(game, chosen.id);
    for (let frame = 0; frame < 96; frame++) {
      game.session.clock.advance(1 / 60);
      if (frame > 60 * TRIED.there && frame < 60 * TRIED.leaves) {
        held.push(sharedBy(gap, head));
        for (const slice of [left, right])
          if (sharedBy(numeralOf(slice), head) > 0.1) coveredAt.push(`a slice at ${frame}`);
      }
      const isBehind = guide.parentRenderLayer !== null;
      for (const dish of others)
        if (!isBehind && sharedBy(numeralOf(dish), head) > 0) coveredAt.push(`a dish at ${frame}`);
    }
    expect(coveredAt).toEqual([]);
    expect(held.length).toBeGreaterThan(10);
    expect(Math.max(...held)).toBeLessThan(0.2);
    expect(guide.parentRenderLayer, 'behind the dishes').not.toBeNull();
  },
);

test.each(['off', 'on'] as const)(
  'the number of a wrong filling is never seen twice, and for long enough in the gap; calm: %s',
  async (calmMotion) => {
    const game = await openGame({ gameId: 'number-sandwich', settings: { calmMotion } });
    goTo(game.session, 'play', 'question', 1);
    const asked = String(game.session.scene!.describe()['answer']);
    const chosen = thingsOn(game, Filling).find(({ id }) => id !== asked)!;
    const { gap } = thingsOn(game, Sandwich)[0]!;
    choose(game, chosen.id);
    let inGap = 0;
    for (let frame = 0; frame < 96; frame++) {
      game.session.clock.advance(1 / 60);
      const seen = allIn(game.session.scene!.root).filter(
        (thing) => thing instanceof Text && thing.text === chosen.numberName && shownAlpha(thing) > 0.05,
      );
      expect(seen.length, `at ${frame}`).toBeLessThanOrEqual(1);
      if (seen[0] && shownAlpha(seen[0]) > 0.95 && apart(game, seen[0], gap) < PAW_REACH) inGap++;
    }
    expect(inGap).toBeGreaterThan(20);
    expect(chosen.food.alpha).toBe(1);
  },
);

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
