import * as contract from '#server/contract/learner.ts';
import { noProfile, notFound } from '#server/errors.ts';
import { answer, requireRecent, type Call, type Route } from '#server/http/api.ts';
import type { Services } from '#server/services.ts';
import { readReport } from '#server/contract/report.ts';
import { learnerOf } from './fold.ts';
import { reportOf } from './report.ts';
import { changeLearner, forgetLearner } from './store.ts';

/** The player that is meant: an account has one, whose id is its own. */
function playerIn({ req, userId }: Pick<Call, 'req' | 'userId'>): string {
  const { player = userId } = req.query;
  if (player !== userId) throw notFound();
  return userId;
}

/** What is learned of a player. Source: HTTP contract, Learning. */
export function learnerRoutes({ db, deletions, security }: Services): Route[] {
  const read = async (playerId: string): Promise<contract.SentLearner> => {
    const learner = await learnerOf(db, playerId);
    if (!learner) throw noProfile();
    return learner as contract.SentLearner;
  };
  return [
    answer(contract.readLearner, ({ userId }) => read(userId)),
    answer(readReport, async ({ req, userId }) => {
      const report = await reportOf(db, playerIn({ req, userId }), Date.now());
      if (!report) throw noProfile();
      return report;
    }),
    answer(contract.changeLearner, async ({ req, userId, body }) => {
      const player = playerIn({ req, userId });
      if (!(await changeLearner(db, player, body))) throw noProfile();
      return read(player);
    }),
    answer(contract.forgetLearner, async ({ req, userId }) => {
      const player = playerIn({ req, userId });
      requireRecent('password', req, security);
      if (!(await forgetLearner(db, deletions, player))) throw noProfile();
    }),
  ];
}
