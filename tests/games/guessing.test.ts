import { expect, it, test } from 'vitest';
import { gameOrThrow, GAMES } from '#engine/games/catalogue.ts';
import { familyOf } from '#engine/games/families.ts';
import type { Game } from '#engine/rules/game.ts';
import { dealtPlan, questionsOf } from '#engine/games/replay.ts';
import { numbersFrom } from '#engine/rules/numbers.ts';
import { createRandom } from '#engine/rules/random.ts';
import { childrenOf, DEALT, OPEN_TRAILS, plannedBounds, TOLD_BY_PLANS } from './guessing-bounds.ts';
import { hitsOf, measure, sightsOf } from './guessing.ts';
import { plannedRounds } from './planned-rounds.ts';
import { overWithoutLooking } from './without-looking.ts';

const ROUNDS = 600;
/** Of three answers one is right in a third of all tries, 8.3 points over one in four: by luck of fewer rounds it is over ten. */
const MORE_ROUNDS: Readonly<Record<string, number>> = { 'cookie-crunch-count': 2000 };

const dealtRounds = (game: Game) =>
  Array.from({ length: MORE_ROUNDS[game.id] ?? ROUNDS }, (_, seed) =>
    familyOf(game).makeRound(game, game.rewards.questionsCount, createRandom(seed)),
  );

test.each(GAMES.filter(({ id }) => !OPEN_TRAILS.includes(id)))(
  '$id: nobody gets far who does not listen',
  (game) => {
    const { family } = game;
    const abilities = {
      // On a trail the last right answer is what is asked about.
      remembers: family !== 'number-trail',
      // There the number in the prompt is the number to be found.
      hears: family !== 'number-detective',
    };
    const measured = measure(dealtRounds(game), abilities);
    expect(measured.length).toBeGreaterThan(30);
    expect(measured.filter(({ way, over }) => over > DEALT[way])).toEqual([]);
  },
);

/** Levels of support at which other choices are offered than where nobody plans. */
const FADED = [
  ...OPEN_TRAILS.map((id) => [id, 1] as const),
  ...(['sound-safari', 'shape-detective'] as const).flatMap((id) => [[id, 0] as const, [id, 2] as const]),
];

test.each(FADED)('%s, support %i: nobody gets far who does not listen', (id, support) => {
  const game = gameOrThrow(id);
  const asked = numbersFrom(1, ROUNDS).map((seed) => {
    const plan = dealtPlan(game, seed).map((one) => ({ ...one, support }));
    return questionsOf(game, { seed, plan });
  });
  const measured = measure(asked, { remembers: !OPEN_TRAILS.includes(id), hears: true });
  expect(measured.length).toBeGreaterThan(30);
  expect(measured.filter(({ way, over }) => over > DEALT[way])).toEqual([]);
});

/** On each a round is planned for children of all ages and abilities, some of whom only guess. */
const DAYS = 15;

test.each(GAMES.filter(({ id }) => !OPEN_TRAILS.includes(id)))(
  '$id, planned for a child: nobody gets far who does not listen',
  (game) => {
    const abilities = {
      remembers: game.family !== 'number-trail',
      hears: game.family !== 'number-detective',
    };
    const { children, first } = childrenOf(game.id);
    const rounds = plannedRounds(game, children, DAYS, first);
    const measured = measure(rounds, abilities);
    expect(measured.length).toBeGreaterThan(30);
    const bounds = plannedBounds(game.id);
    expect(measured.filter(({ way, over }) => over > bounds[way])).toEqual([]);
    if (TOLD_BY_PLANS.includes(game.id))
      expect(overWithoutLooking(game, rounds), 'without a look').toBeLessThanOrEqual(DEALT.weighed);
  },
);

/** A question with this answer among these. */
const asked = (answer: number, all: readonly number[]) => ({
  fact: String(answer),
  prompt: 'Which?',
  choices: all.map((value) => ({ id: String(value), name: String(value), wrong: '', slip: '' })),
  answer: String(answer),
  right: '',
  help: [],
});

it('is measured by strategies that find what tells', () => {
  const random = createRandom(3);
  const made = Array.from({ length: 200 }, () => {
    const answer = random.int(3, 15);
    return [asked(answer, random.shuffle([answer, answer - 1, answer + 1, answer + 5]))];
  });
  const measured = measure(made, { remembers: true, hears: true });
  const over = (name: string) => measured.find(({ strategy }) => strategy === name)!.over;
  expect(over('most neighbours')).toBeCloseTo(0.75);
  expect(over('its rank and the gaps')).toBeCloseTo(0.75);
  expect(over('first place')).toBeLessThan(0.1);
  expect(hitsOf(({ offers }) => offers, made.flatMap(sightsOf))).toBeCloseTo(0.25);
});

it('is measured by strategies that find what the round before tells', () => {
  const random = createRandom(3);
  const made = Array.from({ length: 200 }, () => {
    const [first, second, third, ...others] = random.shuffle(numbersFrom(1, 12)) as [number, number, number];
    // What was offered and wrong is right next, among what was never seen.
    return [
      asked(first, random.shuffle([first, second])),
      asked(second, random.shuffle([second, third, ...others.slice(0, 2)])),
    ];
  });
  const measured = measure(made, { remembers: true, hears: true });
  const over = (name: string) => measured.find(({ strategy }) => strategy === name)!.over;
  // Every second question is the first of a round, where nothing is to be kept yet.
  expect(over('seen, and not yet right')).toBeCloseTo(0.375);
  expect(over('wrong in the last question')).toBeCloseTo(0.375);
  expect(over('all signs')).toBeGreaterThan(0.3);
  expect(over('right before')).toBeLessThan(0.05);
});
