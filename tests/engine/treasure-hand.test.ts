import { afterEach, expect, test } from 'vitest';
import { GemFrame } from '#engine/plays/treasure-hunt/gem-frame.ts';
import { TreasureBoard } from '#engine/plays/treasure-hunt/treasure-board.ts';
import { GhostHand } from '#engine/sprites/ghost-hand.ts';
import { answer, goTo } from '#engine/workbench/checkpoints.ts';
import { closeGames, openGame } from './open-game.ts';
import { allIn, shownAlpha, thingsOn } from './tree.ts';

/** In the help a hand is on each treasure that moves, in the frame in which it moves. */

afterEach(closeGames);

/** From the middle of a treasure to a finger below it, in CSS pixels of this stage; of many, the nearest. */
const NEAR = { one: 56, many: 70 } as const;

test.each(['total-treasure-hunt', 'total-treasure-hunt-medium', 'total-treasure-hunt-hard'] as const)(
  '%s: what moves has a finger on it, and moves alone, but for what was counted already',
  async (gameId) => {
    const game = await openGame({ gameId, width: 960, height: 540, settings: { calmMotion: 'off' } });
    goTo(game.session, 'play', 'question', 1);
    for (let wrong = 0; wrong < 3; wrong++) answer(game.session, false);
    const { counters } = thingsOn(game, GemFrame)[0]!;
    const counted = thingsOn(game, TreasureBoard)[0]!.closed?.rows.things.length ?? 0;
    const seen = () =>
      counters.map((counter) => {
        const { x, y } = counter.getGlobalPosition();
        return { x, y, alpha: shownAlpha(counter) };
      });
    let was = seen();
    const flown = new Set<number>();
    const faults: string[] = [];
    for (let frame = 0; frame < 600; frame++) {
      game.session.clock.advance(1 / 60);
      const now = seen();
      const moving = now.flatMap(({ x, y, alpha }, at) => {
        const old = was[at]!;
        const moves = alpha > 0.9 && old.alpha > 0.9 && Math.hypot(x - old.x, y - old.y) > 0.5;
        return moves ? [at] : [];
      });
      was = now;
      if (moving.length === 0) continue;
      for (const at of moving) flown.add(at);
      const finger = allIn(game.app.stage)
        .find((thing) => thing instanceof GhostHand && shownAlpha(thing.body) > 0.5)
        ?.getGlobalPosition();
      const far = moving.map((at) =>
        finger ? Math.hypot(finger.x - now[at]!.x, finger.y - now[at]!.y) : Infinity,
      );
      const isMany = moving.every((at) => at < counted);
      if (Math.min(...far) > (isMany ? NEAR.many : NEAR.one) || (!isMany && moving.length > 1))
        faults.push(`${frame}: ${moving} at ${Math.round(Math.min(...far))}`);
    }
    expect(faults).toEqual([]);
    expect(flown.size).toBe(counters.length);
  },
);
