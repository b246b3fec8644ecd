import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import type { Session, User } from './api-types.ts';
import { api } from './api.ts';
import { KEYS, tab } from './storage.ts';

const RETRY_AFTER_FAILURE_MS = 10_000;

/** Who is signed in: read once at the start, then changed by what happens here and in other tabs. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async () => (await api<{ session: Session | null }>('GET', '/api/auth/session')).session,
  staleTime: Infinity,
  gcTime: Infinity,
  // A server that was away comes back: then a page that is open finds out by itself.
  refetchInterval: (query) => (query.state.status === 'error' ? RETRY_AFTER_FAILURE_MS : false),
  meta: { problem: 'session' },
});

/** The user who is signed in; null: nobody; undefined: not known yet. */
export function useUser(): User | null | undefined {
  const { data, isError } = useQuery(sessionQuery);
  if (data === undefined) return isError ? null : undefined;
  return data?.user ?? null;
}

const tabs = new BroadcastChannel('addly-session');

/** Lets other tabs look again who is signed in. */
export const tellOtherTabs = () => tabs.postMessage('changed');

/** Everything that belongs to a person goes, before the next one can see it. */
function forget(client: QueryClient) {
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' });
  tab.remove(KEYS.cameFrom);
}

export function enterSession(client: QueryClient, session: Session) {
  forget(client);
  client.setQueryData(sessionQuery.queryKey, session);
  tellOtherTabs();
}

export function leaveSession(client: QueryClient) {
  forget(client);
  client.setQueryData(sessionQuery.queryKey, null);
  tellOtherTabs();
}

const userIdIn = (client: QueryClient) => client.getQueryData(sessionQuery.queryKey)?.user.id;

/** Asks the server who is signed in. True: somebody else than the pages knew of, or nobody any more. */
export async function lookAgain(client: QueryClient): Promise<boolean> {
  const before = userIdIn(client);
  await client.refetchQueries({ queryKey: sessionQuery.queryKey });
  if (userIdIn(client) === before) return false;
  forget(client);
  tellOtherTabs();
  return true;
}

/** The session may have changed, and nothing is to happen until a page is turned: then its guard looks again. */
export const doubtSession = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: sessionQuery.queryKey, refetchType: 'none' });

/** Who is signed in, for guards: as known, unless that is in doubt. Throws ApiError. */
export async function currentSession(client: QueryClient): Promise<Session | null> {
  const known = client.getQueryState(sessionQuery.queryKey);
  if (known?.data !== undefined && known.isInvalidated) await lookAgain(client);
  return client.ensureQueryData(sessionQuery);
}

/**
 * Follows what happens to the session elsewhere: another tab signs in or out, now or while the page slept, or a server
 * that was away answers again.
 * onChanged: called when somebody else, or nobody, is signed in now. Gives the function that ends it.
 */
export function followSession(client: QueryClient, onChanged: () => void): () => void {
  const onMessage = async () => {
    if (await lookAgain(client)) onChanged();
  };
  tabs.addEventListener('message', onMessage);
  // A page that Back brings out of the browser's store has slept through all of that.
  const onShown = ({ persisted }: PageTransitionEvent) => void (persisted && onMessage());
  window.addEventListener('pageshow', onShown);

  let failed = false;
  const endWatch = client.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] !== 'session' || query.state.fetchStatus !== 'idle') return;
    const recovered = failed && query.state.status === 'success';
    failed = query.state.status === 'error';
    if (recovered) onChanged();
  });
  return () => {
    tabs.removeEventListener('message', onMessage);
    window.removeEventListener('pageshow', onShown);
    endWatch();
  };
}
