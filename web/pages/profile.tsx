import { HeartHandshake, WifiOff } from 'lucide-react';
import { ReauthenticateDialog } from '#web/features/auth/reauthenticate-dialog.tsx';
import { LearningSwitches } from '#web/features/learning/learning-switches.tsx';
import { HomeScreen } from '#web/features/on-device/home-screen.tsx';
import { OnDeviceSection } from '#web/features/on-device/on-device-section.tsx';
import { AccountSection } from '#web/features/profile/account-section.tsx';
import { ProfileCard } from '#web/features/profile/profile-card.tsx';
import { ProfileStats } from '#web/features/profile/profile-stats.tsx';
import { useOutfit } from '#web/features/progress/nook-progress.ts';
import { useProfile } from '#web/lib/profile.ts';
import { BrowserList } from '#web/features/auth/browser-list.tsx';
import { DownloadButton } from '#web/features/auth/download-button.tsx';
import { PasswordChange } from '#web/features/auth/password-change.tsx';
import { useTheme } from '#web/features/theme/theme-provider.tsx';
import { useOffline } from '#web/lib/connection.ts';
import { textOf } from '#web/lib/problems.ts';
import { useUser } from '#web/lib/session.ts';
import { PATHS } from '#web/lib/paths.ts';
import { BackToGames } from '#web/ui/back-to-games.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

export function ProfilePage() {
  const user = useUser();
  const { data: profile, isError, error, refetch } = useProfile();
  const { theme, choose, setEditing } = useTheme();
  const isOffline = useOffline();
  const outfit = useOutfit();
  // The user comes from this device's copy and is not confirmed yet; the rest appears a moment later.
  const isComing = !profile || (user?.email === '' && !isOffline);
  return (
    <div className="mx-auto flex max-w-page flex-col gap-6">
      <div>
        <BackToGames />
        <h1 className="mt-1 text-4xl sm:text-5xl">My Profile</h1>
      </div>
      {isError && !profile && (
        <LoadFailed what="Your profile" text={textOf('profileLoad', error)} error={error} again={refetch} />
      )}
      {profile && isOffline && (
        <p className="flex items-center gap-3 rounded-2xl bg-tint px-5 py-4">
          <WifiOff aria-hidden className="size-6 shrink-0" />
          This device is offline. Here is what it remembers; to change anything, it needs the internet.
        </p>
      )}
      {isComing && !isError && (
        // Keeps the footer below the fold, so that it does not shift when the profile arrives.
        <div className="min-h-screen">
          <Spinner label="Loading profile..." />
        </div>
      )}
      {profile && user && !isComing && (
        <>
          <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
            <ProfileCard
              profile={profile}
              outfit={outfit}
              email={user.email}
              theme={theme}
              onThemeChosen={choose}
              onEditing={setEditing}
            />
            <ProfileStats profile={profile} />
          </div>
          <Card className="flex flex-wrap items-center justify-between gap-4">
            <p className="text-lg">What {profile.username} can do, and what comes next</p>
            <ButtonLink to={PATHS.grownUps} look="paper">
              <HeartHandshake aria-hidden className="size-6" />
              For grown-ups
            </ButtonLink>
          </Card>
          <OnDeviceSection />
          <AccountSection
            profile={profile}
            learning={
              <LearningSwitches
                key={profile.id}
                playerId={profile.id}
                askPassword={(asking) => <ReauthenticateDialog {...asking} />}
              />
            }
            passwordChange={<PasswordChange />}
            browsers={<BrowserList />}
            homeScreen={<HomeScreen />}
            download={<DownloadButton />}
          />
        </>
      )}
    </div>
  );
}
