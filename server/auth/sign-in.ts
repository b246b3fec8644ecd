import type { Request } from 'express';
import type { Session, SignedIn, User } from '#server/contract/session.ts';
import { HttpError } from '#server/errors.ts';
import { networkOf } from '#server/network.ts';
import { hasRoom } from '#server/http/limits.ts';
import { enterSession, sessionTimes } from '#server/http/session.ts';
import type { AuthServices } from './auth-services.ts';
import { rememberNetwork } from './known-networks.ts';
import { noteSignIn } from './store.ts';

/** A link that is used, expired, made up, or of a deleted account. */
export const linkExpired = () => new HttpError(403, 'otp_expired', 'Email link is invalid or has expired');

export const wrongCredentials = () => new HttpError(400, 'invalid_credentials', 'Invalid login credentials');

export const sessionOf = (req: Request, user: User): Session => ({
  user,
  token_type: 'cookie',
  ...sessionTimes(req),
});

/** How the user has proved their identity. */
export type SignInMethod = 'password' | 'google' | 'link';

interface SignIn {
  readonly way: SignInMethod;
  /** The hash of the password that was given or set: no sign-in once it has changed. */
  readonly passwordHash?: string | null | undefined;
}

/** One mail per hour and network: it links to the list of all the others. */
async function tellOwner(
  { limits, mailQueue }: AuthServices,
  userId: string,
  ip: string | undefined,
): Promise<void> {
  if (await hasRoom(limits.newBrowsersFrom, `${userId} ${networkOf(ip)}`))
    await mailQueue.add('new_browser', userId);
}

/**
 * Signs the request's browser in and returns the answer. From now on browser and network know the account. The owner
 * gets a notice of a browser's first sign-in, unless it came from a link in a mail.
 */
export async function signIn(
  services: AuthServices,
  req: Request,
  userId: string,
  { way, passwordHash }: SignIn,
): Promise<SignedIn> {
  const { db, devices, security } = services;
  /** The password was changed while this one was checked. */
  const tooLate = () => {
    security.note('sign_in_refused', { reason: 'replaced', asked: way }, req.ip);
    return way === 'password' ? wrongCredentials() : linkExpired();
  };
  const noted = await noteSignIn(db, userId, passwordHash);
  if (!noted) throw tooLate();
  const { before, user } = noted;
  if (!(await enterSession(req, { userId, passwordHash }, { again: way === 'google' }))) throw tooLate();
  if (way !== 'link' && before && !devices.knows(req, userId)) {
    security.note('new_browser', { way }, req.ip);
    await tellOwner(services, userId, req.ip);
  }
  devices.remember(req, userId);
  await rememberNetwork(services, userId, req.ip);
  return { session: sessionOf(req, user) };
}
