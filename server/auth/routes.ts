import type { Request } from 'express';
import { MESSAGES, PASSWORD_MAX } from '#engine/rules/schemas.ts';
import { HttpError } from '#server/errors.ts';
import { endpoint, type Endpoint } from '#server/http/api.ts';
import { networkOf } from '#server/http/limits.ts';
import { endSessions, enterSession, leaveSession, sessionTimes } from '#server/http/session.ts';
import type { Services } from '#server/services.ts';
import { sendConfirmation, sendRecovery } from './mails.ts';
import { isCommonPassword } from './passwords.ts';
import {
  passwordChangeSchema,
  recoverSchema,
  refuseCredentials,
  refuseEmail,
  resendSchema,
  resetSchema,
  signInSchema,
  signUpSchema,
  verifySchema,
} from './schemas.ts';
import {
  addUser,
  confirmUser,
  findAccount,
  findPasswordHash,
  findUser,
  noteSignIn,
  setPassword,
  type User,
} from './store.ts';
import { isTokenGood, useToken } from './tokens.ts';

const linkDead = () => new HttpError(403, 'otp_expired', 'Email link is invalid or has expired');
const wrongCredentials = () => new HttpError(400, 'invalid_credentials', 'Invalid login credentials');

const sessionOf = (req: Request, user: User) => ({ user, token_type: 'cookie', ...sessionTimes(req) });

function refuseCommonPassword(password: string): void {
  if (isCommonPassword(password)) throw new HttpError(422, 'weak_password', MESSAGES.passwordCommon);
}

/**
 * Throws HttpError 400 when the password is not the account's, 429 after too many wrong ones. Costs the same
 * whether the account exists or not. email: the key under which tries are counted.
 */
export async function checkPassword<T extends { password_hash: string | null } | undefined>(
  { limits, passwords }: Services,
  { email, password, find }: { email: string; password: string; find: () => Promise<T> },
): Promise<NonNullable<T>> {
  // Counted only when its turn has come: thirty children who share an account may all sign in at once.
  return passwords.inTurn(async () => {
    await limits.passwordsOfAccount.take(email);
    const found = await find();
    const fits = await passwords.matches(found?.password_hash, password.slice(0, PASSWORD_MAX + 1));
    if (!found || !fits) throw wrongCredentials();
    await limits.passwordsOfAccount.forget(email);
    return found;
  });
}

/** Who is signed in, sign-up, sign-in, sign-out, and the links in mails. Source: HTTP contract, Authentication. */
export function authRoutes(services: Services): Endpoint[] {
  const { config, db, limits, passwords, background } = services;

  const signIn = async (req: Request, userId: string) => {
    const user = await noteSignIn(db, userId);
    if (!user) throw linkDead();
    await enterSession(req, user.id);
    return { session: sessionOf(req, user) };
  };

  return [
    endpoint({
      method: 'GET',
      path: '/auth/session',
      access: 'anyone',
      async handle({ req, res, userId }) {
        const user = userId ? await findUser(db, userId) : undefined;
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
        res.json(await signIn(req, account.id));
      },
    }),
    endpoint({
      method: 'POST',
      path: '/auth/signout',
      access: 'anyone',
      async handle({ req, res, userId }) {
        if (userId) await leaveSession(req, res, config.https);
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
        res.json(await signIn(req, userId));
      },
    }),
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
        res.json(await signIn(req, userId));
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
        const user = await findUser(db, userId);
        await checkPassword(services, {
          email: user?.email ?? '',
          password: current,
          find: async () => ({ password_hash: (await findPasswordHash(db, userId)) ?? null }),
        });
        const passwordHash = await passwords.inTurn(() => passwords.hash(password));
        await db.transaction().execute(async (tx) => {
          await setPassword(tx, userId, passwordHash);
          await endSessions(tx, userId, req.sessionID);
        });
        res.json({});
      },
    }),
  ];
}
