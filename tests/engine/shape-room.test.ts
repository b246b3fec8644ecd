import { afterEach, expect, test } from 'vitest';
import { Beam } from '#engine/plays/shape-detective/beam.ts';
import { Dusk } from '#engine/plays/shape-detective/dusk.ts';
import { EvidenceBook } from '#engine/plays/shape-detective/evidence-book.ts';
import { Find } from '#engine/plays/shape-detective/find.ts';
import { grownOutline, outlineOf } from '#engine/plays/shape-detective/outline.ts';
import { ShapeFigure } from '#engine/plays/shape-detective/shape-figure.ts';
import type { Rect } from '#engine/layout/layout.ts';
import { SHAPES } from '#engine/rules/shapes.ts';
import type { Guide } from '#engine/sprites/guide.ts';
import { answer, goTo } from '#engine/workbench/checkpoints.ts';
import { closeGames, openGame, type OpenGame } from './open-game.ts';
import { allIn, shownAlpha, thingsOn } from './tree.ts';

/** The dark room of the shape detective: a torch's light, and lamps that are lit one after the other. */

afterEach(closeGames);

const only = <T>({ session }: OpenGame, kind: new (...made: never[]) => T): T =>
  allIn(session.scene!.root).find((thing) => thing instanceof kind) as T;
const choices = ({ session }: OpenGame) =>
  session.stage!.controls.list.filter(({ kind }) => kind === 'choice');

const isIn = ({ x, y }: { readonly x: number; readonly y: number }, box: Rect) =>
  x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;

type Corner = readonly [x: number, y: number];
const sidesOf = (corners: readonly Corner[]) =>
  corners.map((corner, index) => [corner, corners[(index + 1) % corners.length]!] as const);

/** How far a point is from a side, walked along in small steps. */
function distanceTo([x, y]: Corner, [[fromX, fromY], [toX, toY]]: readonly [Corner, Corner]): number {
  const shares = Array.from({ length: 101 }, (_, step) => step / 100);
  return Math.min(
    ...shares.map((share) =>
      Math.hypot(x - fromX - (toX - fromX) * share, y - fromY - (toY - fromY) * share),
    ),
  );
}

async function open(calmMotion: 'on' | 'off'): Promise<OpenGame> {
  const game = await openGame({ gameId: 'shape-detective', settings: { calmMotion } });
  goTo(game.session, 'play', 'question', 1);
  game.session.clock.advance(3);
  return game;
}

test.each(['off', 'on'] as const)(
  'calm %s: the light goes to what a finger or the focus is on, and stays there',
  async (calm) => {
    const game = await open(calm);
    const beam = only(game, Beam);
    const book = only(game, EvidenceBook);
    const [first, second] = choices(game);
    expect(Math.abs(beam.spot.y - book.y)).toBeLessThan(200);
    first!.press!(true);
    game.session.clock.advance(0.3);
    expect(isIn(beam.spot, first!.rect())).toBe(true);
    first!.press!(false);
    second!.focus!(true);
    game.session.clock.advance(0.3);
    expect(isIn(beam.spot, second!.rect())).toBe(true);
    second!.focus!(false);
    game.session.clock.advance(2);
    expect(isIn(beam.spot, second!.rect())).toBe(true);
    expect(beam.alpha).toBe(1);
  },
);

test('in calm motion the light is never between two places', async () => {
  const game = await open('on');
  const beam = only(game, Beam);
  const [first, second] = choices(game);
  first!.press!(true);
  game.session.clock.advance(0.5);
  second!.press!(true);
  for (let frame = 0; frame < 30; frame++) {
    game.session.clock.advance(1 / 60);
    expect(isIn(beam.spot, first!.rect()) || isIn(beam.spot, second!.rect())).toBe(true);
  }
  expect(isIn(beam.spot, second!.rect())).toBe(true);
});

test('a tablet that is turned takes the light with it', async () => {
  const game = await open('off');
  const beam = only(game, Beam);
  choices(game)[2]!.press!(true);
  game.session.clock.advance(0.5);
  Object.assign(game.host.style, { width: '270px', height: '480px' });
  game.session.stage!.settings.change({ reach: 'low' });
  expect(isIn(beam.spot, choices(game)[2]!.rect())).toBe(true);
});

test('with each shape that is found a lamp is lit, and the room with it; at the end it is bright', async () => {
  const game = await open('off');
  const { session } = game;
  const dusk = only(game, Dusk);
  const [veil] = dusk.children;
  const total = session.soFar!.questions.length;
  const dark: number[] = [veil!.alpha];
  expect(dusk.lamps.count).toBe(0);
  for (let found = 1; found <= total; found++) {
    answer(session, true);
    session.clock.advance(1.3);
    expect(dusk.lamps.count).toBe(found);
    dark.push(veil!.alpha);
    if (found < total) session.clock.advance(6);
  }
  expect(dark).toEqual([...new Set(dark)].toSorted((a, b) => b - a));
  expect(dark.at(-1)).toBeGreaterThan(0.2);
  for (let left = 20; left > 0 && session.phase === 'playing' && veil!.alpha > 0; left -= 0.1)
    session.clock.advance(0.1);
  expect(veil!.alpha).toBe(0);
});

test('the light is on a thing that turns out to be wrong, too, and leaves it in the dark', async () => {
  const game = await open('off');
  answer(game.session, false);
  game.session.clock.advance(0.4);
  const shaken = thingsOn(game, Find).find(({ badge }) => badge.children.length > 0)!;
  const control = choices(game).find(({ id }) => id === `choice-${shaken.id}`)!;
  expect(isIn(only(game, Beam).spot, control.rect())).toBe(true);
  game.session.clock.advance(1.6);
  expect(thingsOn(game, Find).filter(({ isLit }) => isLit)).toEqual([]);
  expect(isIn(only(game, Beam).spot, control.rect())).toBe(false);
});

test('a shape that was found leaps, and is never squashed', async () => {
  const game = await open('off');
  answer(game.session, true);
  const highest: number[] = [];
  for (let frame = 0; frame < 80; frame++) {
    game.session.clock.advance(1 / 60);
    const found = thingsOn(game, Find).find(({ badge }) => badge.children.length > 0);
    if (!found) continue;
    highest.push(found.body.y);
    expect(found.body.scale.x).toBe(found.body.scale.y);
    expect(found.body.rotation).toBe(0);
  }
  expect(Math.min(...highest)).toBeLessThan(-50);
});

test.each(['off', 'on'] as const)(
  'calm %s: what was found is in one place at a time: on the desk, in a paw, on the page',
  async (calm) => {
    const game = await open(calm);
    answer(game.session, true);
    const withFace = () =>
      thingsOn(game, ShapeFigure).filter((figure) => figure.hasFace && shownAlpha(figure.body) > 0.6);
    for (let frame = 0; frame < 72; frame++) {
      game.session.clock.advance(1 / 60);
      const [first, ...others] = withFace().map((figure) => figure.getGlobalPosition());
      for (const { x, y } of others)
        expect(Math.hypot(x - first!.x, y - first!.y), `frame ${frame}`).toBeLessThan(30);
    }
    const [kept] = withFace();
    expect(kept!.getGlobalPosition().y).toBeLessThan(only(game, Find).getGlobalPosition().y - 20);
  },
);

test.each(SHAPES)('the rim of a %s is the same shape, so much larger on all sides', (shape) => {
  const by = 18;
  const corners = outlineOf(shape);
  const rim = grownOutline(shape, by);
  if (shape === 'heart') expect(rim.length).toBeLessThan(corners.length);
  else expect(rim).toHaveLength(corners.length);
  const nearest = rim.map(([x, y]) => Math.min(...sidesOf(corners).map((side) => distanceTo([x, y], side))));
  expect(Math.min(...nearest)).toBeGreaterThan(by - 1);
  // Between two corners of a straight side the rim is exactly so wide.
  const middles = sidesOf(rim).map(([[x, y], [toX, toY]]) => [(x + toX) / 2, (y + toY) / 2] as const);
  for (const middle of middles) {
    const away = Math.min(...sidesOf(corners).map((side) => distanceTo(middle, side)));
    expect(away).toBeGreaterThan(by - 1);
    expect(away).toBeLessThan(by + 8);
  }
});

test('what lies in the dark shows no colour until the light is on it, and none once that has gone on', async () => {
  const game = await open('off');
  const lit = () =>
    thingsOn(game, Find)
      .filter((find) => find.isLit)
      .map(({ id }) => id);
  expect(lit()).toEqual([]);
  const [first, second] = choices(game);
  for (const one of [first!, second!]) {
    one.focus!(true);
    game.session.clock.advance(0.3);
    expect(lit().map((id) => `choice-${id}`)).toEqual([one.id]);
    one.focus!(false);
  }
});

test('a paw has what was found until it lies in the book, and then it is at the foot of the pages', async () => {
  const game = await open('off');
  const guide = game.app.stage.getChildByLabel('guide', true)! as Guide;
  const hand = guide.getChildByLabel('handR', true)!;
  const book = only(game, EvidenceBook);
  const inBook = () => allIn(book).find((thing) => thing instanceof ShapeFigure);
  answer(game.session, true);
  let carried = 0;
  let away: number[] | undefined;
  for (let frame = 0; frame < 78; frame++) {
    game.session.clock.advance(1 / 60);
    if (hand.children.length > 1) {
      carried += 1;
      // Drawn under the arm: the paw is seen on it.
      expect(hand.zIndex).toBeLessThan(0);
    }
    const kept = inBook();
    if (kept?.body.alpha !== 1 || away !== undefined || carried === 0) continue;
    const [paw, place] = [hand, kept].map((thing) => game.session.scene!.root.toLocal({ x: 0, y: 0 }, thing));
    away = [place!.x - paw!.x, Math.abs(paw!.y - place!.y)];
  }
  expect(carried).toBeGreaterThan(20);
  // Held at its left edge, before nothing of its middle.
  expect(away![0]).toBeGreaterThan(50);
  expect(away![0]).toBeLessThan(130);
  expect(away![1]).toBeLessThan(30);
  expect(hand.children).toHaveLength(1);
  expect([guide.body.x, guide.body.y]).toEqual([0, 0]);
  const onPage = inBook()!.y;
  game.session.clock.advance(6);
  expect(inBook()!.y).toBeGreaterThan(onPage + 40);
});
