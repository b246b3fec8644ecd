import { useQueryClient } from '@tanstack/react-query';
import { LogOut, Trophy, UserRound } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { signOut } from '#web/features/auth/calls.ts';
import type { Profile } from '#web/lib/api-types.ts';
import { PATHS } from '#web/lib/paths.ts';
import { leaveSession } from '#web/lib/session.ts';
import { complain } from '#web/lib/toasts.ts';
import { Avatar } from '#web/ui/avatar.tsx';

export function AvatarMenu({ profile }: { readonly profile: Profile | null }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const onSignOut = async () => {
    try {
      await signOut();
      leaveSession(client);
      await navigate(PATHS.landing);
    } catch (error) {
      complain('session', error);
    }
  };
  const name = profile?.username ?? 'Player';
  const xp = profile?.xp ?? 0;
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger aria-label={`Your menu, ${name}`} className="rounded-full">
        <Avatar name={profile?.avatar_url} className="size-14" />
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
            <span className="block text-muted">
              Level {profile?.level ?? 1} • {xp} XP
            </span>
          </DropdownMenu.Label>
          <Item icon={<UserRound aria-hidden />} to={PATHS.profile}>
            My Profile
          </Item>
          <Item icon={<Trophy aria-hidden />} to={PATHS.leaderboard}>
            Leaderboard
          </Item>
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
