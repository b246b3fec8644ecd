import { matchRoutes, type RouteObject } from 'react-router';
import { complain } from '#web/lib/toasts.ts';

const INTENT_MS = 50;

/**
 * Fetches the code of a page when somebody points at a link to it for a moment, touches it or tabs to it. One pair of
 * eyes for all links, so that no link needs to know. Gives the function that ends it.
 */
export function preloadOnIntent(routes: RouteObject[]): () => void {
  const done = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const preload = (pathname: string) => {
    if (done.has(pathname)) return;
    done.add(pathname);
    const loading = (matchRoutes(routes, pathname) ?? []).map(({ route }) =>
      typeof route.lazy === 'function' ? route.lazy() : undefined,
    );
    Promise.all(loading).catch(() => {
      done.delete(pathname);
      complain('preload');
    });
  };
  const onIntent = (event: Event) => {
    clearTimeout(timer);
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== location.origin || link.hasAttribute('download')) return;
    timer = setTimeout(() => preload(link.pathname), INTENT_MS);
  };
  const events = ['pointerover', 'pointerdown', 'focusin'] as const;
  for (const name of events) document.addEventListener(name, onIntent, { passive: true });
  return () => {
    clearTimeout(timer);
    for (const name of events) document.removeEventListener(name, onIntent);
  };
}
