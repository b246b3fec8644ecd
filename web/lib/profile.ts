import { queryOptions, skipToken, useQuery, type QueryClient } from '@tanstack/react-query';
import type { ListedPlayer } from '#server/contract/players.ts';
import type { Profile } from '#server/contract/profile.ts';
import type { ProgressSaved } from '#server/contract/progress.ts';
import { ApiError, call } from './api.ts';
import { hasCode, keepCode } from './picture-codes.ts';
import { rememberedPlayers, rememberedProfile } from './remembered-user.ts';
import { invalidateLeaderboard } from './leaderboard.ts';
import { sessionQuery, useUser } from './session.ts';

const PROFILES = ['profile'] as const;

/**
 * Not fetched for a user known only from this device's copy: the request would fail. Once a player is known here, no
 * other one's answer takes the place: a player is switched by `takePlayer` alone.
 */
async function readProfile(userId: string, client: QueryClient): Promise<Profile | null> {
  const { unconfirmed } = client.getQueryData(sessionQuery.queryKey) ?? {};
  const kept = unconfirmed && rememberedProfile(userId);
  return kept ?? call('GET /profile', { userId, playerId: shownPlayer(client, userId)?.id });
}

/** The player whom the signed-in user's pages show; null when there is none yet. */
export const profileQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: [...PROFILES, userId],
    queryFn: userId === undefined ? skipToken : ({ client }) => readProfile(userId, client),
    meta: { problem: 'profileLoad' },
  });

export const useProfile = () => useQuery(profileQuery(useUser()?.id));

const shownPlayer = (client: QueryClient, userId: string) =>
  client.getQueryData(profileQuery(userId).queryKey);

/** Of calls about the player whom this page shows: refused once somebody else is signed in, or is playing. */
export function useWhose() {
  const userId = useUser()?.id;
  return { userId, playerId: useProfile().data?.id };
}

/** The player whom this page shows is not the session's, or there are several and none was chosen. */
export const isOfPlayer = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.code === 'other_player' || error.code === 'choose_player');

/** Without the server: the players known on this device. */
async function listPlayers(userId: string, client: QueryClient): Promise<readonly ListedPlayer[]> {
  const { unconfirmed } = client.getQueryData(sessionQuery.queryKey) ?? {};
  const known = () => {
    const players = rememberedPlayers(userId);
    return [...players]
      .sort((one, other) => one.created_at.localeCompare(other.created_at))
      .map(({ id, username, avatar_url, theme, level, scarf }) => ({
        ...{ id, username, avatar_url, theme, level, scarf },
        current: id === players[0]?.id,
        code: hasCode(id),
      }));
  };
  if (unconfirmed) return known();
  try {
    const players = await call('GET /players', { userId });
    for (const { id, code } of players) if (!code) await keepCode(id, undefined);
    return players;
  } catch (error) {
    if (error instanceof ApiError && error.passing) return known();
    throw error;
  }
}

/** The players of the signed-in user's account, oldest first. */
export const playersQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: ['players', userId],
    queryFn: userId === undefined ? skipToken : ({ client }) => listPlayers(userId, client),
    // Another device may have added one.
    staleTime: 0,
  });

/** Complete enough for the game area. Source: product specification, section 4, Profile completeness (a). */
export const hasAge = (profile: Profile | null) => profile !== null && profile.age !== null;

/** Complete enough for sign-in, setup and callback to go on: reading (b) of the same section. */
export const isFullySetUp = (profile: Profile | null) =>
  profile !== null && profile.age !== null && !!profile.avatar_url && !!profile.username && !!profile.theme;

/**
 * Stores a profile just received from the server, unless another player has come meanwhile; name, avatar and visibility
 * also affect the leaderboard.
 */
export function cacheProfile(client: QueryClient, profile: Profile) {
  const userId = client.getQueryData(sessionQuery.queryKey)?.user.id;
  if (userId === undefined) return;
  const shown = shownPlayer(client, userId);
  if (!shown || shown.id === profile.id) client.setQueryData(profileQuery(userId).queryKey, profile);
  void invalidateLeaderboard(client);
}

/** Whose game it was. */
interface Owner {
  readonly userId: string;
  readonly playerId: string;
}

/** Updates everything that shows what a game has earned. */
export function cacheEarnings(
  client: QueryClient,
  { userId, playerId }: Owner,
  { xp, level, coins, duplicate }: ProgressSaved,
) {
  const { queryKey } = profileQuery(userId);
  if (shownPlayer(client, userId)?.id === playerId) {
    // A repeated attempt is answered with its first result, whose totals may be old by now.
    const mayHaveSwitched = client.getQueryState(queryKey)?.isInvalidated;
    if (duplicate) void client.invalidateQueries({ queryKey });
    else client.setQueryData(queryKey, (profile) => profile && { ...profile, xp, level, coins });
    // Writing makes it count as fresh: the guard of the next page is still to find out who is playing.
    if (mayHaveSwitched) void client.invalidateQueries({ queryKey, refetchType: 'none' });
  }
  void invalidateLeaderboard(client);
}

/** Something was earned in another tab: refetches the totals. */
export function invalidateEarnings(client: QueryClient) {
  void client.invalidateQueries({ queryKey: PROFILES });
  void invalidateLeaderboard(client);
}
