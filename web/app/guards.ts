import type { QueryClient } from '@tanstack/react-query';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import { hasAge, isFullySetUp, profileQuery } from '#web/features/profile/profile.ts';
import type { Profile, User } from '#web/lib/api-types.ts';
import { offerQuery } from '#web/lib/offer.ts';
import { PATHS, redirectIn, withSearch } from '#web/lib/paths.ts';
import { currentSession } from '#web/lib/session.ts';

export type Guard = (args: LoaderFunctionArgs) => Promise<unknown>;

/** What the setup page starts from. */
export interface SetupStart {
  readonly user: User;
  readonly profile: Profile | null;
}

/** Who may see which page. They decide before anything is drawn, so a page never shows to someone it isn't for. */
export function createGuards(client: QueryClient) {
  /** A session that can't be read counts as none: the error is told by a toast. */
  const currentUser = async () => {
    const session = await currentSession(client).catch(() => null);
    return session?.user;
  };
  const addressOf = (request: Request) => {
    const { pathname, search } = new URL(request.url);
    return pathname + search;
  };

  /** Needs a session and an age. A profile that can't be read stops nobody: its page tells. */
  const player: Guard = async ({ request }) => {
    const user = await currentUser();
    const wanted = addressOf(request);
    if (!user) throw redirect(withSearch(PATHS.login, { redirect: wanted }));
    const profile = await client.ensureQueryData(profileQuery(user.id)).catch(() => undefined);
    if (profile !== undefined && !hasAge(profile))
      throw redirect(withSearch(PATHS.profileSetup, { email: user.email, redirect: wanted }));
    return null;
  };

  /** Only for those who are not signed in. */
  const visitor: Guard = async ({ request }) => {
    if (!(await currentUser())) return null;
    const { pathname, searchParams } = new URL(request.url);
    const wanted = pathname === PATHS.login ? redirectIn(searchParams) : undefined;
    throw redirect(wanted ?? PATHS.home);
  };

  /** Needs a session and something still missing in the profile. */
  const setup = async ({ request }: LoaderFunctionArgs): Promise<SetupStart> => {
    const user = await currentUser();
    const wanted = redirectIn(new URL(request.url).searchParams);
    if (!user) throw redirect(withSearch(PATHS.login, { redirect: wanted }));
    const profile = await client.ensureQueryData(profileQuery(user.id));
    if (isFullySetUp(profile)) throw redirect(wanted ?? PATHS.home);
    return { user, profile };
  };

  /** Needs to know what this installation offers; nobody has to wait for it when it can't be known. */
  const offer: Guard = () => client.ensureQueryData(offerQuery).catch(() => null);

  return { player, visitor, setup, offer };
}

export type Guards = ReturnType<typeof createGuards>;
