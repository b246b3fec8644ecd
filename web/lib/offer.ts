import { queryOptions } from '@tanstack/react-query';
import { call } from './api.ts';

/** The features this installation offers; constant while a page is open. */
export const offerQuery = queryOptions({
  queryKey: ['offer'],
  queryFn: () => call('GET /config'),
  staleTime: Infinity,
});
