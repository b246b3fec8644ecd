import { useEffect, useState } from 'react';
import type { Plant } from '#engine/learner/garden.ts';
import { classNames } from '#web/ui/class-names.ts';
import { grownSince, noteSeen } from './seen-garden.ts';
import { PlantPicture } from './plant-picture.tsx';

const SHOWN_MS = 1_500;
const MOST_SHOWN = 10;

interface GrowingProps {
  readonly playerId: string;
  readonly plants: readonly Plant[];
  readonly calm: boolean;
}

/**
 * On the way back from a round its plants grow, for a moment and over the page: nothing waits for it, and any press or
 * key ends it. With calm motion they are just there. Mount it with the player's id as key.
 */
export function Growing({ playerId, plants, calm }: GrowingProps) {
  const [grown] = useState(() => grownSince(playerId, plants));
  const [isOver, setOver] = useState(grown.length === 0);
  useEffect(() => noteSeen(playerId, plants), [playerId, plants]);
  useEffect(() => {
    if (isOver) return;
    const end = () => setOver(true);
    const timer = setTimeout(end, SHOWN_MS);
    for (const event of ['pointerdown', 'keydown']) document.addEventListener(event, end);
    return () => {
      clearTimeout(timer);
      for (const event of ['pointerdown', 'keydown']) document.removeEventListener(event, end);
    };
  }, [isOver]);
  if (isOver) return null;
  return (
    <div
      aria-hidden
      data-growing={grown.length}
      className="pointer-events-none fixed inset-x-0 bottom-6 z-40 mx-auto flex w-fit max-w-full items-end justify-center rounded-[2rem] bg-linear-to-b from-bg0 to-leaf px-6 py-3 shadow-lift"
    >
      {grown.slice(0, MOST_SHOWN).map((plant) => (
        <span key={plant.item.id} className={classNames('origin-bottom', !calm && 'animate-grow')}>
          <PlantPicture plant={plant} className="h-24 w-20 object-contain max-sm:h-14 max-sm:w-12" />
        </span>
      ))}
    </div>
  );
}
