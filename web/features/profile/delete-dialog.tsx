import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { ApiError, call } from '#web/lib/api.ts';
import { NO_PASSWORD, passwordProblem } from '#web/lib/forms.ts';
import { PATHS, withSearch } from '#web/lib/paths.ts';
import { textOf } from '#web/lib/problems.ts';
import { leaveSession, useUser } from '#web/lib/session.ts';
import { toastSuccess } from '#web/lib/toasts.ts';
import { useWays } from '#web/lib/ways.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button, TextLink } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { PasswordField } from '#web/ui/field.tsx';

const deleteAccount = (userId: string | undefined, password: string) =>
  call('DELETE /account', {
    body: { confirm: 'DELETE', ...(password !== '' && { password }) },
    userId,
  });

/** The second of two steps: one press alone deletes nothing. */
export function DeleteDialog({ onClose }: { readonly onClose: () => void }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const userId = useUser()?.id;
  const ways = useWays();
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState(false);
  const { mutate, isPending, error, submittedAt } = useMutation({
    mutationFn: () => deleteAccount(userId, password),
    onSuccess: async () => {
      leaveSession(client);
      await navigate(PATHS.landing);
      toastSuccess('The account is deleted.');
    },
  });
  const needed = error instanceof ApiError && error.code === 'reauthentication_needed';
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const isMissing = password === '' && !ways.google;
    setMissing(isMissing);
    if (!isMissing) mutate();
  };
  return (
    <Dialog title="Delete account" onClose={onClose}>
      <form noValidate className="flex flex-col gap-4" onSubmit={onSubmit}>
        <p>
          Delete this account and everything in it. This can't be undone. Scores disappear from the
          leaderboard straight away, and from our back-ups within 30 days.
        </p>
        {ways.password && (
          <PasswordField
            label="Password"
            autoComplete="current-password"
            data-first
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            hint={ways.google ? 'Leave it empty if you have just signed in with Google.' : undefined}
            error={missing || needed ? NO_PASSWORD : passwordProblem(error)}
          />
        )}
        {needed && !ways.password && <Alert key={submittedAt}>Please sign in again first.</Alert>}
        {needed && ways.google && (
          <TextLink
            reloadDocument
            to={withSearch('/auth/google', { redirect: PATHS.profile })}
            className="self-start"
          >
            Sign in with Google again, then delete the account within 10 minutes
          </TextLink>
        )}
        {error && !needed && !passwordProblem(error) && (
          <Alert key={submittedAt}>{textOf('account', error)}</Alert>
        )}
        <Button type="submit" look="danger" pending={isPending} pendingLabel="Deleting...">
          Delete for ever
        </Button>
        <Button look="paper" onClick={onClose}>
          Keep the account
        </Button>
      </form>
    </Dialog>
  );
}
