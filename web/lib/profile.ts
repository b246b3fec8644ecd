import { queryOptions, skipToken, useQuery, type QueryClient } from '@tanstack/react-query';
import type { Profile } from '#server/contract/profile.ts';
import type { ProgressSaved } from '#server/contract/progress.ts';
import { call } from './api.ts';
import { rememberedProfile } from './remembered-user.ts';
import { invalidateLeaderboard } from './leaderboard.ts';
import { sessionQuery, useUser } from './session.ts';

const PROFILES = ['profile'] as const;

/** Not fetched for a user known only from this device's copy: the request would fail. */
async function readProfile(userId: string, client: QueryClient): Promise<Profile | null> {
  const { unconfirmed } = client.getQueryData(sessionQuery.queryKey) ?? {};
  return (unconfirmed && rememberedProfile(userId)) ?? call('GET /profile', { userId });
}

/**
 * The signed-in user's profile, or null when there is none yet. The query key has the user's id, so two children's data
 * stay apart.
 */
export const profileQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: [...PROFILES, userId],
    queryFn: userId === undefined ? skipToken : ({ client }) => readProfile(userId, client),
    meta: { problem: 'profileLoad' },
  });

export const useProfile = () => useQuery(profileQuery(useUser()?.id));

/** Complete enough for the game area. Source: product specification, section 4, Profile completeness (a). */
export const hasAge = (profile: Profile | null) => profile !== null && profile.age !== null;

/** Complete enough for sign-in, setup and callback to go on: reading (b) of the same section. */
export const isFullySetUp = (profile: Profile | null) =>
  profile !== null && profile.age !== null && !!profile.avatar_url && !!profile.username && !!profile.theme;

/** Stores a profile just received from the server; name, avatar and visibility also affect the leaderboard. */
export function cacheProfile(client: QueryClient, profile: Profile) {
  client.setQueryData(profileQuery(profile.id).queryKey, profile);
  void invalidateLeaderboard(client);
}

/** Updates everything that shows what a game has earned. */
export function cacheEarnings(
  client: QueryClient,
  userId: string,
  { xp, level, coins, duplicate }: ProgressSaved,
) {
  const { queryKey } = profileQuery(userId);
  // A repeated attempt is answered with its first result, whose totals may be old by now.
  if (duplicate) void client.invalidateQueries({ queryKey });
  else client.setQueryData(queryKey, (profile) => profile && { ...profile, xp, level, coins });
  void invalidateLeaderboard(client);
}

/** Something was earned in another tab: refetches the totals. */
export function invalidateEarnings(client: QueryClient) {
  void client.invalidateQueries({ queryKey: PROFILES });
  void invalidateLeaderboard(client);
}
