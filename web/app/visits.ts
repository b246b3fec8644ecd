import type { QueryClient } from '@tanstack/react-query';
import { renewKept } from '#web/lib/on-device.ts';
import { isInGame } from '#web/lib/paths.ts';
import { installWorker, checkForUpdate, remindVersion } from '#web/lib/worker.ts';

const HOUR_MS = 3_600_000;
/** How long after the page has loaded, in browsers without requestIdleCallback. */
const REST_MS = 3_000;

/** Runs after everything the page itself needs. */
const whenIdle = (work: () => void) => {
  const rest = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(work, { timeout: REST_MS })
      : setTimeout(work, REST_MS);
  if (document.readyState === 'complete') rest();
  else window.addEventListener('load', rest, { once: true });
};

/**
 * Called for every page a player opens: installs the service worker and checks for new versions. Visitors have no use
 * for it and do not load this file.
 */
export function createVisits(client: QueryClient): (path: string) => void {
  let begun = false;
  let lookedAt = 0;

  const lookNow = async () => {
    if ((await installWorker()) !== undefined) return;
    if (await checkForUpdate()) await renewKept(client);
  };
  const look = () => {
    lookedAt = Date.now();
    // Offline there is nothing to check; the next page checks again.
    lookNow().catch(() => undefined);
  };
  return (path) => {
    if (!begun) whenIdle(look);
    else if (Math.abs(Date.now() - lookedAt) > HOUR_MS) look();
    else if (!isInGame(path)) void remindVersion();
    begun = true;
  };
}
