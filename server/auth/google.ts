import { Router, type Request, type RequestHandler } from 'express';
import passport from 'passport';
import { Strategy, type Profile } from 'passport-google-oauth20';
import { findGame } from '#engine/games/catalogue.ts';
import { safeRedirect } from '#engine/rules/addresses.ts';
import type { Google } from '#server/config.ts';
import { enterSession, leaveSession } from '#server/http/session.ts';
import type { Services } from '#server/services.ts';
import { findOrAddGoogleUser, type GoogleUser } from './google-store.ts';
import { noteSignIn } from './store.ts';

const FLOW_MS = 10 * 60_000;

/** Why it did not work, as the sign-in page is told. Source: HTTP contract, Authentication. */
type Failure =
  | 'google_not_configured'
  | 'access_denied'
  | 'bad_oauth_state'
  | 'email_address_not_provided'
  | 'provider_email_needs_verification'
  | 'temporarily_unavailable';

/** What Google says of someone; only these three are looked at, and the name and picture never kept. */
function toGoogleUser({ id, _json: said }: Profile): GoogleUser {
  return {
    subject: said.sub ?? id,
    email: said.email?.trim().toLowerCase(),
    verified: said.email_verified === true,
  };
}

function createStrategy(google: Google, publicUrl: string): Strategy {
  return new Strategy(
    {
      clientID: google.clientId,
      clientSecret: google.clientSecret,
      callbackURL: `${publicUrl}/auth/google/callback`,
      scope: ['openid', 'email'],
      state: true,
      // Known to the library underneath, missing in its types.
      ...({ pkce: true } as object),
      ...(google.authorizationUrl && { authorizationURL: google.authorizationUrl }),
      ...(google.tokenUrl && { tokenURL: google.tokenUrl }),
      ...(google.userinfoUrl && { userProfileURL: google.userinfoUrl }),
    },
    // Google's tokens end here.
    (_accessToken, _refreshToken, profile, done) =>
      done(null, toGoogleUser(profile) as unknown as Express.User),
  );
}

interface Outcome {
  readonly user: GoogleUser | undefined;
  readonly redirect: unknown;
  readonly failure: Failure | undefined;
}

/** Sign-in with Google: the way there and back. session: reads the session, which keeps state, PKCE and redirect meanwhile. */
export function googleSignIn(services: Services, session: RequestHandler): Router {
  const { config, db, log } = services;
  const router = Router();
  const failed = (why: Failure) => `/login?error=${why}`;
  router.use((_req, res, next) => {
    res.set('Cache-Control', 'no-store');
    next();
  });
  if (!config.google) {
    router.get(['/', '/callback'], (_req, res) => res.redirect(failed('google_not_configured')));
    return router;
  }

  const google = new passport.Passport();
  google.use(createStrategy(config.google, config.publicUrl));

  router.get('/', session, (req, res, next) => {
    // Someone signed in keeps their session; a visitor's lasts only for the way there and back.
    if (!req.session.userId) req.session.cookie.maxAge = FLOW_MS;
    const options = {
      accessType: 'offline',
      prompt: 'consent',
      session: false,
      state: { redirect: safeRedirect(req.query.redirect, findGame) },
    };
    google.authenticate('google', options as object)(req, res, next);
  });

  const comeBack = (req: Request, res: Parameters<RequestHandler>[1]): Promise<Outcome> =>
    new Promise((resolve) => {
      const done = (
        error: unknown,
        user: GoogleUser | false | undefined,
        info: { state?: { redirect?: unknown } } | undefined,
      ) => {
        if (error) log.warn({ reason: (error as Error).message }, 'sign-in with Google failed');
        const denied = typeof req.query.error === 'string';
        resolve({
          user: user || undefined,
          redirect: info?.state?.redirect,
          failure: denied
            ? 'access_denied'
            : error
              ? 'temporarily_unavailable'
              : user
                ? undefined
                : 'bad_oauth_state',
        });
      };
      google.authenticate('google', { session: false }, done as never)(req, res, (error: unknown) =>
        done(error ?? new Error('no answer'), false, undefined),
      );
    });

  router.get('/callback', session, async (req, res) => {
    const wasSignedIn = Boolean(req.session.userId);
    const fail = async (why: Failure) => {
      if (!wasSignedIn) await leaveSession(req, res, config.https);
      res.redirect(failed(why));
    };
    // Without a code there is nothing to come back with; the library would start another round.
    if (req.query.code === undefined && req.query.error === undefined) return fail('bad_oauth_state');
    const { user, redirect, failure } = await comeBack(req, res);
    if (!user) return fail(failure ?? 'bad_oauth_state');
    const userId = await findOrAddGoogleUser(db, user).catch((error: unknown) => {
      log.error({ err: error }, 'sign-in with Google failed');
      return 'temporarily_unavailable' as const;
    });
    if (
      userId === 'temporarily_unavailable' ||
      userId === 'email_address_not_provided' ||
      userId === 'provider_email_needs_verification'
    )
      return fail(userId);
    await noteSignIn(db, userId);
    await enterSession(req, userId);
    const wanted = safeRedirect(redirect, findGame);
    res.redirect(wanted ? `/callback?redirect=${encodeURIComponent(wanted)}` : '/callback');
  });
  return router;
}
