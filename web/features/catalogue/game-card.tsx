import { CircleHelp, Sparkles } from 'lucide-react';
import { Link } from 'react-router';
import type { Game } from '#engine/games/game.ts';
import { gamePath } from '#web/lib/paths.ts';
import { DifficultyBadge } from '#web/ui/badge.tsx';
import { SpeakerButton } from '#web/ui/speaker-button.tsx';
import { rememberCameFrom, type CameFrom } from './came-from.ts';
import { Thumbnail } from './thumbnail.tsx';

interface GameCardProps {
  readonly game: Game;
  readonly from: CameFrom;
}

/** One game: the card is the link; the speaker beside it says the name without opening anything. */
export function GameCard({ game, from }: GameCardProps) {
  const { questionsCount } = game.rewards;
  return (
    <li className="relative">
      <Link
        to={gamePath(game.id)}
        onClick={() => rememberCameFrom(from)}
        className="group flex h-full flex-col overflow-hidden rounded-card bg-paper shadow-card transition duration-150 hover:-translate-y-1 hover:shadow-lift active:scale-[0.98]"
      >
        <span className="relative block">
          <Thumbnail game={game} />
          <span className="absolute top-3 right-3 drop-shadow">
            <DifficultyBadge difficulty={game.difficulty} />
          </span>
        </span>
        <span className="flex grow flex-col gap-2 p-5">
          <h3 className="pr-16 text-2xl">{game.title}</h3>
          <span className="text-pretty text-muted">{game.description}</span>
          <span className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-2 pt-2 font-display">
            <Fact icon={<CircleHelp aria-hidden className="size-5" />}>{questionsCount} questions</Fact>
            <Fact icon={<Sparkles aria-hidden className="size-5" />}>{questionsCount} XP</Fact>
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
