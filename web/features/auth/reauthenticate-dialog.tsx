import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { passwordProblem } from '#web/lib/forms.ts';
import { offerQuery } from '#web/lib/offer.ts';
import { PATHS } from '#web/lib/paths.ts';
import { textOf } from '#web/lib/problems.ts';
import { useUser } from '#web/lib/session.ts';
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

/** Asks for the password again, then continues with the wanted action. */
export function ReauthenticateDialog({ action, onGiven, onClose }: ReauthenticateDialogProps) {
  const email = useUser()?.email ?? '';
  const { data: offer } = useQuery(offerQuery);
  const [password, setPassword] = useState('');
  const { mutate, isPending, error, submittedAt } = useMutation({
    mutationFn: () => reauthenticate(password),
    onSuccess: onGiven,
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    mutate();
  };
  return (
    <Dialog title="Is it you?" onClose={onClose}>
      <form noValidate className="flex flex-col gap-4" onSubmit={onSubmit}>
        <p>Please give your password again. For ten minutes we won't ask for it once more.</p>
        {/* Tells password managers which account the password belongs to. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          data-first
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={passwordProblem(error)}
        />
        {error && !passwordProblem(error) && <Alert key={submittedAt}>{textOf('account', error)}</Alert>}
        <TooMany error={error} email={email} />
        <Button type="submit" pending={isPending} pendingLabel="One moment...">
          {action}
        </Button>
        {offer?.google && <GoogleButton redirect={PATHS.profile} disabled={isPending} />}
      </form>
    </Dialog>
  );
}
