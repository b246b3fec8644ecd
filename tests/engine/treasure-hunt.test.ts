import '@fontsource-variable/fredoka/index.css';
import { Text, type Container, type PointData } from 'pixi.js';
import { afterEach, describe, expect, test } from 'vitest';
import { Crab } from '#engine/plays/treasure-hunt/crab.ts';
import { GemFrame } from '#engine/plays/treasure-hunt/gem-frame.ts';
import { Heap } from '#engine/plays/treasure-hunt/heap.ts';
import { Padlock } from '#engine/plays/treasure-hunt/padlock.ts';
import { SeaChest } from '#engine/plays/treasure-hunt/sea-chest.ts';
import { Sign } from '#engine/plays/treasure-hunt/sign.ts';
import { Equation } from '#engine/sprites/equation.ts';
import { GhostHand } from '#engine/sprites/ghost-hand.ts';
import { Panel } from '#engine/sprites/panel.ts';
import { answer, goTo } from '#engine/workbench/checkpoints.ts';
import { closeGames, openGame, type OpenGame } from './open-game.ts';
import { allIn, shownAlpha, thingsOn } from './tree.ts';

/** The chest, its locks, and the heaps that crabs guard. */

afterEach(closeGames);

/** CSS pixels: a board, tablets, phones upright and flat, a square, a wide strip. */
const SIZES = [
  [960, 540],
  [800, 600],
  [390, 844],
  [480, 320],
  [700, 700],
  [1260, 540],
] as const;
const LEAST_TOUCH = 64;
/** Design pixels around a lock in which a touch still counts. */
const SLOP = 20;
const GAMES = ['total-treasure-hunt', 'total-treasure-hunt-medium', 'total-treasure-hunt-hard'] as const;

const asked = async (options: Parameters<typeof openGame>[0]) => {
  const game = await openGame(options);
  goTo(game.session, 'play', 'question', 1);
  return game;
};
/** Where a thing is, in the stage's design pixels. */
const placeOf = (thing: Container, { session }: OpenGame): PointData =>
  session.scene!.root.toLocal({ x: 0, y: 0 }, thing);
const choices = ({ session }: OpenGame) =>
  session.stage!.controls.list.filter(({ kind }) => kind === 'choice').map((control) => control.rect());

describe.each(GAMES)('%s', (gameId) => {
  test('has no framed board; every answer is a lock on the front of the chest, in every size', async () => {
    for (const [width, height] of SIZES) {
      const game = await asked({ gameId, width, height });
      const size = `${width} x ${height}`;
      expect(thingsOn(game, Panel), size).toEqual([]);
      expect(thingsOn(game, Padlock), size).toHaveLength(4);
      const [chest] = thingsOn(game, SeaChest);
      const foot = placeOf(chest!, game);
      const { front } = chest!;
      const { scale, width: stage } = game.session.stage!.layout();
      expect(foot.x + front.width / 2, size).toBeLessThanOrEqual(stage);
      for (const rect of choices(game)) {
        expect(rect.x, size).toBeGreaterThanOrEqual(foot.x - front.width / 2 - SLOP);
        expect(rect.x + rect.width, size).toBeLessThanOrEqual(foot.x + front.width / 2 + SLOP);
        expect(rect.y, size).toBeGreaterThanOrEqual(foot.y - front.height - SLOP);
        expect(rect.y + rect.height, size).toBeLessThanOrEqual(foot.y + SLOP);
        expect(Math.min(rect.width, rect.height) * scale, size).toBeGreaterThanOrEqual(LEAST_TOUCH);
      }
      game.close();
    }
  });

  test('crabs hold the heaps in the frames in which these come together', async () => {
    const game = await asked({ gameId, width: 960, height: 540 });
    const crabs = thingsOn(game, Crab);
    const heaps = thingsOn(game, Heap).map(({ body }) => body);
    const held = () => crabs.map((crab, index) => placeOf(crab, game).x - placeOf(heaps[index]!, game).x);
    const apart = () => placeOf(heaps[1]!, game).x - placeOf(heaps[0]!, game).x;
    const [holds, rest] = [held(), apart()];
    answer(game.session, true);
    game.session.clock.advance(0.2);
    expect(apart()).toBeLessThan(rest - 10);
    held().forEach((x, index) => expect(x).toBeCloseTo(holds[index]!, 3));
    game.session.clock.advance(0.2);
    const together = apart();
    expect(together).toBeLessThan(rest - 80);
  });

  test('the sum stays in sight in the help, and the two heaps become one', async () => {
    for (const [width, height] of SIZES) {
      const game = await openGame({ gameId, width, height, settings: { calmMotion: 'off' } });
      goTo(game.session, 'play', 'hint', 2);
      game.session.clock.advance(1.5);
      const size = `${width} x ${height}`;
      const [sign] = thingsOn(game, Sign);
      expect(shownAlpha(sign!.body), size).toBe(1);
      const { x, y, width: wide, height: high } = sign!.getBounds();
      const { scale, width: stage } = game.session.stage!.layout();
      expect(x, size).toBeGreaterThanOrEqual(0);
      expect(x + wide, size).toBeLessThanOrEqual(stage * scale + 1);
      const { x: left, y: top, width: w, height: h } = thingsOn(game, GemFrame)[0]!.getBounds();
      const apart = x + wide <= left + 1 || left + w <= x + 1 || y + high <= top + 26 || top + h <= y;
      expect(apart, size).toBe(true);
      game.close();
    }
  });

  test('its lid is open while a question is, and shuts at the lock that was right', async () => {
    const game = await asked({ gameId, width: 960, height: 540 });
    const [chest] = thingsOn(game, SeaChest);
    const locks = thingsOn(game, Padlock);
    const right = String(game.session.scene!.describe()['answer']);
    const shut = () => locks.filter(({ isShut }) => isShut).map(({ text }) => text);
    expect([chest!.isOpen, ...shut()]).toEqual([true]);
    answer(game.session, false);
    game.session.clock.advance(2);
    expect([chest!.isOpen, ...shut()]).toEqual([true]);
    answer(game.session, true);
    let waited = 0;
    while (chest!.isOpen && waited++ < 240) game.session.clock.advance(1 / 60);
    game.session.clock.advance(0.25);
    expect(shut()).toEqual([right]);
  });
});

test.each(['off', 'on'] as const)(
  'calm %s: what is the child’s to count next, and its empty place, are marked until it is counted',
  async (calmMotion) => {
    const game = await openGame({
      gameId: GAMES[0],
      width: 960,
      height: 540,
      settings: { calmMotion },
    });
    goTo(game.session, 'play', 'question', 1);
    answer(game.session, false);
    answer(game.session, false);
    const [frame] = thingsOn(game, GemFrame);
    const marked = () =>
      frame!.counted.filter(({ body }) => (body.getChildByLabel('halo')?.alpha ?? 0) > 0.9);
    const turn = game.session.stage!.channels.manifest.sentences['Your turn.'];
    const isTurn = () =>
      game.session.stage!.channels.log.filter(({ channel }) => channel === 'voice').at(-1)?.id === turn;
    for (let left = 900; left > 0 && !isTurn(); left--) game.session.clock.advance(1 / 60);
    const begun = frame!.shown;
    expect(marked()).toEqual([frame!.counted[begun]]);
    expect(frame!.isPlaceMarked).toBe(true);
    const next = frame!.counted[begun]!;
    game.session.stage!.onFreePress.forEach((press) => void press());
    game.session.clock.advance(0.2);
    expect(marked()).not.toContain(next);
    game.session.clock.advance(0.8);
    expect(frame!.shown).toBe(begun + 1);
    expect(marked()).toEqual([frame!.counted[begun + 1]]);
    answer(game.session, true);
    game.session.clock.advance(0.3);
    expect(marked()).toEqual([]);
    expect(frame!.isPlaceMarked).toBe(false);
  },
);

test.each(
  SIZES.flatMap(([width, height]) => (['off', 'on'] as const).map((calm) => [width, height, calm] as const)),
)(
  'the crabs stay in sight in the help, on the stage, and beside what they guard: %i x %i, calm %s',
  async (width, height, calmMotion) => {
    const game = await openGame({ gameId: GAMES[1], width, height, settings: { calmMotion } });
    goTo(game.session, 'play', 'hint', 2);
    game.session.clock.advance(1.5);
    const heaps = thingsOn(game, Heap);
    const { scale, width: stage } = game.session.stage!.layout();
    for (const heap of heaps) {
      expect(shownAlpha(heap.crab)).toBe(1);
      const { left, right } = heap.crab.getBounds();
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(stage * scale);
      expect(Math.abs(heap.crab.x)).toBeGreaterThan(heap.size.width / 2 + 50);
    }
    // In calm motion, too, the two have become one.
    const [first, second] = heaps.map(({ body, size }) => ({
      x: placeOf(body, game).x,
      half: size.width / 2,
    }));
    expect(second!.x - second!.half - first!.x - first!.half).toBeLessThan(10);
  },
);

test('the hand that shows where counting starts hides nothing of the sum', async () => {
  const game = await openGame({ gameId: GAMES[1], width: 960, height: 540, settings: { calmMotion: 'off' } });
  goTo(game.session, 'play', 'question', 1);
  answer(game.session, false);
  answer(game.session, false);
  let pointed = 0;
  let lay = '';
  for (let frame = 0; frame < 240; frame++) {
    game.session.clock.advance(1 / 30);
    const [hand] = thingsOn(game, GhostHand);
    const was = lay;
    lay = [hand, ...thingsOn(game, Sign)].map((thing) => thing && [thing.x, thing.y].join()).join();
    // On its way the sum passes behind it.
    if (!hand || hand.body.alpha < 0.9 || lay !== was) continue;
    pointed += 1;
    const { x, y, width, height } = hand.body.getBounds();
    const texts = allIn(thingsOn(game, Sign)[0]!).filter((thing) => thing instanceof Text);
    for (const text of texts) {
      const at = text.getGlobalPosition();
      const isHidden = at.x > x && at.x < x + width && at.y > y && at.y < y + height;
      expect(isHidden && shownAlpha(text) > 0.5, text.text).toBe(false);
    }
  }
  expect(pointed).toBeGreaterThan(5);
});

test.each(SIZES)(
  'at the end the full chest stands on the stage with both crabs: %i x %i',
  async (width, height) => {
    const game = await openGame({ gameId: GAMES[2], width, height, settings: { calmMotion: 'off' } });
    goTo(game.session, 'play', 'finish', 1);
    game.session.clock.advance(1.2);
    const crabs = thingsOn(game, Crab).filter(({ body }) => shownAlpha(body) === 1);
    expect(crabs).toHaveLength(2);
    const [chest] = thingsOn(game, SeaChest);
    const { x, y } = placeOf(chest!, game);
    const half = (chest!.front.width / 2) * chest!.scale.x;
    const { width: stage, height: high } = game.session.stage!.layout();
    expect(x - half).toBeGreaterThanOrEqual(0);
    expect(x + half).toBeLessThanOrEqual(stage);
    for (const crab of crabs) {
      const at = placeOf(crab, game);
      expect(Math.abs(at.x - x)).toBeLessThan(half);
      expect(Math.abs(at.y - y)).toBeLessThan(30);
      expect(at.y).toBeLessThan(high);
    }
  },
);

test('in calm motion heaps, crabs, lids and locks stay where they are', async () => {
  const settings = { calmMotion: 'on' } as const;
  const game = await asked({ gameId: 'total-treasure-hunt', width: 960, height: 540, settings });
  const [chest] = thingsOn(game, SeaChest);
  const moving = [...thingsOn(game, Crab), ...thingsOn(game, Heap), ...thingsOn(game, Padlock), chest!];
  const seen = () =>
    moving.map((thing) => [placeOf(thing.body, game), thing.body.scale.x, thing.body.scale.y]);
  const before = JSON.stringify(seen());
  answer(game.session, true);
  for (let frame = 0; frame < 80; frame++) {
    game.session.clock.advance(1 / 60);
    if (game.session.scene!.describe()['state'] !== 'right') break;
    expect(JSON.stringify(seen())).toBe(before);
  }
});

test('a sum is turned with no part over another, and not far from what it is written on', () => {
  const equation = new Equation(['5', '+', '3', '=']);
  equation.complete('8', { calm: false }).progress(1);
  const turning = equation.turn({ calm: false });
  const [slot, ...words] = equation.body.children.toReversed() as [Container, ...Container[]];
  const [from] = [slot.x];
  for (let at = 0; at <= 0.6; at += 0.02) {
    turning.totalTime(at);
    expect(slot.y).toBeGreaterThan(-80);
    for (const word of words) {
      const across = Math.abs(word.x - slot.x) - (word.width + 190) / 2;
      const down = Math.abs(word.y - slot.y) - (78 + 150) / 2;
      if (word.alpha > 0.5) expect(Math.max(across, down), `at ${at.toFixed(2)}`).toBeGreaterThan(-10);
    }
  }
  expect(slot.x).toBeLessThan(from - 200);
});
