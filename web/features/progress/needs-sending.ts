import type { QueryClient } from '@tanstack/react-query';
import type { Needs } from '#engine/rules/needs.ts';
import { call, type ApiError } from '#web/lib/api.ts';
import { followPlayerLater } from '#web/lib/players.ts';
import { profileQuery } from '#web/lib/profile.ts';
import { invalidateSession } from '#web/lib/session.ts';
import { deviceStorage } from '#web/lib/storage.ts';
import { createNeedsBox, type NeedsBox, type WaitingNeeds } from './needs.ts';

/** What the server has taken; a profile that was asked for before that may not know of it, and comes first. */
async function cacheNeeds(client: QueryClient, needs: Needs, { userId, playerId }: WaitingNeeds) {
  const { queryKey } = profileQuery(userId);
  const isUnderWay = ({ state }: { readonly state: { readonly fetchStatus: string } }) =>
    state.fetchStatus === 'fetching';
  await client.refetchQueries({ queryKey, predicate: isUnderWay }, { cancelRefetch: false });
  const mayHaveSwitched = client.getQueryState(queryKey)?.isInvalidated;
  client.setQueryData(queryKey, (shown) => (shown?.id === playerId ? { ...shown, needs } : shown));
  // Writing makes it count as fresh: the guard of the next page is still to find out who is playing.
  if (mayHaveSwitched) void client.invalidateQueries({ queryKey, refetchType: 'none' });
}

/**
 * The needs that wait in this browser. They are sent as the player's own: a child may switch them, but not a sibling's.
 * alone: lets one tab at a time do its work.
 */
export function createNeeds(
  client: QueryClient,
  alone: <T>(work: () => Promise<T>, what: string) => Promise<T>,
  tellRefused: (client: QueryClient, problem: 'profileUpdate', error: ApiError, whose: WaitingNeeds) => void,
): NeedsBox {
  const box = createNeedsBox({
    store: deviceStorage,
    send: async ({ userId, playerId, needs }) => {
      const profile = await call('PATCH /profile', { body: { needs }, userId, playerId });
      return profile.needs;
    },
    onSaved: (needs, waiting) => cacheNeeds(client, needs, waiting),
    onRefused: (error, waiting) => tellRefused(client, 'profileUpdate', error, waiting),
    onOtherPlayer({ userId, playerId }) {
      if (client.getQueryData(profileQuery(userId).queryKey)?.id === playerId) followPlayerLater(client);
    },
    // A child in a game is not interrupted: the session is checked at the next navigation.
    onSignedOut: () => void invalidateSession(client),
  });
  return { ...box, send: (userId) => alone(() => box.send(userId), 'addly-needs') };
}
