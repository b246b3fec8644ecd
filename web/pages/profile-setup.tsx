import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLoaderData, useNavigate, useSearchParams } from 'react-router';
import { suggestName } from '#web/features/profile/profile.ts';
import { SetupForm } from '#web/features/profile/setup-form.tsx';
import { useTheme } from '#web/features/theme/theme-provider.tsx';
import type { Profile } from '#web/lib/api-types.ts';
import { PATHS, redirectIn } from '#web/lib/paths.ts';

export function ProfileSetupPage() {
  const { profile } = useLoaderData<{ readonly profile: Profile | null }>();
  const redirect = redirectIn(useSearchParams()[0]);
  const navigate = useNavigate();
  const { theme, choose, setEditing } = useTheme();
  // Nothing is saved before the form is: a theme is only tried on here.
  useEffect(() => {
    setEditing(true);
    return () => setEditing(false);
  }, [setEditing]);
  const suggestion = useQuery({
    queryKey: ['name-suggestion'],
    queryFn: suggestName,
    enabled: !profile?.username,
    staleTime: Infinity,
  });
  return (
    <div className="w-full max-w-xl rounded-[2rem] bg-paper p-6 shadow-card sm:p-10">
      <h1 className="text-4xl">Who is playing?</h1>
      <p className="mt-2 mb-7 text-lg text-muted">
        A few things for a grown-up and a child to choose together.
      </p>
      <SetupForm
        profile={profile}
        theme={theme}
        suggestion={suggestion.data}
        onThemeChosen={choose}
        onDone={() => void navigate(redirect ?? PATHS.play)}
      />
    </div>
  );
}
