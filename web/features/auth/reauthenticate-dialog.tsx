import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { NO_PASSWORD, passwordProblem } from '#web/lib/forms.ts';
import { PATHS } from '#web/lib/paths.ts';
import { textOf } from '#web/lib/problems.ts';
import { useUser } from '#web/lib/session.ts';
import { useWays } from '#web/lib/ways.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { PasswordField } from '#web/ui/field.tsx';
import { reauthenticate } from './calls.ts';
import { GoogleButton } from './google-button.tsx';
import { TooMany } from './too-many.tsx';

interface ReauthenticateDialogProps {
  /** What the password is needed for: the label of the confirming button. */
  readonly action: string;
  readonly onGiven: () => void;
  readonly onClose: () => void;
}

/** Asks for the password again, or for a fresh sign-in with Google, then continues with the wanted action. */
export function ReauthenticateDialog({ action, onGiven, onClose }: ReauthenticateDialogProps) {
  const email = useUser()?.email ?? '';
  const ways = useWays();
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState(false);
  const { mutate, isPending, error, submittedAt } = useMutation({
    mutationFn: () => reauthenticate(password),
    onSuccess: onGiven,
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(password === '');
    if (password !== '') mutate();
  };
  return (
    <Dialog title="Is it you?" onClose={onClose}>
      <form noValidate className="flex flex-col gap-4" onSubmit={onSubmit}>
        <p>
          Please {ways.password ? 'give your password' : 'sign in'} again. For ten minutes we won't ask for it
          once more.
        </p>
        {ways.password && (
          <>
            {/* Tells password managers which account the password belongs to. */}
            <input type="email" autoComplete="username" value={email} readOnly hidden />
            <PasswordField
              label="Password"
              autoComplete="current-password"
              data-first
              value={password}
              onChange={(event) => setPassword(event.target.value)}
              error={missing ? NO_PASSWORD : passwordProblem(error)}
            />
            {error && !passwordProblem(error) && <Alert key={submittedAt}>{textOf('account', error)}</Alert>}
            <TooMany error={error} email={email} />
            <Button type="submit" pending={isPending} pendingLabel="One moment...">
              {action}
            </Button>
          </>
        )}
        {ways.google && <GoogleButton redirect={PATHS.profile} disabled={isPending} />}
      </form>
    </Dialog>
  );
}
