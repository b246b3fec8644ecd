import * as contract from '#server/contract/session.ts';
import { nothingHere } from '#server/errors.ts';
import { answer, type Route } from '#server/http/api.ts';
import { AGAIN_MS, leaveSession } from '#server/http/session.ts';
import type { Services } from '#server/services.ts';
import { checkOwnPassword } from './check-password.ts';
import { endListedSession, listSessions } from './session-list.ts';

/** Confirming the password, and the list of sessions. Source: HTTP contract, Authentication. */
export function sessionRoutes(services: Services): Route[] {
  const { config, security } = services;
  return [
    answer(contract.giveAgain, async ({ req, userId, body: { password } }) => {
      await checkOwnPassword(services, req, { userId, password });
      const until = Date.now() + AGAIN_MS;
      req.session.againUntil = until;
      return { until: Math.floor(until / 1000) };
    }),
    answer(contract.listBrowsers, async ({ req, userId }) => {
      return await listSessions(services, userId, req.sessionID);
    }),
    answer(contract.signOutThere, async ({ req, res, userId, params: { id } }) => {
      const ended = await endListedSession(services, { userId, own: req.sessionID, id });
      if (!ended) throw nothingHere();
      if (ended === 'this') await leaveSession(req, res, config.https);
      else security.note('session_ended_elsewhere', {}, req.ip);
    }),
  ];
}
