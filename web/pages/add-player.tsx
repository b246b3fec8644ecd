import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useAddPlayer, useNameSuggestion } from '#web/features/profile/setting-up.ts';
import { SetupForm } from '#web/features/profile/setup-form.tsx';
import { useTheme } from '#web/features/theme/theme-provider.tsx';
import { PATHS } from '#web/lib/paths.ts';
import { TextLink } from '#web/ui/button.tsx';

/** One more child of the family; a grown-up is asked for when it is saved. */
export function AddPlayerPage() {
  const navigate = useNavigate();
  const saves = useAddPlayer();
  const { theme, choose, setEditing } = useTheme();
  // Only previewed: it will be the new player's.
  useEffect(() => {
    setEditing(true);
    return () => setEditing(false);
  }, [setEditing]);
  const suggestion = useNameSuggestion();
  return (
    <div className="w-full max-w-xl rounded-[2rem] bg-paper px-5 pt-5 pb-3 shadow-card sm:px-8 sm:pt-7 lg:max-w-5xl">
      <TextLink to={PATHS.players}>Back to the players</TextLink>
      <h1 className="text-3xl sm:text-4xl">Who else is playing?</h1>
      <p className="mt-1 mb-4 text-muted sm:text-lg">
        A few things for a grown-up and a child to choose together.
      </p>
      <SetupForm
        profile={null}
        theme={theme}
        suggestion={suggestion}
        saves={saves}
        action="Add the player"
        onThemeChosen={choose}
        onDone={() => void navigate(PATHS.players)}
      />
    </div>
  );
}
