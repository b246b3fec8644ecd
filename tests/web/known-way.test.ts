import { expect, it } from 'vitest';
import { gameOrThrow } from '#engine/games/catalogue.ts';
import { dealtPlan, questionsOf } from '#engine/games/replay.ts';
import { NO_NEEDS } from '#engine/rules/needs.ts';
import { onKnownWay } from '#web/features/learning/known-way.ts';

const TRAIL = gameOrThrow('number-trail');
const SEED = 5;
const sat = (...shares: readonly number[]) => shares.map((share) => ({ gameId: TRAIL.id, share }));
const asked = (shares: readonly number[], over: Partial<Parameters<typeof onKnownWay>[0]> = {}) =>
  onKnownWay({
    game: TRAIL,
    seed: SEED,
    round: undefined,
    sitting: sat(...shares),
    needs: NO_NEEDS,
    ...over,
  });

it('hides the stones ahead after two perfect rounds, also where nothing is planned', () => {
  expect(asked([])).toBeUndefined();
  expect(asked([1, 0.9])).toBeUndefined();
  const { plan, tells } = asked([1, 0.5, 1])!;
  expect(tells).toBe(false);
  expect(plan.map(({ item }) => item)).toEqual(dealtPlan(TRAIL, SEED).map(({ item }) => item));
  // The walk of eleven stones becomes a choice of five numbers.
  const offered = questionsOf(TRAIL, { seed: SEED, plan }).map(({ choices }) => choices.length);
  expect(offered).toEqual(offered.map(() => 5));
});

it('shows them again after a round with many mistakes', () => {
  expect(asked([1, 1, 0.9])).toBeDefined();
  expect(asked([1, 1, 0.7])).toBeUndefined();
});

it('keeps what was planned besides', () => {
  const plan = dealtPlan(TRAIL, SEED).map((one, index) => ({ ...one, shown: index === 0 }));
  const round = { plan, tells: true };
  expect(asked([1], { round })).toBe(round);
  expect(asked([1, 1], { round })).toEqual({
    plan: plan.map((one) => ({ ...one, support: 1 })),
    tells: true,
  });
});

it('hides nothing from who needs things kept in sight, of other games, and of a climb that offers numbers anyhow', () => {
  expect(asked([1, 1], { needs: { ...NO_NEEDS, in_sight: true } })).toBeUndefined();
  for (const id of ['total-treasure-hunt', 'number-trail-high-climb']) {
    const sitting = sat(1, 1).map((one) => ({ ...one, gameId: id }));
    expect(asked([], { game: gameOrThrow(id), sitting })).toBeUndefined();
  }
  expect(asked([1, 1], { game: gameOrThrow('number-trail-heading-home') })).toBeUndefined();
});
