import { useEffect } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { GoogleSwitch } from '#web/features/auth/google-switch.tsx';
import { isOfPlayer, useProfile } from '#web/lib/profile.ts';
import { PATHS, redirectIn, withSearch } from '#web/lib/paths.ts';
import { textOf } from '#web/lib/problems.ts';
import { notifyOtherTabs, useUser } from '#web/lib/session.ts';
import { NarrowCard } from '#web/ui/narrow-card.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { afterSignIn } from './after-sign-in.ts';

/** After signing in with Google: redirects, or asks first if another user is signed in. */
export function CallbackPage() {
  const [search] = useSearchParams();
  return search.get('switch') === 'google' ? <SwitchPage /> : <Arrived />;
}

function SwitchPage() {
  const redirect = redirectIn(useSearchParams()[0]);
  const navigate = useNavigate();
  const goTo = (path: string, values: Readonly<Record<string, string>> = {}) =>
    void navigate(withSearch(path, { ...values, redirect }), { replace: true });
  return (
    <NarrowCard>
      <h1 className="text-4xl">Whose turn is it?</h1>
      <GoogleSwitch
        onSwitched={() => goTo(PATHS.callback)}
        onPasswordNeeded={() => goTo(PATHS.login, { link: 'google' })}
      />
    </NarrowCard>
  );
}

/** Waits until the session is known. */
function Arrived() {
  const redirect = redirectIn(useSearchParams()[0]);
  const user = useUser();
  const { data: profile, error, refetch } = useProfile();
  // A user who comes from Google has signed in outside of our pages.
  useEffect(notifyOtherTabs, []);
  if (user === null) return <Navigate replace to={withSearch(PATHS.login, { redirect })} />;
  // The next page's guard asks who it is.
  if (isOfPlayer(error)) return <Navigate replace to={redirect ?? PATHS.home} />;
  if (user && profile !== undefined)
    return <Navigate replace to={afterSignIn(profile, user.email, redirect)} />;
  return (
    <NarrowCard>
      <Picture name="pages/wave" alt="" className="size-48 rounded-card object-contain" first />
      <div role="status">
        <h1 className="text-4xl">Just a moment</h1>
      </div>
      {error && (
        <LoadFailed what="Your page" text={textOf('profileLoad', error)} error={error} again={refetch} />
      )}
    </NarrowCard>
  );
}
