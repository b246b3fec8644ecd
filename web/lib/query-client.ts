import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api.ts';
import { isGateClosed } from './gate.ts';
import { isOfPlayer } from './profile.ts';
import type { Problem } from './problems.ts';
import { toastProblem } from './toasts.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: Meta;
    mutationMeta: Meta;
  }
}

interface Meta extends Record<string, unknown> {
  /** The row of the error catalogue for a failed query or mutation, if it is shown as a toast. */
  readonly problem?: Problem;
  /** The form itself shows that the user is not signed in, so there is no redirect. */
  readonly staysWithoutUser?: boolean;
}

const MINUTE_MS = 60_000;

/** Retries only when that can help: a refusal stays a refusal, and wrong passwords are counted. */
const onceMore = (failures: number, error: Error) =>
  failures < 1 && !(error instanceof ApiError && (!error.passing || error.slow));

/**
 * The query client for all pages. Defaults: product specification, section 9. Requests are made even when the browser
 * says it is offline: paused, a form would show nothing and act much later. onSignedOut: called when an answer says
 * that the session has ended or belongs to another user; onOtherPlayer: that it plays as another player, or as none.
 */
export function createQueryClient(
  onSignedOut: () => void,
  onOtherPlayer: () => void = () => undefined,
): QueryClient {
  const onError = (error: Error, { problem, staysWithoutUser }: Meta = {}) => {
    // The user closed the gate and knows why nothing happened.
    if (isGateClosed(error)) return;
    if (isOfPlayer(error)) return onOtherPlayer();
    if (!(error instanceof ApiError && error.status === 401)) {
      if (problem) toastProblem(problem, error);
    } else if (!staysWithoutUser) onSignedOut();
  };
  // The second half of a double click may be queued already; the button sees the pending state before it arrives.
  notifyManager.setScheduler(queueMicrotask);
  /** A query that retries by itself reports its failure once, until it has succeeded. */
  const failing = new WeakSet<object>();
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        onError(error, failing.has(query) ? { ...query.meta, problem: undefined } : query.meta);
        failing.add(query);
      },
      onSuccess: (_data, query) => void failing.delete(query),
    }),
    mutationCache: new MutationCache({
      onError: (error, _input, _result, mutation) => onError(error, mutation.meta),
    }),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: 5 * MINUTE_MS,
        gcTime: 10 * MINUTE_MS,
        retry: onceMore,
        refetchOnWindowFocus: false,
      },
      mutations: { networkMode: 'always', retry: onceMore },
    },
  });
}
