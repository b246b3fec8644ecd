import { useEffect, useRef } from 'react';

/** A page's entry in the tab's history, as the router numbers it. */
interface Place {
  readonly idx: number;
  /** A second history entry of the same page, put in front of the first one. */
  readonly isSecond: boolean;
}

function placeOf(state: unknown): Place | undefined {
  const { idx, isSecond } = (state ?? {}) as { idx?: unknown; isSecond?: unknown };
  return typeof idx === 'number' ? { idx, isSecond: isSecond === true } : undefined;
}

/** Any of these may be a child's press; in its history a browser skips places that a page has made without one. */
const PRESSES = ['pointerup', 'keydown', 'click'] as const;

/**
 * Asks before the browser's own buttons leave this page. asks: true when the page has to stay; it is as if nothing had
 * been pressed then. A tab that is closed, or that goes to another site by its address, is not held.
 *
 * A page that was opened by its address is told nothing when the browser leaves it. So with the first press it gets a
 * second history entry in front of its own; whoever may leave from there is taken back past both at once.
 *
 * `onpopstate` keeps the place among the listeners where it was set first, which is before the router's (`web/main.tsx`):
 * a window has no capturing phase. The router's own way to do this would be a part of the first page's script, which is full.
 */
export function useWayBack(asks: () => boolean): void {
  const latest = useRef(asks);
  useEffect(() => {
    latest.current = asks;
  });
  useEffect(() => {
    let here = placeOf(history.state);
    let isReturning = false;
    const onPress = () => {
      if (here?.idx !== 0 || history.length < 2) return;
      here = { idx: 1, isSecond: true };
      history.pushState({ ...history.state, ...here }, '');
    };
    window.onpopstate = (event) => {
      const to = placeOf(event.state);
      if (!here || !to) return;
      // The router has not heard of the first move, so it hears nothing of the way back from it.
      const isHeld = to.idx === here.idx ? isReturning : latest.current();
      isReturning = isHeld && to.idx !== here.idx;
      const isToFirst = here.isSecond && to.idx === here.idx - 1;
      const isToSecond = to.isSecond && to.idx === here.idx + 1;
      if (!isHeld && !isToFirst && !isToSecond) return;
      event.stopImmediatePropagation();
      if (isReturning) return history.go(here.idx - to.idx);
      if (isHeld) return;
      here = to;
      if (isToFirst) history.go(-1);
    };
    for (const press of PRESSES) window.addEventListener(press, onPress, true);
    return () => {
      for (const press of PRESSES) window.removeEventListener(press, onPress, true);
      window.onpopstate = () => undefined;
    };
  }, []);
}
