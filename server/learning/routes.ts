import * as contract from '#server/contract/learner.ts';
import { noProfile } from '#server/errors.ts';
import { answer, requireRecent, type Route } from '#server/http/api.ts';
import type { Services } from '#server/services.ts';
import { readReport } from '#server/contract/report.ts';
import { learnerOf } from './fold.ts';
import { reportOf } from './report.ts';
import { changeLearner, forgetLearner, queueQuestion } from './store.ts';

/** What is learned of a player. Source: HTTP contract, Learning. */
export function learnerRoutes({ db, deletions, mailQueue, security }: Services): Route[] {
  const read = async (playerId: string): Promise<contract.SentLearner> => {
    const learner = await learnerOf(db, playerId);
    if (!learner) throw noProfile();
    return learner as contract.SentLearner;
  };
  return [
    answer(contract.readLearner, ({ playerId }) => read(playerId)),
    answer(readReport, async ({ playerId }) => {
      const report = await reportOf(db, playerId, Date.now());
      if (!report) throw noProfile();
      return report;
    }),
    answer(contract.changeLearner, async ({ userId, playerId, body }) => {
      if (!(await changeLearner(db, playerId, body))) throw noProfile();
      if (body.weekly_mail) {
        await queueQuestion(db, userId);
        mailQueue.wake();
      }
      return read(playerId);
    }),
    answer(contract.forgetLearner, async ({ req, playerId }) => {
      requireRecent('password', req, security);
      if (!(await forgetLearner(db, deletions, playerId))) throw noProfile();
    }),
  ];
}
