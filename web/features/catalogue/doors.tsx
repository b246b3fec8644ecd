import { bedOf } from '#engine/learner/garden.ts';
import type { Led } from '#engine/learner/lead.ts';
import type { Game } from '#engine/rules/game.ts';
import type { Avatar } from '#engine/rules/looks.ts';
import type { Room } from '#engine/rules/nook.ts';
import { LETS_PLAY, MY_NOOK, WATER, type Bed } from '#engine/rules/home-words.ts';
import { gamePath, PATHS } from '#web/lib/paths.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Link } from '#web/ui/link.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { RoomPicture } from '#web/ui/room-picture.tsx';
import { Door, spokenWhenSeen, type Drawn } from './door.tsx';
import { GameStateMark } from './game-state.tsx';
import { useOpening } from './use-opening.ts';

interface DoorsProps {
  readonly led: Led;
  readonly isNew: boolean;
  readonly nook: NookDoorProps['nook'];
  readonly guide: Avatar;
}

/** Each door has a phone's whole width; beside two there is room for a card where a phone lies on its side. */
const DOORS = {
  2: 'w-full sm:w-[calc(50%-0.375rem)] short:w-[calc(34%-0.51rem)]',
  3: 'w-full sm:w-[calc(33.333%-0.5rem)]',
} as const;

const CARD = 'w-[calc(50%-0.375rem)] sm:w-[calc(25%-0.5625rem)] lg:w-[calc(20%-0.6rem)]';
const ON_A_BOARD = '2xl:w-[calc(16.666%-0.625rem)]';
const QUARTER = 'short:w-[calc(25%-0.5625rem)]';

/** How wide each card is beside two doors and beside three. Some are not shown everywhere, so that every row is full. */
const CARDS = {
  2: [
    `${CARD} ${ON_A_BOARD} short:w-[calc(32%-0.48rem)]`,
    ...Array<string>(3).fill(`${CARD} ${ON_A_BOARD} ${QUARTER}`),
    `${CARD} ${ON_A_BOARD} ${QUARTER} max-lg:hidden short:flex`,
    `${ON_A_BOARD} max-2xl:hidden`,
  ],
  3: [...Array<string>(4).fill(`${CARD} ${QUARTER}`), `${CARD} max-lg:hidden short:hidden`],
} as const;

/** What a child sees first: the way on, what is due, and the games that fit, all by picture and voice. */
export function Doors({ led, isNew, nook, guide }: DoorsProps) {
  const { next, water, fitting, inGame } = led;
  const doors = water ? 3 : 2;
  const widths = CARDS[doors];
  const cards = fitting.filter((game) => game !== next).slice(0, widths.length);
  return (
    <section aria-label="Games for you">
      <ul className="flex flex-wrap justify-center gap-3">
        <GameDoor
          game={next}
          label={isNew ? 'Start here' : 'Go on'}
          says={`${LETS_PLAY} ${next.title}.`}
          lies={water ? undefined : 'wide'}
          className={DOORS[doors]}
        />
        {water && (
          <GameDoor
            game={water}
            label="Water"
            says={WATER}
            picture={(className) => <Watering bed={bedOf(water)} className={className} />}
            lies="narrow"
            className={DOORS[doors]}
          />
        )}
        <NookDoor
          nook={nook}
          guide={guide}
          lies={water ? 'narrow' : 'narrow wide'}
          className={DOORS[doors]}
        />
        {cards.map((game, at) => (
          <PictureCard key={game.id} game={game} inGame={inGame(game)} className={widths[at]!} />
        ))}
      </ul>
    </section>
  );
}

/** How a door lies in its row. */
type Laid = Pick<Parameters<typeof Door>[0], 'lies' | 'className'>;

interface NookDoorProps extends Laid {
  /** Undefined: not known yet; null: it cannot be read. */
  readonly nook: (Room & { readonly balance: number }) | null | undefined;
  readonly guide: Avatar;
}

/** The child's own room, and the purse. A room with nothing in it yet is shown as it may become. */
function NookDoor({ nook, guide, ...laid }: NookDoorProps) {
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
      {...laid}
    >
      {/* Its room is kept, so that no word above it moves. */}
      <span className="flex min-h-6 items-center gap-1.5 font-display text-lg leading-tight font-semibold min-[80rem]:lies:min-h-8 min-[80rem]:lies:text-2xl">
        {nook && (
          <>
            <Picture
              name="things/coin"
              alt=""
              className="size-6 max-[24rem]:hidden min-[80rem]:lies:size-8"
              first
            />
            {nook.balance}
            <span className="sr-only">{` ${nook.balance === 1 ? 'coin' : 'coins'} to spend`}</span>
          </>
        )}
      </span>
    </Door>
  );
}

/** The can over the bed in which something is due: a picture, so its sky and its grass are so in every theme. */
const Watering = ({ bed, className }: { readonly bed: Bed; readonly className: string }) => (
  <span
    data-ground=""
    className={classNames(
      'relative block overflow-hidden bg-linear-to-b from-[#9bd8fb] to-[#eaf8ff]',
      className,
    )}
  >
    <span className="absolute -right-1/4 bottom-[18%] h-[52%] w-full rounded-[50%] bg-[#b4e383]" />
    <span className="absolute -inset-x-1/4 -bottom-[42%] h-[86%] rounded-[50%] bg-linear-to-b from-[#94d65f] to-[#5cb344]" />
    {['left-[5%]', 'left-[24%]', 'left-[43%]'].map((left, at) => (
      <Picture
        key={left}
        name={at === 1 ? `garden/flower-${bed}` : 'garden/growing'}
        alt=""
        className={classNames('absolute bottom-[4%] h-[52%] w-[19%] object-contain', left)}
        first
      />
    ))}
    <Picture
      name="things/watering-can"
      alt=""
      className="absolute top-[3%] right-[2%] h-[78%] w-[64%] object-contain"
      first
    />
  </span>
);

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
      className="flex min-h-16 items-center gap-4 overflow-hidden rounded-2xl border-4 border-accent bg-paper pr-6 shadow-card hover:shadow-lift"
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

interface GameDoorProps extends Laid {
  readonly game: Game;
  readonly label: string;
  readonly says: string;
  readonly picture?: string | Drawn;
}

function GameDoor({ game, picture = `thumbnails/${game.id}`, ...door }: GameDoorProps) {
  const { isAway, link } = useOpening(game.id, 'home');
  return (
    <Door isDoor to={gamePath(game.id)} picture={picture} link={link} isAway={isAway} {...door}>
      <span className="block font-display leading-tight max-sm:lies:sr-only short:text-sm supports-[text-wrap:balance]:text-balance">
        {game.title}
      </span>
    </Door>
  );
}

interface PictureCardProps extends Pick<Laid, 'className'> {
  readonly game: Game;
  readonly inGame: ReturnType<Led['inGame']>;
}

function PictureCard({ game, inGame, className }: PictureCardProps) {
  const { isAway, link } = useOpening(game.id, 'home');
  return (
    <Door
      to={gamePath(game.id)}
      picture={`thumbnails/${game.id}`}
      label={game.title}
      says={`${game.title}.`}
      link={link}
      isAway={isAway}
      className={className}
    >
      {inGame && <GameStateMark {...inGame} bed={bedOf(game)} />}
    </Door>
  );
}
