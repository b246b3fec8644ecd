import { AccountSection } from '#web/features/profile/account-section.tsx';
import { ProfileCard } from '#web/features/profile/profile-card.tsx';
import { ProfileStats } from '#web/features/profile/profile-stats.tsx';
import { useProfile } from '#web/features/profile/profile.ts';
import { PasswordChange } from '#web/features/auth/password-change.tsx';
import { useTheme } from '#web/features/theme/theme-provider.tsx';
import { textOf } from '#web/lib/problems.ts';
import { useUser } from '#web/lib/session.ts';
import { BackToGames } from '#web/ui/back-to-games.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

export function ProfilePage() {
  const user = useUser();
  const { data: profile, isError, error, refetch } = useProfile();
  const { theme, choose, setEditing } = useTheme();
  return (
    <div className="mx-auto flex max-w-page flex-col gap-6">
      <div>
        <BackToGames />
        <h1 className="mt-1 text-4xl sm:text-5xl">My Profile</h1>
      </div>
      {isError && (
        <div className="flex flex-col items-start gap-4">
          <Alert>{textOf('profileLoad', error)}</Alert>
          <Button onClick={() => void refetch()}>Retry</Button>
        </div>
      )}
      {!profile && !isError && <Spinner label="Loading profile..." />}
      {profile && user && (
        <>
          <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
            <ProfileCard
              profile={profile}
              email={user.email}
              theme={theme}
              onThemeChosen={choose}
              onEditing={setEditing}
            />
            <ProfileStats profile={profile} />
          </div>
          <AccountSection profile={profile} passwordChange={<PasswordChange />} />
        </>
      )}
    </div>
  );
}
