import { expect, test } from 'vitest';
import { gameOrThrow, GAMES } from '#engine/games/catalogue.ts';
import { findItem, isHiddenAt, itemsOf, mostSupportOf } from '#engine/games/items.ts';
import { dealtPlan, questionsOf } from '#engine/games/replay.ts';
import { afterTry } from '#engine/learner/after-try.ts';
import { planGame } from '#engine/learner/plan-game.ts';
import { newLearner, stateOf, type Learner } from '#engine/learner/state.ts';
import type { Game } from '#engine/rules/game.ts';
import { createRandom } from '#engine/rules/random.ts';

const MONDAY = 20_000;
const TRAIL = gameOrThrow('number-trail');

const planned = (game: Game, learner: Learner, today: number) =>
  planGame(game, { learner, today, random: createRandom(today) });

/** A round of that day; right unless the fact is missed. */
function played(game: Game, learner: Learner, today: number, missed: readonly string[] = []): Learner {
  return planned(game, learner, today).reduce((known, { item, shown, support }) => {
    const right = !missed.includes(findItem(item)!.fact);
    const one = { item: findItem(item)!, right, help: 0, shown, support, pace: 0, options: 5 } as const;
    return afterTry(known, one, today);
  }, learner);
}

const supportsOf = (game: Game, learner: Learner, today: number) => [
  ...new Set(planned(game, learner, today).map(({ support }) => support)),
];

/** Perfect rounds, one a day. Returns the learner and how much each round hid. */
function practised(game: Game, days: number) {
  const hidden: (readonly number[])[] = [];
  let learner = newLearner(0);
  for (let day = 0; day < days; day++) {
    hidden.push(supportsOf(game, learner, MONDAY + day));
    learner = played(game, learner, MONDAY + day);
  }
  return { learner, hidden };
}

test.each(['number-trail', 'number-trail-heading-home'])(
  '%s: after two perfect rounds the stones ahead have no numbers, all or none',
  (id) => {
    const { hidden } = practised(gameOrThrow(id), 4);
    expect(hidden).toEqual([[0], [0], [1], [1]]);
  },
);

test('a way on which much was missed lies in sight again', () => {
  const { learner } = practised(TRAIL, 3);
  const missed = ['after 3', 'after 4', 'after 7'];
  const few = played(TRAIL, learner, MONDAY + 3, missed.slice(0, 2));
  expect(supportsOf(TRAIL, few, MONDAY + 4)).toEqual([1]);
  const many = played(TRAIL, learner, MONDAY + 3, missed);
  expect(supportsOf(TRAIL, many, MONDAY + 4)).toEqual([0]);
});

test.each(['total-treasure-hunt', 'cookie-crunch-count'])(
  '%s hides more of a fact the longer it is known, and what was right with it hidden is kept apart',
  (id) => {
    const game = gameOrThrow(id);
    const { learner, hidden } = practised(game, 40);
    expect(hidden[0]).toEqual([0]);
    expect(new Set(hidden.flat())).toEqual(new Set([0, 1, 2]));
    const item = findItem(planned(game, learner, MONDAY + 40).find(({ support }) => support === 2)!.item)!;
    const { inSight, hidden: days, atOnce } = stateOf(learner, item)!;
    expect([inSight, days, atOnce]).toEqual([expect.any(Number), days, days]);
    expect(inSight).toBeGreaterThanOrEqual(2);
    expect(days).toBeGreaterThanOrEqual(2);
  },
);

test.each(['sound-safari', 'shape-detective'])(
  '%s begins with what is easily told apart, fades to what is not, and counts none of it as hidden',
  (id) => {
    const game = gameOrThrow(id);
    const { learner, hidden } = practised(game, 40);
    expect(hidden[0]).toEqual([0]);
    expect(new Set(hidden.flat())).toEqual(new Set([0, 1, 2]));
    for (const item of itemsOf(game)) {
      const state = stateOf(learner, item)!;
      // Nothing there can be counted out, so it is known by heart all the same.
      expect([isHiddenAt(item, 2), state.hidden, state.atOnce]).toEqual([false, 0, state.inSight]);
    }
    const inSight = planGame(game, {
      learner,
      today: MONDAY + 40,
      random: createRandom(1),
      keepInSight: true,
    });
    // As everybody meets it without a model, and no further.
    expect(Math.max(...inSight.map(({ support }) => support))).toBe(1);
    expect(dealtPlan(game, 1).every(({ support }) => support === 1)).toBe(true);
  },
);

test('no plan hides more than its game can, and one that does is refused', () => {
  for (const game of GAMES) {
    const most = (id: string) => mostSupportOf(game, findItem(id)!);
    const plan = dealtPlan(game, 5).map((one) => ({ ...one, support: most(one.item) }));
    expect(questionsOf(game, { seed: 5, plan })).toHaveLength(game.rewards.questionsCount);
    plan.forEach(({ support }, index) => {
      if (support === 2) return;
      const more = plan.with(index, { ...plan[index]!, support: (support + 1) as 1 | 2 });
      expect(() => questionsOf(game, { seed: 5, plan: more })).toThrow(RangeError);
    });
    const { learner } = practised(game, 6);
    for (const { item, support } of planned(game, learner, MONDAY + 6))
      expect(support).toBeLessThanOrEqual(most(item));
  }
});

test.each(['number-trail', 'total-treasure-hunt', 'cookie-crunch-count'])(
  '%s hides nothing for a player who keeps things in sight, and goes on hiding where it was without that need',
  (id) => {
    const game = gameOrThrow(id);
    const { learner } = practised(game, 40);
    const wanted = () => ({ learner, today: MONDAY + 40, random: createRandom(1) });
    const supports = (keepInSight: boolean) =>
      planGame(game, { ...wanted(), keepInSight }).map(({ support }) => support);
    expect(new Set(supports(true))).toEqual(new Set([0]));
    expect(Math.max(...supports(false))).toBe(game.traits.mostSupport);
    const inSight = planGame(game, { ...wanted(), keepInSight: true }).reduce(
      (known, { item, shown, support }) => {
        const one = {
          item: findItem(item)!,
          right: true,
          help: 0,
          shown,
          support,
          pace: 0,
          options: 5,
        } as const;
        return afterTry(known, one, MONDAY + 40);
      },
      learner,
    );
    const kept = (known: Learner) => itemsOf(game).map((item) => stateOf(known, item)?.support);
    expect(kept(inSight)).toEqual(kept(learner));
  },
);

test('Number Detective scatters amounts, then shows those asked about for a moment: only that counts as hidden', () => {
  const game = gameOrThrow('number-detective');
  const { learner, hidden } = practised(game, 40);
  expect(hidden[0]).toEqual([0]);
  expect(new Set(hidden.flat())).toEqual(new Set([0, 1, 2]));
  const plan = planned(game, learner, MONDAY + 40);
  expect(plan.filter(({ item, support }) => item.startsWith('card.show') && support > 1)).toEqual([]);
  expect(plan.some(({ item, support }) => item.startsWith('card.count') && support === 2)).toBe(true);
  for (const item of itemsOf(game)) {
    const { inSight, hidden: days, atOnce } = stateOf(learner, item)!;
    expect(isHiddenAt(item, 1)).toBe(false);
    // Two days as they lie, and two scattered, before anything is covered.
    expect(inSight).toBeGreaterThanOrEqual(4);
    if (item.skill === 'card.show.5') expect([days, atOnce]).toEqual([0, 0]);
    else expect(days).toBeGreaterThan(0);
  }
});

test('who needs no flashes meets amounts scattered, in sight, and other games hide as always', () => {
  const most = (id: string, noFlashes: boolean) => {
    const game = gameOrThrow(id);
    const { learner } = practised(game, 40);
    const wanted = { learner, today: MONDAY + 40, random: createRandom(1), noFlashes };
    return Math.max(...planGame(game, wanted).map(({ support }) => support));
  };
  expect(most('number-detective', false)).toBe(2);
  expect(most('number-detective', true)).toBe(1);
  expect(most('cookie-crunch-count', true)).toBe(2);
});
