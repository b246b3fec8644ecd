import { expect, test } from 'vitest';
import { GAMES } from '#engine/games/catalogue.ts';
import type { Game } from '#engine/rules/game.ts';
import { plainRules } from './guessing.ts';
import { DEALT } from './guessing-bounds.ts';
import { overChance } from './own-plans.ts';

/** Every rule is tried by few, and those that get farthest by others. */
interface Way {
  readonly few: number;
  readonly many: number;
  readonly days: number;
  readonly perDay: number;
  readonly triedLonger: number;
}
const WEEKS: Way = { few: 2, many: 12, days: 12, perDay: 1, triedLonger: 4 };
const FOUR_A_DAY: Way = { few: 2, many: 6, days: 4, perDay: 4, triedLonger: 2 };
const FIRST_DAYS: Way = { few: 4, many: 16, days: 4, perDay: 1, triedLonger: 4 };
/** Of three answers one is right in a third of all tries, 8.3 points over one in four: by luck of fewer it is over ten. */
const MORE_PLAYERS: Readonly<Record<string, number>> = { 'cookie-crunch-count': 40 };

/** Four rounds a day: of some answers a rule has each right, and is taken for one who knows these. */
const MOST_OF_FOUR: Readonly<Record<string, number>> = { 'cookie-crunch-count-hard': 0.16 };
/** In the first rounds nobody is told from a child who knows little yet. */
const FIRST_DAYS_MOST = 0.2;

/** All stones are visible there, and choosing the next in line is the game. */
const OPEN_TRAILS = ['number-trail', 'number-trail-heading-home'];

const games = GAMES.filter(({ id }) => !OPEN_TRAILS.includes(id));

/** The best rules, and how far each gets. */
function bestOf(game: Game, { few, many, days, perDay, triedLonger }: Way, players = many) {
  const rules = plainRules({
    remembers: game.family !== 'number-trail',
    hears: game.family !== 'number-detective',
  });
  return Object.entries(rules)
    .map(([name, rule]) => ({
      name,
      rule,
      over: overChance(game, rule, { players: few, days, perDay, seed: 0 }),
    }))
    .sort((a, b) => b.over - a.over)
    .slice(0, triedLonger)
    .map(({ name, rule }) => ({ name, over: overChance(game, rule, { players, days, perDay, seed: 1000 }) }));
}

test.each(games)(
  '$id: no rule that lets its own rounds be planned for days gets far without listening',
  (game) => {
    const measured = bestOf(game, WEEKS, MORE_PLAYERS[game.id]);
    expect(measured.filter(({ over }) => over > DEALT.plain)).toEqual([]);
  },
);

test.each(games)('$id: nor does one that plays four rounds a day', (game) => {
  const measured = bestOf(game, FOUR_A_DAY);
  expect(measured.filter(({ over }) => over > (MOST_OF_FOUR[game.id] ?? DEALT.plain))).toEqual([]);
});

test.each(games)('$id: the first four days tell more, until it is known who guesses', (game) => {
  const measured = bestOf(game, FIRST_DAYS);
  expect(measured.filter(({ over }) => over > FIRST_DAYS_MOST)).toEqual([]);
});
