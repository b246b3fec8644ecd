import { useQuery, useQueryClient } from '@tanstack/react-query';
import { House, LogOut, Trophy, UserRound, UsersRound } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { Link } from '#web/ui/link.tsx';
import { signOut } from '#web/features/auth/calls.ts';
import { useOutfit } from '#web/features/progress/nook-progress.ts';
import { useUnsaved } from '#web/features/progress/progress.ts';
import type { Profile } from '#server/contract/profile.ts';
import { playersQuery } from '#web/lib/profile.ts';
import { sendPendingSignOut } from '#web/lib/api.ts';
import { storePendingSignOut } from '#web/lib/pending-sign-out.ts';
import { useGate } from '#web/lib/gate.ts';
import { PATHS } from '#web/lib/paths.ts';
import { leaveSession, notifyOtherTabs, useUser } from '#web/lib/session.ts';
import { toastProblem, toastSuccess } from '#web/lib/toasts.ts';
import { Avatar } from '#web/ui/avatar.tsx';

const LEFT_HERE =
  'You are signed out on this device. When it is online again, it tells Addly Nook by itself.';
const SCORES_WAIT = 'Scores that were not saved yet wait here until you sign in again.';

export function AvatarMenu({ profile }: { readonly profile: Profile | null }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const userId = useUser()?.id;
  const unsaved = useUnsaved();
  const outfit = useOutfit();
  const gate = useGate();
  const leave = () => {
    leaveSession(client);
    return navigate(PATHS.landing);
  };
  const onSignOut = async () => {
    // A child cannot sign in again: two taps must not end a session.
    if (!(await gate.openHere())) return;
    // The page does not wait for the sign-out request; the server is told as soon as it can be reached.
    if (userId !== undefined && storePendingSignOut(userId)) {
      await leave();
      // Another tab that refetched the session before the sign-out had reached the server was told that nothing
      // changed.
      await sendPendingSignOut()?.then(notifyOtherTabs, () =>
        toastSuccess(unsaved > 0 ? `${LEFT_HERE} ${SCORES_WAIT}` : LEFT_HERE),
      );
      return;
    }
    try {
      await signOut();
      await leave();
    } catch (error) {
      toastProblem('session', error);
    }
  };
  const name = profile?.username ?? 'Player';
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger aria-label={`Your menu, ${name}`} className="rounded-full">
        <Avatar
          name={profile?.avatar_url}
          scarf={profile?.scarf}
          outfit={outfit}
          className="size-14 short:size-12"
        />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={10}
          collisionPadding={12}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-64 animate-enter overflow-y-auto rounded-card bg-paper p-2 shadow-lift"
        >
          <DropdownMenu.Label className="px-4 pt-2 pb-3">
            <span className="block max-w-64 truncate font-display text-xl font-semibold">{name}</span>
            {profile && (
              <span className="block text-muted">
                Level {profile.level} • {profile.xp} XP
              </span>
            )}
          </DropdownMenu.Label>
          <Item icon={<UserRound aria-hidden />} to={PATHS.profile}>
            My Profile
          </Item>
          <Item icon={<Trophy aria-hidden />} to={PATHS.leaderboard}>
            Leaderboard
          </Item>
          <Item icon={<House aria-hidden />} to={PATHS.nook}>
            My Nook
          </Item>
          <SwitchItem userId={userId} />
          <DropdownMenu.Item onSelect={() => void onSignOut()} className={ITEM}>
            <LogOut aria-hidden />
            Sign Out
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

const ITEM =
  'flex min-h-12 cursor-pointer items-center gap-3 rounded-xl px-4 font-display text-lg font-medium text-ink data-highlighted:bg-tint focus-visible:-outline-offset-4';

/** An only child is never asked who is playing. */
function SwitchItem({ userId }: { readonly userId: string | undefined }) {
  const { data: players = [] } = useQuery(playersQuery(userId));
  if (players.length < 2) return null;
  return (
    <Item icon={<UsersRound aria-hidden />} to={PATHS.players}>
      Switch Player
    </Item>
  );
}

interface ItemProps {
  readonly icon: ReactNode;
  readonly to: string;
  readonly children: ReactNode;
}

const Item = ({ icon, to, children }: ItemProps) => (
  <DropdownMenu.Item asChild className={ITEM}>
    <Link to={to}>
      {icon}
      {children}
    </Link>
  </DropdownMenu.Item>
);
