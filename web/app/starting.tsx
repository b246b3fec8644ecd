import { Spinner } from '#web/ui/spinner.tsx';
import { useDelayed } from '#web/ui/use-delayed.ts';

/** Before the first page is known: nothing but the background, and a sign of life when it takes long. */
export function Starting() {
  const long = useDelayed(true, 1_000, 500);
  return <div className="grid min-h-dvh place-items-center">{long && <Spinner label="Just a moment" />}</div>;
}
