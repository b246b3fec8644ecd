import { queryOptions, skipToken, type QueryClient } from '@tanstack/react-query';
import { afterDeal, type Deal } from '#engine/rules/nook-state.ts';
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

/** What waits in this browser has changed: pages work out anew what the Nook is with it. */
export const retellNook = (client: QueryClient) =>
  client.setQueriesData<Nook>({ queryKey: NOOKS }, (nook) => nook);

/** The Nook as it was read last. */
export const knownNook = (client: QueryClient, userId: string, playerId: string) =>
  client.getQueryData(nookQuery(userId, playerId).queryKey);

/** The same, unless something has happened since, or it cannot be read. */
export function certainNook(client: QueryClient, userId: string, playerId: string): Nook | undefined {
  const state = client.getQueryState(nookQuery(userId, playerId).queryKey);
  return state?.isInvalidated || state?.status !== 'success' ? undefined : state.data;
}

/** Asks the server now. */
export const readNook = (client: QueryClient, userId: string, playerId: string) =>
  client.fetchQuery({
    ...nookQuery(userId, playerId),
    queryFn: () => call('GET /nook', { userId, playerId }),
    staleTime: 0,
  });

interface OfPlayer {
  readonly userId: string;
  readonly playerId: string;
}

/** What the server has confirmed; an answer that is under way may not know it yet, and is asked for again. */
async function confirm(client: QueryClient, { userId, playerId }: OfPlayer, change: (nook: Nook) => Nook) {
  const { queryKey } = nookQuery(userId, playerId);
  const isUnderWay = client.isFetching({ queryKey }) > 0;
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, (nook) => nook && change(nook));
  if (isUnderWay) void client.invalidateQueries({ queryKey });
}

/** A room as the server has it now. */
export const cacheRoom = (
  client: QueryClient,
  whose: OfPlayer,
  room: Pick<Nook, 'version' | 'placed' | 'outfit'>,
): Promise<void> => confirm(client, whose, (nook) => ({ ...nook, ...room }));

/** A purchase that was made; balance: after it. */
export const cachePurchase = (client: QueryClient, whose: OfPlayer, deal: Deal, balance: number) =>
  confirm(client, whose, (nook) => ({ ...nook, ...afterDeal(nook, deal), balance }));
