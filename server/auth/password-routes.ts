import { endpoint, type Endpoint } from '#server/http/api.ts';
import { networkOf } from '#server/http/limits.ts';
import { endSessions } from '#server/http/session.ts';
import type { Services } from '#server/services.ts';
import { checkOwnPassword, refuseCommonPassword } from './check-password.ts';
import { sendRecovery } from './mails.ts';
import {
  passwordChangeSchema,
  recoverSchema,
  refuseCredentials,
  refuseEmail,
  resetSchema,
} from './schemas.ts';
import { linkDead, signIn } from './sign-in.ts';
import { confirmUser, setPassword } from './store.ts';
import { dropTokens, isTokenGood, useToken } from './tokens.ts';

/** A new password, by a link in a mail or by the old one. Source: HTTP contract, Authentication. */
export function passwordRoutes(services: Services): Endpoint[] {
  const { db, limits, passwords, background } = services;

  return [
    endpoint({
      method: 'POST',
      path: '/auth/recover',
      access: 'anyone',
      body: recoverSchema,
      refuse: refuseEmail,
      async handle({ req, res, body: { email } }) {
        await limits.mailRequestsFrom.take(networkOf(req.ip));
        await limits.mailsTo.take(email);
        background.run('a recovery mail', () => sendRecovery(services, email));
        res.json({});
      },
    }),
    endpoint({
      method: 'POST',
      path: '/auth/reset',
      access: 'anyone',
      body: resetSchema,
      refuse: refuseCredentials,
      async handle({ req, res, body: { token, password } }) {
        refuseCommonPassword(password);
        // Looked at first, so that a made-up token costs no hashing and the hashing holds no transaction open.
        if (!(await isTokenGood(db, token, 'recovery'))) throw linkDead();
        const passwordHash = await passwords.inTurn(() => passwords.hash(password));
        const userId = await db.transaction().execute(async (tx) => {
          const owner = await useToken(tx, token, 'recovery');
          if (!owner) throw linkDead();
          await setPassword(tx, owner, passwordHash);
          // The link has come to the address: that confirms it too.
          await confirmUser(tx, owner);
          await endSessions(tx, owner);
          return owner;
        });
        res.json(await signIn(db, req, userId));
      },
    }),
    endpoint({
      method: 'PUT',
      path: '/auth/password',
      access: 'user',
      body: passwordChangeSchema,
      refuse: refuseCredentials,
      async handle({ req, res, userId, body: { current, password } }) {
        refuseCommonPassword(password);
        await checkOwnPassword(services, userId, current);
        const passwordHash = await passwords.inTurn(() => passwords.hash(password));
        await db.transaction().execute(async (tx) => {
          await setPassword(tx, userId, passwordHash);
          await dropTokens(tx, userId, 'recovery');
          await endSessions(tx, userId, req.sessionID);
        });
        res.json({});
      },
    }),
  ];
}
