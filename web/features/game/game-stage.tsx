import 'pixi.js/unsafe-eval';
import { Application, useApplication } from '@pixi/react';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Game } from '#engine/games/game.ts';
// Not lazily: PixiJS's renderer takes up only those kinds of drawing that are loaded before it starts. The page
// fetches all of this file lazily itself.
import { mountGame } from '#engine/mount.ts';
import type { GameOptions, GameSession } from '#engine/ports.ts';

type Ports = Omit<GameOptions, 'gameId' | 'host'>;

interface GameStageProps extends Ports {
  readonly game: Game;
  /** The first scene is shown, or could not be. */
  readonly onReady: (started: boolean) => void;
  readonly onBroken: (error: unknown) => void;
}

/**
 * The engine's stage inside a page. What the engine is told at the start stays as it was: a change of theme or
 * profile meanwhile must not start the game anew. Mount it with the player's and the game's id as key.
 */
export function GameStage({ game, onReady, onBroken, ...ports }: GameStageProps) {
  const host = useRef<HTMLElement>(null);
  const latest = useRef(ports);
  useLayoutEffect(() => {
    latest.current = ports;
  });
  const [box, setBox] = useState<HTMLElement | null>(null);
  return (
    <section
      ref={(element) => {
        host.current = element;
        setBox(element);
      }}
      className="fixed inset-0 overflow-hidden"
    >
      {box && (
        <Application
          preference="webgl"
          autoDensity
          autoStart={false}
          sharedTicker={false}
          resolution={RESOLUTION}
          antialias={RESOLUTION < 2}
        >
          <EngineHost gameId={game.id} host={host} ports={latest} onReady={onReady} onBroken={onBroken} />
        </Application>
      )}
    </section>
  );
}

/** Only for the first moment: the engine follows the device from then on. Constant, as the library wants its props. */
const RESOLUTION = Math.min(window.devicePixelRatio, 2);

interface EngineHostProps {
  readonly gameId: string;
  readonly host: RefObject<HTMLElement | null>;
  readonly ports: RefObject<Ports>;
  readonly onReady: (started: boolean) => void;
  readonly onBroken: (error: unknown) => void;
}

/** Lives inside <Application>, because work started any earlier outlives a page that is left during the start. */
function EngineHost({ gameId, host, ports, onReady, onBroken }: EngineHostProps) {
  const { app, isInitialised } = useApplication();
  // A layout effect: with a passive one the renderer is gone before the engine can put its things away.
  useLayoutEffect(() => {
    if (!isInitialised || !app.renderer || !host.current) return;
    let session: GameSession | undefined;
    let gone = false;
    try {
      const mounted = mountGame(app, {
        ...ports.current,
        gameId,
        host: host.current,
        onResult: (result) => ports.current.onResult(result),
        onKept: () => ports.current.onKept(),
        onLeave: (to) => ports.current.onLeave(to),
        onProblem: (message) => ports.current.onProblem(message),
      });
      session = mounted;
      void mounted.ready.then(() => {
        if (!gone) onReady(mounted.phase !== 'loading');
      });
    } catch (error) {
      onBroken(error);
    }
    return () => {
      gone = true;
      session?.dispose();
    };
  }, [app, isInitialised, gameId, host, ports, onReady, onBroken]);
  return null;
}
