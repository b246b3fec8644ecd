import type { Leaderboard, Standing } from '#server/contract/leaderboard.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Rank } from './rank.tsx';

const TOP = 50;

interface RankingListProps {
  readonly leaderboard: Leaderboard;
  /** The user's public id. */
  readonly ownId: string | undefined;
  /** Whether the user's profile is hidden from the list. */
  readonly hidden: boolean;
}

/** The best 50. A user who is not among them, or is hidden, gets a row of their own after a divider. */
export function RankingList({
  leaderboard: { top50, currentUserRank, currentUserStats },
  ownId,
  hidden,
}: RankingListProps) {
  if (top50.length === 0 && !currentUserStats)
    return <p className="py-8 text-center text-xl">Be the first!</p>;
  const apart = currentUserRank !== null && (hidden || currentUserRank > TOP) && currentUserStats;
  return (
    <>
      <ol
        className="flex flex-col gap-2 2xl:grid 2xl:grid-flow-col 2xl:grid-cols-2 2xl:gap-x-8"
        style={{ gridTemplateRows: rowsFor(top50.length) }}
      >
        {top50.map((row) => (
          <Row key={row.id} rank={row.rank} standing={row} own={row.id === ownId} />
        ))}
      </ol>
      {apart && (
        <>
          <p aria-hidden className="py-1 text-center text-2xl leading-none text-muted">
            ...
          </p>
          <ol start={currentUserRank} className={STAYS}>
            <Row rank={currentUserRank} standing={apart} own apart />
          </ol>
        </>
      )}
    </>
  );
}

/** The user's own row is always visible: it sticks to the edge of the window while the others scroll. */
const STAYS = 'sticky top-17 bottom-3 z-10 lg:top-19';

const rowsFor = (count: number) => `repeat(${Math.max(1, Math.ceil(count / 2))}, auto)`;

interface RowProps {
  readonly rank: number;
  readonly standing: Standing;
  readonly own: boolean;
  readonly apart?: boolean;
}

function Row({ rank, standing, own, apart = false }: RowProps) {
  return (
    <li
      aria-current={own || undefined}
      data-own={own || undefined}
      className={classNames(
        'flex min-h-16 items-center gap-2 rounded-2xl border-l-[6px] px-2 py-2 sm:gap-4 sm:px-4',
        own ? 'border-accent-edge bg-accent text-on-accent' : 'border-transparent bg-tint/70',
        own && !apart && STAYS,
        own && 'shadow-lift',
      )}
    >
      <Rank rank={rank} />
      <Avatar name={standing.avatar_url} className="size-11" />
      <span className="flex min-w-0 grow flex-wrap items-baseline gap-x-2 font-display text-base font-medium sm:text-xl">
        <span className="min-w-0 leading-tight wrap-anywhere">{standing.username ?? 'Player'}</span>
        {own && <span className="text-base">{apart ? '(You)' : 'You'}</span>}
      </span>
      <span className="flex shrink-0 flex-col items-end font-display sm:flex-row sm:items-baseline">
        <span className="text-base sm:text-lg">Lv.{standing.level}</span>
        <span className="text-right text-lg font-semibold tabular-nums sm:w-24">{standing.xp} XP</span>
      </span>
    </li>
  );
}
