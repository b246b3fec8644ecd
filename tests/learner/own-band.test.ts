import { expect, test } from 'vitest';
import { gameOrThrow } from '#engine/games/catalogue.ts';
import { findItem } from '#engine/games/items.ts';
import { dealtPlan } from '#engine/games/replay.ts';
import { aboutOf } from '#engine/learner/about.ts';
import { afterTry } from '#engine/learner/after-try.ts';
import { planGame } from '#engine/learner/plan-game.ts';
import { learnerOfAge, LIFT } from '#engine/learner/start.ts';
import { factOf } from '#engine/rules/played.ts';
import { createRandom, type Random } from '#engine/rules/random.ts';
import { answer, makeChild } from './child.ts';

/** The band of each game that asks for easier things, too, as the product specification has it: of two numbers. */
const BANDS: readonly (readonly [id: string, isOwn: (first: number, second: number) => boolean])[] = [
  ['total-treasure-hunt-medium', (a, b) => a + b >= 11 && a + b <= 15],
  ['total-treasure-hunt-hard', (a, b) => a + b >= 16 && a + b <= 20],
  ['cookie-crunch-count-medium', (plate, eaten) => plate >= 7 && plate <= 15 && plate - eaten <= 10],
  ['cookie-crunch-count-hard', (plate, eaten) => plate >= 11 && plate <= 20 && plate - eaten <= 15],
];
const MOST = 6;
const CHILDREN = 20;
const ROUNDS = 10;
const MONDAY = 20_000;

const numbersOf = (item: string) => factOf(item).split(/[+-]/).map(Number) as [number, number];

/** The rounds of a simulated child, as they are planned for what she answers. */
function roundsOf(id: string, child: { age: number; band: number; lift: number; random: Random }) {
  const game = gameOrThrow(id);
  const { pool, options } = aboutOf(game);
  const { age, band, lift, random } = child;
  const known = makeChild(pool, band, random);
  let learner = learnerOfAge(age);
  return Array.from({ length: ROUNDS }, (_, round) => {
    const today = MONDAY + round;
    const plan = planGame(game, { learner, today, lift, random: random.fork() });
    plan.forEach(({ item: itemId, shown, support }, q) => {
      const item = findItem(itemId)!;
      const { right } = answer(known, item, { day: today + q * 0.0002, options, shown, random });
      learner = afterTry(learner, { item, right, help: 0, shown, support, pace: 2, options }, today);
    });
    return plan;
  });
}

test.each(BANDS)('%s: most of every round is of its own band, from the first one on', (id, isOwn) => {
  const own: number[] = [];
  for (const [which, lift] of Object.values(LIFT).entries())
    for (const band of [-1, 0, 1])
      for (let n = 0; n < CHILDREN; n++) {
        const random = createRandom(n * 7919 + band + which * 31);
        const plans = roundsOf(id, { age: 4 + (n % 5), band, lift, random });
        own.push(...plans.map((plan) => plan.filter(({ item }) => isOwn(...numbersOf(item))).length));
      }
  expect(own).toHaveLength(3 * 3 * CHILDREN * ROUNDS);
  expect(own.filter((questions) => questions < MOST)).toEqual([]);
});

test.each(BANDS)('%s: what is planned as its own is what most of a dealt round is, too', (id, isOwn) => {
  const game = gameOrThrow(id);
  const { own, pool } = aboutOf(game);
  expect(pool.filter(own)).toEqual(pool.filter((item) => isOwn(...numbersOf(item.id))));
  for (let seed = 0; seed < 40; seed++) {
    const dealt = dealtPlan(game, seed).filter(({ item }) => own(findItem(item)!));
    expect(dealt.length).toBeGreaterThanOrEqual(MOST);
  }
});
