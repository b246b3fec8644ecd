import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from './api.ts';

/** The 50 best and the user's own rank. Fresh for 5 minutes, or until someone here earns something. */
export const leaderboardQuery = queryOptions({
  queryKey: ['leaderboard'],
  queryFn: () => call('GET /leaderboard'),
});

/** What can be reported about a name. */
export const REPORTABLE = [...leaderboardQuery.queryKey, 'reportable'];

/** Called after a score or name has changed: refetches the leaderboard. Never rejects. */
export async function invalidateLeaderboard(client: QueryClient) {
  const { queryKey } = leaderboardQuery;
  // The library does not restart a first fetch, which may return data from before the change.
  if (!client.getQueryData(queryKey)) await client.cancelQueries({ queryKey });
  return client.invalidateQueries({ queryKey });
}

/**
 * The name may have changed already, but the reporting user still looks at the list they chose it from, so it is not
 * refetched.
 */
export const invalidateLeaderboardOnly = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: leaderboardQuery.queryKey, exact: true });
