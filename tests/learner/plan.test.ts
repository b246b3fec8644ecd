import { expect, test } from 'vitest';
import { GAMES, gameOrThrow } from '#engine/games/catalogue.ts';
import { findItem, itemsOf } from '#engine/games/items.ts';
import { aboutOf } from '#engine/learner/about.ts';
import { afterTry } from '#engine/learner/after-try.ts';
import { chanceOf } from '#engine/learner/chance.ts';
import { planGame } from '#engine/learner/plan-game.ts';
import { planRound } from '#engine/learner/plan.ts';
import { newLearner, type Learner } from '#engine/learner/state.ts';
import type { Planned } from '#engine/rules/played.ts';
import { createRandom } from '#engine/rules/random.ts';

const TREASURE = gameOrThrow('total-treasure-hunt');
const MONDAY = 20_000;
const random = () => createRandom(4);

/** A learner who answered this plan on a day, each question right by the chance that a skill of hers gives. */
function answered(plan: readonly Planned[], learner: Learner, day: number, isRight: (id: string) => boolean) {
  return plan.reduce((known, { item, shown, support }) => {
    const one = {
      item: findItem(item)!,
      right: isRight(item),
      help: 0,
      shown,
      support,
      pace: 2,
      options: 4,
    } as const;
    return afterTry(known, one, day);
  }, learner);
}

test('20,000 rounds have the right number of questions, only facts of their game, and none twice in a row', () => {
  const games = GAMES.map((game) => ({ game, known: new Set(itemsOf(game).map(({ id }) => id)) }));
  const chance = createRandom(11);
  const children = 72;
  const rounds = 20;
  let planned = 0;
  let wrong = 0;
  for (const { game, known } of games)
    for (let child = 0; child < children; child++) {
      const skill = 0.2 + 0.75 * chance.next();
      let learner = newLearner(chance.next() * 2 - 1);
      for (let round = 0; round < rounds; round++) {
        const plan = planGame(game, { learner, today: MONDAY + round, random: chance });
        planned += 1;
        const fits =
          plan.length === game.rewards.questionsCount &&
          plan.every(({ item }, index) => known.has(item) && item !== plan[index - 1]?.item);
        if (!fits) wrong += 1;
        learner = answered(plan, learner, MONDAY + round, () => chance.next() < skill);
      }
    }
  expect(planned).toBeGreaterThanOrEqual(20_000);
  expect(wrong).toBe(0);
}, 120_000);

test('the same wish gives the same plan', () => {
  const plan = () => planGame(TREASURE, { learner: newLearner(0), today: MONDAY, random: random() });
  expect(plan()).toEqual(plan());
});

test('without a kind order the same questions are asked, shown and hidden as with one', () => {
  const sorted = (plan: ReturnType<typeof planGame>) =>
    plan.map(({ item, support, shown }) => `${item} ${support} ${shown}`).toSorted();
  for (const game of GAMES)
    for (const start of [-1, 0, 2]) {
      const plan = (inAnyOrder: boolean) =>
        planGame(game, { learner: newLearner(start), today: MONDAY, random: createRandom(3), inAnyOrder });
      expect(sorted(plan(true))).toEqual(sorted(plan(false)));
    }
});

/** Rounds of a weak child in harder games of few own answers: most of what they are about is shown. */
const OF_WEAK = ['total-treasure-hunt-medium', 'total-treasure-hunt-hard'].map((id) => {
  const game = gameOrThrow(id);
  const learner = newLearner(-1.2);
  const plans = Array.from({ length: 60 }, (_, seed) =>
    planGame(game, { learner, today: MONDAY, random: createRandom(seed) }),
  );
  return { id, own: aboutOf(game).own, plans };
});

test.each(OF_WEAK)(
  '$id: in rounds of few facts all that is shown comes before anything else comes again, so that more could come',
  ({ plans }) => {
    const ofFew = plans.filter((plan) => new Set(plan.map(({ item }) => item)).size <= 7);
    const isHardFirst = (plan: readonly Planned[]) => {
      const items = plan.map(({ item }) => item);
      const firstAgain = items.findIndex((item, index) => items.indexOf(item) < index);
      return plan.slice(firstAgain).every(({ shown }) => !shown);
    };
    expect(ofFew.filter((plan) => plan.filter(({ shown }) => shown).length > 2).length).toBeGreaterThan(30);
    // But where one would come twice in a row.
    expect(ofFew.filter((plan) => !isHardFirst(plan)).length).toBeLessThan(3);
  },
);

test('of few facts, half of which are shown, all that are come before anything comes again, so that more could come', () => {
  const plans = Array.from({ length: 60 }, (_, seed) =>
    planGame(gameOrThrow('shape-detective'), {
      learner: newLearner(-1.2),
      today: MONDAY,
      random: createRandom(seed),
    }),
  ).filter((plan) => plan.filter(({ shown }) => shown).length >= plan.length / 2);
  expect(plans.length).toBeGreaterThan(30);
  const isShownFirst = (plan: readonly Planned[]) => {
    const items = plan.map(({ item }) => item);
    const again = items.findIndex((item, index) => items.indexOf(item) < index);
    return again < 0 || plan.slice(again).every(({ shown }) => !shown);
  };
  // But where one would come twice in a row.
  expect(plans.filter((plan) => !isShownFirst(plan)).length).toBeLessThan(plans.length / 4);
});

test.each(OF_WEAK)(
  '$id: one easier fact is shown at most, so that its own questions are of several facts',
  ({ own, plans }) => {
    const others = plans.map((plan) => plan.filter(({ item, shown }) => shown && !own(findItem(item)!)));
    expect(Math.max(...others.map(({ length }) => length))).toBe(1);
  },
);

test('of few answers it is not the only one that is known that begins each round', () => {
  const game = gameOrThrow('number-detective');
  const { answerOf } = aboutOf(game);
  const isOne = (id: string) => answerOf(findItem(id)!) === '1';
  const chance = createRandom(7);
  const begun: boolean[] = [];
  for (let child = 0; child < 20; child++) {
    let learner = newLearner(-0.5);
    for (let day = 0; day < 12; day++) {
      const plan = planGame(game, { learner, today: MONDAY + day, random: chance });
      if (day >= 2) begun.push(isOne(plan[0]!.item));
      learner = answered(plan, learner, MONDAY + day, (id) => isOne(id) || chance.next() < 0.4);
    }
  }
  expect(begun.filter(Boolean).length / begun.length).toBeLessThan(0.4);
});

test('who has met nothing yet is shown what may well be missed, at most half of a round, and begins with what is sure', () => {
  const learner = newLearner(-0.6);
  const { options, count } = aboutOf(TREASURE);
  for (let seed = 0; seed < 20; seed++) {
    const plan = planGame(TREASURE, { learner, today: MONDAY, random: createRandom(seed) });
    const chances = plan.map(({ item }) => chanceOf(findItem(item)!, learner, { today: MONDAY, options }));
    expect(plan.filter(({ shown }) => shown).length).toBeLessThanOrEqual(count / 2);
    expect(plan[0]!.shown).toBe(false);
    expect(chances[0]).toBeGreaterThanOrEqual(0.75);
    plan.forEach(({ shown }, index) => expect(!shown || chances[index]! < 0.75).toBe(true));
  }
});

test('a fact that was shown and comes again in the same round is asked plainly then', () => {
  const pool = itemsOf(TREASURE).slice(0, 4);
  const wish = { pool, learner: newLearner(-4), count: 10, options: 4, today: MONDAY };
  const plan = planRound({ ...wish, random: random() });
  const shown = plan.filter((entry) => entry.shown).map(({ item }) => item);
  expect(shown.length).toBeGreaterThan(0);
  expect(new Set(shown).size).toBe(shown.length);
});

test('what was shown mostly comes again, by chance: once, twice or not at all, so nobody knows what is left', () => {
  const times = Array.from({ length: 200 }, (_, seed) => {
    const plan = planGame(TREASURE, { learner: newLearner(-0.6), today: MONDAY, random: createRandom(seed) });
    const alone = (item: string) => plan.filter((one) => one.item === item && !one.shown).length;
    return plan.filter(({ shown }) => shown).map(({ item }) => alone(item));
  }).flat();
  const share = (many: number) => times.filter((one) => one === many).length / times.length;
  expect(share(0)).toBeGreaterThan(0.1);
  expect(share(0)).toBeLessThan(0.4);
  expect(share(2)).toBeGreaterThan(0.05);
  expect(Math.max(...times)).toBeLessThanOrEqual(3);
});

test('what is due comes on its day, and what is held waits', () => {
  const usual = { right: true, help: 0, shown: false, support: 0, pace: 2, options: 4 } as const;
  const one = findItem('add.10/4+5')!;
  // Each fact right on five days, the last of them yesterday: held for 35 days. One was missed since.
  const held = itemsOf(TREASURE).reduce<Learner>(
    (learner, item) =>
      [-40, -30, -20, -10, -1].reduce(
        (known, day) => afterTry(known, { ...usual, item }, MONDAY + day),
        learner,
      ),
    newLearner(1),
  );
  const missed = afterTry(held, { ...usual, item: one, right: false }, MONDAY);
  const roundsWith = (learner: Learner, day: number) =>
    Array.from({ length: 20 }, (_, seed) =>
      planGame(TREASURE, { learner, today: day, random: createRandom(seed) }),
    ).filter((plan) => plan.some(({ item }) => item === one.id)).length;
  expect(roundsWith(missed, MONDAY + 7)).toBe(20);
  expect(roundsWith(held, MONDAY + 7)).toBeLessThan(20);
});

test('few answers come by chance: seldom does each have as many turns as the others, which would tell what is left', () => {
  const game = gameOrThrow('number-detective');
  const { answerOf } = aboutOf(game);
  const rounds = 500;
  const even = Array.from({ length: rounds }, (_, seed) => {
    const plan = planGame(game, { learner: newLearner(1), today: MONDAY, random: createRandom(seed) });
    const answers = plan.map(({ item }) => answerOf(findItem(item)!));
    return answers.every((answer) => answers.filter((other) => other === answer).length === 2);
  });
  expect(even.filter(Boolean).length / rounds).toBeLessThan(0.1);
});

test('most of a round of a harder game is its own', () => {
  for (const id of ['total-treasure-hunt-medium', 'cookie-crunch-count-hard'])
    for (const start of [-2, 0, 2]) {
      const game = gameOrThrow(id);
      const { own } = aboutOf(game);
      const plan = planGame(game, { learner: newLearner(start), today: MONDAY, random: random() });
      expect(plan.filter(({ item }) => own(findItem(item)!)).length).toBeGreaterThanOrEqual(6);
    }
});

test('a trail keeps its order', () => {
  const trail = gameOrThrow('number-trail-heading-home');
  const plan = planGame(trail, { learner: newLearner(0), today: MONDAY, random: random() });
  expect(plan.map(({ item }) => item)).toEqual(itemsOf(trail).map(({ id }) => id));
});

test("a grown-up's wish for easier rounds shows more first, for harder ones less, and changes nothing that is known", () => {
  const shown = (lift: number) =>
    itemsOf(TREASURE).filter(
      (item) => chanceOf(item, newLearner(0), { today: MONDAY, options: 4, lift }) < 0.75,
    ).length;
  expect(shown(-0.6)).toBeGreaterThan(shown(0));
  expect(shown(0.6)).toBeLessThan(shown(0));
});

test('an empty pool is refused', () => {
  const wish = { pool: [], learner: newLearner(0), count: 10, options: 4, today: MONDAY, random: random() };
  expect(() => planRound(wish)).toThrow(RangeError);
});
