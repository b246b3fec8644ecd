import { useMutation } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useForm, useWatch } from 'react-hook-form';
import { credentialsSchema, PASSWORD_MIN } from '#engine/rules/schemas.ts';
import { showFieldErrors, zodResolver } from '#web/lib/forms.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/field.tsx';
import { signUp, type Credentials } from './calls.ts';
import { EmailField } from './fields.tsx';
import { GoogleButton, OrRule } from './google-button.tsx';

/** onDone: the answer is the same whether the address was new or known. */
export function SignUpForm({ onDone }: { readonly onDone: (email: string) => void }) {
  const { register, handleSubmit, formState, setError, control } = useForm<Credentials>({
    resolver: zodResolver(credentialsSchema),
    defaultValues: { email: '', password: '' },
  });
  const password = useWatch({ control, name: 'password' });
  const { mutate, isPending } = useMutation({
    mutationFn: signUp,
    meta: { problem: 'signUp' },
    onSuccess: (_answer, { email }) => onDone(email),
    onError: (error) => showFieldErrors(error, ['email', 'password'], setError),
  });
  return (
    <div>
      <GoogleButton disabled={isPending} />
      <OrRule />
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={handleSubmit((credentials) => mutate(credentials))}
      >
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
