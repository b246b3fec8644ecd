import { useEffect, useLayoutEffect, useRef } from 'react';
// Imported statically, as in game-stage.tsx.
import { mountNook } from '#engine/mount-nook.ts';
import type { NookOptions, NookSession } from '#engine/nook/ports.ts';
import type { GameFailure } from '#engine/ports.ts';
import { EngineStage } from './engine-stage.tsx';
import { useWayBack } from './use-way-back.ts';

export interface NookStageProps extends Omit<NookOptions, 'host' | 'onBroken'> {
  readonly onReady: () => void;
  readonly onBroken: (failure: GameFailure) => void;
}

/** The Nook inside a page. It follows `nook`; everything else is read once. */
export function NookStage({ onReady, onBroken, ...ports }: NookStageProps) {
  const latest = useRef(ports);
  const session = useRef<NookSession>(undefined);
  useWayBack(() => session.current?.closesSheet() ?? false);
  useLayoutEffect(() => {
    latest.current = ports;
  });
  const { nook } = ports;
  useEffect(() => session.current?.show(nook), [nook]);
  return (
    <EngineStage
      onReady={onReady}
      onBroken={onBroken}
      mount={(app, host, broke) => {
        const mounted = mountNook(app, {
          ...latest.current,
          host,
          onDeal: (deal, purchaseId) => latest.current.onDeal(deal, purchaseId),
          onRoom: (room, before) => latest.current.onRoom(room, before),
          onLeave: () => latest.current.onLeave(),
          onNeeds: (changes) => latest.current.onNeeds?.(changes),
          onProblem: (message) => latest.current.onProblem(message),
          onBroken: (error) => broke({ error, kept: undefined }),
        });
        session.current = mounted;
        return mounted;
      }}
    />
  );
}
