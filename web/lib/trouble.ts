import { useEffect, useState } from 'react';
import { DrawingFailed, PicturesMissing } from '#engine/ports.ts';
import type { Trouble } from '#engine/rules/trouble.ts';
import { ApiError } from './api.ts';

/** There is no network, and the game is not on this device. */
export class GameNotStored extends Error {
  override get name() {
    return 'GameNotStored';
  }
}

/**
 * The user should see a message within two seconds; a server without an answer after half of that counts as
 * unreachable.
 */
const HEALTH_MS = 1_000;

/**
 * The error messages of Chromium, Firefox and WebKit for a script that failed to load, and Vite's for a style sheet.
 */
const DID_NOT_COME =
  /dynamically imported module|Importing a module script failed|Unable to preload|Failed to fetch|Load failed/i;

/** True when one of our files failed to load; false when it loaded but throws. */
const didNotCome = (error: unknown) =>
  error instanceof PicturesMissing || (error instanceof Error && DID_NOT_COME.test(error.message));

/** True when one of our scripts failed to load, or cannot be parsed: nothing of it has run. */
export const isUnloaded = (error: unknown) => didNotCome(error) || error instanceof SyntaxError;

async function reachesServer(): Promise<boolean> {
  if (!navigator.onLine) return false;
  const options = { cache: 'no-store', signal: AbortSignal.timeout(HEALTH_MS) } as const;
  return fetch('/healthz', options).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Why something failed, as far as can be found out. Asks the server when one of our files failed to load. */
export async function troubleOf(error: unknown): Promise<Trouble> {
  if (error instanceof DrawingFailed) return 'drawing';
  if (error instanceof GameNotStored) return 'notKept';
  if (error instanceof ApiError && error.status === 0) return 'connection';
  if (!didNotCome(error)) return 'broken';
  return (await reachesServer()) ? 'missing' : 'connection';
}

/** As `troubleOf`; undefined until it is known. */
export function useTrouble(error: unknown): Trouble | undefined {
  const [known, setKnown] = useState<{ readonly error: unknown; readonly trouble: Trouble }>();
  useEffect(() => {
    let gone = false;
    void troubleOf(error).then((trouble) => {
      if (!gone) setKnown({ error, trouble });
    });
    return () => {
      gone = true;
    };
  }, [error]);
  return known?.error === error ? known?.trouble : undefined;
}
