import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { GAMES } from '#engine/games/catalogue.ts';
import { Guide } from '#engine/sprites/guide.ts';
import { Reactions, type Happening } from '#engine/sprites/reactions.ts';
import { answer, goTo } from '#engine/workbench/checkpoints.ts';
import { closeGames, openGame } from './open-game.ts';
import { thingsOn } from './tree.ts';

interface Reaction {
  readonly to: Happening;
  readonly gesture: string;
  /** Something is in its paw meanwhile. */
  readonly isHolding: boolean;
}

const GESTURES = ['clap', 'laugh', 'jump', 'cheer', 'wave', 'think', 'wonder'] as const;
/** Before these questions are right, so many mistakes. */
const MISTAKES: Readonly<Record<number, number>> = { 1: 1, 2: 3 };

let log: Reaction[];

/** Logs each reaction by the first gesture that it asks its guide for; gestures for other reasons are none. */
beforeEach(() => {
  log = [];
  let asked: Omit<Reaction, 'to'>[] | undefined;
  for (const name of GESTURES) {
    const gesture = Guide.prototype[name];
    vi.spyOn(Guide.prototype, name).mockImplementation(function (this: Guide, side?: 'L' | 'R') {
      asked?.push({ gesture: `${name} ${side ?? ''}`, isHolding: this.arms.carrying !== undefined });
      return gesture.call(this, side);
    });
  }
  const { to } = Reactions.prototype;
  vi.spyOn(Reactions.prototype, 'to').mockImplementation(function (this: Reactions, happening, later) {
    asked = [];
    const shown = to.call(this, happening, later);
    log.push({ to: happening, ...asked[0]! });
    asked = undefined;
    return shown;
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  closeGames();
});

/** A whole round, with some mistakes. */
async function play(gameId: string, same: boolean): Promise<readonly Reaction[]> {
  const game = await openGame({ gameId, needs: { same } });
  goTo(game.session, 'play', 'question', 1);
  const { length } = game.session.soFar!.questions;
  for (let question = 1; question <= length; question++) {
    for (let wrong = 0; wrong < (MISTAKES[question] ?? 0); wrong++) answer(game.session, false);
    answer(game.session, true);
  }
  game.close();
  return log;
}

describe.each(GAMES.map(({ id }) => id))('in a round of %s', (gameId) => {
  test('the guide takes nothing in the same way twice running', async () => {
    const told = await play(gameId, false);
    expect(told.filter(({ to }) => to === 'wrong').length).toBeGreaterThan(2);
    expect(told.filter(({ to }) => to !== 'wrong').length).toBeGreaterThan(6);
    // One leap looks like the first of two; and who holds something raises its other arm instead, as in a wave.
    const seen = told.map(({ gesture, isHolding }) =>
      gesture.replace(isHolding ? /cheer|jump|wave/ : 'cheer', 'jump'),
    );
    const again = seen.filter((gesture, index) => gesture === seen[index - 1]);
    expect(again, JSON.stringify(told)).toEqual([]);
  });

  test('for who needs it so, the same is always taken the same way', async () => {
    const ways = new Map<Happening, Set<string>>();
    for (const { to, gesture } of await play(gameId, true)) {
      const seen = ways.get(to) ?? new Set();
      ways.set(to, seen.add(gesture));
    }
    expect([...ways.keys()]).toEqual(expect.arrayContaining(['right', 'streak', 'wrong']));
    for (const seen of ways.values()) expect(seen.size).toBe(1);
    // A streak is no reason for another joy.
    expect(ways.get('streak')).toEqual(ways.get('right'));
  });
});

test('the guide is glad until the board leaves, and at rest for the next question', async () => {
  const game = await openGame({ gameId: 'cookie-crunch-count', needs: { same: true } });
  goTo(game.session, 'play', 'question', 2);
  const [guide] = thingsOn(game, Guide);
  answer(game.session, true);
  // A clap has long been over.
  game.session.clock.advance(1.5);
  expect(guide!.isGlad).toBe(true);
  game.session.clock.advance(1);
  expect(guide!.isGlad).toBe(false);
});
