import 'pixi.js/unsafe-eval';
import { Application, useApplication } from '@pixi/react';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Game } from '#engine/games/game.ts';
// Not lazily: PixiJS's renderer takes up only those kinds of drawing that are loaded before it starts. The page
// that holds the stage is lazy itself.
import { mountGame } from '#engine/mount.ts';
import type { GameOptions, GameSession } from '#engine/ports.ts';

type Ports = Omit<GameOptions, 'gameId' | 'host'>;

interface GameStageProps extends Ports {
  readonly game: Game;
  readonly onBroken: (error: unknown) => void;
}

/**
 * The engine's stage inside a page. What the engine is told at the start stays as it was: a change of theme or
 * profile meanwhile must not start the game anew. Mount it with the game's id as key.
 */
export function GameStage({ game, onBroken, ...ports }: GameStageProps) {
  const host = useRef<HTMLDivElement>(null);
  const latest = useRef(ports);
  useLayoutEffect(() => {
    latest.current = ports;
  });
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  return (
    <div
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
          <EngineHost gameId={game.id} host={host} ports={latest} onBroken={onBroken} />
        </Application>
      )}
    </div>
  );
}

/** Only for the first moment: the engine follows the device from then on. Constant, as the library wants its props. */
const RESOLUTION = Math.min(window.devicePixelRatio, 2);

interface EngineHostProps {
  readonly gameId: string;
  readonly host: RefObject<HTMLDivElement | null>;
  readonly ports: RefObject<Ports>;
  readonly onBroken: (error: unknown) => void;
}

/** Lives inside <Application>, because work started any earlier outlives a page that is left during the start. */
function EngineHost({ gameId, host, ports, onBroken }: EngineHostProps) {
  const { app, isInitialised } = useApplication();
  // A layout effect: with a passive one the renderer is gone before the engine can put its things away.
  useLayoutEffect(() => {
    if (!isInitialised || !app.renderer || !host.current) return;
    let session: GameSession | undefined;
    try {
      session = mountGame(app, {
        ...ports.current,
        gameId,
        host: host.current,
        onResult: (result) => ports.current.onResult(result),
        onLeave: (to) => ports.current.onLeave(to),
        onProblem: (message) => ports.current.onProblem(message),
      });
    } catch (error) {
      onBroken(error);
    }
    return () => session?.dispose();
  }, [app, isInitialised, gameId, host, ports, onBroken]);
  return null;
}
