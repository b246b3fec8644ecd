import { useMutation } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useForm, useWatch } from 'react-hook-form';
import { credentialsSchema, PASSWORD_MIN } from '#server/contract/fields.ts';
import { showFieldErrors, zodResolver } from '#web/lib/forms.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/field.tsx';
import { signUp, type Credentials } from './calls.ts';
import { CookieNotice } from './cookie-notice.tsx';
import { EmailField } from './fields.tsx';
import { GoogleWay } from './google-button.tsx';
import { TooManySignUps } from './too-many-sign-ups.tsx';

interface SignUpFormProps {
  /** The page that was asked for; the link in the mail leads back to it. */
  readonly redirect: string | undefined;
  /** The answer is the same for new and known addresses. */
  readonly onDone: (email: string) => void;
}

export function SignUpForm({ redirect, onDone }: SignUpFormProps) {
  const { register, handleSubmit, formState, setError, control } = useForm<Credentials>({
    resolver: zodResolver(credentialsSchema),
    defaultValues: { email: '', password: '' },
  });
  const password = useWatch({ control, name: 'password' });
  const { mutate, isPending, error } = useMutation({
    mutationFn: (credentials: Credentials) => signUp({ ...credentials, redirect }),
    meta: { problem: 'signUp' },
    onSuccess: (_answer, { email }) => onDone(email),
    onError: (error) => showFieldErrors(error, ['email', 'password'], setError),
  });
  return (
    <div>
      <CookieNotice />
      <GoogleWay redirect={redirect} disabled={isPending} />
      <form noValidate className="flex flex-col gap-4" onSubmit={handleSubmit((typed) => mutate(typed))}>
        <EmailField
          {...register('email')}
          hint="Please use a grown-up's e-mail address. We use it to sign you in and to help if you forget your password. We don't send adverts."
          error={formState.errors.email?.message}
        />
        <PasswordField
          {...register('password')}
          label="Password"
          autoComplete="new-password"
          required
          minLength={PASSWORD_MIN}
          hint={<LengthHint enough={password.length >= PASSWORD_MIN} />}
          error={formState.errors.password?.message}
        />
        <TooManySignUps error={error} />
        <Button type="submit" size="big" pending={isPending} pendingLabel="Creating account...">
          Create Account
        </Button>
      </form>
    </div>
  );
}

const LengthHint = ({ enough }: { readonly enough: boolean }) => (
  <span className={enough ? 'flex items-center gap-1.5 text-good' : 'flex items-center gap-1.5'}>
    {enough && <Check aria-label="Done:" role="img" className="size-5" />}
    At least {PASSWORD_MIN} characters
  </span>
);
