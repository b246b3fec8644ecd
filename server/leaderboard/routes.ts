import { readTogether } from '#server/db/together.ts';
import { endpoint, type Endpoint } from '#server/http/api.ts';
import type { Services } from '#server/services.ts';
import { LEADERBOARD_SIZE, readOwn, type OwnRow, type Row } from './store.ts';

const statsOf = ({ username, avatar_url, level, xp }: Row) => ({ username, avatar_url, level, xp });

/** The first 50 players and one's own place. Only what is listed here leaves the server: no age, no address, no account id. */
export const leaderboardRoutes = ({ db, leaderboard }: Services): Endpoint[] => {
  const findOwn = readTogether(
    (ids) => readOwn(db, ids),
    (own) => own.id,
  );
  const rankOf = async (own: OwnRow, top: readonly Row[]): Promise<number> => {
    const place = top.findIndex((row) => row.seq === own.seq);
    if (place >= 0) return place + 1;
    const rank = (await leaderboard.before(own)) + 1;
    // Who is not in the list never reads as one of it, even when they have just risen.
    return own.on_leaderboard && top.length === LEADERBOARD_SIZE
      ? Math.max(rank, LEADERBOARD_SIZE + 1)
      : rank;
  };
  return [
    endpoint({
      method: 'GET',
      path: '/leaderboard',
      access: 'user',
      async handle({ res, userId }) {
        const [top, own] = await Promise.all([leaderboard.top(), findOwn(userId)]);
        res.json({
          top50: top.map((row, index) => ({ id: row.public_id, rank: index + 1, ...statsOf(row) })),
          currentUserRank: own ? await rankOf(own, top) : null,
          currentUserStats: own ? statsOf(own) : null,
        });
      },
    }),
  ];
};
