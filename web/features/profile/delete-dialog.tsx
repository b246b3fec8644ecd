import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { ApiError, call } from '#web/lib/api.ts';
import { PATHS } from '#web/lib/paths.ts';
import { textOf } from '#web/lib/problems.ts';
import { leaveSession, useUser } from '#web/lib/session.ts';
import { praise } from '#web/lib/toasts.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { PasswordField } from '#web/ui/field.tsx';

const deleteAccount = (userId: string | undefined, password: string) =>
  call<undefined>({
    method: 'DELETE',
    path: '/api/account',
    body: { confirm: 'DELETE', ...(password !== '' && { password }) },
    userId,
  });

/** The second of two steps: nothing goes by one press. */
export function DeleteDialog({ onClose }: { readonly onClose: () => void }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const userId = useUser()?.id;
  const [password, setPassword] = useState('');
  const { mutate, isPending, error, submittedAt } = useMutation({
    mutationFn: () => deleteAccount(userId, password),
    onSuccess: async () => {
      leaveSession(client);
      await navigate(PATHS.landing);
      praise('The account is deleted.');
    },
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    mutate();
  };
  return (
    <Dialog title="Delete account" onClose={onClose}>
      <form noValidate className="flex flex-col gap-4" onSubmit={onSubmit}>
        <p>
          Delete this account and everything in it. This can't be undone. Scores disappear from the
          leaderboard straight away, and from our back-ups within 30 days.
        </p>
        <PasswordField
          label="Password"
          autoComplete="current-password"
          data-first
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          hint="Leave it empty if you sign in with Google."
        />
        {error && (
          <Alert key={submittedAt}>
            {error instanceof ApiError && error.code === 'reauthentication_needed'
              ? 'Please sign out, sign in again, and delete the account within 10 minutes.'
              : textOf('account', error)}
          </Alert>
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
