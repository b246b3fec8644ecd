import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { gardenOf } from '#engine/learner/garden.ts';
import { XP_PER_LEVEL, xpInLevel } from '#engine/rules/level.ts';
import type { ThingId } from '#engine/rules/nook.ts';
import { termOn, termsShown, type Term } from '#engine/rules/terms.ts';
import type { Profile } from '#server/contract/profile.ts';
import { Doors } from '#web/features/catalogue/doors.tsx';
import { useLed } from '#web/features/catalogue/use-led.ts';
import { TermSection } from '#web/features/catalogue/term-section.tsx';
import { TERM_TEXTS } from '#web/features/catalogue/terms.ts';
import { Garden } from '#web/features/garden/garden.tsx';
import { Growing } from '#web/features/garden/growing.tsx';
import { useShownLearner } from '#web/features/learning/from-server.ts';
import { useNook } from '#web/features/progress/nook-progress.ts';
import { useWaiting } from '#web/features/progress/progress.ts';
import { useWithNeeds } from '#web/features/progress/needs-progress.ts';
import { leaderboardQuery } from '#web/lib/leaderboard.ts';
import { useProfile } from '#web/lib/profile.ts';
import { PATHS } from '#web/lib/paths.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Banner } from '#web/ui/banner.tsx';
import { StatTile } from '#web/ui/stat-tile.tsx';

const UNKNOWN = '-';

export function HomePage() {
  const profile = useWithNeeds(useProfile().data);
  const leaderboard = useQuery(leaderboardQuery);
  const nook = useNook();
  const { learner, held } = useShownLearner(profile, useWaiting());
  const [term] = useState(() => termOn(new Date()));
  const led = useLed(profile && learner ? { id: profile.id, age: profile.age, learner } : undefined);
  const plants = learner ? gardenOf(learner) : [];
  // A player who has not played yet is not told that they are last.
  const rank = profile?.xp ? (leaderboard.data?.currentUserRank ?? '?') : '?';
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-3 short:gap-2">
        <HomeTop profile={profile} outfit={nook?.outfit} rank={rank} term={term} />
        {led && (
          <div className={classNames(held)}>
            <Doors led={led} isNew={profile?.xp === 0} nook={nook} guide={profile?.avatar_url ?? 'fox'} />
          </div>
        )}
      </div>

      <div className={classNames('flex flex-col gap-6', held)}>
        {profile && <Garden plants={plants} />}
        {profile && (
          <Growing
            key={profile.id}
            playerId={profile.id}
            plants={plants}
            calm={profile.needs?.calm ?? false}
          />
        )}

        <section aria-labelledby="journey" className="flex flex-col gap-5">
          <h2 id="journey" className="text-3xl">
            Your Learning Journey
          </h2>
          {termsShown(term).map((shown) => (
            <TermSection
              key={shown}
              term={shown}
              age={profile?.age ?? null}
              from="home"
              {...(led && { inGame: led.inGame })}
            />
          ))}
        </section>

        <Banner title="See who is at the top" to={PATHS.leaderboard} action="Leaderboard" />
      </div>
    </div>
  );
}

interface HomeTopProps {
  readonly profile: Profile | null | undefined;
  /** What the guide wears. */
  readonly outfit: readonly ThingId[] | undefined;
  readonly rank: number | string;
  readonly term: Exclude<Term, 'other'> | undefined;
}

/** Who is here, and how far they have come: as far as it is known. */
export const HomeTop = ({ profile, outfit, rank, term }: HomeTopProps) => (
  <div className="contents min-[80rem]:flex min-[80rem]:items-center min-[80rem]:justify-between min-[80rem]:gap-6">
    <div className="flex items-center gap-3">
      <Avatar
        name={profile?.avatar_url}
        scarf={profile?.scarf}
        outfit={outfit}
        className="size-12 shrink-0 short:hidden"
      />
      <h1 className="min-w-0 text-2xl wrap-anywhere sm:text-3xl short:text-2xl">
        Welcome back, {profile?.username ?? 'Player'}!
      </h1>
    </div>
    {/* On phones after what a child came for. */}
    <dl className="grid grid-cols-2 gap-2 max-sm:order-last sm:grid-cols-4 sm:gap-3 min-[80rem]:flex min-[80rem]:shrink-0 short:order-last">
      <StatTile
        name="Level and XP"
        picture="things/star"
        value={profile ? `Level ${profile.level}` : UNKNOWN}
      >
        {profile && (
          <span className="ml-2 text-sm whitespace-nowrap text-muted">
            {profile.xp} XP
            <span className="sr-only">
              , {XP_PER_LEVEL - xpInLevel(profile.xp)} to Level {profile.level + 1}
            </span>
          </span>
        )}
      </StatTile>
      <StatTile name="Coins Earned" picture="things/coin" value={profile?.coins ?? UNKNOWN} />
      <StatTile name="Leaderboard Rank" picture="things/trophy" value={rank === '?' ? '?' : `#${rank}`} />
      <StatTile
        name="Current Focus"
        picture="things/calendar"
        value={term ? TERM_TEXTS[term].short : UNKNOWN}
      >
        {term && <span className="sr-only">{TERM_TEXTS[term].description}</span>}
      </StatTile>
    </dl>
  </div>
);
