import { expect, test } from 'vitest';
import { GAMES, rewardOf } from '#engine/games/catalogue.ts';
import type { Item } from '#engine/games/items.ts';
import { aboutOf } from '#engine/learner/about.ts';
import { afterTry } from '#engine/learner/after-try.ts';
import { planGame } from '#engine/learner/plan-game.ts';
import { learnerOfAge } from '#engine/learner/start.ts';
import { costOf, isStarter, keepsakeOf, PRICED_IDS } from '#engine/rules/nook.ts';
import { GIVEN_THINGS, type PricedId } from '#engine/rules/nook-things.ts';
import type { Game } from '#engine/rules/game.ts';
import { createRandom, type Random } from '#engine/rules/random.ts';
import { scoreAfter } from '#engine/rules/round.ts';
import { answer, makeChild, type Child } from './child.ts';

/**
 * Simulated children play what fits their age and spend what they earn: by the product's own rounds, rewards and prices.
 * A round takes two and a half minutes, so that ten minutes are four of them.
 */
const ROUNDS_A_DAY = 4;
const ROUNDS_OF_FIRST_DAY = 2;
const DAYS = 28;
const CHILDREN = 40;
const BANDS = [-1, 0, 1] as const;
const AGES = [4, 5, 6] as const;

interface Month {
  /** Coins earned by the end of each day. */
  readonly earned: readonly number[];
}

interface Player {
  learner: ReturnType<typeof learnerOfAge>;
  day: number;
  readonly random: Random;
}

/** Games for an age, the easiest first. */
const gamesFor = (age: number): readonly Game[] =>
  GAMES.filter(({ ageRange }) => parseInt(ageRange, 10) <= age);

function roundOf(game: Game, child: Child, player: Player): number {
  const { options, count, pool } = aboutOf(game);
  const byId = new Map(pool.map((item) => [item.id, item]));
  const { day, random } = player;
  const plan = planGame(game, { learner: player.learner, today: day, lift: 0, random });
  let score = 0;
  for (let q = 0; q < count; q++) {
    const item = byId.get(plan[q]!.item)!;
    const { shown } = plan[q]!;
    const answered = answer(child, item, { day: day + q * 0.0002, options, shown, random });
    const met = { item, right: answered.right, help: 0, shown, support: 0, pace: 2, options } as const;
    player.learner = afterTry(player.learner, met, day);
    for (let wrong = 0; wrong < answered.wrong; wrong++) score = scoreAfter(score, false);
    score = scoreAfter(score, true);
  }
  return score;
}

/** A month of one child, who takes the games in turn. */
function monthOf(age: number, band: number, seed: number): Month {
  const random = createRandom(seed * 7919 + 17);
  const games = gamesFor(age);
  const items: readonly Item[] = [...new Set(games.flatMap((game) => aboutOf(game).pool))];
  const child = makeChild(items, band, random);
  const player: Player = { learner: learnerOfAge(age), day: 0, random };
  let coins = 0;
  const earned: number[] = [];
  let turn = 0;
  for (; player.day < DAYS; player.day++) {
    for (let n = 0; n < (player.day === 0 ? ROUNDS_OF_FIRST_DAY : ROUNDS_A_DAY); n++) {
      const game = games[turn++ % games.length]!;
      coins += rewardOf(game, roundOf(game, child, player)).coins;
    }
    earned.push(coins);
  }
  return { earned };
}

const rows = AGES.flatMap((age) =>
  BANDS.map((band) => ({
    age,
    band,
    months: Array.from({ length: CHILDREN }, (_, n) => monthOf(age, band, n + 1)),
  })),
);
const middle = rows.filter(({ band }) => band === 0);
const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1]!;
const share = (months: readonly Month[], is: (month: Month) => boolean) =>
  months.filter(is).length / months.length;

const priceOf = (id: PricedId) => costOf(id, GIVEN_THINGS);
/** Prices of all that is left after the first six, the cheapest first. They were the cheapest ones: the worst case. */
const prices = PRICED_IDS.filter((id) => !PRICED_IDS.filter(isStarter).slice(0, GIVEN_THINGS).includes(id))
  .map(priceOf)
  .sort((a, b) => a - b);

/** How many things a child has bought by the end of a day who always buys the cheapest. day: 1 is the first. */
function boughtBy(day: number, { earned }: Month): number {
  let left = earned[day - 1]!;
  const tooDear = prices.findIndex((price) => (left -= price) < 0);
  return tooDear < 0 ? prices.length : tooDear;
}

test('the first day of two games brings a thing: two keepsakes to everybody, and a bought one to most', () => {
  for (const { age, months } of middle) {
    expect(gamesFor(age).length).toBeGreaterThanOrEqual(ROUNDS_OF_FIRST_DAY);
    expect(median(months.map((month) => boughtBy(1, month)))).toBeGreaterThanOrEqual(1);
  }
});

/** Of 40 weak children of five years 31 have a seventh thing then: more is shown to them at first, and less is right at first. */
const WEAK_SHARE = 0.75;

test('two weeks bring a new thing every second day, to nearly every child in the middle and most weak ones', () => {
  for (const { age, band, months } of rows)
    for (let things = 1; things <= 7; things++) {
      const having = share(months, (month) => boughtBy(2 * things, month) >= things);
      expect(having, `${things} things, ${age} years, ${band}`).toBeGreaterThanOrEqual(
        band < 0 ? WEAK_SHARE : 0.95,
      );
    }
});

test('the dearest thing takes a child in the middle two weeks of ten minutes a day, and a weak one a month at most', () => {
  const dearest = Math.max(...PRICED_IDS.map(priceOf));
  const dayOf = ({ earned }: Month) => earned.findIndex((coins) => coins >= dearest) + 1 || DAYS + 1;
  for (const { age, band, months } of rows) {
    const day = median(months.map(dayOf));
    if (band === 0) expect([age, day >= 12, day <= 16]).toEqual([age, true, true]);
    expect(day).toBeLessThanOrEqual(DAYS);
  }
});

test('a month does not empty the shop for a child in the middle', () => {
  for (const { months } of middle)
    expect(median(months.map((month) => boughtBy(DAYS, month)))).toBeLessThan(prices.length);
});

test('a child who never reaches 80 % furnishes a room all the same', () => {
  const earned = GAMES.map((game) => rewardOf(game, Math.ceil(game.rewards.questionsCount * 0.8) - 1).coins);
  expect(earned).toEqual(GAMES.map(() => 0));
  const given = PRICED_IDS.filter(isStarter).slice(0, GIVEN_THINGS);
  expect(given.map((id, place) => costOf(id, place))).toEqual(given.map(() => 0));
  const keepsakes = new Set(GAMES.map(({ id }) => keepsakeOf(id)));
  expect(given.length + keepsakes.size).toBe(GIVEN_THINGS + GAMES.length);
});
