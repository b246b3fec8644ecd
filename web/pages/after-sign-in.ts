import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { isFullySetUp, profileQuery } from '#web/features/profile/profile.ts';
import type { Profile, Session } from '#web/lib/api-types.ts';
import { PATHS, withSearch } from '#web/lib/paths.ts';

/** Where somebody goes who has just signed in. */
export const afterSignIn = (profile: Profile | null, email: string, redirect: string | undefined) =>
  isFullySetUp(profile) ? (redirect ?? PATHS.home) : withSearch(PATHS.profileSetup, { email, redirect });

/** Goes on after signing in by form. A profile that can't be read stops nobody here: the next page's guard looks again. */
export function useAfterSignIn(redirect: string | undefined): (session: Session) => Promise<void> {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async ({ user }) => {
    const profile = await client.fetchQuery(profileQuery(user.id)).catch(() => undefined);
    await navigate(
      profile === undefined ? (redirect ?? PATHS.home) : afterSignIn(profile, user.email, redirect),
    );
  };
}
