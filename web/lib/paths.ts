import { findCard } from '#engine/rules/cards.ts';
import { PLAYER_PAGES, safeRedirect } from '#engine/rules/addresses.ts';

export { gamePath } from '#engine/rules/addresses.ts';

/** All addresses of the pages. Links and redirects are built here only. */
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
  board: '/board',
  addPlayer: '/players/new',
  ...PLAYER_PAGES,
} as const;

/** An address with its search parameters; undefined ones are left out. */
export function withSearch(path: string, values: Readonly<Record<string, string | undefined>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value !== undefined) search.set(name, value);
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}

/**
 * The redirect parameter of an address, if it leads to a page behind the sign-in; a repeated parameter counts as none.
 */
export function redirectIn(search: URLSearchParams): string | undefined {
  const values = search.getAll('redirect');
  return values.length === 1 ? safeRedirect(values[0], findCard) : undefined;
}

/** Whether the address is a game's, where the player must not be interrupted. */
export const isInGame = (path: string): boolean => path.toLowerCase().startsWith(`${PATHS.play}/`);
