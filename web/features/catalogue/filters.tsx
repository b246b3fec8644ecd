import type { ReactNode } from 'react';
import { GAMES } from '#engine/games/catalogue.ts';
import { bedOf } from '#engine/learner/garden.ts';
import { ALL_GAMES, BEDS, bedSentence, FOR_MY_AGE, type Bed } from '#engine/rules/home-words.ts';
import { say } from '#web/lib/sounds.ts';
import { Picture } from '#web/ui/picture.tsx';

/** Games about one thing, those for the own age, or all. */
export type Filter = Bed | 'age' | 'all';

interface FiltersProps {
  readonly chosen: Filter;
  readonly onChosen: (filter: Filter) => void;
  /** The player's; null: not told, so that there is nothing to choose by it. */
  readonly age: number | null;
}

/** What the list of games shows, chosen by picture; each says what it is when it is pressed. */
export function Filters({ chosen, onChosen, age }: FiltersProps) {
  const button = (filter: Filter, says: string, picture: ReactNode) => (
    <li key={filter} className="min-w-16">
      <button
        type="button"
        aria-label={says.slice(0, -1)}
        aria-pressed={chosen === filter}
        onClick={() => {
          onChosen(chosen === filter ? 'all' : filter);
          say(says).catch(() => undefined);
        }}
        className="grid h-16 w-full place-items-center overflow-hidden rounded-2xl border-4 border-line bg-paper shadow-card sm:w-16 aria-pressed:border-plum aria-pressed:bg-accent"
      >
        {picture}
      </button>
    </li>
  );
  return (
    <ul aria-label="Which games" className="grid w-full grid-cols-4 gap-2 sm:flex sm:w-auto short:gap-1">
      {button(
        'all',
        ALL_GAMES,
        <Picture name="pages/owl-map" alt="" className="size-full object-contain" first />,
      )}
      {BEDS.map((bed) =>
        button(
          bed,
          bedSentence(bed),
          <Picture
            name={`thumbnails/${GAMES.find((game) => bedOf(game) === bed)!.id}`}
            alt=""
            className="size-full object-cover"
            first
          />,
        ),
      )}
      {age !== null &&
        button('age', FOR_MY_AGE, <span className="font-display text-3xl font-semibold">{age}</span>)}
    </ul>
  );
}
