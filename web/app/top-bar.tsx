import { Gamepad2, House, Menu, Trophy, WifiOff, X } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { matchPath, useLocation } from 'react-router';
import { Link } from '#web/ui/link.tsx';
import { useProfile } from '#web/lib/profile.ts';
import { useNook } from '#web/features/progress/nook-progress.ts';
import { useUnsaved } from '#web/features/progress/progress.ts';
import { useTheme } from '#web/features/theme/theme-provider.tsx';
import type { Profile } from '#server/contract/profile.ts';
import { useOffline } from '#web/lib/connection.ts';
import { PATHS } from '#web/lib/paths.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Logo } from '#web/ui/logo.tsx';
import { AvatarMenu } from './avatar-menu.tsx';

const LINKS = [
  { to: PATHS.home, label: 'Home', Icon: House },
  { to: PATHS.play, label: 'All Games', Icon: Gamepad2 },
  { to: PATHS.leaderboard, label: 'Leaderboard', Icon: Trophy },
] as const;

const UNKNOWN = '–';

export function TopBar() {
  const { theme } = useTheme();
  const { data: profile } = useProfile();
  const { pathname } = useLocation();
  const isHome = matchPath(PATHS.home, pathname) !== null;
  // The purse, which is what coins are for; what was earned stands on the tile, and is no answer while the purse is unknown.
  const coins = useNook()?.balance;
  return (
    <header className="print:hidden sticky top-0 z-40 bg-edge bg-linear-to-b from-primary to-edge text-white shadow-card">
      <div className="mx-auto flex min-h-16 w-full max-w-play items-center gap-2 px-4 sm:gap-4 sm:px-8 lg:min-h-18 short:min-h-12">
        <Link to={PATHS.play} className="flex min-h-12 items-center rounded-xl text-white">
          <Logo theme={theme} />
        </Link>
        <nav aria-label="Main" className="hidden grow justify-center gap-1 lg:flex">
          <NavLinks />
        </nav>
        <div className="ml-auto flex items-center gap-3">
          <Offline />
          <Unsaved />
          {profile && <Stats profile={profile} coins={coins} greets={!isHome} />}
          <AvatarMenu profile={profile ?? null} />
          {/* Keyed by address: a navigation mounts a new menu, which starts closed. */}
          <MobileMenu key={pathname} profile={profile ?? null} coins={coins} />
        </div>
      </div>
    </header>
  );
}

function NavLinks() {
  const { pathname } = useLocation();
  return LINKS.map(({ to, label, Icon }) => (
    <Link
      key={to}
      to={to}
      aria-current={matchPath(to, pathname) ? 'page' : undefined}
      className="flex min-h-14 items-center gap-2 rounded-full px-5 font-display text-lg font-medium whitespace-nowrap not-aria-[current=page]:hover:bg-white/15 aria-[current=page]:bg-white aria-[current=page]:text-edge forced-colors:aria-[current=page]:underline"
    >
      <Icon aria-hidden className="size-6" />
      {label}
    </Link>
  ));
}

/** Explains why some games are greyed out. */
function Offline() {
  if (!useOffline()) return null;
  return (
    <span className="inline-flex items-center gap-1.5 rounded-full bg-black/30 p-2 font-display font-medium whitespace-nowrap sm:px-3 sm:py-1">
      <WifiOff aria-hidden className="size-5" />
      <span className="max-sm:sr-only">Offline</span>
    </span>
  );
}

/** Small and quiet: the result is safe, only not on the server yet. */
function Unsaved() {
  const unsaved = useUnsaved();
  if (unsaved === 0) return null;
  return (
    <span className="rounded-full bg-accent px-3 py-1 font-display font-medium whitespace-nowrap text-on-accent">
      Not saved yet
    </span>
  );
}

interface StatsProps {
  readonly profile: Profile;
  readonly coins: number | undefined;
  /** Home's own heading greets already. */
  readonly greets: boolean;
}

const Stats = ({ profile, coins, greets }: StatsProps) => (
  <div className="hidden items-center gap-4 font-display md:flex">
    {greets && (
      <p className="hidden max-w-72 truncate text-lg 2xl:block">
        Welcome back, {profile.username ?? 'Player'}!
      </p>
    )}
    <dl className="flex items-center gap-2">
      <Stat name="Level" value={profile.level} />
      <Stat name="XP" value={profile.xp} className="hidden xl:flex" />
      <Stat name="Coins" value={coins} widest={profile.coins} />
    </dl>
  </div>
);

interface StatProps {
  readonly name: string;
  readonly value: number | undefined;
  /** Keeps room for this one, so that nothing beside it moves when a smaller one takes its place. */
  readonly widest?: number;
  readonly className?: string;
}

const Stat = ({ name, value, widest, className }: StatProps) => (
  <div className={classNames('flex items-baseline gap-1.5 rounded-full bg-black/20 px-3 py-1', className)}>
    <dt className="text-base">{name}</dt>
    {/* Another figure is another element: one that changed would have moved. The widest takes its room unseen. */}
    <dd
      key={value}
      data-widest={widest}
      className="text-lg font-semibold tabular-nums after:invisible after:block after:h-0 after:content-[attr(data-widest)]"
    >
      {value ?? UNKNOWN}
    </dd>
  </div>
);

interface MobileMenuProps {
  readonly profile: Profile | null;
  readonly coins: number | undefined;
}

function MobileMenu({ profile, coins }: MobileMenuProps) {
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    toggle.current?.focus();
  };
  const Icon = open ? X : Menu;
  return (
    <div className="lg:hidden" onKeyDown={onKeyDown}>
      <button
        ref={toggle}
        type="button"
        aria-label="Menu"
        aria-expanded={open}
        aria-controls="mobile-menu"
        onClick={() => setOpen(!open)}
        className="grid size-12 place-items-center rounded-full hover:bg-white/15"
      >
        <Icon aria-hidden className="size-8" />
      </button>
      <div
        id="mobile-menu"
        hidden={!open}
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] overflow-y-auto border-t-2 border-white/25 bg-edge p-4 shadow-lift"
      >
        <nav aria-label="Main" className="flex flex-col gap-1">
          <NavLinks />
        </nav>
        {profile && (
          <p className="mt-3 px-4 font-display text-lg">
            Level {profile.level} • {profile.xp} XP • {coins ?? UNKNOWN} Coins
          </p>
        )}
      </div>
    </div>
  );
}
