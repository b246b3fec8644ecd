import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import type { Session } from '#server/contract/session.ts';
import { ApiError } from '#web/lib/api.ts';
import { passwordProblem } from '#web/lib/forms.ts';
import { PATHS, withSearch } from '#web/lib/paths.ts';
import { textOf } from '#web/lib/problems.ts';
import { enterSession } from '#web/lib/session.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button, TextLink } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/field.tsx';
import { linkGoogle } from './calls.ts';
import { GoogleButton } from './google-button.tsx';

interface LinkFormProps {
  readonly redirect?: string;
  readonly onSignedIn: (session: Session) => Promise<void>;
}

/** After coming back from Google with the address of an account that has a password: asks once for that password. */
export function LinkForm({ redirect, onSignedIn }: LinkFormProps) {
  const client = useQueryClient();
  const [password, setPassword] = useState('');
  const { mutate, isPending, error, submittedAt } = useMutation({
    mutationFn: async () => {
      const session = await linkGoogle(password);
      enterSession(client, session);
      await onSignedIn(session);
    },
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    mutate();
  };
  const tooLate = error instanceof ApiError && error.code === 'otp_expired';
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={onSubmit}>
      <p>
        There is an account with this address already, and it has a password. Give it once, and from then on
        you can sign in with Google, too.
      </p>
      <PasswordField
        label="Password"
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={passwordProblem(error)}
      />
      {error && !passwordProblem(error) && (
        <Alert key={submittedAt}>
          {tooLate ? 'That took too long. Please begin again with Google.' : textOf('account', error)}
        </Alert>
      )}
      {tooLate ? (
        <GoogleButton redirect={redirect} />
      ) : (
        <Button type="submit" pending={isPending} pendingLabel="Logging in...">
          Sign In
        </Button>
      )}
      <p className="flex flex-wrap justify-between gap-x-4">
        <TextLink to={withSearch(PATHS.resetPassword, { redirect })}>Forgot your password?</TextLink>
        <TextLink to={withSearch(PATHS.login, { redirect })}>Sign in without Google</TextLink>
      </p>
    </form>
  );
}
