import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { strictObject, string } from 'zod';
import { emailSchema } from '#server/contract/fields.ts';
import type { Session } from '#server/contract/session.ts';
import { ApiError } from '#web/lib/api.ts';
import { passwordProblem, zodResolver } from '#web/lib/forms.ts';
import { PATHS, withSearch } from '#web/lib/paths.ts';
import { textOf } from '#web/lib/problems.ts';
import { enterSession } from '#web/lib/session.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button, TextLink } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/field.tsx';
import { signIn, type Credentials } from './calls.ts';
import { CookieNotice } from './cookie-notice.tsx';
import { EmailField } from './fields.tsx';
import { GoogleWay } from './google-button.tsx';
import { TooMany } from './too-many.tsx';

const schema = strictObject({ email: emailSchema, password: string().min(1, 'Please enter your password') });

interface SignInFormProps {
  readonly redirect?: string;
  readonly onSignedIn: (session: Session) => Promise<void>;
}

/** Sign-in by Google or by e-mail and password: the same form on the sign-in page and in the dialog. */
export function SignInForm({ redirect, onSignedIn }: SignInFormProps) {
  const client = useQueryClient();
  const { register, handleSubmit, formState, getValues } = useForm<Credentials>({
    resolver: zodResolver(schema),
    defaultValues: { email: '', password: '' },
  });
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: async (credentials: Credentials) => {
      const session = await signIn(credentials);
      enterSession(client, session);
      await onSignedIn(session);
    },
  });
  const unconfirmed = error instanceof ApiError && error.code === 'email_not_confirmed';
  // The same sentence is shown where the attempt was made.
  const cookieLost = error instanceof ApiError && error.code === 'cookies_blocked';
  return (
    <div>
      {!cookieLost && <CookieNotice />}
      <GoogleWay redirect={redirect} disabled={isPending} />
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={handleSubmit((credentials) => mutate(credentials))}
      >
        <EmailField {...register('email')} data-first error={formState.errors.email?.message} />
        <PasswordField
          {...register('password')}
          label="Password"
          autoComplete="current-password"
          required
          error={formState.errors.password?.message}
          wrong={passwordProblem(error) !== undefined}
        />
        {error && <Alert key={formState.submitCount}>{textOf('signIn', error)}</Alert>}
        <TooMany error={error} email={variables?.email ?? ''} redirect={redirect} />
        {unconfirmed && (
          <TextLink to={withSearch(PATHS.emailConfirmation, { email: getValues('email'), redirect })}>
            Send the link again
          </TextLink>
        )}
        <Button type="submit" pending={isPending} pendingLabel="Logging in...">
          Sign In
        </Button>
      </form>
      <p className="mt-3 flex flex-wrap items-center justify-between gap-x-4">
        <span className="flex flex-wrap items-center gap-x-1">
          New here? <TextLink to={withSearch(PATHS.signup, { redirect })}>Create one now</TextLink>
        </span>
        <TextLink to={withSearch(PATHS.resetPassword, { redirect })}>Forgot your password?</TextLink>
      </p>
    </div>
  );
}
