import { Avatar } from '#web/ui/avatar.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Rank } from './rank.tsx';
import type { SeenRow } from './seen-rows.ts';

interface RankingListProps {
  readonly rows: readonly SeenRow[];
  readonly apart: SeenRow | undefined;
  /** Whether only the user sees the own row. */
  readonly hidden: boolean;
}

/** The best 50. A user who is not among them gets a row of their own after a divider. */
export function RankingList({ rows, apart, hidden }: RankingListProps) {
  if (rows.length === 0 && !apart) return <p className="py-8 text-center text-xl">Be the first!</p>;
  return (
    <>
      <ol
        className="flex flex-col gap-2 2xl:grid 2xl:grid-flow-col 2xl:grid-cols-2 2xl:gap-x-8"
        style={{ gridTemplateRows: rowsFor(rows.length) }}
      >
        {rows.map((row) => (
          <Row key={row.rank} row={row} hidden={hidden} />
        ))}
      </ol>
      {apart && (
        <>
          <p aria-hidden className="py-1 text-center text-2xl leading-none text-muted">
            ...
          </p>
          <ol start={apart.rank} className={STAYS}>
            <Row row={apart} hidden={hidden} apart />
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
  readonly row: SeenRow;
  readonly hidden: boolean;
  readonly apart?: boolean;
}

function Row({ row: { rank, own, ...standing }, hidden, apart = false }: RowProps) {
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
        {own && (
          <span className="text-base">
            {apart ? '(You)' : 'You'}
            {hidden && ', only you see this'}
          </span>
        )}
      </span>
      <span className="flex shrink-0 flex-col items-end font-display sm:flex-row sm:items-baseline">
        <span className="text-base sm:text-lg">Lv.{standing.level}</span>
        <span className="text-right text-lg font-semibold tabular-nums sm:w-24">{standing.xp} XP</span>
      </span>
    </li>
  );
}
