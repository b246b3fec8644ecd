import { GAMES } from '#engine/games/catalogue.ts';

/** Addresses of the web pages, the 14 games apart. Source: product specification, section 2. */
export const PAGES: readonly string[] = [
  '/',
  '/login',
  '/signup',
  '/email-confirmation',
  '/auth/confirm',
  '/reset-password',
  '/profile-setup',
  '/callback',
  '/home',
  '/play',
  '/leaderboard',
  '/profile',
  '/privacy',
];

const pages: ReadonlySet<string> = new Set([...PAGES, ...GAMES.map((game) => `/play/${game.id}`)]);

/** Whether the web application has a page at this path: in any case, as keyboards of tablets begin words with a capital. */
export const isPage = (path: string): boolean => pages.has(path.toLowerCase().replace(/(?<=.)\/$/, ''));
