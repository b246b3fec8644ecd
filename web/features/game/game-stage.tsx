import { useLayoutEffect, useRef } from 'react';
import { localDay } from '#engine/rules/day-scene.ts';
import type { Game } from '#engine/rules/game.ts';
// Imported statically: PixiJS's renderer uses only the render pipes loaded before it starts. The page loads this whole
// file lazily.
import { mountGame } from '#engine/mount.ts';
import type { GameFailure, GameOptions, GameSession } from '#engine/ports.ts';
import { takesAvif } from '#web/lib/avif.ts';
import { EngineStage } from './engine-stage.tsx';
import { useWayBack } from './use-way-back.ts';

// For whoever fetches ahead: in this file, so that games stay one file of code.
export { filesAhead, warmRenderer } from '#engine/mount.ts';

type Ports = Omit<GameOptions, 'gameId' | 'day' | 'host' | 'takesAvif'>;

interface GameStageProps extends Ports {
  readonly game: Game;
  /** The first scene is shown. */
  readonly onReady: () => void;
}

/**
 * A game inside a page. It reads its options once: a later change of theme or profile must not restart the game. Mount
 * it with the player's and the game's id as key.
 */
export function GameStage({ game, onReady, onBroken, ...ports }: GameStageProps) {
  const latest = useRef(ports);
  const session = useRef<GameSession>(undefined);
  useWayBack(() => session.current?.asksToStop() ?? false);
  useLayoutEffect(() => {
    latest.current = ports;
  });
  return (
    <EngineStage
      onReady={onReady}
      onBroken={onBroken}
      mount={(app, host, broke: (failure: GameFailure) => void) =>
        (session.current = mountGame(app, {
          ...latest.current,
          gameId: game.id,
          day: localDay(new Date()),
          takesAvif: takesAvif(),
          host,
          onResult: (result) => latest.current.onResult(result),
          onKept: () => latest.current.onKept(),
          onLeft: (round) => latest.current.onLeft?.(round),
          wayOn: () => latest.current.wayOn?.(),
          onLeave: (to) => latest.current.onLeave(to),
          onNeeds: (changes) => latest.current.onNeeds?.(changes),
          onProblem: (message) => latest.current.onProblem(message),
          onBroken: broke,
        }))
      }
    />
  );
}
