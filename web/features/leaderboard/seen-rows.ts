import type { Leaderboard, Standing } from '#server/contract/leaderboard.ts';

const TOP = 50;

export interface SeenRow extends Standing {
  /** Of the list; the own row of a hidden player has none. */
  readonly id?: string;
  readonly rank: number;
  readonly own: boolean;
}

interface Viewer {
  /** The user's public id. */
  readonly ownId: string | undefined;
  /** The user's profile is hidden from the list. */
  readonly hidden: boolean;
}

/**
 * The ranking as this player sees it. The server's list has no hidden players; to themselves they have their place in
 * it, and who follows stands one lower, so that no rank is there twice. apart: the own row below the best 50.
 */
export function rowsSeenBy(
  { top50, currentUserRank, currentUserStats }: Leaderboard,
  { ownId, hidden }: Viewer,
): { readonly rows: readonly SeenRow[]; readonly apart: SeenRow | undefined } {
  const listed = top50.map((row) => ({ ...row, own: row.id === ownId }));
  if (currentUserRank === null || !currentUserStats) return { rows: listed, apart: undefined };
  const own = { ...currentUserStats, rank: currentUserRank, own: true };
  if (currentUserRank > TOP) return { rows: listed, apart: own };
  if (!hidden) return { rows: listed, apart: undefined };
  const above = listed.filter(({ rank }) => rank < currentUserRank);
  const below = listed.slice(above.length).map((row) => ({ ...row, rank: row.rank + 1 }));
  return { rows: [...above, own, ...below].slice(0, TOP), apart: undefined };
}
