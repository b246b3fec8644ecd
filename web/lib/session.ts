import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import type { User } from '#server/contract/session.ts';
import { ApiError, call } from './api.ts';
import { rememberedSession, type Session } from './remembered-user.ts';
import { pendingSignOut } from './pending-sign-out.ts';
import { KEYS, tabStorage } from './storage.ts';

const RETRY_AFTER_FAILURE_MS = 10_000;
/** How long a user known from this device (or known to have signed out) waits for a network that may be missing. */
const PATIENCE_MS = 500;
/** A working network has answered by then; before that, it is not reported as missing. */
const SLOW_MS = 4_000;

/** Called with the server's answer, in time or not. */
let onAnswer: ((answer: Session | null) => unknown) | undefined;
/** Called when there was no answer. */
let onSilence: (() => unknown) | undefined;

const after = <Value>(ms: number, value: Value) =>
  new Promise<Value>((resolve) => setTimeout(resolve, ms, value));

async function askServer(): Promise<Session | null> {
  const { session } = await call('GET /auth/session');
  // The user may sign out while the request is under way.
  return session?.user.id === pendingSignOut() ? null : session;
}

/**
 * The session as the server says; if it cannot be reached or fails, the last known one, and signed out after a sign-out
 * it has not received. The first page does not wait long; a refetch, with a page already open, waits for the answer.
 * Throws ApiError.
 */
async function readSession(client: QueryClient): Promise<Session | null> {
  const kept = pendingSignOut() === null ? rememberedSession() : null;
  if (kept === undefined) return askServer();
  const answer = askServer();
  const said = answer.catch((error: unknown) => {
    if (error instanceof ApiError && error.passing) return kept;
    throw error;
  });
  if (client.getQueryData(sessionQuery.queryKey) !== undefined) return said;
  answer.then((session) => onAnswer?.(session)).catch(() => undefined);
  void Promise.race([said, after(SLOW_MS, kept)])
    .then((session) => session?.unconfirmed && onSilence?.())
    .catch(() => undefined);
  return Promise.race([said, after(PATIENCE_MS, kept && { ...kept, unconfirmed: 'late' as const })]);
}

/** The session: fetched once at the start, then updated by what happens here and in other tabs. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: ({ client }): Promise<Session | null> => readSession(client),
  staleTime: Infinity,
  gcTime: Infinity,
  // Polls while the server is away, so that an open page notices when it is back.
  refetchInterval: (query) => (query.state.status === 'error' ? RETRY_AFTER_FAILURE_MS : false),
  meta: { problem: 'session' },
});

/** Every query but the session. */
const isPersonal = ({ queryKey }: { readonly queryKey: readonly unknown[] }) =>
  queryKey[0] !== sessionQuery.queryKey[0];

/** The signed-in user; null: nobody; undefined: not known yet. */
export function useUser(): User | null | undefined {
  const { data, isError } = useQuery(sessionQuery);
  if (data === undefined) return isError ? null : undefined;
  return data?.user ?? null;
}

/** Browsers that refuse all storage may refuse this too; then other tabs notice at their next request. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel('addly-session');
  } catch {
    return undefined;
  }
}
const tabs = openChannel();

/** Makes other tabs refetch the session. */
export const notifyOtherTabs = () => tabs?.postMessage('changed');

/** Removes all data of a user, before the next one can see it. */
function clearPersonal(client: QueryClient) {
  client.removeQueries({ predicate: isPersonal });
  tabStorage.remove(KEYS.cameFrom);
}

/** The same when another player of the account comes, whose data stay: what is shown of the others is read anew. */
export function resetPersonal(client: QueryClient, kept: readonly unknown[]) {
  const isOther = (query: { readonly queryKey: readonly unknown[] }) =>
    isPersonal(query) && query.queryKey.join() !== kept.join();
  void client.resetQueries({ predicate: isOther });
  tabStorage.remove(KEYS.cameFrom);
}

export function enterSession(client: QueryClient, session: Session) {
  clearPersonal(client);
  client.setQueryData(sessionQuery.queryKey, session);
  notifyOtherTabs();
}

export function leaveSession(client: QueryClient) {
  clearPersonal(client);
  client.setQueryData(sessionQuery.queryKey, null);
  notifyOtherTabs();
}

const userIdIn = (client: QueryClient) => client.getQueryData(sessionQuery.queryKey)?.user.id;

/** Refetches the session. True: the user has changed or is signed out. */
export async function refetchSession(client: QueryClient): Promise<boolean> {
  const before = userIdIn(client);
  await client.refetchQueries({ queryKey: sessionQuery.queryKey });
  if (userIdIn(client) === before) return false;
  clearPersonal(client);
  notifyOtherTabs();
  return true;
}

/**
 * Asks the server about a user known only from this device's copy. inPeace: a game is open and must not be interrupted.
 * True: the user has changed or is signed out.
 */
async function confirmSession(
  client: QueryClient,
  inPeace: boolean,
  session: Session | null,
): Promise<boolean> {
  const before = client.getQueryData(sessionQuery.queryKey);
  if (!before?.unconfirmed) return false;
  const isSame = session?.user.id === before.user.id;
  if (!isSame && inPeace) {
    await invalidateSession(client);
    return false;
  }
  if (!isSame) clearPersonal(client);
  client.setQueryData(sessionQuery.queryKey, session);
  if (isSame) await client.invalidateQueries({ predicate: isPersonal });
  else notifyOtherTabs();
  return !isSame;
}

/**
 * Repeats that for a user known only from this device's copy, until the server has answered. onChanged: called when the
 * user has changed or is signed out. Returns the function that stops it.
 */
export function followConnection(
  client: QueryClient,
  onChanged: () => void,
  isInPeace: () => boolean,
): () => void {
  onAnswer = async (answer) => {
    if (await confirmSession(client, isInPeace(), answer)) onChanged();
  };
  onSilence = () =>
    client.setQueryData(sessionQuery.queryKey, (session) =>
      session?.unconfirmed ? { ...session, unconfirmed: 'unreached' as const } : session,
    );
  const look = async () => {
    const session = client.getQueryData(sessionQuery.queryKey);
    if (session?.unconfirmed || pendingSignOut() !== null)
      await askServer()
        .then(onAnswer)
        .catch(() => undefined);
  };
  const onOnline = () => void look();
  const timer = setInterval(onOnline, RETRY_AFTER_FAILURE_MS);
  window.addEventListener('online', onOnline);
  return () => {
    clearInterval(timer);
    window.removeEventListener('online', onOnline);
  };
}

/** Marks the session as possibly changed; the guard of the next navigation refetches it. */
export const invalidateSession = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: sessionQuery.queryKey, refetchType: 'none' });

/** The session for guards: the known one, unless it is invalidated. Throws ApiError. */
export async function currentSession(client: QueryClient): Promise<Session | null> {
  const known = client.getQueryState(sessionQuery.queryKey);
  if (known?.data !== undefined && known.isInvalidated) await refetchSession(client);
  return client.ensureQueryData(sessionQuery);
}

/**
 * Follows session changes from elsewhere: another tab signs in or out (now or while the page was suspended), or the
 * server answers again. onChanged: called when the user has changed or is signed out. onSameUser: called when not; the
 * player may have. Returns the function that stops it.
 */
export function followSession(
  client: QueryClient,
  onChanged: () => void,
  onSameUser: () => void = () => undefined,
): () => void {
  const onMessage = () =>
    void refetchSession(client).then((changed) => (changed ? onChanged() : onSameUser()));
  tabs?.addEventListener('message', onMessage);
  // A page restored from the back/forward cache has missed such changes.
  const onShown = ({ persisted }: PageTransitionEvent) => void (persisted && onMessage());
  window.addEventListener('pageshow', onShown);

  let failed = false;
  const endWatch = client.getQueryCache().subscribe(({ query }) => {
    if (isPersonal(query) || query.state.fetchStatus !== 'idle') return;
    const recovered = failed && query.state.status === 'success';
    failed = query.state.status === 'error';
    if (recovered) onChanged();
  });
  return () => {
    tabs?.removeEventListener('message', onMessage);
    window.removeEventListener('pageshow', onShown);
    endWatch();
  };
}
