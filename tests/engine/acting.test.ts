import { Sprite, Text, type Container } from 'pixi.js';
import { afterEach, expect, test } from 'vitest';
import { Torch } from '#engine/plays/shape-detective/torch.ts';
import { answer, goTo } from '#engine/workbench/checkpoints.ts';
import { recipe } from '#engine/fx/motion.ts';
import { Carrying } from '#engine/plays/carrying.ts';
import { Jar } from '#engine/plays/cookie-crunch/jar.ts';
import { Plate } from '#engine/plays/cookie-crunch/plate.ts';
import { Tally } from '#engine/plays/cookie-crunch/tally.ts';
import { createRandom } from '#engine/rules/random.ts';
import type { Guide } from '#engine/sprites/guide.ts';
import { Reactions, type Happening } from '#engine/sprites/reactions.ts';
import { closeGames, openGame, type OpenGame } from './open-game.ts';
import { apart, pawOf, turn } from './paw.ts';
import { allIn, shownAlpha, thingsOn } from './tree.ts';

afterEach(closeGames);

const FULL = { settings: { calmMotion: 'off' } } as const;
const STEP = 1 / 60;

const guideIn = ({ app }: OpenGame): Guide => app.stage.getChildByLabel('guide', true) as Guide;
const partOf = (game: OpenGame, id: string): Container => guideIn(game).getChildByLabel(id, true)!;

test('the guide eats cookies with its own paw: each is held before it is bitten, and the paw is let go', async () => {
  const game = await openGame({ gameId: 'cookie-crunch-count', ...FULL });
  goTo(game.session, 'play', 'first', 1);
  const held: string[] = [];
  const turns: number[] = [];
  const { pictures } = game.session.stage!;
  for (let at = 0; at < 5; at += STEP) {
    game.session.clock.advance(STEP);
    // The tray is to the left of the guide.
    const thing = partOf(game, 'handL').children[0] as Sprite | undefined;
    const name = !thing
      ? 'nothing'
      : thing.texture === pictures.texture('cookie/bitten')
        ? 'bitten'
        : 'cookie';
    if (name !== held.at(-1)) held.push(name);
    turns.push(partOf(game, 'armL').rotation);
  }
  // Three of four are taken away.
  const each = ['cookie', 'bitten', 'nothing'];
  expect(held).toEqual(['nothing', ...each, ...each, ...each]);
  // Stretched out, and on by its cheek to its mouth: never across its belly.
  expect(Math.max(...turns)).toBeGreaterThan(3.9);
  expect(Math.min(...turns)).toBeGreaterThan(-0.1);
  expect(turns.at(-1)).toBeCloseTo(0);
});

test.each([
  ['cookie-crunch-count', 960, 540, 'left as it is'],
  ['cookie-crunch-count-medium', 800, 600, 'left as it is'],
  ['cookie-crunch-count-hard', 390, 844, 'left as it is'],
  ['cookie-crunch-count', 512, 384, 'turned meanwhile'],
  ['cookie-crunch-count-hard', 384, 512, 'turned meanwhile'],
] as const)(
  '%s at %i x %i, %s: each cookie comes to the paw on a shovel that it holds, beside the tray, and no other is ever covered',
  async (gameId, width, height, then) => {
    const game = await openGame({ gameId, width, height, ...FULL });
    goTo(game.session, 'play', 'first', 1);
    const guide = guideIn(game);
    const [plate] = thingsOn(game, Plate);
    const { peel, meal } = plate!;
    const { pictures } = game.session.stage!;
    const [shovelled] = allIn(peel).filter(
      (thing) => thing instanceof Sprite && thing.texture === pictures.texture('cookie/cookie'),
    );
    const hand = pawOf(game, 'L');
    const isMoving = () => shovelled!.visible && peel.visible && shownAlpha(shovelled!) > 0.9;
    const fromGrip: number[] = [];
    const away: number[] = [];
    const covered: string[] = [];
    let [isTurned, wasEmpty, load] = [then === 'left as it is', true, Infinity];
    // Whoever waits for longer sees it once more.
    for (let frame = 0; frame < 540; frame++) {
      if (!isTurned && isMoving()) {
        isTurned = true;
        turn(game);
      }
      game.session.clock.advance(STEP);
      const isEmpty = hand.children.length === 0;
      // How far the cookie on the shovel was from the paw in the frame before: then it goes to the mouth.
      if (wasEmpty && !isEmpty) away.push(load);
      wasEmpty = isEmpty;
      load = isMoving() ? apart(game, hand, shovelled!) : Infinity;
      if (isMoving()) fromGrip.push(apart(game, hand, peel));
      if (frame % 8 > 0) continue;
      const figure = guide.body.getBounds();
      for (const [index, cookie] of plate!.rows.things.slice(0, -1 - away.length).entries())
        if (cookie.body.getBounds().rectangle.intersects(figure.rectangle)) covered.push(`cookie ${index}`);
    }
    expect(isTurned).toBe(true);
    expect(covered).toEqual([]);
    expect(away).toHaveLength(meal.length);
    expect(Math.max(...away)).toBeLessThan(30);
    expect(fromGrip.length).toBeGreaterThan(3 * meal.length);
    expect(Math.max(...fromGrip)).toBeLessThan(30);
    expect([guide.body.x, guide.body.y]).toEqual([0, 0]);
  },
);

test.each([
  ['cookie-crunch-count', 960, 540],
  ['cookie-crunch-count-hard', 390, 844],
] as const)(
  "%s at %i x %i: the shovel comes from the stage's edge and goes back there; it never fades, and is never seen beyond",
  async (gameId, width, height) => {
    const game = await openGame({ gameId, width, height, ...FULL });
    goTo(game.session, 'play', 'first', 1);
    const { peel } = thingsOn(game, Plate)[0]!;
    const seen: { readonly left: number; readonly right: number }[] = [];
    for (let frame = 0; frame < 300; frame++) {
      game.session.clock.advance(STEP);
      if (!peel.visible) continue;
      expect(shownAlpha(peel)).toBe(1);
      const boxes = peel.children.filter(({ visible }) => visible).map((child) => child.getBounds());
      const left = Math.min(...boxes.map((box) => box.left));
      seen.push({ left, right: Math.max(...boxes.map((box) => box.right)) });
    }
    const edge = game.host.clientWidth;
    expect(seen.length).toBeGreaterThan(20);
    expect(Math.max(...seen.map(({ right }) => right))).toBeLessThan(edge + 2);
    // In its first and last frame it is but a little on the stage, beside the guide.
    const beside = guideIn(game).getGlobalPosition().x;
    expect(seen[0]!.left).toBeGreaterThan(beside);
    expect(seen.at(-1)!.left).toBeGreaterThan(beside);
  },
);

test('what is fetched and cut short on the way to it is given back, and never held', async () => {
  const game = await openGame({ gameId: 'cookie-crunch-count', ...FULL });
  goTo(game.session, 'play', 'question', 1);
  const guide = guideIn(game);
  const carrying = new Carrying(guide);
  const thing = new Sprite();
  const at = () => ({ x: 400, y: 300 });
  const fx = { calm: false };
  const timeline = carrying.fetch({ thing, scale: () => 1, from: at, to: at }, 0.3, 0.4, fx)!;
  timeline.time(0.1);
  carrying.end();
  expect(thing.destroyed).toBe(true);
  timeline.progress(1);
  expect(partOf(game, 'handR').children).toHaveLength(0);
});

test('a meal that is cut short by an answer leaves nothing in the paw, and the guide at its place', async () => {
  const game = await openGame({ gameId: 'cookie-crunch-count', ...FULL });
  goTo(game.session, 'play', 'first', 1);
  const paw = () => partOf(game, 'handL').children;
  for (let at = 0; at < 4 && paw().length === 0; at += STEP) game.session.clock.advance(STEP);
  expect(paw()).toHaveLength(1);
  answer(game.session, true);
  game.session.clock.advance(STEP);
  expect(paw()).toHaveLength(0);
  const { x, y } = guideIn(game).body;
  expect([x, y]).toEqual([0, 0]);
});

test.each(['off', 'on'] as const)(
  'what is left is counted into the jar up to the answer, and no more lies there than was counted; calm: %s',
  async (calmMotion) => {
    const game = await openGame({ gameId: 'cookie-crunch-count-medium', settings: { calmMotion } });
    goTo(game.session, 'play', 'question', 1);
    const cookie = game.session.stage!.pictures.texture('cookie/cookie');
    const [tally] = thingsOn(game, Tally);
    const numeral = allIn(tally!).find((thing) => thing instanceof Text)!;
    const lying = allIn(thingsOn(game, Jar)[0]!).filter(
      (thing) => thing instanceof Sprite && thing.texture === cookie,
    );
    for (const question of [1, 2, 3]) {
      while (
        game.session.scene!.describe()['question'] !== question ||
        game.session.scene!.describe()['state'] !== 'asking'
      )
        game.session.clock.advance(STEP);
      const wanted = Number(game.session.scene!.describe()['answer']);
      const before = question === 1 ? 0 : lying.filter(({ visible }) => visible).length;
      answer(game.session, true);
      const told: number[] = [];
      const ahead: number[] = [];
      for (let at = 0; at < 1.6; at += STEP) {
        game.session.clock.advance(STEP);
        const counted = tally!.alpha > 0.5 ? Number(numeral.text) : 0;
        if (counted > 0 && told.at(-1) !== counted) told.push(counted);
        const bright = lying.filter(({ visible, alpha }) => visible && alpha === 1).length;
        if (counted > 0 || question === 1) ahead.push(bright - counted);
      }
      expect(Math.max(...ahead), `question ${question}, ${before} before`).toBe(0);
      expect(ahead.at(-1)).toBe(0);
      const counted = Array.from({ length: wanted }, (_, index) => index + 1);
      expect(told).toEqual(calmMotion === 'on' ? [wanted] : counted);
    }
    game.session.clock.advance(8);
    expect(tally!.alpha).toBe(0);
  },
);

test('in calm motion each cookie is at the mouth as it is off the tray, in a paw that is there at once', async () => {
  const game = await openGame({ gameId: 'cookie-crunch-count', settings: { calmMotion: 'on' } });
  goTo(game.session, 'play', 'first', 1);
  const [plate] = thingsOn(game, Plate);
  const turns = new Set<string>();
  let held = 0;
  let before = 0;
  for (let at = 0; at < 5; at += STEP) {
    game.session.clock.advance(STEP);
    turns.add(partOf(game, 'armL').rotation.toFixed(2));
    expect(partOf(game, 'armR').rotation).toBe(0);
    const now = partOf(game, 'handL').children.length;
    if (now > before) held++;
    before = now;
    const gone = plate!.rows.things.filter(({ shadow }) => shadow.alpha < 0.5).length;
    expect(Math.abs(gone - held)).toBeLessThanOrEqual(1);
  }
  expect(held).toBe(plate!.meal.length);
  expect(turns.size).toBe(2);
  expect(partOf(game, 'armL').rotation).toBe(0);
});

test.each([
  ['number-detective', 'lens'],
  ['shape-detective', 'torch'],
] as const)('the guide of %s holds a %s, and holds it out to what was found', async (gameId, what) => {
  const game = await openGame({ gameId, ...FULL });
  goTo(game.session, 'play', 'question', 1);
  const held = partOf(game, 'handR').children[0];
  if (what === 'torch') expect(held).toBeInstanceOf(Torch);
  else
    expect((held!.children[0] as Sprite).texture).toBe(
      game.session.stage!.pictures.texture('shapes/magnifier'),
    );
  expect(partOf(game, 'armR').rotation).toBeCloseTo(0);
  answer(game.session, true);
  game.session.clock.advance(0.2);
  expect(partOf(game, 'armR').rotation).toBeLessThan(-0.7);
});

test('the lens goes to what is touched to be counted, and comes back', async () => {
  const game = await openGame({ gameId: 'number-detective', ...FULL });
  goTo(game.session, 'play', 'question', 1);
  const things = () => game.session.stage!.controls.list.filter(({ id }) => id.startsWith('thing-'));
  for (let question = 1; question < 8 && things().length === 0; question++) {
    answer(game.session, true);
    game.session.clock.advance(8);
  }
  const [first, second] = things();
  for (const thing of [first!, second ?? first!]) {
    game.session.dispatch(thing);
    game.session.clock.advance(0.2);
    expect(partOf(game, 'armR').rotation).toBeLessThan(-0.7);
  }
  game.session.clock.advance(1);
  expect(partOf(game, 'armR').rotation).toBeCloseTo(0);
});

test('it falls asleep when nobody plays, and wakes at a touch', async () => {
  const game = await openGame({ gameId: 'total-treasure-hunt', ...FULL });
  goTo(game.session, 'play', 'question', 1);
  const { acts } = guideIn(game);
  game.session.clock.advance(30);
  expect(acts.asleep).toBe(false);
  for (let more = 0; more < 60 && !acts.asleep; more++) game.session.clock.advance(1);
  expect(acts.asleep).toBe(true);
  expect(partOf(game, 'lidL').scale.y).toBe(1);
  const { stage } = game.session;
  game.session.dispatch(stage!.controls.find('treasure-0')!);
  expect(acts.asleep).toBe(false);
  game.session.clock.advance(1);
  expect(partOf(game, 'head').rotation).toBeCloseTo(0);
});

/** A guide that only tells which gesture it was asked for. */
const reactionsOf = (same: boolean, count: number, happening: Happening): readonly string[] => {
  const asked: string[] = [];
  const guide = new Proxy({} as Guide, {
    get: (_, name) => (side?: string) => {
      asked.push(`${String(name)} ${side ?? ''}`);
      return recipe();
    },
  });
  const reactions = new Reactions(guide, createRandom(5), () => same);
  for (let at = 0; at < count; at++) reactions.to(happening);
  return asked;
};

test.each(['right', 'streak', 'wrong'] as const)('no reaction twice running, of three: %s', (happening) => {
  const told = reactionsOf(false, 60, happening);
  expect(new Set(told).size).toBe(3);
  expect(told.filter((one, index) => one === told[index - 1])).toEqual([]);
  expect(new Set(reactionsOf(true, 20, happening)).size).toBe(1);
});
