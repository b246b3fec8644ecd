import type { ApiError } from '#web/lib/api.ts';

/** The state of a finished game that waits to be sent. */
interface Kept {
  /** Whether it is stored on the device, beyond the page. */
  readonly isOnDevice: boolean;
  /** As far as the browser says. */
  readonly isOnline: boolean;
  /** Why the last attempt to send failed; undefined: nothing was sent yet. */
  readonly error: ApiError | undefined;
}

/**
 * The message about a finished game that is kept for later, which is not a failure; undefined where it may be lost with
 * the page.
 */
export function wordsOfKept({ isOnDevice, isOnline, error }: Kept): string | undefined {
  if (!isOnDevice) return undefined;
  if (!isOnline || error?.code === 'network' || error?.slow)
    return 'Your game is kept. It counts when the internet is back.';
  // It waits for the child who has played it, whoever else is signed in.
  if (error?.status === 401) return 'Your game is kept. It counts when you sign in again.';
  // The server is in trouble or busy, or something in between has answered.
  return 'Your game is kept. It counts as soon as it can be sent.';
}
