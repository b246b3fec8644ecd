import { findGame } from '#engine/games/catalogue.ts';

/** Every address of the pages. Links and redirects are made here and nowhere else. */
export const PATHS = {
  landing: '/',
  login: '/login',
  signup: '/signup',
  emailConfirmation: '/email-confirmation',
  confirm: '/auth/confirm',
  profileSetup: '/profile-setup',
  callback: '/callback',
  resetPassword: '/reset-password',
  privacy: '/privacy',
  home: '/home',
  play: '/play',
  leaderboard: '/leaderboard',
  profile: '/profile',
} as const;

export const gamePath = (gameId: string) => `${PATHS.play}/${gameId}`;

/** An address with its search values; undefined ones are left out. */
export function withSearch(path: string, values: Readonly<Record<string, string | undefined>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value !== undefined) search.set(name, value);
  return search.size > 0 ? `${path}?${search}` : path;
}

const SAFE_PAGES: ReadonlySet<string> = new Set([PATHS.home, PATHS.play, PATHS.leaderboard, PATHS.profile]);

const isSafePage = (pathname: string) =>
  SAFE_PAGES.has(pathname) ||
  (pathname.startsWith('/play/') && findGame(pathname.slice('/play/'.length)) !== undefined);

/**
 * A wanted address when it is one of our own pages behind the sign-in, else undefined. An allow-list: another
 * origin, a scheme, a backslash, anything encoded in the path, or several values at once never pass.
 */
export function safeRedirect(wanted: unknown): string | undefined {
  if (typeof wanted !== 'string' || !/^\/[a-z]/.test(wanted) || /[\\\p{Cc}]/u.test(wanted)) return undefined;
  const own = 'https://own.invalid';
  if (!URL.canParse(wanted, own)) return undefined;
  const url = new URL(wanted, own);
  // The parser resolves "..": what it makes of the address has to be the address itself.
  if (url.origin !== own || !wanted.startsWith(url.pathname)) return undefined;
  const pathname = url.pathname.replace(/(?<=.)\/$/, '');
  return isSafePage(pathname) ? `${pathname}${url.search}${url.hash}` : undefined;
}

/** The redirect search value of an address, checked; several of them count as none. */
export function redirectIn(search: URLSearchParams): string | undefined {
  const values = search.getAll('redirect');
  return values.length === 1 ? safeRedirect(values[0]) : undefined;
}
