import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { strictObject } from 'zod';
import { passwordSchema } from '#server/contract/fields.ts';
import type { Session } from '#server/contract/session.ts';
import { ApiError } from '#web/lib/api.ts';
import { formError, showFieldErrors, zodResolver } from '#web/lib/forms.ts';
import { textOf } from '#web/lib/problems.ts';
import { enterSession } from '#web/lib/session.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { confirmEmail } from './calls.ts';
import { FirstPasswordField } from './fields.tsx';
import { isDeadLink, LinkAddress, useLink } from './link-address.tsx';
import { OtherAccount } from './other-account.tsx';

const schema = strictObject({ password: passwordSchema });

interface ConfirmFormProps {
  readonly token: string;
  /** Rejects when the browser did not keep the session cookie. */
  readonly onConfirmed: (session: Session, redirect: string | null) => Promise<void>;
}

/**
 * A single button. Nothing is posted before it is pressed, because mail scanners open links and run their scripts. The
 * server's answer says what else is needed: which user is to be signed in, and a password if none was typed in this
 * browser.
 */
export function ConfirmForm({ token, onConfirmed }: ConfirmFormProps) {
  const client = useQueryClient();
  const link = useLink('signup', token);
  const [others, setOthers] = useState<ApiError['accounts']>();
  const [switched, setSwitched] = useState(false);
  const [asksPassword, setAsksPassword] = useState(false);
  const { register, handleSubmit, formState, setError, setFocus } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { password: '' },
  });
  const { mutate, isPending, isIdle, error, reset } = useMutation({
    mutationFn: confirmEmail,
    onSuccess: async ({ session, redirect }) => {
      enterSession(client, session);
      await onConfirmed(session, redirect);
    },
    onError: (failure) => {
      const code = failure instanceof ApiError ? failure.code : undefined;
      if (code !== 'other_account' && code !== 'password_needed')
        return showFieldErrors(failure, ['password'], setError);
      setOthers((failure as ApiError).accounts);
      if (code === 'password_needed') setAsksPassword(true);
      reset();
    },
  });
  useEffect(() => {
    if (asksPassword) setFocus('password');
  }, [asksPassword, setFocus]);

  if (others)
    return (
      <OtherAccount
        {...others}
        pending={isPending}
        onSwitch={() => {
          setSwitched(true);
          mutate({ token, switch: true });
        }}
      />
    );
  const failed = formError(error, 'password');
  // Signing in clears all queries, and the link is used up by then, so the result is kept here.
  const dead = [error, isIdle && link.error].find(isDeadLink);
  if (dead)
    return (
      <>
        <Alert>{textOf('signIn', dead)}</Alert>
        <p>You may have used it already: then you can simply sign in.</p>
      </>
    );
  const asked = switched ? { token, switch: true as const } : { token };
  return (
    <form
      noValidate
      className="flex w-full flex-col gap-4 text-left"
      onSubmit={
        asksPassword
          ? handleSubmit(({ password }) => mutate({ ...asked, password }))
          : (event) => (event.preventDefault(), mutate(asked))
      }
    >
      <LinkAddress kind="signup" token={token} centred={!asksPassword}>
        This confirms the email address
      </LinkAddress>
      {asksPassword && (
        <>
          <p role="status">
            To keep this account yours, please choose its password in this browser. It's the one you'll use
            from now on.
          </p>
          <FirstPasswordField {...register('password')} error={formState.errors.password?.message} />
        </>
      )}
      {failed && <Alert key={formState.submitCount}>{textOf('signIn', failed)}</Alert>}
      <Button type="submit" className="w-full" pending={isPending} pendingLabel="Just a moment">
        {asksPassword ? 'Save and go on' : 'Confirm my email'}
      </Button>
    </form>
  );
}
