import { CalendarDays, Coins, Ear } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { bedOf, gardenOf } from '#engine/learner/garden.ts';
import type { Game } from '#engine/rules/game.ts';
import { TERMS } from '#engine/rules/terms.ts';
import { fitsAge } from '#engine/learner/by-age.ts';
import { GoOn } from '#web/features/catalogue/doors.tsx';
import { Filters, type Filter } from '#web/features/catalogue/filters.tsx';
import { TermSection } from '#web/features/catalogue/term-section.tsx';
import { useLed } from '#web/features/catalogue/use-led.ts';
import { Growing } from '#web/features/garden/growing.tsx';
import { useShownLearner } from '#web/features/learning/from-server.ts';
import { useWithNeeds } from '#web/features/progress/needs-progress.ts';
import { useWaiting } from '#web/features/progress/progress.ts';
import { useProfile } from '#web/lib/profile.ts';
import { PATHS } from '#web/lib/paths.ts';
import { Banner } from '#web/ui/banner.tsx';
import { FeatureCard } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';

export function PlayPage() {
  const profile = useWithNeeds(useProfile().data);
  const age = profile?.age ?? null;
  const { learner, held } = useShownLearner(profile, useWaiting());
  const led = useLed(profile && learner ? { id: profile.id, age, learner } : undefined);
  const [filter, setFilter] = useState<Filter>('all');
  const isShown = (game: Game) =>
    filter === 'all' || (filter === 'age' ? fitsAge(game, age) : bedOf(game) === filter);
  return (
    <div className="flex flex-col gap-6">
      {profile && learner && (
        <Growing
          key={profile.id}
          playerId={profile.id}
          plants={gardenOf(learner)}
          calm={profile.needs?.calm ?? false}
        />
      )}
      <PlayTop
        filter={filter}
        onFilter={setFilter}
        age={age}
        wayOn={
          led && (
            <div className={classNames('hidden xl:block', held)}>
              <GoOn game={led.next} isNew={profile?.xp === 0} />
            </div>
          )
        }
      >
        {TERMS.map((term) => (
          <TermSection
            key={term}
            term={term}
            age={age}
            from="play"
            only={isShown}
            {...(led && { inGame: led.inGame })}
          />
        ))}
      </PlayTop>

      <ul className="grid grid-cols-3 gap-3 sm:gap-4">
        <FeatureCard icon={<Ear aria-hidden className="size-8" />} title="Listen and play">
          Every game speaks. Tap a speaker to hear its name.
        </FeatureCard>
        <FeatureCard icon={<CalendarDays aria-hidden className="size-8" />} title="Term by term">
          The same order as at school, easy ones first.
        </FeatureCard>
        <FeatureCard icon={<Coins aria-hidden className="size-8" />} title="Earn XP and coins">
          Finish a game and watch your level grow.
        </FeatureCard>
      </ul>

      <Banner title="How far have you climbed?" to={PATHS.leaderboard} action="Leaderboard" />
    </div>
  );
}

interface PlayTopProps {
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
  readonly age: number | null;
  /** Beside the title, where a wide window has room for it. */
  readonly wayOn?: ReactNode;
  /** The terms. */
  readonly children: ReactNode;
}

export const PlayTop = ({ filter, onFilter, age, wayOn, children }: PlayTopProps) => (
  <section aria-labelledby="terms" className="flex flex-col gap-2 short:gap-1">
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
      <div>
        <h1 className="text-3xl short:text-2xl">Choose Your Game</h1>
        <h2 id="terms" className="text-lg text-muted short:text-base">
          Games by School Term
        </h2>
      </div>
      {wayOn}
      <Filters chosen={filter} onChosen={onFilter} age={age} />
    </div>
    {children}
  </section>
);
