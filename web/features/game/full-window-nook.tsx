import { ArrowLeft, RotateCw } from 'lucide-react';
import { useCallback, useEffect, useLayoutEffect, useState, type ComponentType } from 'react';
import type { Avatar as AvatarName } from '#engine/rules/looks.ts';
import { focusHeading } from '#web/lib/focus.ts';
import { PATHS } from '#web/lib/paths.ts';
import { toastProblem } from '#web/lib/toasts.ts';
import { holdGameLock } from '#web/lib/worker.ts';
import { reloadApplication } from '#web/start/state.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Hills } from '#web/ui/hills.tsx';
import type { NookStageProps } from './nook-stage.tsx';

type Ports = Omit<NookStageProps, 'onReady' | 'onBroken' | 'onProblem'>;

interface FullWindowNookProps {
  /** Whose it is: for another player the stage starts again. */
  readonly of: string;
  readonly avatar: AvatarName;
  /** Undefined: what is in it is not known yet. */
  readonly ports: Ports | undefined;
  /** It could not be read. */
  readonly isAway: boolean;
  readonly onAgain: () => void;
}

/** The Nook fills the whole window, as a game does. */
export function FullWindowNook({ of, avatar, ports, isAway, onAgain }: FullWindowNookProps) {
  const [Stage, setStage] = useState<ComponentType<NookStageProps>>();
  const [isShown, setIsShown] = useState(false);
  const [isBroken, setIsBroken] = useState(false);
  useEffect(focusHeading, []);
  useEffect(() => holdGameLock(), []);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.overflowY = 'hidden';
    return () => void (style.overflowY = '');
  }, []);
  useEffect(() => {
    import('./nook-stage.tsx').then(
      ({ NookStage }) => setStage(() => NookStage),
      () => setIsBroken(true),
    );
  }, []);
  const onReady = useCallback(() => setIsShown(true), []);
  const isFailed = isBroken || isAway;
  // The stage, which is there before it is shown, has a heading of its own.
  const Title = isFailed ? 'h1' : 'p';
  return (
    <main id="main" tabIndex={-1} className="min-h-dvh bg-bg1">
      {Stage && ports && !isBroken && (
        <Stage
          key={of}
          {...ports}
          onReady={onReady}
          onBroken={() => {
            setIsShown(false);
            setIsBroken(true);
          }}
          onProblem={(message) => toastProblem('stage', message)}
        />
      )}
      {(!isShown || isBroken) && (
        <div className="fixed inset-0 z-10 flex flex-col overflow-hidden bg-linear-to-b from-bg0 to-bg1 p-4 sm:p-6">
          <Hills className="absolute inset-x-0 bottom-0 h-1/3 w-full" />
          <ButtonLink to={PATHS.home} look="paper" className="self-start">
            <ArrowLeft aria-hidden className="size-6" />
            Home
          </ButtonLink>
          <div className="relative m-auto flex flex-col items-center gap-5 text-center">
            <Avatar name={avatar} outfit={ports?.nook.outfit} className="size-40 shadow-lift" />
            <Title tabIndex={-1} className="font-display text-5xl font-semibold">
              My Nook
            </Title>
            {isFailed ? (
              <div role="alert" className="flex flex-col items-center gap-4">
                <p className="max-w-xl text-lg">
                  Your Nook could not be opened. Nothing in it is lost. You can try again.
                </p>
                <Button size="big" onClick={isBroken ? reloadApplication : onAgain}>
                  <RotateCw aria-hidden className="size-7" />
                  Try again
                </Button>
              </div>
            ) : (
              <p role="status" className="text-lg">
                Opening the door
              </p>
            )}
          </div>
        </div>
      )}
    </main>
  );
}
