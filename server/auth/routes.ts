import { readTogether } from '#server/db/together.ts';
import { HttpError } from '#server/errors.ts';
import { endpoint, type Endpoint } from '#server/http/api.ts';
import { networkOf } from '#server/http/limits.ts';
import { leaveSession } from '#server/http/session.ts';
import type { Services } from '#server/services.ts';
import { checkPassword, refuseCommonPassword } from './check-password.ts';
import { sendConfirmation } from './mails.ts';
import {
  refuseCredentials,
  refuseEmail,
  resendSchema,
  signInSchema,
  signUpSchema,
  verifySchema,
} from './schemas.ts';
import { linkDead, sessionOf, signIn } from './sign-in.ts';
import { addUser, confirmUser, findAccount, findUsers } from './store.ts';
import { useToken } from './tokens.ts';

/** Who is signed in, sign-up, sign-in, sign-out, and the links in mails. Source: HTTP contract, Authentication. */
export function authRoutes(services: Services): Endpoint[] {
  const { config, db, limits, passwords, background } = services;
  const findUser = readTogether(
    (ids) => findUsers(db, ids),
    (user) => user.id,
  );

  return [
    endpoint({
      method: 'GET',
      path: '/auth/session',
      access: 'anyone',
      async handle({ req, res, userId }) {
        const user = userId ? await findUser(userId) : undefined;
        res.json({ session: user ? sessionOf(req, user) : null });
      },
    }),
    endpoint({
      method: 'POST',
      path: '/auth/signup',
      access: 'anyone',
      body: signUpSchema,
      refuse: refuseCredentials,
      async handle({ req, res, body: { email, password, data } }) {
        refuseCommonPassword(password);
        await limits.signUpsFrom.take(networkOf(req.ip));
        await limits.mailsTo.take(email);
        const passwordHash = await passwords.inTurn(() => passwords.hash(password));
        const metadata = { username: data?.username || null, age: data?.age ?? null };
        await addUser(db, { email, passwordHash, metadata });
        background.run('a confirmation mail', () =>
          sendConfirmation(services, email, { orAlreadyHere: true }),
        );
        res.json({ user: null, session: null, confirmation_sent: true });
      },
    }),
    endpoint({
      method: 'POST',
      path: '/auth/signin',
      access: 'anyone',
      body: signInSchema,
      refuse: refuseEmail,
      async handle({ req, res, body: { email, password } }) {
        const network = networkOf(req.ip);
        await limits.wrongPasswordsFrom.check(network);
        const account = await checkPassword(services, {
          email,
          password,
          find: () => findAccount(db, email),
        }).catch(async (error: unknown) => {
          if (error instanceof HttpError && error.code === 'invalid_credentials')
            await limits.wrongPasswordsFrom.take(network);
          throw error;
        });
        if (!account.confirmed_at) throw new HttpError(400, 'email_not_confirmed', 'Email not confirmed');
        res.json(await signIn(db, req, account.id));
      },
    }),
    endpoint({
      method: 'POST',
      path: '/auth/signout',
      access: 'anyone',
      async handle({ req, res }) {
        if (req.headers.cookie) await leaveSession(req, res, config.https);
        res.status(204).end();
      },
    }),
    endpoint({
      method: 'POST',
      path: '/auth/resend',
      access: 'anyone',
      body: resendSchema,
      refuse: refuseEmail,
      async handle({ req, res, body: { email } }) {
        await limits.mailRequestsFrom.take(networkOf(req.ip));
        await limits.mailsTo.take(email);
        background.run('a confirmation mail', () =>
          sendConfirmation(services, email, { orAlreadyHere: false }),
        );
        res.json({});
      },
    }),
    endpoint({
      method: 'POST',
      path: '/auth/verify',
      access: 'anyone',
      body: verifySchema,
      async handle({ req, res, body: { token } }) {
        const userId = await db.transaction().execute(async (tx) => {
          const owner = await useToken(tx, token, 'signup');
          if (owner) await confirmUser(tx, owner);
          return owner;
        });
        if (!userId) throw linkDead();
        res.json(await signIn(db, req, userId));
      },
    }),
  ];
}
