/** The pages behind the sign-in. Source: product specification, section 2, and HTTP contract, Learning. */
export const PLAYER_PAGES = {
  home: '/home',
  play: '/play',
  leaderboard: '/leaderboard',
  profile: '/profile',
  nook: '/nook',
  grownUps: '/grown-ups',
  players: '/players',
} as const;

export const gamePath = (gameId: string) => `${PLAYER_PAGES.play}/${gameId}`;

const PAGES: ReadonlySet<string> = new Set(Object.values(PLAYER_PAGES));
const GAME_PREFIX = gamePath('');

/**
 * Where a user may be redirected after signing in: the wanted address if it is a page behind the sign-in, else
 * undefined. An allow-list: another origin, a scheme, a backslash, anything encoded in the path, or several values at
 * once never pass. A trailing slash is dropped, search and hash are kept. findGame: returns anything truthy for an
 * existing game.
 */
export function safeRedirect(wanted: unknown, findGame: (id: string) => unknown): string | undefined {
  if (typeof wanted !== 'string' || !/^\/[a-z]/.test(wanted) || /[\\\p{Cc}]/u.test(wanted)) return undefined;
  const own = 'https://own.invalid';
  if (!URL.canParse(wanted, own)) return undefined;
  const url = new URL(wanted, own);
  // The parser resolves "..", so the parsed path must equal the given one.
  if (url.origin !== own || !wanted.startsWith(url.pathname)) return undefined;
  const path = url.pathname.replace(/(.)\/$/, '$1');
  const isGame = path.startsWith(GAME_PREFIX) && findGame(path.slice(GAME_PREFIX.length)) !== undefined;
  return isGame || PAGES.has(path) ? `${path}${url.search}${url.hash}` : undefined;
}
