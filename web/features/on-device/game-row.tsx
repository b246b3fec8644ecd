import { Check } from 'lucide-react';
import type { Game } from '#engine/rules/game.ts';
import type { StoredState } from '#web/lib/on-device.ts';
import { Button } from '#web/ui/button.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { inMegabytes } from './megabytes.ts';

interface GameRowProps {
  readonly game: Game;
  readonly kept: StoredState;
  readonly isOffline: boolean;
  readonly isPending: boolean;
  readonly onChoose: (keep: boolean) => void;
}

/** One game, and whether it is stored on this device. */
export const GameRow = ({ game, kept, isOffline, isPending, onChoose }: GameRowProps) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-2xl bg-tint p-3">
    <Picture
      name={`thumbnails/${game.id}`}
      alt=""
      className="aspect-[16/10] w-24 shrink-0 rounded-xl object-cover"
    />
    <span className="min-w-40 grow">
      <span className="block font-display text-lg font-medium">{game.title}</span>
      {kept.isHere && (
        <span className="flex items-center gap-1.5">
          <Check aria-hidden className="size-5 text-primary" />
          On this device
        </span>
      )}
    </span>
    {kept.isHere ? (
      <Button
        look="plain"
        aria-label={`Remove ${game.title} from this device`}
        onClick={() => onChoose(false)}
      >
        Remove
      </Button>
    ) : (
      <Button
        look="paper"
        aria-label={`Keep ${game.title} on this device (${inMegabytes(kept.missingBytes)})`}
        disabled={isOffline}
        pending={isPending}
        pendingLabel="Keeping..."
        onClick={() => onChoose(true)}
      >
        Keep on this device ({inMegabytes(kept.missingBytes)})
      </Button>
    )}
  </li>
);
