import { Router, type Request, type RequestHandler, type Response } from 'express';
import passport from 'passport';
import { findGame } from '#engine/games/catalogue.ts';
import { safeRedirect } from '#engine/rules/addresses.ts';
import { isTooMany } from '#server/errors.ts';
import { createLimit } from '#server/http/limits.ts';
import type { AuthServices } from './auth-services.ts';
import type { GoogleUser } from './google-answers.ts';
import { countGoogleStep } from './google-limit.ts';
import { createLinkCookie } from './google-link.ts';
import { findOrAddGoogleUser, type GoogleRefusal } from './google-store.ts';
import { createSwitchCookie, findOtherAccount } from './google-switch.ts';
import { createFlowCookie, FLOW_SECONDS, GoogleStrategy } from './google-strategy.ts';
import { signIn } from './sign-in.ts';

/** The reason of a failure, as the sign-in page receives it. Source: HTTP contract, Authentication. */
type Failure =
  GoogleRefusal | 'google_not_configured' | 'access_denied' | 'bad_oauth_state' | 'temporarily_unavailable';

interface Outcome {
  readonly user?: GoogleUser;
  readonly redirect?: unknown;
  readonly failure?: Failure;
}

const failed = (why: Failure) => `/login?error=${why}`;

/** An internal address that redirects to the wanted page afterwards, if that is allowed. */
function goingTo(path: string, redirect: unknown): string {
  const wanted = safeRedirect(redirect, findGame);
  if (!wanted) return path;
  return `${path}${path.includes('?') ? '&' : '?'}redirect=${encodeURIComponent(wanted)}`;
}

/** Sign-in with Google: redirect and callback. session: reads the session, which only the callback needs. */
export function googleSignIn(services: AuthServices, session: RequestHandler): Router {
  const { config, log, pool, mailQueue, secrets, security } = services;
  const router = Router();
  router.use((_req, res, next) => {
    res.set('Cache-Control', 'no-store');
    next();
  });
  if (!config.google) {
    router.get(['/', '/callback'], (_req, res) => res.redirect(failed('google_not_configured')));
    return router;
  }

  const flow = createFlowCookie(secrets, config);
  const linking = createLinkCookie(services);
  const switching = createSwitchCookie(services);
  // Not one of the limits that can be switched off: it makes a callback valid for one use only.
  const onlyOnce = createLimit(pool, secrets[0]!, { name: 'oauth', points: 1, seconds: FLOW_SECONDS });
  const google = new passport.Passport();
  google.use(new GoogleStrategy({ google: config.google, publicUrl: config.publicUrl, flow, onlyOnce }));

  const fail = (req: Request, res: Response, why: Failure) => {
    security.note('google_refused', { reason: why }, req.ip);
    res.redirect(failed(why));
  };
  const limited: RequestHandler = async (req, res, next) => {
    try {
      await countGoogleStep(services, req);
    } catch (error) {
      if (!isTooMany(error)) throw error;
      return fail(req, res, 'temporarily_unavailable');
    }
    next();
  };

  router.get('/', limited, (req, res, next) => {
    const options = {
      accessType: 'offline',
      prompt: 'consent',
      session: false,
      state: { redirect: safeRedirect(req.query.redirect, findGame) },
    };
    google.authenticate('google', options as object)(req, res, next);
  });

  const comeBack = (req: Request, res: Response): Promise<Outcome> =>
    new Promise((resolve) => {
      const done = (error: unknown, user?: unknown, info?: { state?: { redirect?: unknown } }) => {
        if (error) log.warn({ reason: (error as Error).message }, 'sign-in with Google failed');
        if (error) resolve({ failure: 'temporarily_unavailable' });
        else if (!user) resolve({ failure: 'bad_oauth_state' });
        else resolve({ user: user as GoogleUser, redirect: info?.state?.redirect });
      };
      google.authenticate('google', { session: false }, done as never)(req, res, (error: unknown) =>
        done(error ?? new Error('no answer')),
      );
    });

  router.get('/callback', limited, session, async (req, res) => {
    const { code, error } = req.query;
    if (typeof error === 'string') {
      flow.clear(res);
      return fail(req, res, 'access_denied');
    }
    // A callback without a code is invalid; the library would start another redirect.
    const outcome: Outcome =
      typeof code === 'string' && code !== '' ? await comeBack(req, res) : { failure: 'bad_oauth_state' };
    flow.clear(res);
    if (!outcome.user) return fail(req, res, outcome.failure ?? 'bad_oauth_state');
    try {
      // A signed-in user is not replaced by the callback, only after confirming.
      if (await findOtherAccount(services, req, outcome.user)) {
        security.note('link_of_other_account', { kind: 'google' }, req.ip);
        switching.set(res, outcome.user);
        return res.redirect(goingTo('/callback?switch=google', outcome.redirect));
      }
      const found = await findOrAddGoogleUser(services.db, outcome.user);
      if (found.refusal) {
        if (found.tell) await mailQueue.add('already_here', found.tell);
        return fail(req, res, found.refusal);
      }
      if (found.link) {
        linking.set(res, found.link);
        return res.redirect(goingTo('/login?link=google', outcome.redirect));
      }
      await signIn(services, req, found.userId, { way: 'google' });
    } catch (reason) {
      log.error({ err: reason }, 'sign-in with Google failed');
      return fail(req, res, 'temporarily_unavailable');
    }
    res.redirect(goingTo('/callback', outcome.redirect));
  });
  return router;
}
