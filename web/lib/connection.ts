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
  const isOffline = useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );
  const { data: session } = useQuery(sessionQuery);
  return isOffline || session?.unconfirmed === 'unreached';
}

interface Line {
  readonly saveData?: boolean;
  readonly type?: string;
  readonly effectiveType?: string;
}

const line = (): Line | undefined => (navigator as { connection?: Line }).connection;

/** Whether the device is set to save data. */
export const savesData = (): boolean => line()?.saveData === true;

/** Whether nothing should be fetched that was not asked for: data is saved or paid for, or the line is hardly one. */
export function isThrifty(): boolean {
  const { type, effectiveType } = line() ?? {};
  return savesData() || type === 'cellular' || effectiveType === '2g' || effectiveType === 'slow-2g';
}
