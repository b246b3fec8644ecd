import { CalendarDays, Coins, Ear } from 'lucide-react';
import { useState } from 'react';
import { firstGame } from '#web/features/catalogue/by-age.ts';
import { termOn, TERMS } from '#engine/rules/terms.ts';
import { FirstGame } from '#web/features/catalogue/first-game.tsx';
import { TermSection } from '#web/features/catalogue/term-section.tsx';
import { TERM_TEXTS } from '#web/features/catalogue/terms.ts';
import { useProfile } from '#web/lib/profile.ts';
import { PATHS } from '#web/lib/paths.ts';
import { Banner } from '#web/ui/banner.tsx';
import { FeatureCard } from '#web/ui/card.tsx';
import { Hero } from '#web/ui/hero.tsx';
import { Picture } from '#web/ui/picture.tsx';

export function PlayPage() {
  const { data: profile } = useProfile();
  const [term] = useState(() => termOn(new Date()));
  return (
    <div className="flex flex-col gap-8">
      <Hero
        title="Choose Your Game"
        picture={<Picture name="pages/owl-map" alt="" className="h-40 w-52 object-contain" first />}
      />
      <ul className="-mt-3 grid grid-cols-3 gap-3 sm:gap-4">
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

      {profile?.xp === 0 && <FirstGame game={firstGame(term, profile.age)} from="play" />}

      <section aria-labelledby="terms" className="flex flex-col gap-5">
        <h2 id="terms" className="text-3xl sm:text-4xl">
          Games by School Term
        </h2>
        <nav
          aria-label="Terms"
          className="sticky top-20 z-30 -mx-1 flex max-w-full gap-1 self-start overflow-x-auto lg:-mt-17 lg:self-end rounded-full bg-paper/95 p-1 shadow-card"
        >
          {TERMS.map((term) => (
            <a
              key={term}
              href={`#term-${term}`}
              className="inline-flex min-h-16 shrink-0 items-center rounded-full px-3.5 font-display text-lg font-medium text-ink hover:bg-tint sm:px-6"
            >
              {TERM_TEXTS[term].short}
            </a>
          ))}
        </nav>
        {TERMS.map((term) => (
          <TermSection key={term} term={term} age={profile?.age ?? null} from="play" />
        ))}
      </section>

      <Banner title="How far have you climbed?" to={PATHS.leaderboard} action="Leaderboard" />
    </div>
  );
}
