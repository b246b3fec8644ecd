import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { NewProfile } from '#server/contract/fields.ts';
import { ApiError, call } from '#web/lib/api.ts';
import { cacheProfile } from '#web/lib/profile.ts';
import { useUser } from '#web/lib/session.ts';
import { changeProfile } from './profile.ts';

const createProfile = (userId: string | undefined, profile: NewProfile) =>
  call('POST /profile', { body: profile, userId }).catch((error: unknown) => {
    // The profile exists already: made by another tab, or by a first try whose answer was lost. A conflict about the
    // name says so.
    const isThere = error instanceof ApiError && error.status === 409 && error.fields.username === undefined;
    if (!isThere) throw error;
    return changeProfile(userId, profile);
  });

export const suggestName = () => call('GET /profile/name-suggestion').then(({ username }) => username);

/** Creates the profile, or completes an existing one. */
export function useSetUpProfile(exists: boolean) {
  const client = useQueryClient();
  const userId = useUser()?.id;
  return useMutation({
    mutationFn: (profile: NewProfile) =>
      exists ? changeProfile(userId, profile) : createProfile(userId, profile),
    meta: { problem: 'profileSetup', staysWithoutUser: true },
    onSuccess: (profile) => cacheProfile(client, profile),
  });
}
