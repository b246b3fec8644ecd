import type { AuthServices } from '#server/auth/auth-services.ts';
import { checkOwnPassword } from '#server/auth/check-password.ts';
import * as contract from '#server/contract/account.ts';
import { answer, requireRecent, type Route } from '#server/http/api.ts';
import { leaveSession } from '#server/http/session.ts';
import { streamTo } from '#server/http/stream.ts';
import type { LeaderboardServices } from '#server/leaderboard/leaderboard-services.ts';
import { beginExport, endExport } from './export-slots.ts';
import { AccountGone, exportText } from './export.ts';
import type { Remover } from './left-behind.ts';
import { readAccountData, removeUser } from './store.ts';

/** All that any feature depends on: an account that goes is known to each. */
export interface AccountServices extends AuthServices, LeaderboardServices {
  /** Removes the rounds of deleted players. */
  readonly remover: Remover;
}

/** A family's rights over its data: export and deletion. Source: HTTP contract, The rest. */
export const accountRoutes = (services: AccountServices): Route[] => {
  const { config, db, deletions, devices, leaderboard, remover, security } = services;
  return [
    answer(contract.exportAccount, async ({ req, res, userId }) => {
      if (req.method === 'HEAD') return void res.end();
      await beginExport(db, userId, config.limits);
      let sent = false;
      try {
        const small = await readAccountData(db, userId);
        res.attachment('addly-nook-export.json').type('json');
        sent = await streamTo(res, exportText(db, userId, small));
        if (sent) security.note('export_taken', {}, req.ip);
      } catch (error) {
        // Cuts the connection, so that an incomplete file is not taken for a complete one.
        if (!(error instanceof AccountGone)) throw error;
      } finally {
        // If even that fails, the lease ends by itself a minute later.
        if (!sent) await endExport(db, userId).catch(() => undefined);
      }
    }),
    answer(contract.deleteAccount, async ({ req, res, userId, body: { password } }) => {
      if (password === undefined) requireRecent('password', req, security);
      else await checkOwnPassword(services, req, { userId, password });
      await removeUser(db, deletions, userId);
      security.note('account_deleted', {}, req.ip);
      leaderboard.changed();
      remover.wake();
      devices.forget(req, userId);
      await leaveSession(req, res, config.https);
    }),
  ];
};
