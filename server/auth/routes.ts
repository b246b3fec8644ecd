import * as contract from '#server/contract/session.ts';
import { batchReads } from '#server/db/batch-reads.ts';
import { answer, type Route } from '#server/http/api.ts';
import { leaveSession } from '#server/http/session.ts';
import type { AuthServices } from './auth-services.ts';
import { checkCredentials } from './check-password.ts';
import { refuseEmail } from './refusals.ts';
import { sessionOf, signIn } from './sign-in.ts';
import { signUpCookie } from './sign-up-cookie.ts';
import { findUsers } from './store.ts';

/** The session, sign-in, sign-out. Source: HTTP contract, Authentication. */
export function authRoutes(services: AuthServices): Route[] {
  const { config, db, secrets } = services;
  const cookie = signUpCookie(secrets, config);
  const findUser = batchReads(
    (ids) => findUsers(db, ids),
    (user) => user.id,
  );

  return [
    answer(contract.readSession, async ({ req, userId }) => {
      const user = userId ? await findUser(userId) : undefined;
      return { session: user ? sessionOf(req, user) : null };
    }),
    answer(
      contract.signIn,
      async ({ req, body: { email, password } }) => {
        const signUpSecret = cookie.read(req);
        const account = await checkCredentials(services, req, { email, password, signUpSecret });
        return signIn(services, req, account.id, { way: 'password', passwordHash: account.password_hash });
      },
      { refuse: refuseEmail },
    ),
    answer(contract.signOut, async ({ req, res, userId }) => {
      // A sign-out made offline arrives late: a user who has signed in since stays signed in.
      const meant = req.get('x-addly-user') ?? userId;
      if (req.headers.cookie && meant === userId) await leaveSession(req, res, config.https);
    }),
  ];
}
