import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { sessionQuery } from './session.ts';

function subscribe(listener: () => void) {
  const events = ['online', 'offline'] as const;
  for (const name of events) window.addEventListener(name, listener);
  return () => events.forEach((name) => window.removeEventListener(name, listener));
}

/** Whether the server cannot be reached: the browser is offline, or the session request was not answered in time. */
export function useOffline(): boolean {
  const isOffline = useSyncExternalStore(subscribe, () => !navigator.onLine);
  const { data: session } = useQuery(sessionQuery);
  return isOffline || session?.unconfirmed === 'unreached';
}
