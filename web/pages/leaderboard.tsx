import { useQuery } from '@tanstack/react-query';
import { ChartNoAxesColumnIncreasing, Medal, Users } from 'lucide-react';
import { XP_PER_LEVEL, xpInLevel } from '#engine/rules/level.ts';
import { leaderboardQuery } from '#web/features/leaderboard/leaderboard.ts';
import { RankingList } from '#web/features/leaderboard/ranking-list.tsx';
import { useProfile } from '#web/features/profile/profile.ts';
import { PATHS } from '#web/lib/paths.ts';
import { textOf } from '#web/lib/problems.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card, FeatureCard } from '#web/ui/card.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

export function LeaderboardPage() {
  const { data: profile } = useProfile();
  const { data, isPending, isError, refetch } = useQuery(leaderboardQuery);
  return (
    <div className="flex flex-col gap-8">
      <PageHead title="Leaderboard">
        {profile && (
          <p className="mt-3 text-xl">
            You have {profile.xp} XP: {XP_PER_LEVEL - xpInLevel(profile.xp)} to Level {profile.level + 1}.
          </p>
        )}
      </PageHead>
      <ul className="grid gap-4 md:grid-cols-3">
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
      <Card className="p-4! sm:p-8!">
        <h2 className="mb-5 text-3xl">Top Players</h2>
        {isPending && <Spinner label="Loading leaderboard" />}
        {isError && (
          <div className="flex flex-col items-start gap-4">
            <Alert>{textOf('leaderboard')}</Alert>
            <Button onClick={() => void refetch()}>Retry</Button>
          </div>
        )}
        {data && <RankingList leaderboard={data} ownId={profile?.public_id} />}
      </Card>
      <ButtonLink size="big" to={PATHS.play} className="self-center">
        Start Playing
      </ButtonLink>
    </div>
  );
}
