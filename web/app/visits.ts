import type { QueryClient } from '@tanstack/react-query';
import { renewKept } from '#web/lib/on-device.ts';
import { isInGame } from '#web/lib/paths.ts';
import { createAhead } from './ahead.ts';
import { installWorker, checkForUpdate, pingWaitingWorker } from '#web/lib/worker.ts';

const HOUR_MS = 3_600_000;
/** How long after the page has loaded, in browsers without requestIdleCallback. */
const REST_MS = 3_000;

/** Milliseconds between two looks whether a game has asked its first question. */
const LOOK_MS = 1_000;
/** Matches a choice of a question that can be answered (the stage's contract for tests and screen readers). */
const ASKED = '[data-stage] [data-choice]:not([aria-disabled="true"])';

/** Runs after everything the page itself needs; in a game that is its files up to the first question. */
const whenIdle = (work: () => void) => {
  const rest = () => {
    if (isInGame(window.location.pathname) && !document.querySelector(ASKED)) {
      setTimeout(rest, LOOK_MS);
      return;
    }
    if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: REST_MS });
    else setTimeout(work, REST_MS);
  };
  if (document.readyState === 'complete') rest();
  else window.addEventListener('load', rest, { once: true });
};

/**
 * Called for every page a player opens: fetches games ahead, installs the service worker and checks for new versions.
 * Visitors have no use for it and do not load this file.
 */
export function createVisits(client: QueryClient): (path: string) => void {
  let begun = false;
  let at = window.location.pathname;
  const ahead = createAhead(client);
  /** Milliseconds since 1970; undefined until the first time. */
  let lookedAt: number | undefined;

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
    if (!begun) {
      begun = true;
      whenIdle(() => {
        const fetched = ahead.idleAt(window.location.pathname);
        // The game that is likely to be opened comes before what a first worker stores for other days; a new version of
        // the pages waits for nothing.
        if (navigator.serviceWorker?.controller) look();
        else void fetched.then(() => whenIdle(look));
      });
      return;
    }
    if (path !== at) whenIdle(() => void ahead.idleAt(window.location.pathname));
    at = path;
    // The router tells the first page several times.
    if (lookedAt === undefined) return;
    if (Math.abs(Date.now() - lookedAt) > HOUR_MS) look();
    else if (!isInGame(path)) void pingWaitingWorker();
  };
}
