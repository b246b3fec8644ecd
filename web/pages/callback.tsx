import { useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { useProfile } from '#web/features/profile/profile.ts';
import { PATHS, redirectIn, withSearch } from '#web/lib/paths.ts';
import { textOf } from '#web/lib/problems.ts';
import { tellOtherTabs, useUser } from '#web/lib/session.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { NarrowCard } from '#web/ui/narrow-card.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { afterSignIn } from './after-sign-in.ts';

/** After signing in elsewhere: waits until it is known who came, then sends them on. */
export function CallbackPage() {
  const redirect = redirectIn(useSearchParams()[0]);
  const user = useUser();
  const { data: profile, error, refetch } = useProfile();
  // Who comes from Google has signed in without any of our pages.
  useEffect(tellOtherTabs, []);
  if (user === null) return <Navigate replace to={withSearch(PATHS.login, { redirect })} />;
  if (user && profile !== undefined)
    return <Navigate replace to={afterSignIn(profile, user.email, redirect)} />;
  return (
    <NarrowCard>
      <Picture name="pages/wave" alt="" className="size-48 rounded-card object-contain" first />
      <div role="status">
        <h1 className="text-4xl">Just a moment</h1>
      </div>
      {error && (
        <>
          <Alert>{textOf('profileLoad', error)}</Alert>
          <Button onClick={() => void refetch()}>Try Again</Button>
        </>
      )}
    </NarrowCard>
  );
}
