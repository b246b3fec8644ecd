import { z } from 'zod';
import * as contract from '#server/contract/links.ts';
import { answer, type Route } from '#server/http/api.ts';
import { sealedCookie } from '#server/http/sealed-cookie.ts';
import type { AuthServices } from './auth-services.ts';
import { checkPasswordOfLink } from './check-password.ts';
import { countGoogleStep } from './google-limit.ts';
import { linkIdentity, type GoogleLink } from './google-store.ts';
import { linkExpired, signIn, wrongCredentials } from './sign-in.ts';

/** Source: HTTP contract, POST /api/auth/google/link. */
const LINK_SECONDS = 600;

const linkSchema: z.ZodType<GoogleLink> = z.strictObject({ subject: z.string(), userId: z.string() });

/** An identity that has just come back from Google in the same browser: it waits for a password. */
export const createLinkCookie = ({ secrets, config }: Pick<AuthServices, 'secrets' | 'config'>) =>
  sealedCookie<GoogleLink>({
    name: 'link',
    seconds: LINK_SECONDS,
    schema: linkSchema,
    secrets,
    https: config.https,
  });

/** The last step of signing in with Google to an account that has a password. */
export function googleLinkRoutes(services: AuthServices): Route[] {
  const { db, mailQueue, security } = services;
  const cookie = createLinkCookie(services);
  return [
    answer(contract.linkGoogle, async ({ req, res, body: { password } }) => {
      await countGoogleStep(services, req);
      const link = cookie.read(req);
      if (!link) throw linkExpired();
      const passwordHash = await checkPasswordOfLink(services, req, { link, password });
      if (!(await linkIdentity(db, link, passwordHash))) throw wrongCredentials();
      await mailQueue.add('google_linked', link.userId);
      const signedIn = await signIn(services, req, link.userId, { way: 'google', passwordHash });
      cookie.clear(res);
      security.note('google_linked', {}, req.ip);
      return signedIn;
    }),
  ];
}
