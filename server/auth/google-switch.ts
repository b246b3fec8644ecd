import type { Request } from 'express';
import { z } from 'zod';
import * as contract from '#server/contract/links.ts';
import { HttpError } from '#server/errors.ts';
import { answer, type Route } from '#server/http/api.ts';
import { sealedCookie } from '#server/http/sealed-cookie.ts';
import type { AuthServices } from './auth-services.ts';
import type { GoogleUser } from './google-answers.ts';
import { countGoogleStep } from './google-limit.ts';
import { createLinkCookie } from './google-link.ts';
import { findGoogleOwner, findOrAddGoogleUser } from './google-store.ts';
import { linkExpired, signIn } from './sign-in.ts';
import { findUsers } from './store.ts';

/** As long as an identity waits for a password. */
const SWITCH_SECONDS = 600;

const waitingSchema: z.ZodType<GoogleUser> = z.strictObject({
  subject: z.string(),
  email: z.string(),
  verified: z.boolean(),
});

/** A user has come back from Google while another is signed in: waits for a confirmation that names both. */
export const createSwitchCookie = ({ secrets, config }: Pick<AuthServices, 'secrets' | 'config'>) =>
  sealedCookie<GoogleUser>({
    name: 'switch',
    seconds: SWITCH_SECONDS,
    schema: waitingSchema,
    secrets,
    https: config.https,
  });

interface BothAccounts {
  /** The account that would be signed in. */
  readonly email: string;
  readonly current: string;
}

/** Both accounts, if the session's user is not the one Google has verified; changes nothing. */
export async function findOtherAccount(
  { db }: Pick<AuthServices, 'db'>,
  { session: { userId } }: Request,
  user: GoogleUser,
): Promise<BothAccounts | undefined> {
  if (!userId || !user.verified || user.email === undefined) return undefined;
  const [current] = await findUsers(db, [userId]);
  const owner = await findGoogleOwner(db, user);
  if (!current || owner?.id === current.id) return undefined;
  return { email: owner?.email ?? user.email, current: current.email };
}

/** The confirmation, and the account that it names. */
export function googleSwitchRoutes(services: AuthServices): Route[] {
  const { db, mailQueue } = services;
  const cookie = createSwitchCookie(services);
  const linking = createLinkCookie(services);
  return [
    answer(contract.readGoogleSwitch, async ({ req }) => {
      const user = cookie.read(req);
      const both = user && (await findOtherAccount(services, req, user));
      if (!both) throw linkExpired();
      return both;
    }),
    answer(contract.switchToGoogle, async ({ req, res }) => {
      await countGoogleStep(services, req);
      const user = cookie.read(req);
      if (!user) throw linkExpired();
      const found = await findOrAddGoogleUser(db, user);
      cookie.clear(res);
      if (found.refusal) {
        if (found.tell) await mailQueue.add('already_here', found.tell);
        throw new HttpError(403, found.refusal, 'This address belongs to another Google account here.');
      }
      if (found.link) {
        linking.set(res, found.link);
        throw new HttpError(409, 'password_needed', 'Please give the password of this account once.');
      }
      return signIn(services, req, found.userId, { way: 'google' });
    }),
  ];
}
