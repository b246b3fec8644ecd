import { describe, expect, it } from 'vitest';
import { GAMES, gamesOfTerm } from '#engine/games/catalogue.ts';
import { TERMS } from '#engine/rules/terms.ts';
import { TERM_TEXTS } from '#web/features/catalogue/terms.ts';

describe('the groups of games', () => {
  it('have objectives, except Other', () => {
    for (const term of TERMS) expect(TERM_TEXTS[term].objectives.length > 0).toBe(term !== 'other');
  });

  it.each(TERMS)('name under %s no objective that no game of it meets, and all of its games', (term) => {
    const games = gamesOfTerm(term).map(({ id }) => id);
    const { objectives } = TERM_TEXTS[term];
    for (const { says, games: meeting } of objectives) {
      expect(meeting.length, says).toBeGreaterThan(0);
      expect(games, says).toEqual(expect.arrayContaining([...meeting]));
    }
    const named = new Set(objectives.flatMap(({ games: meeting }) => meeting));
    if (objectives.length > 0) expect([...named].toSorted()).toEqual(games.toSorted());
  });

  it('hold every game once', () => {
    const shown = TERMS.flatMap((term) => gamesOfTerm(term).map(({ id }) => id));
    expect(shown.toSorted()).toEqual(GAMES.map(({ id }) => id).toSorted());
  });
});
