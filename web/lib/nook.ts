import { queryOptions, skipToken, type QueryClient } from '@tanstack/react-query';
import type { Nook } from '#server/contract/nook.ts';
import { call } from './api.ts';

const NOOKS = ['nook'] as const;

/** Purse, things and room of the player whom a page shows. */
export const nookQuery = (userId: string | undefined, playerId: string | undefined) =>
  queryOptions({
    queryKey: [...NOOKS, userId, playerId],
    queryFn:
      userId === undefined || playerId === undefined
        ? skipToken
        : () => call('GET /nook', { userId, playerId }),
  });

/** Something was earned, bought or sold. */
export const invalidateNook = (client: QueryClient) => client.invalidateQueries({ queryKey: NOOKS });

/** The Nook as it was read last. */
export const knownNook = (client: QueryClient, userId: string, playerId: string) =>
  client.getQueryData(nookQuery(userId, playerId).queryKey);

/** Asks the server now. */
export const readNook = (client: QueryClient, userId: string, playerId: string) =>
  client.fetchQuery({
    ...nookQuery(userId, playerId),
    queryFn: () => call('GET /nook', { userId, playerId }),
    staleTime: 0,
  });

/** What the server has confirmed of a room; an answer that is under way may not know it yet. */
export async function cacheRoom(
  client: QueryClient,
  { userId, playerId }: { readonly userId: string; readonly playerId: string },
  room: Pick<Nook, 'version' | 'placed' | 'outfit'>,
): Promise<void> {
  const { queryKey } = nookQuery(userId, playerId);
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, (nook) => nook && { ...nook, ...room });
}
