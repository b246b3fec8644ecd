import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { complainAboutGoogle } from '#web/features/auth/calls.ts';
import { SignInForm } from '#web/features/auth/sign-in-form.tsx';
import { redirectIn } from '#web/lib/paths.ts';
import { SplitCard } from '#web/ui/split-card.tsx';
import { useAfterSignIn } from './after-sign-in.ts';

export function LoginPage() {
  const [search, setSearch] = useSearchParams();
  const redirect = redirectIn(search);
  const onSignedIn = useAfterSignIn(redirect);

  const googleError = search.get('error');
  useEffect(() => {
    if (googleError === null) return;
    complainAboutGoogle(googleError);
    setSearch((current) => (current.delete('error'), current), { replace: true });
  }, [googleError, setSearch]);

  return (
    <SplitCard title="Sign In" picture="pages/sign-in">
      <SignInForm redirect={redirect} onSignedIn={onSignedIn} />
    </SplitCard>
  );
}
