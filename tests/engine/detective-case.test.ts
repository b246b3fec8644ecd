import { afterEach, expect, test } from 'vitest';
import { CaseBoard } from '#engine/plays/number-detective/case-board.ts';
import { SmallCase } from '#engine/plays/number-detective/small-case.ts';
import { YOUR_TURN } from '#engine/rules/common-words.ts';
import { answer, goTo } from '#engine/workbench/checkpoints.ts';
import { closeGames, openGame, type OpenGame } from './open-game.ts';
import { allIn, shownAlpha, thingsOn } from './tree.ts';

/** A number detective's cases: what is in sight while a point flies, and what is marked as the child's to count. */

afterEach(closeGames);

const STEP = 1 / 60;
const MOTIONS = ['off', 'on'] as const;

test.each(MOTIONS)(
  'calm %s: the case that was right is in sight until its point has arrived',
  async (calmMotion) => {
    const game = await openGame({ gameId: 'number-detective', settings: { calmMotion } });
    const { session, app } = game;
    goTo(session, 'play', 'question', 1);
    const wanted = String(session.scene!.describe()['answer']);
    const found = thingsOn(game, SmallCase).find(({ id }) => id === wanted)!;
    answer(session, true);
    let flown = 0;
    for (let at = 0; at < 2.5; at += STEP) {
      session.clock.advance(STEP);
      const point = app.stage.getChildByLabel('point', true);
      if (!point?.visible || shownAlpha(point) < 0.1) continue;
      flown++;
      expect(shownAlpha(found.body), `after ${at.toFixed(2)} s`).toBeGreaterThan(0.9);
    }
    expect(flown).toBeGreaterThan(10);
  },
);

/** The things of the open case that have a ring around them. */
const ringed = (game: OpenGame): readonly number[] =>
  thingsOn(game, CaseBoard)[0]!.amount.things.flatMap((thing, index) =>
    allIn(thing).some((part) => part.label === 'halo' && shownAlpha(part) > 0.9) ? [index] : [],
  );

test.each(MOTIONS)(
  'calm %s: what is next to be counted by the child is marked, until it is',
  async (calmMotion) => {
    const game = await openGame({ gameId: 'number-detective', settings: { calmMotion } });
    const { session } = game;
    goTo(session, 'play', 'question', 1);
    const amount = () => Number(session.scene!.describe()['answer']);
    for (let asked = 1; asked < 8 && amount() < 3; asked++) {
      answer(session, true);
      session.clock.advance(8);
    }
    const counted = Math.floor(amount() / 2);
    expect(counted).toBeGreaterThan(0);
    answer(session, false);
    answer(session, false);
    const { captions } = session.stage!.voice;
    for (let left = 600; left > 0 && captions.text !== YOUR_TURN; left--) session.clock.advance(STEP);
    session.clock.advance(0.5);
    expect(ringed(game)).toEqual([counted]);
    // The way goes on by itself when nobody does.
    session.clock.advance(12);
    expect(ringed(game)).toEqual([]);
  },
);
