import {
  queryOptions,
  skipToken,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import type { NewProfile, ProfileChanges } from '#engine/rules/schemas.ts';
import type { Profile } from '#web/lib/api-types.ts';
import { api, ApiError, call, type Method } from '#web/lib/api.ts';
import { useUser } from '#web/lib/session.ts';

const ofUser = (userId: string | undefined, method: Method, body?: object) =>
  call<Profile>({ method, path: '/api/profile', body, userId });

/** The profile of who is signed in, or null when there is none yet. The id keeps two children's data apart. */
export const profileQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: ['profile', userId],
    queryFn: userId === undefined ? skipToken : (): Promise<Profile | null> => ofUser(userId, 'GET'),
    meta: { problem: 'profileLoad' },
  });

export const useProfile = () => useQuery(profileQuery(useUser()?.id));

/** Enough for the game area. Source: product specification, section 4, Profile completeness (a). */
export const hasAge = (profile: Profile | null) => profile !== null && profile.age !== null;

/** Enough for sign-in, setup and callback to go on: reading (b) of the same section. */
export const isFullySetUp = (profile: Profile | null) =>
  profile !== null && profile.age !== null && !!profile.avatar_url && !!profile.username && !!profile.theme;

const keepProfile = (client: QueryClient, profile: Profile) => {
  client.setQueryData(profileQuery(profile.id).queryKey, profile);
  // Name, avatar and visibility are on the ranking, too.
  void client.invalidateQueries({ queryKey: ['leaderboard'] });
};

const createProfile = (userId: string | undefined, profile: NewProfile) =>
  ofUser(userId, 'POST', profile).catch((error: unknown) => {
    // Another tab has made it, or a first try whose answer got lost. A conflict about the name says so.
    const isThere = error instanceof ApiError && error.status === 409 && error.fields.username === undefined;
    if (!isThere) throw error;
    return ofUser(userId, 'PATCH', profile);
  });
export const suggestName = () =>
  api<{ username: string }>('GET', '/api/profile/name-suggestion').then(({ username }) => username);

export function useUpdateProfile(problem: 'profileUpdate' | 'themeSave') {
  const client = useQueryClient();
  const userId = useUser()?.id;
  return useMutation({
    mutationFn: (changes: ProfileChanges) => ofUser(userId, 'PATCH', changes),
    meta: { problem },
    onSuccess: (profile) => keepProfile(client, profile),
  });
}

/** Creates the profile, or completes one that is there already. */
export function useSetUpProfile(exists: boolean) {
  const client = useQueryClient();
  const userId = useUser()?.id;
  return useMutation({
    mutationFn: (profile: NewProfile) =>
      exists ? ofUser(userId, 'PATCH', profile) : createProfile(userId, profile),
    meta: { problem: 'profileSetup', staysWithoutUser: true },
    onSuccess: (profile) => keepProfile(client, profile),
  });
}
