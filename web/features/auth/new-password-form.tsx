import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { strictObject } from 'zod';
import { passwordSchema } from '#server/contract/fields.ts';
import type { Session } from '#server/contract/session.ts';
import { ApiError } from '#web/lib/api.ts';
import { formError, showFieldErrors, zodResolver } from '#web/lib/forms.ts';
import { PATHS, withSearch } from '#web/lib/paths.ts';
import { textOf } from '#web/lib/problems.ts';
import { enterSession } from '#web/lib/session.ts';
import { toastSuccess } from '#web/lib/toasts.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button, TextLink } from '#web/ui/button.tsx';
import { setNewPassword } from './calls.ts';
import { NewPasswordField } from './fields.tsx';
import { isDeadLink, LinkAddress, useLink } from './link-address.tsx';
import { OtherAccount } from './other-account.tsx';

const schema = strictObject({ password: passwordSchema });

interface NewPasswordFormProps {
  readonly token: string;
  readonly redirect: string | undefined;
  readonly onSignedIn: (session: Session) => Promise<void>;
}

export function NewPasswordForm({ token, redirect, onSignedIn }: NewPasswordFormProps) {
  const client = useQueryClient();
  const link = useLink('recovery', token);
  const [others, setOthers] = useState<ApiError['accounts']>();
  const { register, handleSubmit, formState, setError, getValues } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { password: '' },
  });
  const { mutate, isPending, isIdle, error, reset } = useMutation({
    mutationFn: setNewPassword,
    onSuccess: async (session) => {
      enterSession(client, session);
      await onSignedIn(session);
      toastSuccess('Your new password is set.');
    },
    onError: (failure) => {
      const accounts = failure instanceof ApiError ? failure.accounts : undefined;
      setOthers(accounts);
      if (accounts) reset();
      else showFieldErrors(failure, ['password'], setError);
    },
  });
  if (others)
    return (
      <OtherAccount
        {...others}
        pending={isPending}
        onSwitch={() => mutate({ token, password: getValues('password'), switch: true })}
      />
    );
  // Signing in clears all queries, and the link is used up by then, so the result is kept here.
  const dead = [error, isIdle && link.error].find(isDeadLink);
  if (dead)
    return (
      <>
        <Alert>{textOf('recovery', dead)}</Alert>
        <TextLink reloadDocument to={withSearch(PATHS.resetPassword, { redirect })} className="self-start">
          Ask for a new link
        </TextLink>
      </>
    );
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={handleSubmit(({ password }) => mutate({ token, password }))}
    >
      <LinkAddress kind="recovery" token={token}>
        A new password for
      </LinkAddress>
      <NewPasswordField {...register('password')} error={formState.errors.password?.message} />
      {formError(error, 'password') && <Alert key={formState.submitCount}>{textOf('recovery', error)}</Alert>}
      <Button type="submit" pending={isPending} pendingLabel="Saving...">
        Save the new password
      </Button>
    </form>
  );
}
