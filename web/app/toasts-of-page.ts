import type { createBrowserRouter } from 'react-router';
import { dismissToastsUpTo, toastCount } from '#web/lib/toasts.ts';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/**
 * Toasts are dismissed when the page they belong to is left. Toasts raised during the navigation, by the next page's
 * guard or loaders, stay. Returns the function that stops it.
 */
export function keepToastsToTheirPage(router: Router): () => void {
  let { pathname } = router.state.location;
  /** The newest toast when the navigation started; the first navigation starts with the router. */
  let mark = router.state.initialized ? undefined : toastCount();
  return router.subscribe(({ initialized, navigation, revalidation, location }) => {
    // Guards that run again may redirect too.
    if (!initialized || navigation.state !== 'idle' || revalidation !== 'idle') {
      mark ??= toastCount();
      return;
    }
    if (location.pathname !== pathname) dismissToastsUpTo(mark ?? toastCount());
    pathname = location.pathname;
    mark = undefined;
  });
}
