import { useEffect } from 'react';

/** Retries as soon as the browser is online. undefined: nothing to retry. */
export function useOnlineAgain(tryAgain: (() => void) | undefined) {
  useEffect(() => {
    if (!tryAgain) return;
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, [tryAgain]);
}
