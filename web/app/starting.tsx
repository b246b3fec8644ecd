import { useState } from 'react';
import { reloadApplication } from '#web/start/state.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { useDelayed } from '#web/ui/use-delayed.ts';

/** Shown before the first page is known: the background only, and a progress sign when it takes long. */
export function Starting() {
  // Measured from the start of the navigation, because index.html shows the same until the scripts have loaded.
  const [wait] = useState(() => Math.max(0, 1_000 - performance.now()));
  const long = useDelayed(true, wait, 500);
  return (
    <div className="grid min-h-dvh place-items-center">
      {long && <Spinner label="Just a moment" />}
      <p className="fixed inset-x-4 bottom-8 animate-overdue text-center">
        Still loading. The page comes by itself as soon as it can.
        <button className="m-2 min-h-12 rounded-xl px-3 underline" onClick={reloadApplication}>
          Try Again
        </button>
      </p>
    </div>
  );
}
