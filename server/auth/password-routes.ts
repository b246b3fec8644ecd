import * as contract from '#server/contract/links.ts';
import { notSignedIn } from '#server/errors.ts';
import { answer, type Route } from '#server/http/api.ts';
import { endSessions, renewSessionId } from '#server/http/session.ts';
import type { AuthServices } from './auth-services.ts';
import { checkOwnPassword, refuseCommonPassword } from './check-password.ts';
import { resolveLink } from './links.ts';
import { liftMailLimits, mayMailBeSent } from './mail-calls.ts';
import { refuseCredentials, refuseEmail } from './refusals.ts';
import { linkExpired, signIn, wrongCredentials } from './sign-in.ts';
import { endSignUps, queueRecovery } from './sign-ups.ts';
import { changePassword, confirmUser, setPassword } from './store.ts';
import { dropTokens, useToken } from '#server/mail/tokens.ts';

/** Setting a password by a link in a mail, or by the old password. Source: HTTP contract, Authentication. */
export function passwordRoutes(services: AuthServices): Route[] {
  const { db, passwords, mailQueue, security } = services;

  return [
    answer(
      contract.recover,
      async ({ req, body: { email } }) => {
        if (await mayMailBeSent(services, req, { kind: 'recover', email })) {
          await queueRecovery(db, email);
          mailQueue.wake();
        }
        return {};
      },
      { refuse: refuseEmail },
    ),
    answer(
      contract.reset,
      async ({ req, body: { token, password, switch: maySwitch } }) => {
        refuseCommonPassword(password);
        // Checked first, so that a made-up token costs no hashing and the hashing holds no transaction open.
        const link = await resolveLink(services, req, { token, kind: 'recovery', switch: maySwitch });
        const turn = { ip: req.ip, lane: `link ${link.userId}`, known: true };
        const passwordHash = await passwords.inTurn(turn, () => passwords.hash(password));
        await db.transaction().execute(async (tx) => {
          const owner = await useToken(tx, token, 'recovery');
          if (!owner) throw linkExpired();
          await liftMailLimits(services, tx, { kind: 'recover', userId: owner });
          await setPassword(tx, owner, passwordHash);
          // The link was delivered to the address, which confirms it too.
          await confirmUser(tx, owner);
          // Other sign-ups for a confirmed address are useless now; deleting them would reveal this.
          if (!link.confirmed_at) await endSignUps(tx, owner);
          await endSessions(tx, owner);
          // A first password is not a change.
          if (link.confirmed_at) await mailQueue.add('password_changed', owner, tx);
        });
        mailQueue.wake();
        security.note('password_reset', {}, req.ip);
        return signIn(services, req, link.userId, { way: 'link', passwordHash });
      },
      { refuse: refuseCredentials },
    ),
    answer(
      contract.changePassword,
      async ({ req, userId, body: { current, password } }) => {
        refuseCommonPassword(password);
        const before = await checkOwnPassword(services, req, { userId, password: current });
        const lane = `session ${req.sessionID}`;
        const passwordHash = await passwords.inTurn({ ip: req.ip, lane, known: true }, () =>
          passwords.hash(password),
        );
        await db.transaction().execute(async (tx) => {
          // A link by mail may have set another one meanwhile.
          if (!(await changePassword(tx, userId, { before, after: passwordHash }))) throw wrongCredentials();
          await dropTokens(tx, userId, 'recovery');
          await endSessions(tx, userId, req.sessionID);
          await mailQueue.add('password_changed', userId, tx);
        });
        mailQueue.wake();
        // The session gets a new id, so that the old one is worthless to anybody who knew it.
        if (!(await renewSessionId(req, { userId, passwordHash }))) throw notSignedIn();
        security.note('password_changed', {}, req.ip);
        return {};
      },
      { refuse: refuseCredentials },
    ),
  ];
}
