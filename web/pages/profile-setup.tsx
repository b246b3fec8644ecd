import { useEffect } from 'react';
import { useLoaderData, useNavigate, useSearchParams } from 'react-router';
import { useNameSuggestion, useSetUpProfile } from '#web/features/profile/setting-up.ts';
import { SetupForm } from '#web/features/profile/setup-form.tsx';
import { useTheme } from '#web/features/theme/theme-provider.tsx';
import type { Profile } from '#server/contract/profile.ts';
import { PATHS, redirectIn } from '#web/lib/paths.ts';

export function ProfileSetupPage() {
  const { profile } = useLoaderData<{ readonly profile: Profile | null }>();
  const redirect = redirectIn(useSearchParams()[0]);
  const navigate = useNavigate();
  const saves = useSetUpProfile(profile !== null);
  const { theme, choose, setEditing } = useTheme();
  // Nothing is saved before the form is submitted: a theme is only previewed here.
  useEffect(() => {
    setEditing(true);
    return () => setEditing(false);
  }, [setEditing]);
  const suggestion = useNameSuggestion(!profile?.username);
  return (
    <div className="w-full max-w-xl rounded-[2rem] bg-paper px-5 pt-5 pb-3 shadow-card sm:px-8 sm:pt-7 lg:max-w-5xl">
      <h1 className="text-3xl sm:text-4xl">Who is playing?</h1>
      <p className="mt-1 mb-4 text-muted sm:text-lg">
        A few things for a grown-up and a child to choose together.
      </p>
      <SetupForm
        profile={profile}
        theme={theme}
        suggestion={suggestion}
        saves={saves}
        action="Save and Play"
        onThemeChosen={choose}
        onDone={() => void navigate(redirect ?? PATHS.play)}
      />
    </div>
  );
}
