import { CircleHelp, Sparkles, WifiOff } from 'lucide-react';
import { Link } from '#web/ui/link.tsx';
import type { MouseEvent } from 'react';
import type { Game } from '#engine/rules/game.ts';
import { NEEDS_INTERNET } from '#engine/rules/offline.ts';
import { usePlayable } from '#web/lib/on-device.ts';
import { gamePath } from '#web/lib/paths.ts';
import { say } from '#web/lib/sounds.ts';
import { toastProblem } from '#web/lib/toasts.ts';
import { Badge, DifficultyBadge } from '#web/ui/badge.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { SpeakerButton } from '#web/ui/speaker-button.tsx';
import { rememberCameFrom, type CameFrom } from './came-from.ts';
import { Thumbnail } from './thumbnail.tsx';

interface GameCardProps {
  readonly game: Game;
  readonly from: CameFrom;
}

/** One game: the card is a link; the speaker button beside it says the name without opening the game. */
export function GameCard({ game, from }: GameCardProps) {
  const { questionsCount } = game.rewards;
  const isAway = usePlayable(game.id) === false;
  const onClick = (event: MouseEvent) => {
    if (!isAway) return rememberCameFrom(from);
    event.preventDefault();
    toastProblem('needsInternet');
    // The text is readable even if the voice cannot play.
    say(NEEDS_INTERNET).catch(() => undefined);
  };
  return (
    <li className="relative">
      <Link
        to={gamePath(game.id)}
        onClick={onClick}
        aria-disabled={isAway || undefined}
        className="group flex h-full flex-col overflow-hidden rounded-card bg-paper shadow-card transition duration-150 hover:-translate-y-1 hover:shadow-lift active:scale-[0.98]"
      >
        <span className="order-last flex grow flex-col gap-2 p-5">
          <h3 className="pr-16 text-2xl">{game.title}</h3>
          <span className="text-muted supports-[text-wrap:pretty]:text-pretty">{game.description}</span>
          <span className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-2 pt-2 font-display">
            <Fact icon={<CircleHelp aria-hidden className="size-5" />}>{questionsCount} questions</Fact>
            <Fact icon={<Sparkles aria-hidden className="size-5" />}>{questionsCount} XP</Fact>
          </span>
        </span>
        {/* Drawn above the words and read after them: the name comes first. */}
        <span className={classNames('relative block', isAway && 'opacity-80 grayscale')}>
          <Thumbnail game={game} />
          {isAway && (
            <Badge className="absolute bottom-3 left-3 bg-paper font-semibold text-ink shadow">
              <WifiOff aria-hidden className="size-5" />
              Needs the internet
            </Badge>
          )}
          <span className="absolute top-3 right-3 drop-shadow">
            <DifficultyBadge difficulty={game.difficulty} />
          </span>
        </span>
      </Link>
      <span className="pointer-events-none absolute inset-x-3 top-0 flex aspect-[16/10] items-end justify-end">
        <SpeakerButton
          text={`${game.title}.`}
          label={`Say ${game.title}`}
          className="pointer-events-auto translate-y-4/5"
        />
      </span>
    </li>
  );
}

const Fact = ({ icon, children }: { readonly icon: React.ReactNode; readonly children: React.ReactNode }) => (
  <span className="inline-flex items-center gap-1.5 whitespace-nowrap text-ink">
    <span className="text-primary">{icon}</span>
    {children}
  </span>
);
