import { Graphics, Text, type Container } from 'pixi.js';
import { afterEach, expect, test } from 'vitest';
import { wayTo } from '#engine/games/cookie-crunch/words.ts';
import { numberSandwich } from '#engine/games/number-sandwich/family.ts';
import type { SandwichQuestion } from '#engine/games/number-sandwich/questions.ts';
import type { SandwichPoint } from '#engine/games/number-sandwich/words.ts';
import { Plate } from '#engine/plays/cookie-crunch/plate.ts';
import { Stone } from '#engine/plays/number-trail/stone.ts';
import { ShapeFigure } from '#engine/plays/shape-detective/shape-figure.ts';
import { PlaceCards } from '#engine/plays/sound-safari/place-cards.ts';
import { YOUR_TURN } from '#engine/rules/common-words.ts';
import { GhostHand } from '#engine/sprites/ghost-hand.ts';
import type { NumberLine } from '#engine/sprites/number-line.ts';
import { TenFrame } from '#engine/sprites/ten-frame.ts';
import { answer, goTo } from '#engine/workbench/checkpoints.ts';
import { linesIn } from './numerals.ts';
import { closeGames, openGame, type OpenGame } from './open-game.ts';
import { apart } from './paw.ts';
import { allIn, thingsOn } from './tree.ts';

/** The help as it is drawn: that a picture shows what the step it was given speaks of. */

afterEach(closeGames);

const SECONDS = 8;
/** For ten cookies, counted one by one, half of them after the child was waited for. */
const LONGEST_SECONDS = 20;
const FRAMES = 30;

/** The numerals that stand out, in their order, while the help is played. */
function watchNumerals(game: OpenGame, seconds = SECONDS): readonly string[] {
  const told: string[] = [];
  for (let frame = 0; frame < seconds * FRAMES; frame++) {
    game.session.clock.advance(1 / FRAMES);
    const large = linesIn(game)[0]?.numbers.filter(({ scale }) => scale.x > 1.3) ?? [];
    for (const { text } of large) if (told.at(-1) !== text) told.push(text);
  }
  return told;
}

const hasNumber = (point: SandwichPoint) => point !== 'hops';

test.each(numberSandwich.games.map(({ id }) => id))(
  "a sandwich's line counts up to the left bread, and hops from bread to bread by the answer: %s",
  async (gameId) => {
    const game = await openGame({ gameId, width: 960, height: 540 });
    goTo(game.session, 'play', 'question', 1);
    for (const at of [0, 1, 2]) {
      const question = game.session.soFar!.questions[at] as SandwichQuestion;
      const { leftNumber, rightNumber, prompt } = question;
      answer(game.session, false);
      answer(game.session, false);
      const counted = question.help.map(({ point }) => point).filter(hasNumber);
      // The child is waited for in between.
      expect(watchNumerals(game, LONGEST_SECONDS), `${gameId}, ${prompt}`).toEqual(counted.map(String));

      const [line] = linesIn(game) as [NumberLine];
      const [, arcs] = line.body.children.filter((child) => child instanceof Graphics);
      const drawn = arcs!.getLocalBounds();
      const [from, to] = [line.placeOf(leftNumber).x, line.placeOf(rightNumber).x];
      expect(Math.abs(drawn.left - from), `${gameId}, ${prompt} hops from ${leftNumber}`).toBeLessThan(10);
      expect(Math.abs(drawn.right - to), `${gameId}, ${prompt} hops to ${rightNumber}`).toBeLessThan(10);
      answer(game.session, true);
      game.session.clock.advance(SECONDS);
    }
  },
);

/** The numerals of all labels that can be seen in the tree, from top to bottom. */
const seen = (root: Container): readonly string[] =>
  root.children
    .filter(({ visible, alpha }) => visible && alpha > 0.5)
    .flatMap((child) => (child instanceof Text ? [child.text] : seen(child)));

test('a number that was heard is put together from its ten and the rest, as it is written', async () => {
  const { session } = await openGame({ gameId: 'sound-safari', width: 960, height: 540 });
  goTo(session, 'play', 'question', 1);
  const target = () => Number(session.scene!.describe()['answer']);
  for (let question = 1; question < 10 && (target() <= 10 || target() === 20); question++) {
    answer(session, true);
    session.clock.advance(SECONDS);
  }
  expect(target()).toBeGreaterThan(10);
  answer(session, false);
  answer(session, false);
  const cards = allIn(session.scene!.root).find((thing) => thing instanceof PlaceCards)!;
  const written: string[] = [];
  for (let frame = 0; frame < SECONDS * FRAMES; frame++) {
    session.clock.advance(1 / FRAMES);
    const digits = seen(cards).join('');
    if (digits !== '' && written.at(-1) !== digits) written.push(digits);
  }
  expect(written).toEqual([`10${target() - 10}`, String(target())]);
});

test('a number that is counted up to keeps the places of all, and no other one stands there when the child goes on', async () => {
  const { session } = await openGame({ gameId: 'sound-safari', width: 960, height: 540 });
  goTo(session, 'play', 'question', 1);
  const target = () => Number(session.scene!.describe()['answer']);
  for (let question = 1; question < 5 && (target() < 4 || target() > 9); question++) {
    answer(session, true);
    session.clock.advance(SECONDS);
  }
  expect(target()).toBeGreaterThan(3);
  expect(target()).toBeLessThan(10);
  answer(session, false);
  answer(session, false);
  const all = () => allIn(session.scene!.root);
  const frame = () =>
    all().find((thing) => thing instanceof TenFrame && thing.counters.length > 0) as TenFrame;
  for (let left = 600; left > 0 && session.stage!.voice.captions.text !== YOUR_TURN; left--)
    session.clock.advance(1 / FRAMES);
  expect(session.stage!.voice.captions.text).toBe(YOUR_TURN);
  expect(frame().shown).toBe(Math.floor(target() / 2));
  expect(frame().counters).toHaveLength(target());
  // Its places lie under the counters.
  const [, places, mark] = frame().body.children;
  expect([places instanceof Graphics, places!.alpha]).toEqual([true, 1]);
  // The next one is lit: it is the child's.
  session.clock.advance(0.2);
  expect(mark!.alpha).toBe(1);
  const { x, y, width, height } = mark!.getLocalBounds();
  const next = frame().counters[frame().shown]!;
  expect(x + width / 2).toBeCloseTo(next.x, 1);
  expect(y + height / 2).toBeCloseTo(next.y, 1);
  const cards = all().find((thing) => thing instanceof PlaceCards)!;
  expect(seen(cards).join('')).toBe('');
  session.clock.advance(LONGEST_SECONDS);
  expect([frame().shown, seen(cards).join('')]).toEqual([target(), String(target())]);
  expect(mark!.alpha).toBe(0);
});

test('no stone that can be chosen is moved or lit by the help of a trail, but those that were walked over', async () => {
  const { session } = await openGame({ gameId: 'number-trail', width: 960, height: 540 });
  goTo(session, 'play', 'question', 4);
  const ahead = allIn(session.scene!.root).filter(
    (thing): thing is Stone => thing instanceof Stone && thing.lit === 0,
  );
  expect(ahead.length).toBeGreaterThan(3);
  answer(session, false);
  session.clock.advance(4);
  answer(session, false);
  session.clock.advance(2);
  const moved = new Set<number>();
  for (let frame = 0; frame < LONGEST_SECONDS * FRAMES; frame++) {
    session.clock.advance(1 / FRAMES);
    for (const { value, body, glow } of ahead)
      if (Math.abs(body.scale.x - 1) > 0.001 || body.y !== 0 || glow.alpha > 0) moved.add(value);
  }
  expect([...moved]).toEqual([]);
});

test('a shape has a face only while it is answered: what is looked at is its corners', async () => {
  const { session } = await openGame({ gameId: 'shape-detective', width: 960, height: 540 });
  goTo(session, 'play', 'question', 1);
  const faces = () =>
    allIn(session.scene!.root).filter((thing) => thing instanceof ShapeFigure && thing.hasFace).length;
  expect(faces()).toBe(0);
  answer(session, false);
  session.clock.advance(0.5);
  expect(faces()).toBe(1);
  session.clock.advance(3);
  expect(faces()).toBe(0);
  answer(session, true);
  session.clock.advance(0.5);
  expect(faces()).toBeGreaterThan(0);
});

test("a plate's line shows the number that each step of the help is about, whichever way it goes", async () => {
  const { session } = await openGame({ gameId: 'cookie-crunch-count-medium', width: 960, height: 540 });
  goTo(session, 'play', 'question', 1);
  const ways = new Set<string>();
  for (let question = 1; question <= 8; question++) {
    const [firstNumber, secondNumber] = String(session.scene!.describe()['fact']).split('-').map(Number);
    const points = wayTo({ firstNumber: firstNumber!, secondNumber: secondNumber! }).map(
      ({ point }) => point,
    );
    const shows = new Set(points.map(({ show }) => show));
    const way = [...shows, points.length === 2 ? 'over ten' : ''].join(' ');
    if (!ways.has(way)) {
      // What is gone is where counting up begins; how many are left is no number of that line.
      const onLine = points.filter(({ show }) => (shows.has('up') ? show !== 'all-left' : show !== 'gone'));
      answer(session, false);
      answer(session, false);
      expect(
        watchNumerals({ session } as OpenGame, LONGEST_SECONDS),
        `${firstNumber}-${secondNumber}`,
      ).toEqual(onLine.map(({ number }) => String(number)));
    }
    ways.add(way);
    answer(session, true);
    session.clock.advance(SECONDS);
  }
  expect([...ways].toSorted()).toEqual(['back ', 'back over ten', 'gone left ', 'gone up all-left ']);
});

test.each(['off', 'on'] as const)(
  'the finger takes a cookie away before the child goes on, and rests on the next one meanwhile; calm: %s',
  async (calmMotion) => {
    const settings = { calmMotion } as const;
    const game = await openGame({ gameId: 'cookie-crunch-count-medium', width: 960, height: 540, settings });
    const { session } = game;
    goTo(session, 'play', 'question', 1);
    expect(session.scene!.describe()['fact']).toBe('11-2');
    answer(session, false);
    answer(session, false);
    const [plate] = thingsOn(game, Plate);
    const lying = () => plate!.rows.things.filter(({ shadow }) => shadow.alpha > 0.5).length;
    const counted: number[] = [];
    const { captions } = session.stage!.voice;
    for (let left = 600; left > 0 && captions.text !== YOUR_TURN; left--) {
      session.clock.advance(1 / FRAMES);
      if (lying() !== counted.at(-1)) counted.push(lying());
    }
    expect(counted.slice(-2)).toEqual([11, 10]);
    session.clock.advance(1);
    const [hand] = thingsOn(game, GhostHand);
    expect(hand!.body.alpha).toBeGreaterThan(0.9);
    expect(apart(game, hand!, plate!.meal[1]!)).toBeLessThan(40);
    // Its cuff and its thumb, as they are drawn, are over nothing of the line.
    const [drawn] = hand!.body.children;
    const lowest = [
      { x: 2, y: 236 },
      { x: 90, y: 236 },
      { x: -44, y: 144 },
    ].map((at) => drawn!.toGlobal(at).y);
    expect(Math.max(...lowest)).toBeLessThan(linesIn(game)[0]!.getBounds().y);
    // As soon as the child counts on by itself, it is gone.
    session.dispatch(session.stage!.controls.find('cookie-0')!);
    session.clock.advance(0.5);
    expect([lying(), hand!.body.alpha]).toEqual([9, 0]);
  },
);
