import { ApiError } from '#web/lib/api.ts';
import { isBusy, isOutOfTries } from '#web/lib/forms.ts';

const inMinutes = (seconds: number) => {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
};

/** When a sign-up that was refused because there were too many may be tried again. Nothing for other errors. */
export function TooManySignUps({ error }: { readonly error: unknown }) {
  if (isBusy(error)) return <p>Many people are signing up right now. Please try again in a moment.</p>;
  if (!isOutOfTries(error) || !(error instanceof ApiError)) return null;
  return (
    <p>
      So many accounts were made here just now that new ones have to wait. Please try again in{' '}
      {inMinutes(error.retryAfter)}, or use another internet connection.
    </p>
  );
}
