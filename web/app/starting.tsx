import { useState } from 'react';
import { Spinner } from '#web/ui/spinner.tsx';
import { useDelayed } from '#web/ui/use-delayed.ts';

/** Before the first page is known: nothing but the background, and a sign of life when it takes long. */
export function Starting() {
  // Counted from the opening of the address: until the scripts came, index.html has shown the same.
  const [wait] = useState(() => Math.max(0, 1_000 - performance.now()));
  const long = useDelayed(true, wait, 500);
  return <div className="grid min-h-dvh place-items-center">{long && <Spinner label="Just a moment" />}</div>;
}
