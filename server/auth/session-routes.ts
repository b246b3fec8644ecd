import * as contract from '#server/contract/session.ts';
import { notFound, notSignedIn } from '#server/errors.ts';
import { answer, type Route } from '#server/http/api.ts';
import { REAUTHENTICATION_MS, leaveSession } from '#server/http/session.ts';
import type { AuthServices } from './auth-services.ts';
import { checkOwnPassword } from './check-password.ts';
import { endListedSession, listSessions } from './session-list.ts';
import { findWays } from './store.ts';

/** Ways to sign in, confirming the password, and the list of sessions. Source: HTTP contract, Authentication. */
export function sessionRoutes(services: AuthServices): Route[] {
  const { config, security } = services;
  return [
    answer(contract.reauthenticate, async ({ req, userId, body: { password } }) => {
      await checkOwnPassword(services, req, { userId, password });
      const until = Date.now() + REAUTHENTICATION_MS;
      req.session.againUntil = until;
      return { until: Math.floor(until / 1000) };
    }),
    answer(contract.readWays, async ({ userId }) => {
      const ways = await findWays(services.db, userId);
      if (!ways) throw notSignedIn();
      return ways;
    }),
    answer(contract.listBrowsers, async ({ req, userId }) => {
      return await listSessions(services, userId, req.sessionID);
    }),
    answer(contract.endBrowserSession, async ({ req, res, userId, params: { id } }) => {
      const ended = await endListedSession(services, { userId, own: req.sessionID, id });
      if (!ended) throw notFound();
      if (ended === 'this') await leaveSession(req, res, config.https);
      else security.note('session_ended_elsewhere', {}, req.ip);
    }),
  ];
}
