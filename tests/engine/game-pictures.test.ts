import '@fontsource-variable/fredoka/index.css';
import { Rectangle, type Container } from 'pixi.js';
import { afterEach, expect, test } from 'vitest';
import { Jar } from '#engine/plays/cookie-crunch/jar.ts';
import { AmountCard } from '#engine/plays/number-detective/amount-card.ts';
import { CaseBoard } from '#engine/plays/number-detective/case-board.ts';
import { PinBoard } from '#engine/plays/number-detective/pin-board.ts';
import { Clue } from '#engine/plays/shape-detective/clue.ts';
import { EvidenceBook } from '#engine/plays/shape-detective/evidence-book.ts';
import { Animal } from '#engine/plays/sound-safari/animal.ts';
import { ANIMAL_BOX } from '#engine/plays/sound-safari/herd-place.ts';
import { Ground } from '#engine/plays/treasure-hunt/ground.ts';
import { Heap } from '#engine/plays/treasure-hunt/heap.ts';
import { SeaChest } from '#engine/plays/treasure-hunt/sea-chest.ts';
import { Equation } from '#engine/sprites/equation.ts';
import { TenFrame } from '#engine/sprites/ten-frame.ts';
import { Thing } from '#engine/sprites/thing-rows.ts';
import { goTo } from '#engine/workbench/checkpoints.ts';
import { closeGames, openGame, type OpenGame } from './open-game.ts';

/** CSS pixels: a board, a tablet either way, phones upright, a square, and a wide strip. */
const SIZES = [
  [960, 540],
  [800, 600],
  [558, 850],
  [390, 844],
  [375, 667],
  [320, 568],
  [700, 700],
  [1260, 540],
] as const;
/** Design pixels: what sways and breathes, and what soft shadows cost. */
const TOLERANCE = 6;

/** Leather around what lies in a case or a book, in design pixels. */
const FRAME = 20;

afterEach(closeGames);

/** All things of a kind in a picture. */
const allOf = <T extends Container>(kind: new (...made: never[]) => T, root: Container): readonly T[] =>
  root.children.flatMap((child) => (child instanceof kind ? [child] : allOf(kind, child)));

/** What can be seen of a thing, part by part, in the page's pixels. */
function partsOf(thing: Container): readonly Rectangle[] {
  if (!thing.visible || thing.alpha === 0) return [];
  if (thing.children.length > 0) return thing.children.flatMap(partsOf);
  const part = thing.getBounds().rectangle.clone();
  return part.width > 0 ? [part] : [];
}

/** The box around all that can be seen of a thing, in design pixels of the stage. */
function boxOf(thing: Container, { session }: OpenGame): Rectangle {
  const parts = partsOf(thing);
  const { scale } = session.stage!.layout();
  const [left, top] = [Math.min(...parts.map(({ x }) => x)), Math.min(...parts.map(({ y }) => y))];
  const [right, bottom] = [
    Math.max(...parts.map((part) => part.right)),
    Math.max(...parts.map((part) => part.bottom)),
  ];
  return new Rectangle(left / scale, top / scale, (right - left) / scale, (bottom - top) / scale);
}

const meets = (a: Rectangle, b: Rectangle) =>
  Math.min(a.right, b.right) - Math.max(a.x, b.x) > TOLERANCE &&
  Math.min(a.bottom, b.bottom) - Math.max(a.y, b.y) > TOLERANCE;
const isWithin = (a: Rectangle, b: Rectangle) =>
  a.x > b.x - TOLERANCE &&
  a.y > b.y - TOLERANCE &&
  a.right < b.right + TOLERANCE &&
  a.bottom < b.bottom + TOLERANCE;

test('an animal is all in the box that is touched, from horns to grass', async () => {
  const game = await openGame({ gameId: 'sound-safari', width: 1440, height: 810 });
  goTo(game.session, 'play', 'question', 1);
  const animals = allOf(Animal, game.session.scene!.root);
  expect(animals).toHaveLength(6);
  const { scale } = game.session.stage!.layout();
  for (const animal of animals) {
    const [width, height] = [ANIMAL_BOX.width * animal.scale.x, ANIMAL_BOX.height * animal.scale.y];
    const middle = animal.getGlobalPosition();
    const box = new Rectangle(middle.x / scale - width / 2, middle.y / scale - height / 2, width, height);
    expect(isWithin(boxOf(animal, game), box)).toBe(true);
  }
});

/** The drawing of the case or the book, under all that lies in it. */
const ground = (holder: CaseBoard | EvidenceBook) => holder.body.children[0]!;

test.each([
  ['number-detective', CaseBoard, (root: Container) => allOf(CaseBoard, root)[0]!.clue],
  ['shape-detective', EvidenceBook, (root: Container) => allOf(Clue, root)[0]!],
] as const)('%s: what is asked stays in its case or book in every size', async (gameId, kind, clueIn) => {
  for (const [width, height] of SIZES) {
    const game = await openGame({ gameId, width, height });
    goTo(game.session, 'play', 'question', 2);
    const { root } = game.session.scene!;
    const size = `${width} x ${height}`;
    const holder = boxOf(ground(allOf<CaseBoard | EvidenceBook>(kind, root)[0]!), game);
    const clue = boxOf(clueIn(root), game);
    expect(clue.x - holder.x, size).toBeGreaterThan(FRAME);
    expect(holder.right - clue.right, size).toBeGreaterThan(FRAME);
    expect(clue.y - holder.y, size).toBeGreaterThan(0);
    expect(holder.bottom - clue.bottom, size).toBeGreaterThan(0);
    game.close();
  }
});

test('number-detective: what is counted is in the case and touched where it is seen, in every size', async () => {
  for (const [width, height] of SIZES) {
    const game = await openGame({ gameId: 'number-detective', width, height });
    // The second question of this round shows an amount: the two kinds take turns.
    goTo(game.session, 'play', 'question', 2);
    const { root } = game.session.scene!;
    const size = `${width} x ${height}`;
    const trunk = boxOf(ground(allOf(CaseBoard, root)[0]!), game);
    const [amount] = allOf(AmountCard, root);
    const toys = game.session.stage!.controls.list.filter(({ id }) => id.startsWith('thing-'));
    expect(toys, size).toHaveLength(amount!.things.length);
    amount!.things.forEach((thing, index) => {
      const seen = boxOf(thing, game);
      const touched = toys[index]!.rect();
      expect(isWithin(seen, trunk), size).toBe(true);
      expect(touched.x + touched.width / 2, size).toBeCloseTo(seen.x + seen.width / 2, -1);
      expect(touched.y + touched.height / 2, size).toBeCloseTo(seen.y + seen.height / 2, -1);
    });
    game.close();
  }
});

test('number-detective: the pin board covers neither the case nor a choice, in any size', async () => {
  for (const [width, height] of SIZES) {
    const game = await openGame({ gameId: 'number-detective', width, height });
    goTo(game.session, 'play', 'question', 3);
    const { root } = game.session.scene!;
    const size = `${width} x ${height}`;
    const pins = boxOf(allOf(PinBoard, root)[0]!, game);
    expect(meets(pins, boxOf(allOf(CaseBoard, root)[0]!.clue, game)), size).toBe(false);
    for (const control of game.session.stage!.controls.list.filter(({ kind }) => kind === 'choice')) {
      const { x, y, width: wide, height: high } = control.rect();
      expect(meets(pins, new Rectangle(x, y, wide, high)), size).toBe(false);
    }
    game.close();
  }
});

test.each(['cookie-crunch-count', 'cookie-crunch-count-hard'])(
  '%s: the jar is in sight in every size, over no cookie and no answer',
  async (gameId) => {
    for (const [width, height] of SIZES) {
      const game = await openGame({ gameId, width, height });
      const { session } = game;
      goTo(session, 'play', 'question', 2);
      const [jar] = allOf(Jar, session.scene!.root).map((one) => boxOf(one, game));
      const layout = session.stage!.layout();
      const size = `${width} x ${height}`;
      expect(isWithin(jar!, new Rectangle(0, 0, layout.width, layout.height)), size).toBe(true);
      expect(jar!.width, size).toBeGreaterThan(120);
      const cookies = allOf(Thing, session.scene!.root).map((thing) => boxOf(thing, game));
      const answers = session
        .stage!.controls.list.filter(({ kind }) => kind === 'choice')
        .map((control) => control.rect())
        .map((rect) => new Rectangle(rect.x, rect.y, rect.width, rect.height));
      expect(
        [...cookies, ...answers].filter((box) => meets(box, jar!)),
        size,
      ).toEqual([]);
      game.close();
    }
  },
);

test.each(['cookie-crunch-count', 'cookie-crunch-count-medium', 'cookie-crunch-count-hard'])(
  '%s: the guide stands at the tray, over no cookie, no answer and nothing that is read, in every size',
  async (gameId) => {
    for (const [width, height] of SIZES) {
      const game = await openGame({ gameId, width, height });
      const { session, app } = game;
      goTo(session, 'play', 'question', 2);
      session.clock.advance(6);
      const size = `${width} x ${height}`;
      const guide = boxOf(app.stage.getChildByLabel('guide', true)!, game);
      const layout = session.stage!.layout();
      expect(isWithin(guide, new Rectangle(0, 0, layout.width, layout.height)), size).toBe(true);
      const { root } = session.scene!;
      const answers = session
        .stage!.controls.list.filter(({ kind }) => kind === 'choice')
        .map((control) => control.rect())
        .map((rect) => new Rectangle(rect.x, rect.y, rect.width, rect.height));
      const seen = [...allOf(Thing, root), ...allOf(Equation, root), ...allOf(Jar, root)];
      expect(answers).toHaveLength(4);
      expect(
        [...answers, ...seen.map((one) => boxOf(one, game))].filter((box) => meets(box, guide)),
        size,
      ).toEqual([]);
      game.close();
    }
  },
);

test.each(['total-treasure-hunt', 'total-treasure-hunt-hard'])(
  '%s: the ten frame that helps is large, on the ground where the heaps lie, and over no treasure',
  async (gameId) => {
    for (const [width, height] of SIZES) {
      const game = await openGame({ gameId, width, height });
      const { session } = game;
      goTo(session, 'play', 'hint', 2);
      // No treasure is on its way any more.
      session.clock.advance(14);
      const { root } = session.scene!;
      const size = `${width} x ${height}`;
      const [frame] = allOf(TenFrame, root).map((one) => boxOf(one, game));
      const [ground] = allOf(Ground, root).map((one) => boxOf(one, game));
      // Beside the sum it stands on the ground as that does; upright it lies below the heaps.
      const onGround = frame!.bottom - Math.max(frame!.y, ground!.y);
      expect(onGround, size).toBeGreaterThan(0.4 * frame!.height);
      const { x, width: wide, bottom } = frame!;
      expect(isWithin(new Rectangle(x, bottom - onGround, wide, onGround), ground!), size).toBe(true);
      const others = [...allOf(Heap, root), ...allOf(SeaChest, root)];
      expect(
        others.map((one) => boxOf(one, game)).filter((box) => meets(box, frame!)),
        size,
      ).toEqual([]);
      // Two frames are as wide as an upright stage allows.
      expect(frame!.height, size).toBeGreaterThan(gameId.endsWith('hard') ? 180 : 220);
      game.close();
    }
  },
);
