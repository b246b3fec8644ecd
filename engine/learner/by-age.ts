import type { Game } from '#engine/rules/game.ts';
import type { Term } from '#engine/rules/terms.ts';
import { GAMES, gamesOfTerm } from '#engine/games/catalogue.ts';

type Age = number | null;

/** In years, of "4+". */
export const youngestOf = ({ ageRange }: Game): number => Number.parseInt(ageRange, 10);

/** Whether a game is made for this age. Null, not told: every game is. Games for other ages can be opened, too. */
export const fitsAge = (game: Game, age: Age): boolean => age === null || youngestOf(game) <= age;

/** A term's games for this age, and the other ones; each easy to hard. */
export function gamesByAge(
  term: Term,
  age: Age,
): { readonly fitting: readonly Game[]; readonly more: readonly Game[] } {
  const games = gamesOfTerm(term);
  return {
    fitting: games.filter((game) => fitsAge(game, age)),
    more: games.filter((game) => !fitsAge(game, age)),
  };
}

/** What a new player begins with: the easiest game for this age, of this term if it has one. */
export function firstGame(term: Term, age: Age): Game {
  const ofTerm = gamesByAge(term, age).fitting[0];
  const easy = GAMES.find((game) => game.difficulty === 'easy' && fitsAge(game, age));
  return ofTerm ?? easy ?? GAMES[0]!;
}
