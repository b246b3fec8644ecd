import { UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { NO_NEEDS } from '#engine/rules/needs.ts';
import { ReauthenticateDialog } from '#web/features/auth/reauthenticate-dialog.tsx';
import { LearningSwitches } from '#web/features/learning/learning-switches.tsx';
import { CodeSettings } from '#web/features/players/code-settings.tsx';
import { DeletePlayer } from '#web/features/players/delete-player.tsx';
import { Faces } from '#web/features/players/faces.tsx';
import { LeaderboardSwitches } from '#web/features/profile/leaderboard-switches.tsx';
import { NeedsSwitches } from '#web/features/profile/needs-switches.tsx';
import { useChangeNeeds, useWithNeeds } from '#web/features/progress/needs-progress.ts';
import { DaysPlayed } from '#web/features/report/days-played.tsx';
import { FactCards } from '#web/features/report/fact-cards.tsx';
import { MixedUp } from '#web/features/report/mixed-up.tsx';
import { NextStep } from '#web/features/report/next-step.tsx';
import { SkillMap } from '#web/features/report/skill-map.tsx';
import { WeeklyMail } from '#web/features/report/weekly-mail.tsx';
import { useReport } from '#web/features/report/use-report.ts';
import type { Report } from '#server/contract/report.ts';
import type { Profile } from '#server/contract/profile.ts';
import { isGateClosed } from '#web/lib/gate.ts';
import { forgetPlayers } from '#web/lib/gone-players.ts';
import { PATHS } from '#web/lib/paths.ts';
import { textOf } from '#web/lib/problems.ts';
import { useProfile } from '#web/lib/profile.ts';
import { useUser } from '#web/lib/session.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { BackToGames } from '#web/ui/back-to-games.tsx';
import { Button, ButtonLink, TextLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

/** What a child can do and what comes next, for a grown-up with 90 seconds; behind the gate. */
export function GrownUpsPage() {
  const { data: profile } = useProfile();
  const { data: report, error, isFetching, refetch } = useReport();
  return (
    <div className="mx-auto flex max-w-page flex-col gap-6 print:m-0 print:block">
      <div className="print:hidden">
        <BackToGames />
        <h1 className="mt-1 text-4xl sm:text-5xl">For grown-ups</h1>
      </div>
      {profile && report && <Faces shown={profile.id} />}
      {!report && (isFetching || !error) && (
        // Keeps the footer below the fold, so that it does not shift when the report arrives.
        <div className="min-h-screen">
          <Spinner label="Loading the report" />
        </div>
      )}
      {!report && !isFetching && isGateClosed(error) && (
        <Card className="flex flex-col items-start gap-4">
          <p className="text-lg">This page is for grown-ups. The games are behind the link above.</p>
          <Button onClick={() => void refetch()}>I am a grown-up</Button>
        </Card>
      )}
      {!report && !isFetching && error && !isGateClosed(error) && (
        <LoadFailed what="The report" text={textOf('generic')} error={error} again={refetch} />
      )}
      {report && profile && <Sections report={report} profile={profile} />}
    </div>
  );
}

interface SectionsProps {
  readonly report: Report;
  readonly profile: Profile;
}

const Sections = ({ report, profile }: SectionsProps) => (
  <>
    <Card className="flex flex-wrap items-start gap-4 sm:items-center sm:gap-5 print:hidden">
      <Avatar name={profile.avatar_url} scarf={profile.scarf} className="size-14 sm:size-20" />
      <p className="min-w-0 flex-1 basis-52 font-display text-xl font-medium wrap-anywhere sm:text-2xl">
        {report.sentence}
      </p>
    </Card>
    <Card className="print:hidden">
      <NextStep next={report.next} />
    </Card>
    <Part title="What is known">
      <SkillMap skills={report.skills} />
    </Part>
    <div className="grid gap-6 lg:grid-cols-2 print:hidden">
      <Part title="What is mixed up">
        <MixedUp skills={report.skills} />
      </Part>
      <Part title="Days played">
        <DaysPlayed days={report.days} />
      </Part>
    </div>
    <Part title="Cards for the table" onPaper>
      <FactCards {...report} />
    </Part>
    <Part title="What your child needs">
      <OwnNeeds profile={profile} />
    </Part>
    <Part title="What you decide">
      <div className="flex flex-col gap-6">
        <LearningSwitches
          key={profile.id}
          playerId={profile.id}
          askPassword={(asking) => <ReauthenticateDialog {...asking} />}
        />
        <LeaderboardSwitches profile={profile} />
        <WeeklyMail key={`weekly ${profile.id}`} />
        <ButtonLink to={PATHS.players} look="paper" className="self-start">
          <UsersRound aria-hidden className="size-6" />
          Players of the family
        </ButtonLink>
        <CodeSettings profile={profile} />
        <OwnDeletion profile={profile} />
        <TextLink to={PATHS.profile} className="self-start">
          Password, download, delete: on the profile
        </TextLink>
      </div>
    </Part>
  </>
);

function OwnNeeds({ profile }: { readonly profile: Profile }) {
  const changeNeeds = useChangeNeeds();
  const { needs } = useWithNeeds(profile);
  return <NeedsSwitches needs={{ ...NO_NEEDS, ...needs }} onChange={changeNeeds} />;
}

function OwnDeletion({ profile }: { readonly profile: Profile }) {
  const userId = useUser()?.id;
  return (
    <DeletePlayer
      profile={profile}
      onDeleted={(id) => userId !== undefined && forgetPlayers(userId, new Set([id]))}
      askPassword={(asking) => <ReauthenticateDialog {...asking} />}
    />
  );
}

interface PartProps {
  readonly title: string;
  readonly onPaper?: boolean;
  readonly children: ReactNode;
}

const Part = ({ title, onPaper = false, children }: PartProps) => (
  <Card
    className={
      onPaper ? 'print:rounded-none print:bg-transparent print:p-0! print:shadow-none' : 'print:hidden'
    }
  >
    <h2 className="mb-4 text-2xl print:hidden">{title}</h2>
    {children}
  </Card>
);
