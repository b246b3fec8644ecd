import { afterAll, expect, test } from 'vitest';
import { GAMES } from '#engine/games/catalogue.ts';
import { DEALT, OPEN_TRAILS } from '#tests/games/guessing-bounds.ts';
import { bestOf, type Way } from '#tests/games/own-plans.ts';

const MONTH: Way = { few: 6, many: 40, days: 30, perDay: 1, triedLonger: 3 };
const EIGHT_DAYS: Way = { few: 6, many: 40, days: 8, perDay: 4, triedLonger: 3 };

const games = GAMES.filter(({ id }) => !OPEN_TRAILS.includes(id));

const lines: string[] = [];
afterAll(() => console.log(lines.join('\n')));

test.each(games)(
  '$id: no rule gets far in plans of its own for a month, nor by four rounds a day',
  (game) => {
    for (const [name, way] of Object.entries({ '30 days': MONTH, 'four a day, 8 days': EIGHT_DAYS })) {
      const best = bestOf(game, way);
      const told = best.map((one) => `"${one.name}" ${(100 * one.over).toFixed(1)}`).join(', ');
      lines.push(`${game.id}, ${name}, points over chance: ${told}`);
      expect(best.filter(({ over }) => over > DEALT.plain)).toEqual([]);
    }
  },
);
