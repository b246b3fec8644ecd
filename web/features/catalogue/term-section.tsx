import { ChevronDown, GraduationCap } from 'lucide-react';
import type { InGame } from '#engine/learner/garden.ts';
import { gamesByAge } from '#engine/learner/by-age.ts';
import { gameOrThrow } from '#engine/games/catalogue.ts';
import type { Game } from '#engine/rules/game.ts';
import type { Term } from '#engine/rules/terms.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Disclosure, DisclosureButton, DisclosureContent } from '#web/ui/disclosure.tsx';
import { Picture } from '#web/ui/picture.tsx';
import type { CameFrom } from './came-from.ts';
import { GameCard } from './game-card.tsx';
import { TERM_TEXTS, type Objective } from './terms.ts';

interface TermSectionProps {
  readonly term: Term;
  /** The player's; null: not told. */
  readonly age: number | null;
  readonly from: CameFrom;
  /** What the child can do in a game. */
  readonly inGame?: (game: Game) => InGame | undefined;
  /** Only these are shown; a section without any is left out. Omitted: all. */
  readonly only?: (game: Game) => boolean;
}

/** A term's games under a collapsible heading, those for the player's age first; open from the start if there are any. */
export function TermSection({ term, age, from, inGame, only = () => true }: TermSectionProps) {
  const { title, description, objectives } = TERM_TEXTS[term];
  const all = gamesByAge(term, age);
  const [fitting, more] = [all.fitting.filter(only), all.more.filter(only)];
  const count = fitting.length + more.length;
  if (count === 0 && all.fitting.length + all.more.length > 0) return null;
  const shared = { from, inGame };
  return (
    <Disclosure defaultOpen={count > 0}>
      <section id={`term-${term}`} className="scroll-mt-12 rounded-[2rem] bg-paper/60 p-2">
        <h2>
          <DisclosureButton className="group flex min-h-16 w-full items-center gap-3 rounded-2xl px-3 text-left hover:bg-tint">
            <span className="flex min-w-0 grow items-baseline gap-4">
              <span className="text-xl whitespace-nowrap sm:text-2xl">{title}</span>
              <span className="truncate font-reading text-base font-normal text-muted max-sm:hidden">
                {description}
              </span>
            </span>
            <Badge className="shrink-0 bg-tint text-ink">{count === 1 ? '1 game' : `${count} games`}</Badge>
            <ChevronDown
              aria-hidden
              className="size-8 shrink-0 text-primary transition-transform group-data-[state=open]:rotate-180"
            />
          </DisclosureButton>
        </h2>
        <DisclosureContent className="pt-1">
          {(fitting.length > 0 || count === 0) && <TermGames games={fitting} {...shared} />}
          {more.length > 0 && <MoreGames games={more} {...shared} />}
          {objectives.length > 0 && <Objectives items={objectives} />}
        </DisclosureContent>
      </section>
    </Disclosure>
  );
}

interface TermGamesProps {
  readonly games: readonly Game[];
  readonly from: CameFrom;
  readonly inGame?: ((game: Game) => InGame | undefined) | undefined;
}

/** The cards of a term's games, or a message that there are none. */
export const TermGames = ({ games, from, inGame }: TermGamesProps) =>
  games.length === 0 ? (
    <EmptyTerm />
  ) : (
    <ul className="flex flex-wrap justify-center gap-3 pb-1">
      {games.map((game) => (
        <GameCard key={game.id} game={game} from={from} inGame={inGame?.(game)} />
      ))}
    </ul>
  );

/** Games for older children: set apart, and as open as the others. */
const MoreGames = (props: TermGamesProps) => (
  <>
    <h3 className="px-3 pt-4 text-xl">More games</h3>
    <p className="px-3 pb-3 text-muted">A little harder, for whoever wants to try.</p>
    <TermGames {...props} />
  </>
);

const Objectives = ({ items }: { readonly items: readonly Objective[] }) => (
  <Disclosure>
    <div className="mt-4 rounded-2xl bg-paper">
      <DisclosureButton className="group flex min-h-16 w-full items-center gap-3 rounded-2xl px-4 text-left font-display text-lg font-medium hover:bg-tint">
        <GraduationCap aria-hidden className="size-7 shrink-0 text-primary" />
        <span className="grow">School's Learning Objectives</span>
        <ChevronDown
          aria-hidden
          className="size-6 shrink-0 text-primary transition-transform group-data-[state=open]:rotate-180"
        />
      </DisclosureButton>
      <DisclosureContent>
        <ul className="grid list-disc gap-x-10 gap-y-2 px-10 pt-1 pb-5 marker:text-primary lg:grid-cols-2">
          {items.map(({ says, games }) => (
            <li key={says}>
              {says}{' '}
              <span className="text-muted">({games.map((id) => gameOrThrow(id).title).join(', ')})</span>
            </li>
          ))}
        </ul>
      </DisclosureContent>
    </div>
  </Disclosure>
);

const EmptyTerm = () => (
  <div className="flex flex-col items-center gap-2 py-8 text-center">
    <Picture name="pages/owl-map" alt="" className="h-40 w-52 rounded-card object-contain" />
    <p className="font-display text-xl">No games available for this term yet.</p>
    <p className="text-muted">Check back soon for new games!</p>
  </div>
);
