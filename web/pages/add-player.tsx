import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useAddPlayer, useNameSuggestion } from '#web/features/profile/setting-up.ts';
import { SetupForm } from '#web/features/profile/setup-form.tsx';
import { useTheme } from '#web/features/theme/theme-provider.tsx';
import { isGateOpen } from '#web/lib/gate-open.ts';
import { useGate } from '#web/lib/gate.ts';
import { PATHS } from '#web/lib/paths.ts';
import { Button, TextLink } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

/** One more child of the family; behind the gate, which is not asked again of who has just passed it. */
export function AddPlayerPage() {
  const gate = useGate();
  const {
    data: isPassed,
    isPending,
    refetch,
  } = useQuery({
    queryKey: ['gate-of-adding'],
    queryFn: async () => (await isGateOpen()) || gate.open(),
    staleTime: Infinity,
    // Asked each time the page is opened.
    gcTime: 0,
  });
  return (
    <div className="w-full max-w-xl rounded-[2rem] bg-paper px-5 pt-5 pb-3 shadow-card sm:px-8 sm:pt-7 lg:max-w-5xl">
      <TextLink to={PATHS.players}>Back to the players</TextLink>
      <h1 className="text-3xl sm:text-4xl">Who else is playing?</h1>
      {isPending && <Spinner label="Loading" />}
      {isPassed === false && (
        <div className="my-4 flex flex-col items-start gap-4">
          <p className="text-lg">This page is for grown-ups.</p>
          <Button onClick={() => void refetch()}>I am a grown-up</Button>
        </div>
      )}
      {isPassed && <NewPlayer />}
    </div>
  );
}

function NewPlayer() {
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
    <>
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
    </>
  );
}
