import { describe, expect, it } from 'vitest';
import { findGame, GAMES, gamesOfTerm, rewardOf } from '#engine/games/catalogue.ts';
import { levelOf, xpInLevel } from '#engine/rules/level.ts';
import { outcomeOf, rewardFor } from '#engine/rules/rewards.ts';
import { scoreAfter } from '#engine/rules/round.ts';

/** Product specification, section 9, table of games: questions, perfect coins, partial coins, age, difficulty. */
const ROWS = [
  ['number-detective', 10, 8, 4, '3+', 'easy'],
  ['shape-detective', 7, 8, 4, '3+', 'easy'],
  ['none-left-fun', 10, 12, 6, '3+', 'medium'],
  ['number-trail', 11, 12, 6, '4+', 'medium'],
  ['sound-safari', 10, 18, 9, '4+', 'hard'],
  ['number-trail-heading-home', 11, 18, 9, '4+', 'hard'],
  ['total-treasure-hunt', 10, 18, 9, '4+', 'hard'],
  ['cookie-crunch-count', 10, 18, 9, '4+', 'hard'],
  ['number-trail-high-climb', 21, 25, 12, '5+', 'hard'],
  ['number-sandwich', 10, 22, 11, '5+', 'hard'],
  ['total-treasure-hunt-medium', 10, 22, 11, '5+', 'hard'],
  ['cookie-crunch-count-medium', 10, 22, 11, '6+', 'hard'],
  ['total-treasure-hunt-hard', 10, 35, 17, '6+', 'hard'],
  ['cookie-crunch-count-hard', 10, 35, 17, '7+', 'hard'],
] as const;

describe.each(ROWS)('%s', (id, questions, perfect, partial, age, difficulty) => {
  const game = findGame(id)!;
  /** The fewest right answers that are 80 % of all. */
  const enough = Math.ceil(questions * 0.8);

  it(`is for ${age}, ${difficulty}, with ${questions} questions`, () => {
    expect([game.ageRange, game.difficulty, game.rewards.questionsCount]).toEqual([
      age,
      difficulty,
      questions,
    ]);
  });

  it(`pays ${perfect} coins for a perfect round`, () => {
    expect(rewardOf(game, questions)).toEqual({ xp: questions, coins: perfect });
  });

  it(`pays ${partial} coins from 80 % on`, () => {
    expect(rewardOf(game, enough)).toEqual({ xp: enough, coins: partial });
    expect(rewardOf(game, questions - 1).coins).toBe(partial);
  });

  it('pays no coins below 80 %, but every XP', () => {
    expect(rewardOf(game, enough - 1)).toEqual({ xp: enough - 1, coins: 0 });
    expect(rewardOf(game, 0)).toEqual({ xp: 0, coins: 0 });
  });

  it.each([-1, questions + 1, 0.5, Number.NaN])('refuses the score %d', (score) => {
    expect(() => rewardOf(game, score)).toThrow(RangeError);
  });
});

describe('the catalogue', () => {
  it('has exactly these fourteen games', () => {
    expect(GAMES.map(({ id }) => id).sort(), 'a game has a row in ROWS').toEqual(
      ROWS.map(([id]) => id).sort(),
    );
    expect(findGame('number-maze')).toBeUndefined();
  });

  it.each([
    [
      'autumn',
      [
        'number-detective',
        'shape-detective',
        'none-left-fun',
        'number-trail',
        'sound-safari',
        'number-trail-heading-home',
        'cookie-crunch-count',
      ],
    ],
    ['spring', ['total-treasure-hunt', 'cookie-crunch-count-medium']],
    [
      'summer',
      [
        'number-trail-high-climb',
        'total-treasure-hunt-medium',
        'total-treasure-hunt-hard',
        'cookie-crunch-count-hard',
      ],
    ],
    ['other', ['number-sandwich']],
  ] as const)('lists the games of %s', (term, ids) => {
    expect(
      gamesOfTerm(term)
        .map(({ id }) => id)
        .sort(),
    ).toEqual([...ids].sort());
  });

  it('lists a term easy to hard', () => {
    expect(gamesOfTerm('autumn').map(({ difficulty }) => difficulty)).toEqual([
      'easy',
      'easy',
      'medium',
      'medium',
      'hard',
      'hard',
      'hard',
    ]);
  });
});

describe('rewards at 79 and 80 % of a hundred questions', () => {
  const row = { questionsCount: 100, perfectCoins: 20, partialCoins: 10 };
  it.each([
    [100, 20],
    [99, 10],
    [80, 10],
    [79, 0],
    [0, 0],
  ])('pays %i right answers with %i coins', (score, coins) => {
    expect(rewardFor(score, 100, row)).toEqual({ xp: score, coins });
  });
});

describe('a game without a row', () => {
  it.each([
    [5, 10],
    [4, 0],
    [0, 0],
  ])('pays %i of 5 with %i coins', (score, coins) => {
    expect(rewardFor(score, 5)).toEqual({ xp: score, coins });
  });

  it.each([0, -1, 2.5, Number.NaN])('refuses a total of %d', (total) => {
    expect(() => rewardFor(0, total)).toThrow(RangeError);
  });
});

describe('the result screen', () => {
  it.each([
    [10, 10, 'perfect'],
    [9, 10, 'great'],
    [5, 10, 'great'],
    [4, 10, 'poor'],
    [4, 7, 'great'],
    [3, 7, 'poor'],
    [0, 10, 'poor'],
  ] as const)('for %i of %i is %s', (score, total, outcome) => {
    expect(outcomeOf(score, total)).toBe(outcome);
  });
});

describe('the score', () => {
  it('goes up by one for a right answer', () => expect(scoreAfter(3, true)).toBe(4));
  it('goes down by one for a wrong one', () => expect(scoreAfter(3, false)).toBe(2));
  it('never falls below nought', () => expect(scoreAfter(0, false)).toBe(0));
});

describe('the level', () => {
  it.each([
    [0, 1],
    [99, 1],
    [100, 2],
    [199, 2],
    [200, 3],
    [1234, 13],
  ])('at %i XP is %i', (xp, level) => {
    expect(levelOf(xp)).toBe(level);
  });

  it('is filled from 0 to 99 XP', () => {
    expect([0, 99, 100, 250].map(xpInLevel)).toEqual([0, 99, 0, 50]);
  });
});
