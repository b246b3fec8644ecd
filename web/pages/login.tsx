import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { toastGoogleProblem } from '#web/features/auth/google-problems.ts';
import { LinkForm } from '#web/features/auth/link-form.tsx';
import { SignInForm } from '#web/features/auth/sign-in-form.tsx';
import { PATHS, redirectIn, withSearch } from '#web/lib/paths.ts';
import { Alert } from '#web/ui/alert.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { SplitCard } from '#web/ui/split-card.tsx';
import { useAfterSignIn } from './after-sign-in.ts';

/** A lasting message rather than a toast, because one more try will not solve it. */
const OTHER_GOOGLE_ACCOUNT = 'other_google_account';

export function LoginPage() {
  const [search, setSearch] = useSearchParams();
  const redirect = redirectIn(search);
  const onSignedIn = useAfterSignIn(redirect);

  const googleError = search.get('error');
  useEffect(() => {
    if (googleError === null || googleError === OTHER_GOOGLE_ACCOUNT) return;
    toastGoogleProblem(googleError);
    setSearch((current) => (current.delete('error'), current), { replace: true });
  }, [googleError, setSearch]);

  if (search.get('link') === 'google')
    return (
      <SplitCard title="One more step" picture="pages/sign-in">
        <LinkForm redirect={redirect} onSignedIn={onSignedIn} />
      </SplitCard>
    );
  return (
    <SplitCard title="Sign In" picture="pages/sign-in">
      {googleError === OTHER_GOOGLE_ACCOUNT && (
        <div className="mb-5 flex flex-col gap-3">
          <Alert>You sign in here with another Google account that has the same email address.</Alert>
          <p>
            Please choose that one. To use this one from now on, choose a password by mail first, then come
            back here and continue with Google once more.
          </p>
          <ButtonLink look="paper" className="w-full" to={withSearch(PATHS.resetPassword, { redirect })}>
            Choose a password by mail
          </ButtonLink>
        </div>
      )}
      <SignInForm redirect={redirect} onSignedIn={onSignedIn} />
    </SplitCard>
  );
}
