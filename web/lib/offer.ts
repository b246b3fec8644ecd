import { queryOptions } from '@tanstack/react-query';
import type { Offer } from './api-types.ts';
import { api } from './api.ts';

/** What this installation offers: it doesn't change while a page is open. */
export const offerQuery = queryOptions({
  queryKey: ['offer'],
  queryFn: () => api<Offer>('GET', '/api/config'),
  staleTime: Infinity,
});
