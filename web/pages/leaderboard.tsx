import { useQuery } from '@tanstack/react-query';
import { ChartNoAxesColumnIncreasing, Medal, Users } from 'lucide-react';
import { XP_PER_LEVEL, xpInLevel } from '#engine/rules/level.ts';
import { leaderboardQuery } from '#web/lib/leaderboard.ts';
import { Podium } from '#web/features/leaderboard/podium.tsx';
import { RankingList } from '#web/features/leaderboard/ranking-list.tsx';
import { rowsSeenBy } from '#web/features/leaderboard/seen-rows.ts';
import { ReportLink } from '#web/features/leaderboard/report-link.tsx';
import { useProfile } from '#web/lib/profile.ts';
import { PATHS } from '#web/lib/paths.ts';
import { textOf } from '#web/lib/problems.ts';
import { BackToGames } from '#web/ui/back-to-games.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card, FeatureCard } from '#web/ui/card.tsx';
import { Hero } from '#web/ui/hero.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

export function LeaderboardPage() {
  const { data: profile } = useProfile();
  const { data, isPending, isError, error, refetch } = useQuery(leaderboardQuery);
  const hidden = profile?.on_leaderboard === false;
  const seen = data && rowsSeenBy(data, { ownId: profile?.public_id, hidden });
  return (
    <div className="flex flex-col gap-4 md:gap-8">
      <Hero back={<BackToGames />} title="Leaderboard" picture={<Podium rows={seen?.rows} />}>
        {profile && (
          <p className="mt-2 text-xl">
            You have {profile.xp} XP: {XP_PER_LEVEL - xpInLevel(profile.xp)} to Level {profile.level + 1}.
          </p>
        )}
      </Hero>
      {/* On a phone below the ranking, the main content. */}
      <ul className="grid gap-3 max-md:order-1 sm:gap-4 md:-mt-3 md:grid-cols-3">
        <FeatureCard icon={<Medal aria-hidden className="size-8" />} title="Top Performers" told>
          The fifty players with the most XP.
        </FeatureCard>
        <FeatureCard
          icon={<ChartNoAxesColumnIncreasing aria-hidden className="size-8" />}
          title="Progress Tracking"
          told
        >
          Every finished game moves you up.
        </FeatureCard>
        <FeatureCard icon={<Users aria-hidden className="size-8" />} title="Community" told>
          Made-up names, unless a grown-up says so. Nobody can write to you.
        </FeatureCard>
      </ul>
      {/* Sized from the start, so that later content does not shift. */}
      <Card className="min-h-[75dvh] p-4! sm:p-8!">
        <h2 className="mb-3 text-2xl sm:mb-5 sm:text-3xl">Top Players</h2>
        {isPending && <Spinner label="Loading leaderboard" />}
        {isError && !data && (
          <LoadFailed what="The leaderboard" text={textOf('leaderboard')} error={error} again={refetch} />
        )}
        {seen && <RankingList {...seen} hidden={hidden} />}
        {data && (
          <div className="mt-3 flex justify-center">
            <ReportLink />
          </div>
        )}
      </Card>
      <ButtonLink size="big" to={PATHS.play} className="self-center max-md:order-1">
        Start Playing
      </ButtonLink>
    </div>
  );
}
