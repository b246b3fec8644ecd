import { useEffect, useRef, useState } from 'react';

/**
 * A busy state made calm: true only after it has lasted `afterMs`, and then for at least `atLeastMs`, so that
 * short waits show nothing and nothing flickers.
 */
export function useDelayed(busy: boolean, afterMs: number, atLeastMs: number): boolean {
  const [shown, setShown] = useState(false);
  const since = useRef(0);
  useEffect(() => {
    if (busy === shown) return;
    const wait = busy ? afterMs : since.current + atLeastMs - performance.now();
    const timer = setTimeout(
      () => {
        since.current = performance.now();
        setShown(busy);
      },
      Math.max(0, wait),
    );
    return () => clearTimeout(timer);
  }, [busy, shown, afterMs, atLeastMs]);
  return shown;
}
