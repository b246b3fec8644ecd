import { useQuery } from '@tanstack/react-query';
import { ChartNoAxesColumnIncreasing, Medal, Users } from 'lucide-react';
import { XP_PER_LEVEL, xpInLevel } from '#engine/rules/level.ts';
import { leaderboardQuery } from '#web/features/leaderboard/leaderboard.ts';
import { Podium } from '#web/features/leaderboard/podium.tsx';
import { RankingList } from '#web/features/leaderboard/ranking-list.tsx';
import { useProfile } from '#web/features/profile/profile.ts';
import { PATHS } from '#web/lib/paths.ts';
import { textOf } from '#web/lib/problems.ts';
import { BackToGames } from '#web/ui/back-to-games.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card, FeatureCard } from '#web/ui/card.tsx';
import { Hero } from '#web/ui/hero.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

export function LeaderboardPage() {
  const { data: profile } = useProfile();
  const { data, isPending, isError, refetch } = useQuery(leaderboardQuery);
  return (
    <div className="flex flex-col gap-8">
      <Hero back={<BackToGames />} title="Leaderboard" picture={<Podium leaderboard={data} />}>
        {profile && (
          <p className="mt-2 text-xl">
            You have {profile.xp} XP: {XP_PER_LEVEL - xpInLevel(profile.xp)} to Level {profile.level + 1}.
          </p>
        )}
      </Hero>
      <ul className="-mt-3 grid grid-cols-3 gap-3 sm:gap-4">
        <FeatureCard icon={<Medal aria-hidden className="size-8" />} title="Top Performers">
          The fifty players with the most XP.
        </FeatureCard>
        <FeatureCard
          icon={<ChartNoAxesColumnIncreasing aria-hidden className="size-8" />}
          title="Progress Tracking"
        >
          Every finished game moves you up.
        </FeatureCard>
        <FeatureCard icon={<Users aria-hidden className="size-8" />} title="Community">
          Only made-up names. Nobody can write to you.
        </FeatureCard>
      </ul>
      {/* So tall from the start that what follows cannot jump in view. */}
      <Card className="min-h-[75dvh] p-4! sm:p-8!">
        <h2 className="mb-5 text-3xl">Top Players</h2>
        {isPending && <Spinner label="Loading leaderboard" />}
        {isError && (
          <div className="flex flex-col items-start gap-4">
            <Alert>{textOf('leaderboard')}</Alert>
            <Button onClick={() => void refetch()}>Retry</Button>
          </div>
        )}
        {data && (
          <RankingList
            leaderboard={data}
            ownId={profile?.public_id}
            hidden={profile?.on_leaderboard === false}
          />
        )}
      </Card>
      <ButtonLink size="big" to={PATHS.play} className="self-center">
        Start Playing
      </ButtonLink>
    </div>
  );
}
