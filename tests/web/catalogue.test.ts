import { describe, expect, it } from 'vitest';
import { GAMES, gamesOfTerm } from '#engine/games/catalogue.ts';
import { TERMS } from '#engine/rules/terms.ts';
import { TERM_TEXTS } from '#web/features/catalogue/terms.ts';

describe('the groups of games', () => {
  it('have objectives, except Other', () => {
    for (const term of TERMS) expect(TERM_TEXTS[term].objectives.length > 0).toBe(term !== 'other');
  });

  it('hold every game once', () => {
    const shown = TERMS.flatMap((term) => gamesOfTerm(term).map(({ id }) => id));
    expect(shown.toSorted()).toEqual(GAMES.map(({ id }) => id).toSorted());
  });
});
