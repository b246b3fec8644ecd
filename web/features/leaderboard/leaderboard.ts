import { queryOptions } from '@tanstack/react-query';
import type { Leaderboard } from '#web/lib/api-types.ts';
import { api } from '#web/lib/api.ts';

/** The 50 best and the reader's own place. Fresh for 5 minutes, or until somebody here earns something. */
export const leaderboardQuery = queryOptions({
  queryKey: ['leaderboard'],
  queryFn: () => api<Leaderboard>('GET', '/api/leaderboard'),
});
