import { describe, expect, it } from 'vitest';
import { gameOrThrow } from '#engine/games/catalogue.ts';
import { findItem } from '#engine/games/items.ts';
import { questionsOf } from '#engine/games/replay.ts';
import { numbersIn, rightOf } from '#engine/learner/slips.ts';
import type { Planned, Support } from '#engine/rules/played.ts';
import { plannedRounds } from './planned-rounds.ts';

/** Games whose wrong numbers are drawn by what was asked, and the numbers that they offer. */
const GAMES = [
  ['sound-safari', 0, 20],
  ['total-treasure-hunt', 1, 12],
  ['total-treasure-hunt-medium', 1, 18],
  ['total-treasure-hunt-hard', 1, 22],
  ['cookie-crunch-count-medium', 1, 15],
  ['cookie-crunch-count-hard', 1, 20],
] as const;

/** So often each plan is asked, as by so many seeds; sets of numbers are counted in the first of them. */
const MEETINGS = 400;
const COUNTED = 200;
/** Plans of children of four ages, early and late. */
const CHILDREN = 4;
const DAYS = 2;
const LEAST_SETS = 4;
/** Of all meetings; of one with a slip. */
const LEAST_SHARE = 0.01;
const MOSTLY = 0.6;

/** One more, one less, and the numbers that are heard: what a child may well take for the answer. */
function likelySlips({ item }: Planned, min: number, max: number): readonly number[] {
  const { fact } = findItem(item)!;
  const right = rightOf(fact)!;
  const slips = new Set([right - 1, right + 1, ...numbersIn(fact)]);
  return [...slips].filter((value) => value !== right && value >= min && value <= max);
}

/** What each question of a plan offers, meeting by meeting. */
function offeredBy(id: string, plan: readonly Planned[]): readonly (readonly string[])[][] {
  const meetings = Array.from({ length: MEETINGS }, (_, seed) =>
    questionsOf(gameOrThrow(id), { seed, plan }),
  );
  return plan.map((_, index) =>
    meetings.map((questions) => questions[index]!.choices.map((choice) => choice.id).sort()),
  );
}

describe.each(GAMES)('%s, planned for a child', (id, min, max) => {
  // A heard number that is new lies among others that are unlike it: so all are known here, well or very well.
  const known = (plan: readonly Planned[]) =>
    plan.map((one, index) => ({ ...one, support: (1 + (index % 2)) as Support }));
  const plans = plannedRounds(gameOrThrow(id), CHILDREN, DAYS)
    .map((round) => round.map(({ planned }) => planned))
    .map((plan) => (id === 'sound-safari' ? known(plan) : plan));
  const met = plans.flatMap((plan) =>
    offeredBy(id, plan).map((offered, index) => ({ planned: plan[index]!, offered })),
  );

  it('does not offer the same few numbers each time', () => {
    const few = met
      .map(({ planned, offered }) => ({ planned, sets: new Set(offered.slice(0, COUNTED).map(String)).size }))
      .filter(({ sets }) => sets < LEAST_SETS);
    expect(few).toEqual([]);
  });

  const withSlips = met.map((one) => ({ ...one, slips: likelySlips(one.planned, min, max).map(String) }));

  it('offers every likely slip now and then', () => {
    const shares = withSlips.flatMap(({ planned, offered, slips }) =>
      slips.map((slip) => ({
        item: planned.item,
        slip,
        share: offered.filter((ids) => ids.includes(slip)).length / MEETINGS,
      })),
    );
    expect(shares.filter(({ share }) => share < LEAST_SHARE)).toEqual([]);
  });

  it('offers one of them mostly', () => {
    const meetings = withSlips.flatMap(({ offered, slips }) => offered.map((ids) => ({ ids, slips })));
    const withOne = meetings.filter(({ ids, slips }) => ids.some((choice) => slips.includes(choice)));
    expect(withOne.length / meetings.length).toBeGreaterThan(MOSTLY);
  });
});
