import { useEffect, useRef } from 'react';

/** Where in the tab's history a page is, as the router notes it there. */
const placeOf = (state: unknown): number | undefined => {
  const { idx } = (state ?? {}) as { idx?: unknown };
  return typeof idx === 'number' ? idx : undefined;
};

/**
 * Asks before the browser's own buttons leave this page. asks: true when the page has to stay; it is as if nothing had
 * been pressed then. A tab that is closed, or that goes to another site, is not held.
 *
 * What is set as `onpopstate` is heard where it was set first, which is before the router (`web/main.tsx`): a window has
 * no capturing phase. The router's own way to do this would be a part of the first page's script, which is full.
 */
export function useWayBack(asks: () => boolean): void {
  const latest = useRef(asks);
  useEffect(() => {
    latest.current = asks;
  });
  useEffect(() => {
    const here = placeOf(history.state);
    let isReturning = false;
    window.onpopstate = (event) => {
      const to = placeOf(event.state);
      if (here === undefined || to === undefined) return;
      // The router has not heard of the first move, so it hears nothing of the way back from it.
      const isHeld = to === here ? isReturning : latest.current();
      isReturning = isHeld && to !== here;
      if (!isHeld) return;
      event.stopImmediatePropagation();
      if (isReturning) history.go(here - to);
    };
    return () => void (window.onpopstate = () => undefined);
  }, []);
}
