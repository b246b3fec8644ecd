import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { NewPasswordForm } from '#web/features/auth/new-password-form.tsx';
import { RecoverForm } from '#web/features/auth/recover-form.tsx';
import { PATHS } from '#web/lib/paths.ts';
import { TextLink } from '#web/ui/button.tsx';
import { useAfterSignIn } from './after-sign-in.ts';

/** Without a token it asks where to send the link; with one it sets the new password. */
export function ResetPasswordPage() {
  const token = useSearchParams()[0].get('token');
  const [sentTo, setSentTo] = useState<string>();
  const onSignedIn = useAfterSignIn(undefined);
  return (
    <div className="my-auto flex w-full max-w-md flex-col gap-5 rounded-[2rem] bg-paper p-6 shadow-card sm:p-10">
      <h1 className="text-4xl">{token ? 'Choose a new password' : 'Reset your password'}</h1>
      {token && <NewPasswordForm token={token} onSignedIn={onSignedIn} />}
      {!token && sentTo === undefined && <RecoverForm onSent={setSentTo} />}
      {!token && sentTo !== undefined && (
        <p role="status" className="text-lg">
          If there is an account for <strong className="wrap-anywhere">{sentTo}</strong>, we've sent it a
          link. It works for one hour.
        </p>
      )}
      <TextLink to={PATHS.login} className="self-start">
        Back to login
      </TextLink>
    </div>
  );
}
