import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { isFullySetUp, profileQuery } from '#web/lib/profile.ts';
import type { Profile } from '#server/contract/profile.ts';
import type { Session } from '#server/contract/session.ts';
import { ApiError } from '#web/lib/api.ts';
import { cookieLost } from '#web/lib/cookies.ts';
import { PATHS, withSearch } from '#web/lib/paths.ts';

/** Where a user goes after signing in. */
export const afterSignIn = (profile: Profile | null, email: string, redirect: string | undefined) =>
  isFullySetUp(profile) ? (redirect ?? PATHS.home) : withSearch(PATHS.profileSetup, { email, redirect });

/**
 * The profile of the user who has just signed in; undefined when it cannot be read. Throws when the cookie was not
 * stored.
 */
export const firstProfile = (client: QueryClient, { user }: Session): Promise<Profile | null | undefined> =>
  client.fetchQuery(profileQuery(user.id)).catch((error: unknown) => {
    // Signed in a moment ago, and already unknown: the cookie was not stored.
    if (error instanceof ApiError && error.status === 401) throw cookieLost();
    return undefined;
  });

/**
 * Goes on after signing in by a form. An unreadable profile does not block here: the next page's guard fetches it
 * again.
 */
export function useAfterSignIn(redirect: string | undefined): (session: Session) => Promise<void> {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async (session) => {
    const profile = await firstProfile(client, session);
    await navigate(
      profile === undefined ? (redirect ?? PATHS.home) : afterSignIn(profile, session.user.email, redirect),
    );
  };
}
