import { useEffect } from 'react';

/** Tries something again as soon as the browser gets online. undefined: nothing waits for it. */
export function useOnlineAgain(tryAgain: (() => void) | undefined) {
  useEffect(() => {
    if (!tryAgain) return;
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, [tryAgain]);
}
