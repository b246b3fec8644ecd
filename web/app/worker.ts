import type { QueryClient } from '@tanstack/react-query';
import type { createBrowserRouter } from 'react-router';
import { PATHS } from '#web/lib/paths.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** Pages with something to open offline: players', and a class's. */
const OFFLINE: readonly string[] = [PATHS.home, PATHS.play, PATHS.leaderboard, PATHS.profile, PATHS.board];
const opensOffline = (path: string) => OFFLINE.some((page) => path === page || path.startsWith(`${page}/`));

/**
 * Installs the service worker for players and classes (other visitors have nothing to open offline) and activates a new version on
 * navigation. The open page keeps the files it started with.
 */
export function startWorker(client: QueryClient, router: Router): void {
  let visits: Promise<(path: string) => void> | undefined;
  let isOutdated = false;

  const follow = (path: string) => {
    if (!opensOffline(path)) return;
    // Visitors do not load it. If it fails to load, there is no network, and the next page tries again.
    visits ??= import('./visits.ts').then(({ createVisits }) => createVisits(client));
    visits.then(
      (visit) => visit(path),
      () => (visits = undefined),
    );
  };

  // Service workers are missing on plain http and in some private windows.
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  let controlled = Boolean(container?.controller);
  container?.addEventListener('controllerchange', () => {
    isOutdated = controlled;
    controlled = true;
  });
  router.subscribe(({ navigation, location }) => {
    if (navigation.state === 'idle') follow(location.pathname);
    else if (isOutdated) window.location.assign(router.createHref(navigation.location));
  });
  follow(router.state.location.pathname);
}
