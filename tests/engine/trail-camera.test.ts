import { Graphics, Text, Texture } from 'pixi.js';
import { afterEach, describe, expect, test } from 'vitest';
import type { Control } from '#engine/input/controls.ts';
import { controlAt } from '#engine/input/pointers.ts';
import { COVER } from '#engine/plays/number-trail/mountain.ts';
import { Peak } from '#engine/plays/number-trail/peak.ts';
import { Sign } from '#engine/plays/number-trail/sign.ts';
import { Stone } from '#engine/plays/number-trail/stone.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import { GhostHand } from '#engine/sprites/ghost-hand.ts';
import { Guide } from '#engine/sprites/guide.ts';
import { answer, goTo } from '#engine/workbench/checkpoints.ts';
import { closeGames, openGame, type OpenGame } from './open-game.ts';
import { allIn, thingsOn } from './tree.ts';

/** Where a trail is longer than the stage, a camera follows: what is asked for is in sight, and nothing is out of reach. */

afterEach(closeGames);

const TRAILS = ['number-trail', 'number-trail-heading-home'] as const;
const PHONE = { width: 390, height: 844 } as const;
/** Five stones are in sight there, and six are counted. */
const SMALL_PHONE = { width: 320, height: 568 } as const;
const ARRIVED_SECONDS = 2;
const FRAME_SECONDS = 1 / 30;
/** For six numbers counted, and the camera's ways. */
const HELP_SECONDS = 9;

const choicesOf = ({ session }: OpenGame): readonly Control[] =>
  session.stage!.controls.list.filter(({ kind }) => kind === 'choice');
const answerOf = (game: OpenGame): Control =>
  choicesOf(game).find(({ id }) => id === `choice-${String(game.session.scene!.describe()['answer'])}`)!;
const away = (game: OpenGame): readonly Control[] => choicesOf(game).filter((choice) => choice.isAway?.());
const middleOf = (control: Control) => {
  const { x, y, width, height } = control.rect();
  return { x: x + width / 2, y: y + height / 2 };
};
/** Where its middle is seen, in design pixels of the stage. */
const seenAt = ({ session }: OpenGame, stone: Stone) => session.scene!.root.toLocal({ x: 0, y: 0 }, stone);

/** The way is shown, frame by frame, after wrong answers at this question. */
function watchHelp(game: OpenGame, question: number, each: () => void): void {
  const { session } = game;
  goTo(session, 'play', 'question', question);
  answer(session, false);
  answer(session, false);
  for (let left = HELP_SECONDS; left > 0; left -= FRAME_SECONDS) {
    session.clock.advance(FRAME_SECONDS);
    each();
  }
}

test.each(TRAILS)(
  '%s on a phone: the next number is in sight at every question, for a finger',
  async (gameId) => {
    const game = await openGame({ gameId, ...PHONE });
    const { session } = game;
    goTo(session, 'play', 'question', 1);
    for (let left = session.stage!.game.rewards.questionsCount; left > 0; left--) {
      session.clock.advance(ARRIVED_SECONDS);
      const { layout, controls } = session.stage!;
      const { width, scale } = layout();
      expect(choicesOf(game)).toHaveLength(11);
      expect(away(game)).toHaveLength(5);
      const next = answerOf(game);
      expect(next.isAway?.()).toBe(false);
      expect(next.rect().width * scale).toBeGreaterThanOrEqual(64);
      const { x, y } = middleOf(next);
      expect(controlAt(controls.list, x, y)?.id).toBe(next.id);
      for (const choice of choicesOf(game)) {
        expect(choice.rect().x).toBeGreaterThanOrEqual(-0.01);
        expect(choice.rect().x + choice.rect().width).toBeLessThanOrEqual(width + 0.01);
      }
      answer(session, true);
    }
  },
);

test.each(TRAILS)(
  '%s on a phone: what is out of sight is no finger’s, and comes into sight for keys',
  async (gameId) => {
    const game = await openGame({ gameId, ...PHONE });
    const { session } = game;
    goTo(session, 'play', 'question', 3);
    session.clock.advance(ARRIVED_SECONDS);
    const hidden = away(game);
    const touched = hidden.map((choice) => {
      const { x, y } = middleOf(choice);
      return controlAt(session.stage!.controls.list, x, y)?.id;
    });
    expect(touched.filter((id) => hidden.some((choice) => choice.id === id))).toEqual([]);
    for (const choice of hidden) {
      choice.focus!(true);
      expect(choice.isAway!()).toBe(false);
      session.clock.advance(1);
      expect(choice.isAway!()).toBe(false);
      choice.focus!(false);
      session.clock.advance(1);
      expect(choice.isAway!()).toBe(true);
      expect(answerOf(game).isAway!()).toBe(false);
    }
  },
);

test('a number out of sight is chosen by the access layer as any other, and the answer stays in sight', async () => {
  const game = await openGame({ gameId: 'number-trail', ...PHONE });
  const { session } = game;
  goTo(session, 'play', 'question', 1);
  session.clock.advance(ARRIVED_SECONDS);
  for (const tries of [1, 2, 3]) {
    session.dispatch(away(game).at(-1)!);
    expect(session.scene!.describe()).toMatchObject({ tries });
    session.clock.advance(14);
    expect(answerOf(game).isAway!()).toBe(false);
  }
  session.dispatch(answerOf(game));
  session.clock.advance(8);
  expect(session.scene!.describe()).toMatchObject({ question: 2 });
});

test.each(TRAILS)(
  '%s on a phone: while the way is counted a touch means the stone that is seen there, and a finger points to none that is not',
  async (gameId) => {
    const game = await openGame({ gameId, ...SMALL_PHONE });
    const { controls, layout } = game.session.stage!;
    const moved = new Set<number>();
    let pointed = 0;
    watchHelp(game, 7, () => {
      const { width } = layout();
      const stones = thingsOn(game, Stone);
      moved.add(Math.round(seenAt(game, stones[0]!).x));
      for (const stone of stones) {
        const { x, y } = seenAt(game, stone);
        const half = width / 10;
        if (x < half || x > width - half) continue;
        expect(controlAt(controls.list, x, y)?.id).toMatch(new RegExp(`-${stone.value}$`));
      }
      const [hand] = thingsOn(game, GhostHand);
      if (!hand || hand.body.alpha < 0.2) return;
      pointed += 1;
      expect(hand.x).toBeGreaterThan(0);
      expect(hand.x).toBeLessThan(width);
    });
    expect(moved.size).toBeGreaterThan(5);
    expect(pointed).toBeGreaterThan(30);
    expect(answerOf(game).isAway!()).toBe(false);
  },
);

test.each([PHONE, SMALL_PHONE])(
  'a tablet that is turned while the way is counted has its trail and its walker in their places after it: from %o',
  async (size) => {
    const game = await openGame({ gameId: 'number-trail', ...size });
    const { host, session } = game;
    let isTurned = false;
    watchHelp(game, 7, () => {
      const [hand] = thingsOn(game, GhostHand);
      if (isTurned || !hand || hand.body.alpha < 0.9) return;
      isTurned = true;
      Object.assign(host.style, { width: `${size.height}px`, height: `${size.width}px` });
      session.stage!.settings.change({});
    });
    const places = () =>
      [...thingsOn(game, Stone), ...thingsOn(game, Guide)].map((thing) => thing.toGlobal({ x: 0, y: 0 }));
    const counted = places();
    expect(isTurned).toBe(true);
    session.stage!.settings.change({});
    session.clock.advance(FRAME_SECONDS);
    places().forEach(({ x }, index) => expect(counted[index]!.x).toBeCloseTo(x, 0));
  },
);

test.each(
  [...TRAILS, 'number-trail-high-climb'].flatMap((gameId) =>
    (['off', 'on'] as const).map((calmMotion) => [gameId, calmMotion] as const),
  ),
)(
  '%s, calm %s: an answer while the way is counted elsewhere brings the walker back without a leap',
  async (gameId, calmMotion) => {
    const game = await openGame({ gameId, ...SMALL_PHONE, settings: { calmMotion } });
    const { session } = game;
    goTo(session, 'play', 'question', gameId.endsWith('climb') ? 12 : 7);
    const [walker] = thingsOn(game, Guide);
    const seen = () => ({
      stone: seenAt(game, thingsOn(game, Stone)[0]!).x,
      walker: walker!.x,
      alpha: walker!.alpha,
    });
    const home = seen().stone;
    const away = () => Math.abs(seen().stone - home);
    const { width } = session.stage!.layout();
    answer(session, false);
    answer(session, false);
    for (let left = HELP_SECONDS; left > 0 && away() < width / 7; left -= FRAME_SECONDS)
      session.clock.advance(FRAME_SECONDS);
    const way = away();
    expect(way).toBeGreaterThan(width / 7);
    let before = seen();
    let furthest = 0;
    let leaps = 0;
    let faded = false;
    answer(session, true);
    // Until it is on its stone, before the camera follows.
    for (let left = 0.8; left > 0; left -= 1 / 60) {
      const now = seen();
      const moved = Math.max(Math.abs(now.stone - before.stone), Math.abs(now.walker - before.walker));
      furthest = Math.max(furthest, moved);
      if (moved > 1) leaps += 1;
      faded ||= now.alpha < 1;
      before = now;
      session.clock.advance(1 / 60);
    }
    // In calm motion the picture is cut, once, and then the walker is on its stone: nothing fades where it is looked at.
    if (calmMotion === 'on') expect([leaps <= 2, faded]).toEqual([true, false]);
    else expect(furthest).toBeLessThan(0.3 * way);
    expect(away()).toBeLessThan(width / 7);
  },
);

test('a number out of sight is answered as long as any other: then the camera is on its way back', async () => {
  const game = await openGame({ gameId: 'number-trail', ...PHONE });
  const { session } = game;
  goTo(session, 'play', 'question', 1);
  session.clock.advance(ARRIVED_SECONDS);
  const chosen = away(game).at(-1)!;
  session.dispatch(chosen);
  session.clock.advance(1.45);
  expect(chosen.isAway!()).toBe(false);
  session.clock.advance(0.1);
  expect(chosen.isAway!()).toBe(true);
});

describe('high climb', () => {
  const open = (size = { width: 960, height: 540 }) =>
    openGame({ gameId: 'number-trail-high-climb', ...size });

  test('shows each step that it counts, and points to none that is not seen', async () => {
    const game = await open(PHONE);
    const seen = new Set<number>();
    const { width } = game.session.stage!.layout();
    watchHelp(game, 12, () => {
      const [hand] = thingsOn(game, GhostHand);
      if (!hand || hand.body.alpha < 0.9) return;
      expect(hand.x).toBeGreaterThan(0);
      expect(hand.x).toBeLessThan(width);
      const nearest = thingsOn(game, Stone).toSorted(
        (a, b) => Math.abs(seenAt(game, a).x - hand.x) - Math.abs(seenAt(game, b).x - hand.x),
      );
      seen.add(nearest[0]!.value);
    });
    expect([...seen]).toEqual([5, 6, 7, 8, 9, 10]);
  });

  test('has on its whole mountain, at its end, what has fallen that day', () => {
    const pictures = { texture: () => Texture.EMPTY } as unknown as Pictures;
    const filled = (cover: string | undefined) =>
      allIn(new Peak(pictures, { ground: '#FFFFFF', cover, dark: undefined }))
        .filter((thing) => thing instanceof Graphics)
        .flatMap(({ context }) => context.instructions)
        .filter(({ action, data }) => action === 'fill' && data.style.alpha === COVER).length;
    expect([filled('#F6FAFF'), filled(undefined)]).toEqual([1, 0]);
  });

  test('keeps the answer on its sign once it was shown, and lights no step any more when it was found', async () => {
    const game = await open();
    const { session } = game;
    const lit = () => thingsOn(game, Stone).filter(({ glow }) => glow.alpha > 0.1).length;
    const isOpen = () =>
      thingsOn(game, Sign).some((sign) =>
        allIn(sign).some((thing) => thing instanceof Text && thing.text === '?'),
      );
    goTo(session, 'play', 'question', 4);
    for (let wrong = 0; wrong < 3; wrong++) answer(session, false);
    session.clock.advance(20);
    expect([lit() > 0, isOpen()]).toEqual([true, false]);
    session.clock.advance(30);
    expect(isOpen()).toBe(false);
    answer(session, true);
    session.clock.advance(0.4);
    expect(lit()).toBe(0);
  });
});

test('where all stones have room for a finger none is ever out of sight', async () => {
  const game = await openGame({ gameId: 'number-trail', width: 1280, height: 720 });
  goTo(game.session, 'play', 'question', 6);
  expect(away(game)).toEqual([]);
});
