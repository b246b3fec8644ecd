import { afterEach, expect, test } from 'vitest';
import { Beam } from '#engine/plays/shape-detective/beam.ts';
import { Dusk } from '#engine/plays/shape-detective/dusk.ts';
import { EvidenceBook } from '#engine/plays/shape-detective/evidence-book.ts';
import { Find } from '#engine/plays/shape-detective/find.ts';
import { HandOver } from '#engine/plays/shape-detective/hand-over.ts';
import { looseParts } from '#engine/plays/shape-detective/loose-parts.ts';
import { grownOutline, outlineOf } from '#engine/plays/shape-detective/outline.ts';
import { ShapeFigure } from '#engine/plays/shape-detective/shape-figure.ts';
import type { Rect } from '#engine/layout/layout.ts';
import { SHAPES } from '#engine/rules/shapes.ts';
import { GhostHand } from '#engine/sprites/ghost-hand.ts';
import type { Guide } from '#engine/sprites/guide.ts';
import { answer, goTo } from '#engine/workbench/checkpoints.ts';
import { closeGames, openGame, type OpenGame } from './open-game.ts';
import { openShapes } from './open-shapes.ts';
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

test.each(['off', 'on'] as const)(
  'calm %s: the light goes to what a finger or the focus is on, and stays there',
  async (calm) => {
    const game = await openShapes(calm);
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
  const game = await openShapes('on');
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
  const game = await openShapes('off');
  const beam = only(game, Beam);
  choices(game)[2]!.press!(true);
  game.session.clock.advance(0.5);
  Object.assign(game.host.style, { width: '270px', height: '480px' });
  game.session.stage!.settings.change({ reach: 'low' });
  expect(isIn(beam.spot, choices(game)[2]!.rect())).toBe(true);
});

test('with each shape that is found a lamp is lit, and the room with it; at the end it is bright', async () => {
  const game = await openShapes('off');
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
  const game = await openShapes('off');
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
  const game = await openShapes('off');
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
    const game = await openShapes(calm);
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
  const game = await openShapes('off');
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

const fingerOf = (hand: HandOver) => allIn(hand).find((thing) => thing instanceof GhostHand)!;

test('a hand has what was found until it lies in the book, over nothing else that lies there', async () => {
  const game = await openShapes('off');
  const guide = game.app.stage.getChildByLabel('guide', true)! as Guide;
  const [hand] = thingsOn(game, HandOver);
  const finger = fingerOf(hand!);
  const book = only(game, EvidenceBook);
  const inBook = () => allIn(book).find((thing) => thing instanceof ShapeFigure);
  answer(game.session, true);
  let carried = 0;
  for (let frame = 0; frame < 78; frame++) {
    game.session.clock.advance(1 / 60);
    expect([guide.body.x, guide.body.y]).toEqual([0, 0]);
    const thing = hand!.carried;
    if (!thing?.visible) continue;
    carried += 1;
    // Under its lower edge, wherever it is.
    expect(Math.abs(finger.x - thing.x)).toBeLessThan(4);
    expect(finger.y - thing.y).toBeGreaterThan(30);
    expect(finger.y - thing.y).toBeLessThan(130);
    expect(finger.body.alpha).toBeGreaterThan(0.9);
    for (const find of thingsOn(game, Find))
      if (find.badge.children.length === 0)
        expect(Math.hypot(find.x - thing.x, find.y - thing.y), `frame ${frame}`).toBeGreaterThan(180);
  }
  expect(carried).toBeGreaterThan(20);
  expect(hand!.carried?.visible ?? false).toBe(false);
  const onPage = inBook()!.y;
  game.session.clock.advance(6);
  expect(inBook()!.y).toBeGreaterThan(onPage + 40);
});

test('in calm motion a hand is seen where it was found, and where it lies then', async () => {
  const game = await openShapes('on');
  const finger = fingerOf(thingsOn(game, HandOver)[0]!);
  const page = only(game, EvidenceBook);
  answer(game.session, true);
  const seen = new Set<string>();
  for (let frame = 0; frame < 60; frame++) {
    game.session.clock.advance(1 / 60);
    if (finger.body.alpha < 0.9) continue;
    seen.add(finger.y > page.y + 200 ? 'desk' : 'page');
  }
  expect([...seen]).toEqual(['desk', 'page']);
});

test('without sound the parts of a shape lie loose: they are not its outline yet', () => {
  for (const shape of SHAPES) {
    const parts = looseParts(shape);
    const apart = parts.map((part, index) => {
      const [x, y] = part.at(-1)!;
      const [nextX, nextY] = parts[(index + 1) % parts.length]![0]!;
      return Math.hypot(nextX - x, nextY - y);
    });
    expect(Math.min(...apart), shape).toBeGreaterThan(24);
  }
});

test('it grows dark slowly: in no 0.3 s by a tenth', async () => {
  const game = await openGame({ gameId: 'shape-detective', settings: { calmMotion: 'off' } });
  goTo(game.session, 'play', 'first', 1);
  const [veil] = only(game, Dusk).children;
  const dark: number[] = [veil!.alpha];
  for (let frame = 0; frame < 90; frame++) {
    game.session.clock.advance(1 / 60);
    dark.push(veil!.alpha);
  }
  expect(dark.at(-1)).toBeGreaterThan(0.5);
  // The room behind is about half as bright as can be.
  const steepest = Math.max(...dark.slice(18).map((alpha, index) => alpha - dark[index]!));
  expect(steepest * 0.45).toBeLessThan(0.1);
});
