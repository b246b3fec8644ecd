import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps content at the bottom of a phone's screen above the on-screen keyboard, by padding the page with the height it
 * covers, so that the button stays visible while the year is typed.
 */
export function useAboveKeyboard<Shown extends HTMLElement>(): RefObject<Shown | null> {
  const shown = useRef<Shown>(null);
  useEffect(() => {
    const { visualViewport: seen } = window;
    if (!seen) return undefined;
    const fit = () => {
      const covered = Math.max(0, window.innerHeight - seen.height - seen.offsetTop);
      // A page zoomed in by hand also shows less.
      if (shown.current) shown.current.style.paddingBottom = seen.scale > 1.01 ? '' : `${covered}px`;
    };
    fit();
    seen.addEventListener('resize', fit);
    seen.addEventListener('scroll', fit);
    return () => {
      seen.removeEventListener('resize', fit);
      seen.removeEventListener('scroll', fit);
    };
  }, []);
  return shown;
}
