import { gameOrThrow } from '#engine/games/catalogue.ts';
import type { BoardMode } from '#engine/ports.ts';
import { PATHS, withSearch } from '#web/lib/paths.ts';
import { ButtonLink, TextLink } from '#web/ui/button.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { BoardScreen } from './board-screen.tsx';
import { canPlay, GROUPINGS, MODES, type BoardChoice, type Grouping } from './choice.ts';
import { Register, Tokens } from './register.tsx';
import { Segments } from './segments.tsx';
import { TOPICS, type Topic } from './topics.ts';

/** One aim of a school term, and the games that meet it. */
interface Objective {
  readonly says: string;
  readonly games: readonly string[];
}

interface ChoosingProps {
  readonly choice: BoardChoice;
  readonly onChoose: (changes: Partial<BoardChoice>) => void;
  readonly objectivesOf: (term: Exclude<Grouping, 'topic'>) => readonly Objective[];
}

const MODE_TEXTS: Readonly<Record<BoardMode, { readonly label: string; readonly note: string }>> = {
  'everyone-shows': {
    label: 'Everyone shows',
    note: 'Answers stay hidden until you tap. Until then everybody thinks: show it on fingers, or tell a partner.',
  },
  'whole-class': {
    label: 'Whole class',
    note: 'An animal with a scarf is called, and that child comes up. First agree who is who.',
  },
  'two-sides': {
    label: 'Two sides',
    note: 'Left and right get the same question, and it is done when both have it. No race, no winner.',
  },
};

const GROUPING_LABELS: Readonly<Record<Grouping, string>> = {
  topic: 'Topics',
  autumn: 'Autumn',
  spring: 'Spring',
  summer: 'Summer',
};

/** What to play with the class: one press begins it. */
export const Choosing = ({ choice, onChoose, objectivesOf }: ChoosingProps) => (
  <BoardScreen
    top={
      <div className="flex w-full items-center justify-between gap-8">
        <div className="flex flex-col gap-3">
          <h1 className="text-5xl xl:text-6xl huge:text-7xl">Maths on the whiteboard</h1>
          <p className="max-w-[46ch] text-xl leading-relaxed text-muted supports-[text-wrap:pretty]:text-pretty xl:text-2xl huge:text-3xl">
            Choose a game, and the class is playing. {MODE_TEXTS[choice.mode].note}
          </p>
        </div>
        {choice.mode === 'whole-class' ? (
          <Tokens>{choice.children}</Tokens>
        ) : (
          <Picture
            name="hero"
            alt=""
            className="hidden aspect-4/3 h-[32dvh] shrink-0 rounded-[2.5rem] bg-tint object-cover shadow-lift ring-8 ring-white/70 lg:block"
            first
          />
        )}
      </div>
    }
  >
    <div className="flex flex-wrap justify-between gap-3">
      <Segments
        legend="How the class plays"
        name="mode"
        options={MODES.map((value) => ({ value, label: MODE_TEXTS[value].label }))}
        value={choice.mode}
        onChoose={(mode) => onChoose({ mode })}
      />
      {choice.mode === 'whole-class' && (
        <Register onChange={(children) => onChoose({ children })}>{choice.children}</Register>
      )}
      <Segments
        legend="Games by"
        name="by"
        options={GROUPINGS.map((value) => ({ value, label: GROUPING_LABELS[value] }))}
        value={choice.by}
        onChoose={(by) => onChoose({ by })}
      />
    </div>
    {choice.by === 'topic' ? (
      <Topics mode={choice.mode} />
    ) : (
      <Objectives mode={choice.mode} items={objectivesOf(choice.by)} />
    )}
    <p className="text-muted huge:text-lg">
      No account, no names, nothing is kept: only your last choice stays on this device.{' '}
      <TextLink to={PATHS.landing}>Addly Nook for families</TextLink>
    </p>
  </BoardScreen>
);

interface TopicsProps {
  readonly mode: BoardMode;
}

const Topics = ({ mode }: TopicsProps) => (
  <ul className="grid grow gap-4 sm:grid-cols-2 lg:grid-cols-4">
    {TOPICS.map((topic) => (
      <TopicCard key={topic.title} mode={mode} {...topic} />
    ))}
  </ul>
);

const TopicCard = ({ mode, title, levels }: TopicsProps & Topic) => (
  <li className="flex flex-col gap-3 rounded-card bg-paper p-3 shadow-card">
    <div className="flex items-center gap-3">
      <Picture
        name={`thumbnails/${levels[0]!.game}`}
        alt=""
        className="aspect-[16/10] w-24 huge:w-36 shrink-0 rounded-2xl bg-tint object-cover"
        first
      />
      <h2 className="text-2xl huge:text-3xl">{title}</h2>
    </div>
    <div className="flex grow flex-wrap gap-2">
      {levels.map(({ game, label }) => (
        <GameLink key={game} mode={mode} game={game} label={label} />
      ))}
    </div>
  </li>
);

interface GameLinkProps {
  readonly mode: BoardMode;
  readonly game: string;
  readonly label: string;
}

/** Begins a game. Its name is what a voice control user reads, and then the game's. */
const GameLink = ({ mode, game: id, label }: GameLinkProps) => {
  const game = gameOrThrow(id);
  const { title } = game;
  if (!canPlay(mode, game)) return <NotHere title={title} />;
  return (
    <ButtonLink
      to={withSearch(PATHS.board, { game: id })}
      aria-label={label === title ? title : `${label}: ${title}`}
      className="max-h-28 min-h-14 grow px-3 whitespace-nowrap huge:text-2xl"
    >
      {label}
    </ButtonLink>
  );
};

/** Why a game is not among those of "Everyone shows", and where it is. */
const NotHere = ({ title }: { readonly title: string }) => (
  <p className="min-w-0 flex-1 basis-56 text-base leading-snug text-muted huge:text-xl">
    {title} cannot hide its answers. Play it as {MODE_TEXTS['whole-class'].label} or{' '}
    {MODE_TEXTS['two-sides'].label}.
  </p>
);

interface ObjectivesProps {
  readonly mode: BoardMode;
  readonly items: readonly Objective[];
}

const Objectives = ({ mode, items }: ObjectivesProps) => (
  <ul className="grid gap-3 lg:grid-cols-2 huge:grow huge:content-start huge:gap-5">
    {items.map(({ says, games }) => (
      <li
        key={says}
        className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-paper p-3 pl-5 shadow-card huge:p-5"
      >
        <p className="min-w-0 flex-1 basis-64 text-lg huge:text-2xl">{says}</p>
        <div className="flex flex-wrap gap-2">
          {games.map((game) => (
            <GameLink key={game} mode={mode} game={game} label={gameOrThrow(game).title} />
          ))}
        </div>
      </li>
    ))}
  </ul>
);
