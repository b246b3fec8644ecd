import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useMatches, useNavigate } from 'react-router';
import { findGame } from '#engine/games/catalogue.ts';
import { DrawingFailed, PicturesMissing, type GameFailure, type LeaveTo } from '#engine/ports.ts';
import { cameFrom, forgetCameFrom } from '#web/features/catalogue/came-from.ts';
import { useLearner } from '#web/features/learning/from-server.ts';
import { epochOf } from '#web/features/learning/kept-learner.ts';
import { learn, newNumeralsFor, planFor } from '#web/features/learning/learning.ts';
import { LoadingScreen } from '#web/features/game/loading-screen.tsx';
import { useUpdateProfile } from '#web/features/profile/profile.ts';
import type { PlayedRound } from '#engine/rules/played.ts';
import { profileQuery, useProfile } from '#web/lib/profile.ts';
import { useFlushing, useKeptToast, useSaveResult, useWaiting } from '#web/features/progress/progress.ts';
import { useTheme } from '#web/features/theme/theme-provider.tsx';
import { focusHeading } from '#web/lib/focus.ts';
import { keepPlayed, usePlayable } from '#web/lib/on-device.ts';
import { PATHS } from '#web/lib/paths.ts';
import { useUser } from '#web/lib/session.ts';
import { toastProblem } from '#web/lib/toasts.ts';
import { GameNotStored } from '#web/lib/trouble.ts';
import { holdGameLock } from '#web/lib/worker.ts';
import { reloadApplication } from '#web/start/state.ts';

/**
 * The stage and its engine. The import starts with this file, which links prefetch; until it is there the loading
 * screen shows.
 */
const stage = import('#web/features/game/game-stage.tsx').then(({ GameStage }) => GameStage);
// The page below reports it; an unhandled rejection would report it a second time.
stage.catch(() => undefined);

const LEAVE_TO: Readonly<Record<LeaveTo, string>> = {
  'all-games': PATHS.play,
  leaderboard: PATHS.leaderboard,
};

/** Code that failed to load, or is damaged, is kept by the browser: only a reload that fetches it anew helps. */
const isOfCode = ({ error, kept }: GameFailure) =>
  kept === undefined && !(error instanceof DrawingFailed || error instanceof PicturesMissing);

/** What went wrong with the game, and how to retry: an unfinished round is resumed once. */
function useFailures() {
  const [failure, setFailure] = useState<GameFailure>();
  const [resume, setResume] = useState<GameFailure['kept']>();
  const [tries, setTries] = useState(0);
  // The same question broke it again: resuming it once more would fail forever.
  const keeps = failure?.kept !== undefined && failure.kept.index !== resume?.index;
  const tryAgain = () => {
    if (!failure || isOfCode(failure)) return reloadApplication();
    setResume(keeps ? failure.kept : undefined);
    setTries(tries + 1);
    setFailure(undefined);
  };
  return { failure: failure && { error: failure.error, keeps }, fail: setFailure, resume, tries, tryAgain };
}

const NOT_HERE = { error: new GameNotStored(), keeps: false };

/** One page for all 14 games: the route says which. */
export function GamePage() {
  // Not from the address, because routes match in any case.
  const gameId = useMatches().at(-1)?.id.split('/')[2] ?? '';
  const game = findGame(gameId);
  if (!game) throw new Error(`there is no game "${gameId}"`);

  const user = useUser();
  const { data: profile, isPending } = useProfile();
  const { theme } = useTheme();
  const navigate = useNavigate();
  const client = useQueryClient();
  const saveResult = useSaveResult(profile);
  const { mutate: changeNeeds } = useUpdateProfile('profileUpdate');
  useLearner(profile, useWaiting());
  const learnedFrom = useRef<PlayedRound>(undefined);
  const save = (played: PlayedRound) => {
    // A round that ends because somebody else has come leaves nothing of the player here.
    const isHere = user && client.getQueryData(profileQuery(user.id).queryKey)?.id === profile?.id;
    if (profile && isHere) learn(profile, { played, last: learnedFrom.current, now: Date.now() });
    learnedFrom.current = played;
    return saveResult(played, profile ? epochOf(profile.id) : 0);
  };
  const onResult = (result: PlayedRound) => {
    void keepPlayed(client, gameId);
    return save(result);
  };
  // The game fills the whole window: no toasts in front of it.
  useEffect(focusHeading, []);
  // Other pages always have a scrollbar; browsers differ in the space they reserve for it over a game.
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.overflowY = 'hidden';
    return () => void (style.overflowY = '');
  }, []);
  // No new version is activated while a game is open.
  useEffect(() => holdGameLock(), []);
  // A started game goes on with what is loaded, whatever happens to the network.
  const playable = usePlayable(gameId);
  const [begun, setBegun] = useState(playable);
  if (begun !== true && begun !== playable) setBegun(playable);
  // The server rejects results for good while there is no profile, so they wait for one; that is no failure.
  const tellKept = useKeptToast();
  const onKept = () => {
    if (profile !== null) tellKept();
  };
  useFlushing(profile);
  const [from] = useState(cameFrom);
  useEffect(() => forgetCameFrom(), []);

  const [GameStage, setGameStage] = useState<Awaited<typeof stage>>();
  const [started, setStarted] = useState(false);
  const onReady = useCallback(() => setStarted(true), []);
  const { failure, fail, resume, tries, tryAgain } = useFailures();
  useEffect(() => {
    stage.then(
      (fetched) => setGameStage(() => fetched),
      (error: unknown) => fail({ error, kept: undefined }),
    );
  }, [fail]);

  // The stage starts once, so it waits until the player is known. For another player it starts again: what one child has
  // begun never counts for another.
  const known = begun === true && (user === null || (user !== undefined && !isPending));
  const avatar = profile?.avatar_url ?? 'fox';
  return (
    <main id="main" tabIndex={-1} className="min-h-dvh bg-bg1">
      {known && GameStage && !failure && (
        <GameStage
          key={`${user?.id} ${profile?.id ?? user?.id} ${game.id} ${tries}`}
          game={game}
          player={{ avatar, xp: profile?.xp, needs: profile?.needs }}
          theme={theme}
          cameFrom={from}
          onResult={onResult}
          onKept={onKept}
          onLeft={(round) => void save(round)}
          onNeeds={(needs) => changeNeeds({ needs })}
          onLeave={(to) => void navigate(LEAVE_TO[to])}
          onProblem={(message) => toastProblem('stage', message)}
          plan={(seed) => (profile ? planFor(profile, game, seed, Date.now()) : undefined)}
          newNumerals={() => (profile ? newNumeralsFor(profile, Date.now()) : new Set())}
          resume={resume}
          onReady={onReady}
          onBroken={(broken) => {
            setStarted(false);
            fail(broken);
          }}
        />
      )}
      {!started && (
        <LoadingScreen
          game={game}
          avatar={avatar}
          failure={begun === false ? NOT_HERE : failure}
          tryAgain={begun === false ? reloadApplication : tryAgain}
        />
      )}
    </main>
  );
}
