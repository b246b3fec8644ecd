import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { NewPasswordForm } from '#web/features/auth/new-password-form.tsx';
import { RecoverForm } from '#web/features/auth/recover-form.tsx';
import {
  clearStoredRedirect,
  storeRedirect,
  readStoredRedirect,
} from '#web/features/auth/stored-redirect.ts';
import { PATHS, redirectIn, withSearch } from '#web/lib/paths.ts';
import type { Session } from '#server/contract/session.ts';
import { TextLink } from '#web/ui/button.tsx';
import { useAfterSignIn } from './after-sign-in.ts';

/** Without a token: asks where to send the link; with one: sets the new password. */
export function ResetPasswordPage() {
  const [search] = useSearchParams();
  const token = search.get('token');
  const [wanted] = useState(readStoredRedirect);
  const redirect = redirectIn(search) ?? (token ? wanted : undefined);
  const [sentTo, setSentTo] = useState<string>();
  const onSignedIn = useAfterSignIn(redirect);
  const goOn = (session: Session) => {
    clearStoredRedirect();
    return onSignedIn(session);
  };
  const onSent = (email: string) => {
    storeRedirect(redirect);
    setSentTo(email);
  };
  return (
    <div className="my-auto flex w-full max-w-md flex-col gap-5 rounded-[2rem] bg-paper p-6 shadow-card sm:p-10">
      <h1 className="text-4xl">{token ? 'Choose a new password' : 'Reset your password'}</h1>
      {token && <NewPasswordForm token={token} redirect={redirect} onSignedIn={goOn} />}
      {!token && sentTo === undefined && <RecoverForm onSent={onSent} />}
      {!token && sentTo !== undefined && (
        <p role="status" className="text-lg">
          If there is an account for <strong className="wrap-anywhere">{sentTo}</strong>, we've sent it a
          link. It works for one hour.
        </p>
      )}
      <TextLink to={withSearch(PATHS.login, { redirect })} className="self-start">
        Back to login
      </TextLink>
    </div>
  );
}
