import { Sprite } from 'pixi.js';
import { afterEach, expect, test } from 'vitest';
import { SMALL_CASE } from '#engine/plays/number-detective/attic-place.ts';
import { PinBoard } from '#engine/plays/number-detective/pin-board.ts';
import { SmallCase } from '#engine/plays/number-detective/small-case.ts';
import type { Guide } from '#engine/sprites/guide.ts';
import { answer, goTo } from '#engine/workbench/checkpoints.ts';
import { closeGames, openGame, type OpenGame } from './open-game.ts';
import { apart, pawOf } from './paw.ts';
import { allIn, shownAlpha, thingsOn } from './tree.ts';

/** The cork board of the number detective: a photo that comes together. */

afterEach(closeGames);

/** The parts of the photo. */
function partsIn(game: OpenGame): readonly Sprite[] {
  const { source } = game.session.stage!.pictures.layer('detective-night', 'raccoon');
  return allIn(thingsOn(game, PinBoard)[0]!).filter(
    (thing): thing is Sprite => thing instanceof Sprite && thing.texture.source === source,
  );
}

test('each case that is solved shows another part of the photo, which all together are the whole', async () => {
  const game = await openGame({ gameId: 'number-detective' });
  const { session } = game;
  goTo(session, 'play', 'question', 1);
  const { frame } = session.stage!.pictures.layer('detective-night', 'raccoon');
  const parts = partsIn(game);
  const area = parts.reduce((sum, { texture }) => sum + texture.frame.width * texture.frame.height, 0);
  expect(area).toBeCloseTo(frame.width * frame.height, 3);
  expect(new Set(parts.map(({ texture }) => `${texture.frame.x} ${texture.frame.y}`)).size).toBe(10);
  const shown = () => parts.filter((part) => shownAlpha(part) > 0.9).length;
  expect(shown()).toBe(0);
  for (let solved = 1; solved <= 4; solved++) {
    answer(session, true);
    session.clock.advance(5);
    expect(shown()).toBe(solved);
    answer(session, false);
    session.clock.advance(5);
    expect(shown()).toBe(solved);
  }
});

test('what is found is pinned up by a leap over no case, home again at once, and the badge is put on the photo by a paw', async () => {
  const game = await openGame({ gameId: 'number-detective', width: 960, height: 540 });
  const { session } = game;
  goTo(session, 'play', 'question', 10);
  session.clock.advance(2);
  const guide = game.app.stage.getChildByLabel('guide', true) as Guide;
  const board = thingsOn(game, PinBoard)[0]!;
  const half = { x: SMALL_CASE.width / 2, y: SMALL_CASE.height / 2 };
  const cases = thingsOn(game, SmallCase).map((one) => ({
    left: one.toGlobal({ x: -half.x, y: 0 }).x,
    right: one.toGlobal({ x: half.x, y: 0 }).x,
    top: one.toGlobal({ x: 0, y: -half.y }).y,
  }));
  answer(session, true);
  let nearest = Infinity;
  let highest = 0;
  for (let frame = 0; frame < 80; frame++) {
    session.clock.advance(1 / 60);
    nearest = Math.min(nearest, apart(game, pawOf(game, 'R'), board.pieces[9]!));
    highest = Math.min(highest, guide.body.y);
    for (const part of ['head', 'footL', 'footR']) {
      const { left, right, bottom } = guide.getChildByLabel(part, true)!.getBounds();
      const isOver = cases.some((one) => right > one.left && left < one.right && bottom > one.top);
      expect(isOver, `${part}, frame ${frame}`).toBe(false);
    }
  }
  expect(nearest).toBeLessThan(40);
  expect(highest).toBeLessThan(-100);
  expect(guide.body.y).toBe(0);
  const badge = session.stage!.pictures.texture('shapes/badge');
  const stamped = allIn(thingsOn(game, PinBoard)[0]!).find((one) => (one as Sprite).texture === badge)!;
  for (let left = 900; left > 0 && shownAlpha(stamped) < 1; left--) session.clock.advance(1 / 60);
  expect([session.scene!.describe()['state'], shownAlpha(stamped)]).toEqual(['over', 1]);
  expect(apart(game, pawOf(game, 'L'), stamped)).toBeLessThan(50);
});

test('the parts go with the board, and the picture they are of stays', async () => {
  const game = await openGame({ gameId: 'number-detective' });
  goTo(game.session, 'play', 'question', 1);
  const whole = game.session.stage!.pictures.layer('detective-night', 'raccoon');
  const textures = partsIn(game).map(({ texture }) => texture);
  goTo(game.session, 'result', 'poor', 1);
  expect(textures.every(({ destroyed }) => destroyed)).toBe(true);
  expect(whole.source.destroyed).toBe(false);
});

test('while the things on a wrong card are counted, the mark of the answer is before none of their numbers', async () => {
  const game = await openGame({ gameId: 'number-detective', width: 960, height: 540 });
  const { session } = game;
  let most = 0;
  goTo(session, 'play', 'question', 1);
  for (let question = 1; question <= 9; question++) {
    answer(session, false);
    for (let frame = 0; frame < 84; frame++) {
      session.clock.advance(1 / 60);
      for (const chosen of thingsOn(game, SmallCase)) {
        if (chosen.badge.children.length === 0) continue;
        const mark = chosen.badge.getBounds();
        const numbers = allIn(chosen).filter(({ label }) => label === 'counting-mark');
        most = Math.max(most, numbers.length);
        for (const number of numbers) {
          const box = number.getBounds();
          const between = Math.hypot(
            mark.x + mark.width / 2 - box.x - box.width / 2,
            mark.y + mark.height / 2 - box.y - box.height / 2,
          );
          expect(between).toBeGreaterThan((mark.width + box.width) * 0.45);
        }
      }
    }
    answer(session, true);
    while (session.scene!.describe()['question'] === question) session.clock.advance(0.1);
  }
  expect(most).toBeGreaterThan(2);
});
