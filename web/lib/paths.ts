import { findGame } from '#engine/games/catalogue.ts';
import { PLAYER_PAGES, safeRedirect } from '#engine/rules/addresses.ts';

export { gamePath } from '#engine/rules/addresses.ts';

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
  ...PLAYER_PAGES,
} as const;

/** An address with its search values; undefined ones are left out. */
export function withSearch(path: string, values: Readonly<Record<string, string | undefined>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value !== undefined) search.set(name, value);
  return search.size > 0 ? `${path}?${search}` : path;
}

/** The redirect search value of an address, if it leads to a page behind the sign-in; several of them count as none. */
export function redirectIn(search: URLSearchParams): string | undefined {
  const values = search.getAll('redirect');
  return values.length === 1 ? safeRedirect(values[0], findGame) : undefined;
}
