import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api.ts';
import type { Problem } from './problems.ts';
import { complain } from './toasts.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: Meta;
    mutationMeta: Meta;
  }
}

interface Meta extends Record<string, unknown> {
  /** The row of the error catalogue that a failure belongs to, when it is a toast. */
  readonly problem?: Problem;
  /** The form itself says that nobody is signed in, so the page stays. */
  readonly staysWithoutUser?: boolean;
}

const MINUTE_MS = 60_000;

/** The second try only where it can help: a refusal stays a refusal, and wrong passwords are counted. */
const onceMore = (failures: number, error: Error) =>
  failures < 1 && !(error instanceof ApiError && !error.passing);

/**
 * Server data for all pages. Defaults: product specification, section 9. A browser that is offline asks all the same:
 * held back, a form would say nothing for as long as that lasts, and do what it was told long after.
 * onSignedOut: called when an answer says that the session is over, or somebody else's.
 */
export function createQueryClient(onSignedOut: () => void): QueryClient {
  const onError = (error: Error, { problem, staysWithoutUser }: Meta = {}) => {
    if (!(error instanceof ApiError && error.status === 401)) {
      if (problem) complain(problem, error);
    } else if (!staysWithoutUser) onSignedOut();
  };
  // A double click's second half may be waiting already: the button knows of the first one before that arrives.
  notifyManager.setScheduler(queueMicrotask);
  /** A query that tries again by itself says only once that it fails, until it has worked. */
  const failing = new WeakSet<object>();
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        onError(error, failing.has(query) ? undefined : query.meta);
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
