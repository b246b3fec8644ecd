import { GAMES } from '#engine/games/catalogue.ts';
import { PAGES } from '#server/contract/pages.ts';

/** Including the 14 games' pages. */
const pages: ReadonlySet<string> = new Set([...PAGES, ...GAMES.map((game) => `/play/${game.id}`)]);

/**
 * Whether the web application has a page at this path: in any case, because tablets' keyboards capitalise first
 * letters.
 */
export const isPage = (path: string): boolean => pages.has(path.toLowerCase().replace(/(.)\/$/, '$1'));
