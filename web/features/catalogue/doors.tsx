import { bedOf } from '#engine/learner/garden.ts';
import type { Game } from '#engine/rules/game.ts';
import type { Avatar } from '#engine/rules/looks.ts';
import type { Room } from '#engine/rules/nook.ts';
import { LETS_PLAY, MY_NOOK, WATER } from '#engine/rules/home-words.ts';
import { gamePath, PATHS } from '#web/lib/paths.ts';
import { Link } from '#web/ui/link.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { RoomPicture } from '#web/ui/room-picture.tsx';
import { Door, spokenWhenSeen } from './door.tsx';
import { GameStateMark } from './game-state.tsx';
import type { Led } from './next-games.ts';
import { useOpening } from './use-opening.ts';

/** Doors and cards together: two full rows on everything but a phone. */
const MOST_TILES = 8;

interface DoorsProps {
  readonly led: Led;
  readonly isNew: boolean;
  readonly nook: NookDoorProps['nook'];
  readonly guide: Avatar;
}

/** What a child sees first: the way on, what is due, and the games that fit, all by picture and voice. */
export function Doors({ led, isNew, nook, guide }: DoorsProps) {
  const { next, water, fitting, inGame } = led;
  const doors = water ? 3 : 2;
  const cards = fitting.filter((game) => game !== next).slice(0, MOST_TILES - doors);
  return (
    <section aria-label="Games for you">
      <ul className="flex flex-wrap justify-center gap-3">
        <GameDoor game={next} label={isNew ? 'Start here' : 'Go on'} says={`${LETS_PLAY} ${next.title}.`} />
        {water && <GameDoor game={water} label="Water" says={WATER} picture="things/watering-can" />}
        <NookDoor nook={nook} guide={guide} />
        {cards.map((game) => (
          <PictureCard key={game.id} game={game} inGame={inGame(game)} />
        ))}
      </ul>
    </section>
  );
}

interface NookDoorProps {
  /** Undefined: not known yet; null: it cannot be read. */
  readonly nook: (Room & { readonly balance: number }) | null | undefined;
  readonly guide: Avatar;
}

/** The child's own room, and the purse. A room with nothing in it yet is shown as it may become. */
function NookDoor({ nook, guide }: NookDoorProps) {
  const isOwn = nook === undefined || (nook && nook.placed.length + nook.outfit.length > 0);
  return (
    <Door
      isDoor
      to={PATHS.nook}
      picture={
        isOwn ? (className) => <RoomPicture room={nook} guide={guide} className={className} /> : 'pages/nook'
      }
      label="My Nook"
      says={MY_NOOK}
    >
      {nook && (
        <span className="flex items-center gap-1.5 font-display text-lg leading-tight font-semibold text-ink">
          <Picture name="things/coin" alt="" className="size-6" first />
          {nook.balance}
          <span className="sr-only">{` ${nook.balance === 1 ? 'coin' : 'coins'} to spend`}</span>
        </span>
      )}
    </Door>
  );
}

interface GoOnProps {
  readonly game: Game;
  readonly isNew: boolean;
}

/** The way on beside the list of all games, where a wide window has room for it. */
export function GoOn({ game, isNew }: GoOnProps) {
  const { isAway, link } = useOpening(game.id, 'play');
  const spoken = spokenWhenSeen(`${LETS_PLAY} ${game.title}.`);
  return (
    <Link
      to={gamePath(game.id)}
      {...link}
      {...spoken}
      data-tile=""
      className="hidden min-h-16 items-center gap-4 overflow-hidden rounded-2xl border-4 border-accent bg-paper pr-6 shadow-card hover:shadow-lift xl:flex"
    >
      <Picture
        name={`thumbnails/${game.id}`}
        alt=""
        className={`h-16 w-28 object-cover ${isAway ? 'opacity-80 grayscale' : ''}`}
        first
      />
      <span className="leading-tight">
        <span className="block font-display text-xl font-semibold">{isNew ? 'Start here' : 'Go on'}</span>
        <span className="text-muted">{game.title}</span>
      </span>
    </Link>
  );
}

interface GameDoorProps {
  readonly game: Game;
  readonly label: string;
  readonly says: string;
  readonly picture?: string;
}

function GameDoor({ game, label, says, picture = `thumbnails/${game.id}` }: GameDoorProps) {
  const { isAway, link } = useOpening(game.id, 'home');
  return (
    <Door
      isDoor
      to={gamePath(game.id)}
      picture={picture}
      label={label}
      says={says}
      link={link}
      isAway={isAway}
    >
      <span className="text-muted max-sm:sr-only">{game.title}</span>
    </Door>
  );
}

interface PictureCardProps {
  readonly game: Game;
  readonly inGame: ReturnType<Led['inGame']>;
}

function PictureCard({ game, inGame }: PictureCardProps) {
  const { isAway, link } = useOpening(game.id, 'home');
  return (
    <Door
      to={gamePath(game.id)}
      picture={`thumbnails/${game.id}`}
      label={game.title}
      says={`${game.title}.`}
      link={link}
      isAway={isAway}
    >
      <GameStateMark {...inGame} bed={bedOf(game)} />
    </Door>
  );
}
