import { GAMES } from '#engine/games/catalogue.ts';
import { PAGES } from '#server/contract/pages.ts';

/** The page at each path, as a pattern. Including the 14 games' pages. */
const pages: ReadonlyMap<string, string> = new Map([
  ...PAGES.map((page) => [page, page] as const),
  ...GAMES.map((game) => [`/play/${game.id}`, '/play/:gameId'] as const),
]);

/**
 * The page of the web application at this path; undefined where there is none. In any case, because tablets' keyboards
 * capitalise first letters.
 */
export const pageAt = (path: string): string | undefined =>
  pages.get(path.toLowerCase().replace(/(.)\/$/, '$1'));
