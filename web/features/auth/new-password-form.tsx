import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { strictObject } from 'zod';
import { passwordSchema } from '#engine/rules/schemas.ts';
import type { Session } from '#web/lib/api-types.ts';
import { ApiError } from '#web/lib/api.ts';
import { showFieldErrors, zodResolver } from '#web/lib/forms.ts';
import { PATHS } from '#web/lib/paths.ts';
import { textOf } from '#web/lib/problems.ts';
import { enterSession } from '#web/lib/session.ts';
import { praise } from '#web/lib/toasts.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button, TextLink } from '#web/ui/button.tsx';
import { setNewPassword } from './calls.ts';
import { NewPasswordField } from './fields.tsx';

const schema = strictObject({ password: passwordSchema });

interface NewPasswordFormProps {
  readonly token: string;
  readonly onSignedIn: (session: Session) => Promise<void>;
}

export function NewPasswordForm({ token, onSignedIn }: NewPasswordFormProps) {
  const client = useQueryClient();
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { password: '' },
  });
  const { mutate, isPending, error } = useMutation({
    mutationFn: setNewPassword,
    onSuccess: async (session) => {
      enterSession(client, session);
      praise('Your new password is set.');
      await onSignedIn(session);
    },
    onError: (failure) => showFieldErrors(failure, ['password'], setError),
  });
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={handleSubmit(({ password }) => mutate({ token, password }))}
    >
      <NewPasswordField {...register('password')} error={formState.errors.password?.message} />
      {error && <Alert key={formState.submitCount}>{textOf('recovery', error)}</Alert>}
      {error instanceof ApiError && error.code === 'otp_expired' && (
        <TextLink reloadDocument to={PATHS.resetPassword} className="self-start">
          Ask for a new link
        </TextLink>
      )}
      <Button type="submit" pending={isPending} pendingLabel="Saving...">
        Save the new password
      </Button>
    </form>
  );
}
