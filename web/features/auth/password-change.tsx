import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { strictObject, string } from 'zod';
import { passwordSchema } from '#server/contract/fields.ts';
import { formError, NO_PASSWORD, passwordProblem, showFieldErrors, zodResolver } from '#web/lib/forms.ts';
import { textOf } from '#web/lib/problems.ts';
import { useUser } from '#web/lib/session.ts';
import { toastSuccess } from '#web/lib/toasts.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/field.tsx';
import { changePassword } from './calls.ts';
import { NewPasswordField } from './fields.tsx';

const schema = strictObject({
  current: string().min(1, NO_PASSWORD),
  password: passwordSchema,
});

export function PasswordChange() {
  const user = useUser();
  const { register, handleSubmit, formState, reset, setError } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { current: '', password: '' },
  });
  const { mutate, isPending, error } = useMutation({
    mutationFn: changePassword,
    onSuccess: () => {
      reset();
      toastSuccess('Password changed. Other devices have been signed out.');
    },
    onError: (failure) => showFieldErrors(failure, ['current', 'password'], setError),
  });
  return (
    <form
      noValidate
      className="flex max-w-md flex-col gap-4"
      onSubmit={handleSubmit((values) => mutate(values))}
    >
      {/* Tells password managers which account the password belongs to. */}
      <input type="email" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
      <PasswordField
        {...register('current')}
        label="Current password"
        autoComplete="current-password"
        required
        error={formState.errors.current?.message ?? passwordProblem(error)}
      />
      <NewPasswordField {...register('password')} error={formState.errors.password?.message} />
      {formError(error, 'password') && !passwordProblem(error) && (
        <Alert key={formState.submitCount}>{textOf('account', error)}</Alert>
      )}
      <Button type="submit" look="paper" className="self-start" pending={isPending} pendingLabel="Saving...">
        Change Password
      </Button>
    </form>
  );
}
