import { useCallback, useEffect, useState } from 'react';
import { useMatches, useNavigate } from 'react-router';
import { findGame } from '#engine/games/catalogue.ts';
import type { LeaveTo } from '#engine/ports.ts';
import { cameFrom, forgetCameFrom } from '#web/features/catalogue/came-from.ts';
import { Curtain } from '#web/features/game/curtain.tsx';
import { useProfile } from '#web/features/profile/profile.ts';
import { useFlushing, useSaveResult } from '#web/features/progress/progress.ts';
import { useTheme } from '#web/features/theme/theme-provider.tsx';
import { PATHS } from '#web/lib/paths.ts';
import { useUser } from '#web/lib/session.ts';
import { complain } from '#web/lib/toasts.ts';

/**
 * The stage and its engine. Fetching begins with this file, which links fetch ahead; whoever waits sees the curtain.
 */
const stage = import('#web/features/game/game-stage.tsx').then(({ GameStage }) => GameStage);
// Told by the page below; an unhandled rejection would say it a second time.
stage.catch(() => undefined);

const LEAVE_TO: Readonly<Record<LeaveTo, string>> = {
  'all-games': PATHS.play,
  leaderboard: PATHS.leaderboard,
};

/** One page for all 14 games: the route says which. */
export function GamePage() {
  // Not from the address: routes match it whatever its case.
  const gameId = useMatches().at(-1)?.id.split('/')[2] ?? '';
  const game = findGame(gameId);
  if (!game) throw new Error(`there is no game "${gameId}"`);

  const user = useUser();
  const { data: profile, isPending } = useProfile();
  const { theme } = useTheme();
  const navigate = useNavigate();
  const onResult = useSaveResult(profile);
  // The server would refuse for ever what comes before there is a profile: it waits for one, which is no failure.
  const onKept = () => {
    if (profile !== null) complain('progress');
  };
  useFlushing(profile);
  const [from] = useState(cameFrom);
  useEffect(() => forgetCameFrom(), []);

  const [GameStage, setGameStage] = useState<Awaited<typeof stage>>();
  const [state, setState] = useState<'loading' | 'started' | 'failed'>('loading');
  const onReady = useCallback((started: boolean) => setState(started ? 'started' : 'failed'), []);
  useEffect(() => {
    stage.then(
      (fetched) => setGameStage(() => fetched),
      () => setState('failed'),
    );
  }, []);
  const [broken, setBroken] = useState<{ readonly error: unknown }>();
  const onBroken = useCallback((error: unknown) => setBroken({ error }), []);
  if (broken) throw broken.error;

  // The stage starts once, so it waits until it is known who plays. For somebody else it starts anew: what one child
  // has begun never counts for another.
  const known = user === null || (user !== undefined && !isPending);
  const avatar = profile?.avatar_url ?? 'fox';
  return (
    <main id="main" tabIndex={-1} className="min-h-dvh bg-bg1">
      {known && GameStage && state !== 'failed' && (
        <GameStage
          key={`${user?.id} ${game.id}`}
          game={game}
          player={{ avatar, xp: profile?.xp }}
          theme={theme}
          cameFrom={from}
          onResult={onResult}
          onKept={onKept}
          onLeave={(to) => void navigate(LEAVE_TO[to])}
          onProblem={(message) => complain('stage', message)}
          onReady={onReady}
          onBroken={onBroken}
        />
      )}
      {state !== 'started' && <Curtain game={game} avatar={avatar} failed={state === 'failed'} />}
    </main>
  );
}
