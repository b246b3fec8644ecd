import { createHmac } from 'node:crypto';
import { z } from 'zod';
import * as contract from '#server/contract/leaderboard.ts';
import { answer, type Route } from '#server/http/api.ts';
import { networkOf } from '#server/network.ts';
import type { LeaderboardServices } from './leaderboard-services.ts';
import { createReporting, findReportable } from './reports.ts';

const isPublicId = (text: unknown) => z.guid().safeParse(text).success;

/**
 * What a grown-up may report: typed names among the first 50. A grown-up reports a shown name. The answer is always the
 * same: it reveals neither whether the player exists, nor whether the report counts. Source: HTTP contract,
 * Leaderboard.
 */
export const reportRoutes = ({
  db,
  deletions,
  leaderboard,
  secrets,
  security,
}: LeaderboardServices): Route[] => {
  const reportName = createReporting(db, deletions);
  return [
    answer(contract.listReportable, async ({ userId }) => {
      const top = await leaderboard.top();
      const ids = top.map((row) => row.public_id);
      const found = await findReportable(db, userId, ids);
      const names = top.flatMap(({ public_id: id, username, avatar_url }, index) =>
        found.ids.includes(id) ? [{ id, rank: index + 1, username, avatar_url }] : [],
      );
      return { names, left: found.left };
    }),
    answer(contract.reportName, async ({ req, userId, params: { public_id: publicId } }) => {
      if (!isPublicId(publicId)) return;
      const network = createHmac('sha256', secrets[0]!)
        .update(`reporter ${networkOf(req.ip)}`)
        .digest('base64url');
      const report = await reportName({ publicId, reporterId: userId, network });
      if (report) security.note('name_reported', { counted: report.counted }, req.ip);
      if (report?.withdrawn) {
        security.note('name_withdrawn', { player: publicId });
        leaderboard.changed();
      }
    }),
  ];
};
