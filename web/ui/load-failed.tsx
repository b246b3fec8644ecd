import { WifiOff } from 'lucide-react';
import { ApiError } from '#web/lib/api.ts';
import { useOffline } from '#web/lib/connection.ts';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';

interface LoadFailedProps {
  /** The start of a sentence: "The leaderboard". */
  readonly what: string;
  /** The row of the error catalogue, when it is a failure. */
  readonly text: string;
  readonly error: unknown;
  readonly again: () => unknown;
}

/**
 * Shown instead of content that failed to load. Offline there is nothing to press: it is retried automatically.
 * Otherwise it shows the error and a retry button.
 */
export function LoadFailed({ what, text, error, again }: LoadFailedProps) {
  const isOffline = useOffline();
  if (isOffline)
    return (
      <p role="status" className="flex items-center gap-3 rounded-2xl bg-tint px-5 py-4 text-lg">
        <WifiOff aria-hidden className="size-7 shrink-0" />
        There is no internet just now. {what} comes by itself when it is back.
      </p>
    );
  const why = error instanceof ApiError && error.status === 0 && error.message !== text ? error.message : '';
  return (
    <div className="flex flex-col items-start gap-4">
      <Alert>{text}</Alert>
      {why && <p>{why}</p>}
      <Button onClick={() => void again()}>Retry</Button>
    </div>
  );
}
