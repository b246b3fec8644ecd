import { randomBytes } from 'node:crypto';
import { findGame } from '#engine/games/catalogue.ts';
import { safeRedirect } from '#engine/rules/addresses.ts';
import * as contract from '#server/contract/links.ts';
import { HttpError } from '#server/errors.ts';
import { answer, type Route } from '#server/http/api.ts';
import { networkOf } from '#server/network.ts';
import type { AuthServices } from './auth-services.ts';
import { refuseCommonPassword } from './check-password.ts';
import { readLinkEmail, resolveLink } from './links.ts';
import { countMailCall, mayMailBeSent } from './mail-calls.ts';
import { refuseCredentials, refuseEmail } from './refusals.ts';
import { linkExpired, signIn } from './sign-in.ts';
import { signUpCookie } from './sign-up-cookie.ts';
import { addSignUp, endSignUps, findSignUp, queueLinkAgain } from './sign-ups.ts';
import { confirmWithPassword } from './store.ts';
import { useToken } from '#server/mail/tokens.ts';

const SECRET_BYTES = 32;

const wantedPage = (redirect: string | undefined) => safeRedirect(redirect, findGame);

const passwordWanted = () =>
  new HttpError(409, 'password_needed', 'Please choose a password to use from now on.');

/** Sign-up and the link in its mail. Source: HTTP contract, Authentication. */
export function signUpRoutes(services: AuthServices): Route[] {
  const { config, db, limits, passwords, mailQueue, secrets, security } = services;
  const cookie = signUpCookie(secrets, config);

  return [
    answer(
      contract.signUp,
      async ({ req, res, body: { email, password, redirect, data } }) => {
        refuseCommonPassword(password);
        await limits.signUpsFrom.take(networkOf(req.ip));
        await countMailCall(services, req, { kind: 'confirm', email });
        const passwordHash = await passwords.inTurn({ ip: req.ip }, () => passwords.hash(password));
        const secret = randomBytes(SECRET_BYTES).toString('base64url');
        const metadata = { username: data?.username || null, age: data?.age ?? null };
        await addSignUp(db, { email, passwordHash, secret, redirect: wantedPage(redirect), metadata });
        mailQueue.wake();
        cookie.set(res, secret);
        return { user: null, session: null, confirmation_sent: true } as const;
      },
      { refuse: refuseCredentials },
    ),
    answer(
      contract.resend,
      async ({ req, body: { email, redirect } }) => {
        if (await mayMailBeSent(services, req, { kind: 'confirm', email })) {
          await queueLinkAgain(db, { email, secret: cookie.read(req), redirect: wantedPage(redirect) });
          mailQueue.wake();
        }
        return {};
      },
      { refuse: refuseEmail },
    ),
    // By GET: nothing is posted before the user presses the button, and reading uses nothing up.
    answer(contract.readLink, async ({ req }) => {
      const link = contract.readLink.query.safeParse(req.query);
      if (!link.success) throw linkExpired();
      return await readLinkEmail(services, req, link.data);
    }),
    answer(
      contract.verify,
      async ({ req, res, body }) => {
        if (body.password !== undefined) refuseCommonPassword(body.password);
        const link = await resolveLink(services, req, { ...body, kind: 'signup' });
        const signUp = link.sign_up_id ? await findSignUp(db, link.sign_up_id, cookie.read(req)) : undefined;
        // Another one of its links has just been used.
        if (link.sign_up_id && !signUp) throw linkExpired();
        const typedHere = signUp?.isOwn ? signUp.passwordHash : null;
        if (body.password === undefined && typedHere === null) {
          security.note('link_needs_password', {}, req.ip);
          throw passwordWanted();
        }
        const passwordHash =
          body.password === undefined
            ? typedHere!
            : await passwords.inTurn({ ip: req.ip, lane: `link ${link.userId}`, known: true }, () =>
                passwords.hash(body.password!),
              );
        await db.transaction().execute(async (tx) => {
          // What was typed at the sign-up is untrusted in any other browser, like its password.
          const metadata = (signUp?.isOwn && signUp.metadata) || undefined;
          // The user's other link may have been faster.
          if (!(await confirmWithPassword(tx, link.userId, { passwordHash, metadata }))) throw linkExpired();
          if (!(await useToken(tx, body.token, 'signup'))) throw linkExpired();
          await endSignUps(tx, link.userId);
        });
        const signedIn = await signIn(services, req, link.userId, { way: 'link', passwordHash });
        cookie.clear(res);
        return { ...signedIn, redirect: wantedPage(signUp?.redirect ?? undefined) ?? null };
      },
      { refuse: refuseCredentials },
    ),
  ];
}
