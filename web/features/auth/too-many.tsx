import { useMutation } from '@tanstack/react-query';
import { isBusy, isOutOfTries } from '#web/lib/forms.ts';
import { textOf } from '#web/lib/problems.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { askForReset } from './calls.ts';
import { storeRedirect } from './stored-redirect.ts';

interface TooManyProps {
  /** Why a password was refused. */
  readonly error: unknown;
  /** The address as typed: nothing here reveals whether an account exists. */
  readonly email: string;
  readonly redirect?: string | undefined;
}

/** What still works when password attempts are blocked because there were too many. Nothing for other errors. */
export function TooMany({ error, email, redirect }: TooManyProps) {
  if (isBusy(error)) return <p>Many people are signing in right now. Please try again in a moment.</p>;
  return isOutOfTries(error) ? <WayByMail key={email} email={email} redirect={redirect} /> : null;
}

/** The same text for everybody: the server may have sent a link already, and does not reveal it. */
function WayByMail({ email, redirect }: Omit<TooManyProps, 'error'>) {
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => askForReset({ email }),
    onSuccess: () => storeRedirect(redirect),
  });
  return (
    <div className="flex flex-col gap-3">
      <p>
        Too many wrong passwords were tried here, so passwords have to rest for a while. A link in your mail
        lets you in now. Look there first: one may have come already.
      </p>
      {error && <Alert>{textOf('recovery', error)}</Alert>}
      <p role="status">
        {isSuccess && (
          <>
            If there is an account for <strong className="wrap-anywhere">{email}</strong>, we've sent it a
            link. It works for one hour.
          </>
        )}
      </p>
      {/* Stays after the press, because it has the focus. */}
      <Button
        look="paper"
        pending={isPending}
        pendingLabel="Sending..."
        disabled={isSuccess}
        onClick={() => mutate()}
      >
        Send me a link
      </Button>
    </div>
  );
}
