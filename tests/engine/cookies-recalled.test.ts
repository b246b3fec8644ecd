import { Sprite } from 'pixi.js';
import { afterEach, expect, test } from 'vitest';
import { Plate } from '#engine/plays/cookie-crunch/plate.ts';
import { answer, goTo } from '#engine/workbench/checkpoints.ts';
import { closeGames, openGame } from './open-game.ts';
import { allIn, thingsOn } from './tree.ts';

/** Cookies that were eaten, as they are thought of afterwards. */

afterEach(closeGames);

const STEP = 1 / 60;
const MOTIONS = ['off', 'on'] as const;

test.each(MOTIONS)(
  'calm %s: after a wrong answer what was eaten is thought of, paler, where it lay: nobody brings it back',
  async (calmMotion) => {
    const game = await openGame({ gameId: 'cookie-crunch-count', settings: { calmMotion } });
    goTo(game.session, 'play', 'question', 1);
    const whole = game.session.stage!.pictures.texture('cookie/cookie');
    const { meal } = thingsOn(game, Plate)[0]!;
    const cookies = meal.map(({ body }) =>
      allIn(body).find((thing) => thing instanceof Sprite && thing.texture === whole),
    );
    answer(game.session, false);
    const seen = cookies.map(() => 0);
    for (let at = 0; at < 1.5; at += STEP) {
      game.session.clock.advance(STEP);
      cookies.forEach((cookie, index) => {
        seen[index] = Math.max(seen[index]!, cookie!.alpha);
        expect([meal[index]!.body.y, meal[index]!.body.scale.x]).toEqual([0, 1]);
      });
    }
    expect(Math.min(...seen)).toBeGreaterThan(0.5);
    expect(Math.max(...seen)).toBeLessThan(0.8);
    expect(cookies.map((cookie) => cookie!.alpha)).toEqual(cookies.map(() => 0));
  },
);
