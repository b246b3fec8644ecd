import { useEffect } from 'react';

/** Does something as soon as the browser, which is or soon gets offline, is online again. undefined: nothing waits for it. */
export function useOnlineAgain(tryAgain: (() => void) | undefined) {
  useEffect(() => {
    if (!tryAgain) return;
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, [tryAgain]);
}
