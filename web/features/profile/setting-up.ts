import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { NewProfile } from '#server/contract/fields.ts';
import { ApiError, call } from '#web/lib/api.ts';
import { useBehindGate } from '#web/lib/gate.ts';
import { cacheProfile, useWhose } from '#web/lib/profile.ts';
import { useUser } from '#web/lib/session.ts';
import { changeProfile, type Whose } from './profile.ts';

const createProfile = (whose: Whose, profile: NewProfile) =>
  call('POST /profile', { body: profile, ...whose }).catch((error: unknown) => {
    // The profile exists already: made by another tab, or by a first try whose answer was lost. A conflict about the
    // name says so.
    const isThere = error instanceof ApiError && error.status === 409 && error.fields.username === undefined;
    if (!isThere) throw error;
    return changeProfile(whose, profile);
  });

export const suggestName = () => call('GET /profile/name-suggestion').then(({ username }) => username);

/** A name for a child without one; undefined until it is there. isWanted: false asks for none. */
export function useNameSuggestion(isWanted = true): string | undefined {
  const { data } = useQuery({
    queryKey: ['name-suggestion'],
    queryFn: suggestName,
    enabled: isWanted,
    staleTime: Infinity,
    // The next child gets another one.
    gcTime: 0,
  });
  return data;
}

/** What saves the form of a new player. */
export type SavesPlayer = ReturnType<typeof useSetUpProfile>;

/** Creates the profile, or completes an existing one. */
export function useSetUpProfile(exists: boolean) {
  const client = useQueryClient();
  const whose = useWhose();
  return useMutation({
    mutationFn: (profile: NewProfile) =>
      exists ? changeProfile(whose, profile) : createProfile(whose, profile),
    meta: { problem: 'profileSetup', staysWithoutUser: true },
    onSuccess: (profile) => cacheProfile(client, profile),
  });
}

/** Adds a player to the account, behind the gate; who is playing does not change. */
export function useAddPlayer(): SavesPlayer {
  const userId = useUser()?.id;
  const behindGate = useBehindGate();
  return useMutation({
    mutationFn: (body: NewProfile) => behindGate(() => call('POST /players', { body, userId })),
    meta: { problem: 'profileSetup', staysWithoutUser: true },
  });
}
