import { expect, test } from 'vitest';
import { gameOrThrow, GAMES } from '#engine/games/catalogue.ts';
import { DEALT, isTold, OPEN_TRAILS, THREE_IN_ONE } from './guessing-bounds.ts';
import { bestOf, overChance, rulesOf, type Way } from './own-plans.ts';

/**
 * In the first rounds nobody is told from a child who knows little yet: the rules that got farthest then, in the games that
 * they got farthest in, by players who chose neither plans nor factors (`README.md`, "Who seems to guess").
 */
const FARTHEST = [
  ['shape-detective', 'shown before'],
  ['shape-detective', 'right lately'],
  ['cookie-crunch-count', 'right before most'],
  ['cookie-crunch-count-medium', 'shown before'],
  ['cookie-crunch-count-hard', 'largest'],
  ['total-treasure-hunt-medium', 'wrong in the last question'],
  // Two rules in one, which were 10.3 to 15.1 over before.
  ['total-treasure-hunt-hard', 'right before most, but not the last answer'],
  ['total-treasure-hunt-hard', 'smallest that was shown, but not the last answer'],
  ['total-treasure-hunt-medium', 'smallest that was shown, but not the last answer'],
  ['number-sandwich', 'shown before, but none of the last two answers'],
  ['cookie-crunch-count-hard', 'shown before, but none of the last two answers'],
  ['number-detective', 'shown before, but none of the last two answers'],
  // Three in one, which was 11.5 over.
  ['number-detective', THREE_IN_ONE.name],
] as const;
const MANY = { players: 400, days: 4, perDay: 1, seed: 20_000 };

test.each(FARTHEST)('%s, %s: is at most ten points over chance in its first four days', (id, name) => {
  const game = gameOrThrow(id);
  expect(overChance(game, rulesOf(game)[name]!, MANY)).toBeLessThanOrEqual(DEALT.plain);
});

test.each(Object.entries(THREE_IN_ONE.firstDays))(
  '%s: the rule of three in one that is over ten then is no farther than was told',
  (id, over) => {
    const game = gameOrThrow(id);
    expect(overChance(game, rulesOf(game)[THREE_IN_ONE.name]!, MANY)).toBeLessThanOrEqual(over);
  },
);

const FIRST_DAYS: Way = { few: 6, many: 100, days: 4, perDay: 1, triedLonger: 3 };

test.each(GAMES.filter(({ id }) => !OPEN_TRAILS.includes(id)))(
  '$id: nor is any of the best of all rules, until it is known who guesses',
  (game) => {
    const best = bestOf(game, FIRST_DAYS).filter(({ name }) => !isTold(game.id, name));
    expect(best.filter(({ over }) => over > DEALT.plain)).toEqual([]);
  },
);
