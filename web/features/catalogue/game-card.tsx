import { CircleHelp, Sparkles, WifiOff } from 'lucide-react';
import { bedOf, type InGame } from '#engine/learner/garden.ts';
import type { Game } from '#engine/rules/game.ts';
import { gamePath } from '#web/lib/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { DifficultyBadge } from '#web/ui/difficulty-badge.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Link } from '#web/ui/link.tsx';
import { SpeakerButton } from '#web/ui/speaker-button.tsx';
import { ANIMALS } from './animals.ts';
import type { CameFrom } from './came-from.ts';
import { GameStateMark } from './game-state.tsx';
import { OVER_WORDS, Thumbnail } from './thumbnail.tsx';
import { useOpening } from './use-opening.ts';

interface GameCardProps {
  readonly game: Game;
  readonly from: CameFrom;
  /** What the child can do in it; undefined: nothing is shown. */
  readonly inGame?: InGame | undefined;
}

/** One game: the card is a link; the speaker button beside it says the name without opening the game. */
export function GameCard({ game, from, inGame }: GameCardProps) {
  const { questionsCount } = game.rewards;
  const { isAway, link } = useOpening(game.id, from);
  return (
    <li
      data-tile=""
      className="relative flex w-full sm:w-[calc(33.333%-0.5rem)] min-[80rem]:w-[calc(25%-0.5625rem)] lone:w-full"
    >
      <Link
        to={gamePath(game.id)}
        {...link}
        className="group flex w-full overflow-hidden rounded-card bg-paper shadow-card transition duration-150 hover:-translate-y-1 hover:shadow-lift active:scale-[0.98] sm:flex-col lone:flex-row"
      >
        <span className="order-last flex grow flex-col gap-1 px-3 py-2 short:gap-0 short:px-2 short:py-1 lone:justify-center lone:px-6">
          <span className="flow-root">
            {/* The speaker's room: words stand beside it, and those that are too long under it. */}
            <span aria-hidden className="float-right size-12 sm:h-11 short:h-7 short:lone:h-9" />
            <h3 className="text-xl short:text-lg">{game.title}</h3>
            <span className="mt-1 block leading-snug text-muted short:mt-0 short:line-clamp-1 supports-[text-wrap:pretty]:text-pretty">
              {game.description}
            </span>
          </span>
          <span className="mt-auto flex flex-wrap items-center gap-x-2.5 lone:mt-2 font-display text-base text-ink short:gap-x-1.5 short:text-sm">
            <Fact icon={<CircleHelp aria-hidden className="size-4" />}>{questionsCount} questions</Fact>
            <Fact icon={<Sparkles aria-hidden className="size-4" />}>{questionsCount} XP</Fact>
            <span className="whitespace-nowrap">Ages {game.ageRange}</span>
            <DifficultyBadge difficulty={game.difficulty} small />
            {inGame && <GameStateMark {...inGame} bed={bedOf(game)} />}
          </span>
        </span>
        {/* Drawn above the words and read after them: the name comes first. */}
        <span
          className={classNames(
            'relative flex w-2/5 shrink-0 sm:w-full lone:min-h-44 lone:w-2/5 short:lone:min-h-32',
            ANIMALS.get(game.id) ?? 'max-sm:[&_img]:object-[4%]',
            isAway && 'opacity-80 grayscale',
          )}
        >
          <Thumbnail game={game} />
          {isAway && (
            <Badge className="absolute bottom-3 left-3 bg-paper font-semibold text-ink shadow">
              <WifiOff aria-hidden className="size-5" />
              Needs the internet
            </Badge>
          )}
        </span>
      </Link>
      <span
        className={classNames(
          'pointer-events-none absolute inset-x-2 top-1 flex justify-end sm:top-0 sm:items-end lone:top-2 lone:items-start',
          OVER_WORDS,
        )}
      >
        <SpeakerButton
          text={`${game.title}.`}
          label={`Say ${game.title}`}
          isQuiet
          className="pointer-events-auto sm:translate-y-14 short:translate-y-8 lone:translate-y-0"
        />
      </span>
    </li>
  );
}

const Fact = ({ icon, children }: { readonly icon: React.ReactNode; readonly children: React.ReactNode }) => (
  <span className="inline-flex items-center gap-1 whitespace-nowrap">
    <span className="text-primary">{icon}</span>
    {children}
  </span>
);
