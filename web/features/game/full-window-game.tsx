import { useCallback, useEffect, useLayoutEffect, useState, type ComponentProps } from 'react';
import { DrawingFailed, PicturesMissing, type GameFailure } from '#engine/ports.ts';
import { focusHeading } from '#web/lib/focus.ts';
import { GameNotStored } from '#web/lib/trouble.ts';
import { holdGameLock } from '#web/lib/worker.ts';
import { reloadApplication } from '#web/start/state.ts';
import { toastProblem } from '#web/lib/toasts.ts';
import { fetchStage, useBeginning } from './begin.ts';
import { LoadingScreen } from './loading-screen.tsx';

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

type Stage = Awaited<ReturnType<typeof fetchStage>>;
type StageProps = ComponentProps<Stage>;

interface FullWindowGameProps extends Omit<StageProps, 'onReady' | 'onBroken' | 'onProblem' | 'resume'> {
  /** Who plays, and what: for another one the stage starts again. */
  readonly of: string;
  /** Whether the stage may start. Undefined: that is not known yet; false: the game is not on this device. */
  readonly playable: boolean | undefined;
  /** As `playable`, for what is fetched: whose guide is drawn is known, if not yet what it wears. */
  readonly fetchable: boolean | undefined;
  /** Where the loading screen leads back to. */
  readonly backTo: string;
}

/** A game that fills the whole window, from its loading screen to its end, with what helps when it breaks. */
export function FullWindowGame({ of, playable, fetchable, backTo, ...ports }: FullWindowGameProps) {
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
  useBeginning(ports.game.id, ports.player.avatar, fetchable);
  const [GameStage, setGameStage] = useState<Stage>();
  const [started, setStarted] = useState(false);
  const onReady = useCallback(() => setStarted(true), []);
  const { failure, fail, resume, tries, tryAgain } = useFailures();
  useEffect(() => {
    fetchStage().then(
      (fetched) => setGameStage(() => fetched),
      (error: unknown) => fail({ error, kept: undefined }),
    );
  }, [fail]);
  const isAway = playable === false;
  return (
    <main id="main" tabIndex={-1} className="min-h-dvh bg-bg1">
      {playable && GameStage && !failure && (
        <GameStage
          key={`${of} ${tries}`}
          {...ports}
          onProblem={(message) => toastProblem('stage', message)}
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
          game={ports.game}
          avatar={ports.player.avatar}
          outfit={ports.player.outfit}
          failure={isAway ? NOT_HERE : failure}
          tryAgain={isAway ? reloadApplication : tryAgain}
          backTo={backTo}
          byAddress={ports.cameFrom === undefined}
        />
      )}
    </main>
  );
}
