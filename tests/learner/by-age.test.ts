import { describe, expect, it } from 'vitest';
import { firstGame, fitsAge, gamesByAge } from '#engine/learner/by-age.ts';
import { GAMES, gameOrThrow, gamesOfTerm } from '#engine/games/catalogue.ts';
import { TERMS } from '#engine/rules/terms.ts';

const ids = (games: readonly { readonly id: string }[]) => games.map(({ id }) => id);

describe('age', () => {
  it('puts first what is made for it, easy to hard, and the rest under more games', () => {
    const { fitting, more } = gamesByAge('summer', 5);
    expect(ids(fitting)).toEqual(['number-trail-high-climb', 'total-treasure-hunt-medium']);
    expect(ids(more)).toEqual(['total-treasure-hunt-hard', 'cookie-crunch-count-hard']);
  });

  it.each([null, 4, 5, 6, 7, 18])('%s loses no game', (age) => {
    for (const term of TERMS) {
      const { fitting, more } = gamesByAge(term, age);
      expect(ids([...fitting, ...more]).toSorted()).toEqual(ids(gamesOfTerm(term)).toSorted());
    }
  });

  it('that is not told, or 7 and more, fits every game', () => {
    for (const age of [null, 7, 18]) expect(GAMES.every((game) => fitsAge(game, age))).toBe(true);
    expect(fitsAge(gameOrThrow('number-sandwich'), 4)).toBe(false);
  });

  it('has a first game that fits, the easiest of the term', () => {
    expect(firstGame('autumn', 4).id).toBe('number-detective');
    for (const term of TERMS)
      for (const age of [null, 4, 5, 6, 18]) expect(fitsAge(firstGame(term, age), age)).toBe(true);
    expect(firstGame('summer', 4).difficulty).toBe('easy');
  });
});
