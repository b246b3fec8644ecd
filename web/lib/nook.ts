import { queryOptions, skipToken, type QueryClient } from '@tanstack/react-query';
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
