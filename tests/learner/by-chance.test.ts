import { expect, test } from 'vitest';
import { gameOrThrow, GAMES } from '#engine/games/catalogue.ts';
import { planGame } from '#engine/learner/plan-game.ts';
import { LIFT } from '#engine/learner/start.ts';
import type { Learner, SkillState } from '#engine/learner/state.ts';
import { isByChance } from '#engine/rules/asked-by-chance.ts';
import { createRandom } from '#engine/rules/random.ts';
import { each, roundsOfAnswers, roundsOfChild, roundsOfShare, shareByChance } from './guessers.ts';

const planned = GAMES.filter(({ traits }) => traits.mayReturn);

test.each(planned)('$id: who only taps is soon asked mostly by chance, two questions shown', (game) => {
  const rounds = each(20, (_, random) =>
    roundsOfShare({ game, age: 5, rounds: 12, random }, () => 0.2).slice(8),
  ).flat();
  expect(shareByChance(rounds)).toBeGreaterThan(0.6);
  for (const { plan } of rounds.filter((one) => isByChance(one.plan)))
    expect(plan.map(({ shown }) => shown)).toEqual(plan.map((_, index) => index < 2));
});

test.each(planned)('$id: who is right at nine of ten never is', (game) => {
  const rounds = each(10, (_, random) =>
    roundsOfShare({ game, age: 5, rounds: 12, random }, () => 0.9),
  ).flat();
  expect(shareByChance(rounds)).toBe(0);
});

/** By which answers are always right: share of rounds that are by chance, once it can be told. */
const OF_KNOWN = [
  ['sound-safari', ['3'], 0.6, 1],
  // With one of two left in 8 of 100 were.
  ['sound-safari', ['3', '4'], 0.4, 1],
  ['sound-safari', ['3', '4', '5'], 0, 0.02],
  // Of a harder game's few own answers only one is left out.
  ['total-treasure-hunt-hard', ['16', '17'], 0, 0.1],
] as const;

test.each(OF_KNOWN)(
  '%s: who has %j always right, and all else by chance, seems to guess where these are few',
  (id, known, least, most) => {
    const share = mean(
      each(20, (_, random) =>
        shareByChance(roundsOfAnswers({ game: gameOrThrow(id), age: 5, rounds: 16, random }, known).slice(8)),
      ),
    );
    expect({ share, isSo: share >= least && share <= most }).toMatchObject({ isSo: true });
  },
);

const AGES = [4, 5, 6] as const;
const ageOf = (player: number) => AGES[player % AGES.length]!;

test.each(planned)(
  '$id: a weak child who listens hardly ever is, and none of them again and again',
  (game) => {
    for (const perDay of [1, 4])
      for (const lift of [LIFT.age, LIFT.easier]) {
        const shares = each(30, (player, random) =>
          shareByChance(roundsOfChild({ game, age: ageOf(player), rounds: 20, perDay, lift, random }, -2)),
        );
        const [share, worst] = [mean(shares), Math.max(...shares)];
        expect({ perDay, lift, share, worst, isFew: share <= 0.005 && worst <= 0.1 }).toMatchObject({
          isFew: true,
        });
      }
  },
);

test.each(planned)('$id: nor is one who can do hardly anything but what is known by heart', (game) => {
  for (const [byHeart, most] of [
    [0, 0.05],
    [1, 0.02],
    [3, 0.02],
  ] as const) {
    const share = mean(
      each(30, (player, random) =>
        shareByChance(roundsOfChild({ game, age: ageOf(player), rounds: 20, random }, -3, byHeart)),
      ),
    );
    expect({ byHeart, share, isFew: share <= most }).toMatchObject({ isFew: true });
  }
});

/** Games of three choices or answers: one of three is right by a guess. */
const OF_THREE = ['cookie-crunch-count', 'number-sandwich'];

test.each(planned)('$id: the more is right, the fewer rounds', (game) => {
  const bounds = OF_THREE.includes(game.id) ? [0.75, 0.5, 0.15] : [0.4, 0.15, 0.05];
  // Of twenty players luck alone is five points.
  const shares = [0.45, 0.55, 0.65].map((share) =>
    mean(
      each(60, (_, random) =>
        shareByChance(roundsOfShare({ game, age: 5, rounds: 20, random }, () => share)),
      ),
    ),
  );
  expect({ shares, areFew: shares.map((share, index) => share <= bounds[index]!) }).toMatchObject({
    areFew: [true, true, true],
  });
});

test.each(planned)('$id: who begins to listen after twelve days is mostly out after three rounds', (game) => {
  const after = each(20, (_, random) =>
    roundsOfShare({ game, age: 5, rounds: 20, random }, (round) => (round < 12 ? 0.25 : 0.85)).slice(15),
  ).flat();
  expect(shareByChance(after)).toBeLessThan(0.2);
});

/** The same player, of whom everything that was met is to be hidden. */
const withAllHidden = (learner: Learner): Learner => ({
  ...learner,
  skills: Object.fromEntries(
    Object.entries(learner.skills).map(([skill, { items, ...rest }]: [string, SkillState]) => [
      skill,
      {
        ...rest,
        items: Object.fromEntries(
          Object.entries(items).map(([fact, item]) => [fact, { ...item!, support: 2 }]),
        ),
      },
    ]),
  ),
});

test.each(planned)('$id: neither easier nor what is hidden makes anybody seem to guess', (game) => {
  const rounds = each(6, (player, random) => [
    ...roundsOfChild({ game, age: ageOf(player), rounds: 12, random }, -2),
    ...roundsOfShare({ game, age: 5, rounds: 12, random }, () => 0.15 * (player + 1)),
  ]).flat();
  for (const { learner, today } of rounds) {
    const isSo = (lift: number, of: Learner) =>
      isByChance(planGame(game, { learner: of, today, lift, random: createRandom(today) }));
    const usual = isSo(LIFT.age, learner);
    expect([isSo(LIFT.easier, learner), isSo(LIFT.age, withAllHidden(learner))]).toEqual([usual, usual]);
  }
});

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
