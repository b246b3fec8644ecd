import { expect, test } from 'vitest';
import { gameOrThrow, GAMES } from '#engine/games/catalogue.ts';
import { DEALT, OPEN_TRAILS, THREE_IN_ONE } from './guessing-bounds.ts';
import { bestOf, overChance, rulesOf, type Way } from './own-plans.ts';

const WEEKS: Way = { few: 2, many: 12, days: 12, perDay: 1, triedLonger: 4 };
const FOUR_A_DAY: Way = { few: 2, many: 6, days: 4, perDay: 4, triedLonger: 2 };
/** Of three answers one is right in a third of all tries, 8.3 points over one in four: by luck of fewer it is over ten. */
const MORE_PLAYERS: Readonly<Record<string, number>> = { 'cookie-crunch-count': 40 };

const games = GAMES.filter(({ id }) => !OPEN_TRAILS.includes(id));

test.each(games)(
  '$id: no rule that lets its own rounds be planned for days gets far without listening',
  (game) => {
    const measured = bestOf(game, { ...WEEKS, many: MORE_PLAYERS[game.id] ?? WEEKS.many });
    expect(measured.filter(({ over }) => over > DEALT.plain)).toEqual([]);
  },
);

test('number-detective: nor does the rule of three in one that was over ten in twelve days', () => {
  const game = gameOrThrow('number-detective');
  const who = { players: 200, days: WEEKS.days, perDay: WEEKS.perDay, seed: 1000 };
  expect(overChance(game, rulesOf(game)[THREE_IN_ONE.name]!, who)).toBeLessThanOrEqual(DEALT.plain);
});

/**
 * The longer, the more a rule could be taken for what is known: those that got farthest in a month or with four rounds a day,
 * of all rules in all games (`tests/volume/own-plans.test.ts`), and those that did before (up to 22 points).
 */
const FARTHEST = [
  ['cookie-crunch-count', 'smallest'],
  ['cookie-crunch-count', 'right once but not the last, else seen most'],
  ['cookie-crunch-count-medium', 'largest'],
  ['cookie-crunch-count-hard', 'largest'],
  ['total-treasure-hunt-hard', 'largest'],
  // Two rules in one, which were 13.6 to 15.1 over in a month.
  ['cookie-crunch-count-hard', 'largest that was shown, but not the last answer'],
  ['total-treasure-hunt-medium', 'smallest that was shown, but not the last answer'],
  ['total-treasure-hunt-hard', 'smallest that was shown, but not the last answer'],
  // Three in one, which was 12.4 over in a month.
  ['sound-safari', THREE_IN_ONE.name],
  ['number-sandwich', THREE_IN_ONE.name],
  ['number-detective', THREE_IN_ONE.name],
  ['number-sandwich', 'smallest not right twice'],
  ['number-sandwich', 'smallest'],
  ['number-detective', 'place of the round by size'],
] as const;
const MONTH = { players: 40, days: 30, perDay: 1, seed: 1000 };
const EIGHT_DAYS = { players: 40, days: 8, perDay: 4, seed: 1000 };

test.each(FARTHEST)('%s, %s: gets no farther in a month, nor with four rounds a day', (id, name) => {
  const game = gameOrThrow(id);
  for (const who of [MONTH, EIGHT_DAYS])
    expect(overChance(game, rulesOf(game)[name]!, who)).toBeLessThanOrEqual(DEALT.plain);
});

test.each(games)('$id: nor does one that plays four rounds a day', (game) => {
  const measured = bestOf(game, { ...FOUR_A_DAY, many: MORE_PLAYERS[game.id] ?? FOUR_A_DAY.many });
  expect(measured.filter(({ over }) => over > DEALT.plain)).toEqual([]);
});
