import { useEffect, useRef, useState } from 'react';

/**
 * Smooths a busy state: true only after it has lasted `afterMs`, and then for at least `atLeastMs`, so that short waits
 * show nothing and nothing flickers.
 */
export function useDelayed(busy: boolean, afterMs: number, atLeastMs: number): boolean {
  const [shown, setShown] = useState(false);
  const since = useRef(0);
  // Measured from the paint: a busy browser may paint well after the state has changed.
  useEffect(() => {
    if (shown) since.current = performance.now();
  }, [shown]);
  useEffect(() => {
    if (busy === shown) return;
    const wait = busy ? afterMs : since.current + atLeastMs - performance.now();
    const timer = setTimeout(() => setShown(busy), Math.max(0, wait));
    return () => clearTimeout(timer);
  }, [busy, shown, afterMs, atLeastMs]);
  return shown;
}
