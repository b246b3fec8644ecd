/// <reference lib="webworker" />
import { clientsClaim } from 'workbox-core';
import { createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { RangeRequestsPlugin } from 'workbox-range-requests';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { FILES_CACHE, keepFile } from '#web/lib/game-files.ts';
import { CHECK_GAMES, GAME_LOCK } from '#web/lib/worker-messages.ts';
import { MENUS, SHELL } from 'virtual:kept-files';

declare const self: ServiceWorkerGlobalScope;

/** Paths that only the server handles: data, Google sign-in, the mailbox, links of weekly mails, health. */
const OF_THE_SERVER = [/^\/(api|auth\/google|mail)(\/|$)/, /^\/(mailbox|healthz|readyz)$/];
const HAS_HASH = /^\/(pictures|sounds)\//;

// The pages, all of one version, so that an open page keeps working when the server has a newer one. A file that is not
// what was built fails the installation: the previous worker stays, or the network answers.
precacheAndRoute([...SHELL]);
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: OF_THE_SERVER }));

// Sounds and pictures, if cached: pages store those of games (lib/on-device.ts), this worker those of the menus. Safari
// makes range requests for sounds.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && HAS_HASH.test(url.pathname) && url.searchParams.has('v'),
  new CacheFirst({
    cacheName: FILES_CACHE,
    matchOptions: { ignoreVary: true },
    plugins: [new RangeRequestsPlugin(), { cacheWillUpdate: () => Promise.resolve(null) }],
  }),
);

/** Menus work without pictures: what fails to load, or does not fit the storage, is skipped. */
async function keepMenus(): Promise<void> {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  const cache = await caches.open(FILES_CACHE);
  for (const address of MENUS)
    if (!(await cache.match(address))) await keepFile(cache, address).catch(() => undefined);
}

const TRIES = 4;
const PAUSE_MS = 500;
const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

/**
 * Activates this version unless a game is open in any tab: every open game holds this lock. A browser without locks
 * waits until all tabs are closed.
 */
async function takeOverBetweenGames(): Promise<void> {
  let isDone = false;
  // A lock that was just released is not available everywhere at once.
  for (let tries = 0; tries < TRIES && !isDone; tries++) {
    if (tries > 0) await pause();
    await navigator.locks?.request(GAME_LOCK, { ifAvailable: true }, (lock) => {
      isDone = lock !== null;
      // Not awaited: it resolves when this worker is active, which cannot happen while one of its events is pending.
      if (lock) void self.skipWaiting();
    });
  }
}

self.addEventListener('install', (event) => {
  event.waitUntil(keepMenus().then(takeOverBetweenGames));
});
self.addEventListener('message', (event) => {
  if (event.data === CHECK_GAMES) event.waitUntil(takeOverBetweenGames());
});
// A navigation from outside is a good time to check, whatever the open pages may do.
self.addEventListener('fetch', ({ request }) => {
  if (request.mode === 'navigate') self.registration.waiting?.postMessage(CHECK_GAMES);
});
clientsClaim();
