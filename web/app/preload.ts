import { matchRoutes, type RouteObject } from 'react-router';
import { toastProblem } from '#web/lib/toasts.ts';

const INTENT_MS = 50;

/**
 * Prefetches a page's code when a link to it is hovered for a moment, touched or focused. One set of listeners on the
 * document serves all links. Returns the function that stops it.
 */
export function preloadOnIntent(routes: RouteObject[]): () => void {
  const done = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const preload = (pathname: string) => {
    if (done.has(pathname)) return;
    done.add(pathname);
    const loading = (matchRoutes(routes, pathname) ?? []).flatMap(({ route }) =>
      typeof route.lazy === 'function' ? [route.lazy()] : [],
    );
    Promise.all(loading).catch(() => {
      done.delete(pathname);
      toastProblem('preload');
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
