import '#web/styles/tokens.css';
import type { QueryClient } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { commands } from 'vitest/browser';
import { followOtherTabs } from '#web/app/other-tabs.ts';
import { preloadOnIntent } from '#web/app/preload.ts';
import { Providers } from '#web/app/providers.tsx';
import { createRoutes } from '#web/app/router.tsx';
import { keepToastsToTheirPage } from '#web/app/toasts-of-page.ts';
import { storedTheme, applyTheme } from '#web/features/theme/theme.ts';
import { rememberUser } from '#web/lib/remember-user.ts';
import { followPlayer, followPlayerLater } from '#web/lib/players.ts';
import { createQueryClient } from '#web/lib/query-client.ts';
import { followConnection, followSession, refetchSession } from '#web/lib/session.ts';
import { isInGame } from '#web/lib/paths.ts';
import { dismissToastsUpTo, toastCount } from '#web/lib/toasts.ts';

let close: (() => void) | undefined;

/**
 * Opens an address as a browser does: all pages are started anew, as by web/main.tsx, with nothing but the browser's
 * storage.
 */
export function visit(address: string): void {
  leave();
  history.replaceState(null, '', address);
  applyTheme(storedTheme());
  const onSessionChanged = () => void router.revalidate();
  const isInPeace = () => isInGame(router.state.location.pathname);
  const onOtherPlayer = () => {
    if (isInPeace()) followPlayerLater(client);
    else void followPlayer(client).then((changed) => changed && onSessionChanged());
  };
  const client = createQueryClient(
    () => void refetchSession(client).then((changed) => changed && onSessionChanged()),
    onOtherPlayer,
  );
  retrySoon(client);
  const ends = [rememberUser(client)];
  followOtherTabs(client);
  const routes = createRoutes(client, onSessionChanged);
  const router = createBrowserRouter(routes);
  ends.push(
    keepToastsToTheirPage(router),
    followSession(client, onSessionChanged, onOtherPlayer),
    followConnection(client, onSessionChanged, isInPeace),
    preloadOnIntent(routes),
  );
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  root.render(
    // Not in React's strict mode, which in development does twice what a browser does once.
    <Providers client={client}>
      <RouterProvider router={router} useTransitions={false} />
    </Providers>,
  );
  close = () => {
    root.unmount();
    host.remove();
    router.dispose();
    ends.forEach((end) => end());
    client.clear();
    dismissToastsUpTo(toastCount());
    // One that leads on stays for one page more.
    dismissToastsUpTo(toastCount());
  };
}

/** What is sent is retried as often as in the product, which waits for a second before. */
function retrySoon(client: QueryClient): void {
  const defaults = client.getDefaultOptions();
  client.setDefaultOptions({ ...defaults, mutations: { ...defaults.mutations, retryDelay: 50 } });
}

/** Unmounts the open pages. Calls to the server go on, as they do in a browser. */
export function leave(): void {
  close?.();
  close = undefined;
}

/** An empty browser, and a server without faults. */
export async function beginAnew(): Promise<void> {
  leave();
  localStorage.clear();
  sessionStorage.clear();
  await commands.beginAnew();
}

/** The same, and the server knows nothing of what this device learns. */
export async function beginApart(): Promise<void> {
  await beginAnew();
  await commands.breakCall('GET /api/learner', 'cut');
}
