import { batchReads } from '#server/db/batch-reads.ts';
import * as contract from '#server/contract/leaderboard.ts';
import { answer, type Route } from '#server/http/api.ts';
import type { LeaderboardServices } from './leaderboard-services.ts';
import { LEADERBOARD_SIZE, readOwn, type OwnRow, type Row } from './store.ts';

const statsOf = ({ username, avatar_url, level, xp }: Row) => ({ username, avatar_url, level, xp });

/**
 * The first 50 players and one's own rank. Only what is listed here leaves the server: no age, no address, no account
 * id.
 */
export const leaderboardRoutes = ({ db, leaderboard }: LeaderboardServices): Route[] => {
  const findOwn = batchReads(
    (ids) => readOwn(db, ids),
    (own) => own.id,
  );
  const rankOf = async (own: OwnRow, top: readonly Row[]): Promise<number> => {
    const place = top.findIndex((row) => row.seq === own.seq);
    if (place >= 0) return place + 1;
    const rank = (await leaderboard.before(own)) + 1;
    // A player outside the list never gets a rank within it, even when they have just risen.
    return own.on_leaderboard && top.length === LEADERBOARD_SIZE
      ? Math.max(rank, LEADERBOARD_SIZE + 1)
      : rank;
  };
  return [
    answer(contract.readLeaderboard, async ({ playerId }) => {
      const own = await findOwn(playerId);
      // What this child has just saved, perhaps through another copy of the server, is in the list as well.
      if (own) await leaderboard.include({ ...own, visible: own.on_leaderboard });
      const top = await leaderboard.top();
      const listed = own && top.find((row) => row.seq === own.seq);
      return {
        top50: top.map((row, index) => ({
          id: row.public_id,
          rank: index + 1,
          ...statsOf(row),
          ...(own?.seq === row.seq && { username: own.username }),
        })),
        currentUserRank: own ? await rankOf(own, top) : null,
        currentUserStats: own
          ? statsOf({ ...own, xp: listed?.xp ?? own.xp, level: listed?.level ?? own.level })
          : null,
      };
    }),
  ];
};
