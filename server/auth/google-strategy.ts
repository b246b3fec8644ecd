import { randomBytes } from 'node:crypto';
import type { Request } from 'express';
import { Strategy, type Profile } from 'passport-google-oauth20';
import { z } from 'zod';
import type { Config, Google } from '#server/config.ts';
import type { Limit } from '#server/http/limits.ts';
import { sealedCookie } from '#server/http/sealed-cookie.ts';
import { fetchToken, fetchUser, type GoogleUser } from './google-answers.ts';

/** How long the way to Google and back may take. Source: HTTP contract, Conventions. */
export const FLOW_SECONDS = 600;
const STATE_BYTES = 24;
const USERINFO_URL = 'https://www.googleapis.com/oauth2/v3/userinfo';

const flowSchema = z.strictObject({
  state: z.string(),
  verifier: z.string(),
  redirect: z.string().optional(),
});
export type Flow = z.infer<typeof flowSchema>;

/** The data a browser carries to Google and back; nothing is stored on the server. */
export const createFlowCookie = (secrets: readonly string[], { https }: Pick<Config, 'https'>) =>
  sealedCookie<Flow>({ name: 'google', seconds: FLOW_SECONDS, schema: flowSchema, secrets, https });

type Stored = (error: unknown, state?: string) => void;
type Verified = (error: unknown, verifier: string | false, state?: unknown) => void;

/** The library's state and PKCE store. Its callers check the functions' arity. */
const createStateStore = (flow: ReturnType<typeof createFlowCookie>, onlyOnce: Limit) => ({
  store(req: Request, verifier: string, wanted: { redirect?: string }, _meta: unknown, done: Stored) {
    const state = randomBytes(STATE_BYTES).toString('base64url');
    flow.set(req.res!, { state, verifier, ...wanted });
    done(null, state);
  },
  verify(req: Request, given: unknown, done: Verified) {
    const kept = flow.read(req);
    if (!kept || given !== kept.state) return done(null, false);
    // The cookie is valid for ten minutes, and for one callback.
    onlyOnce.take(kept.state).then(
      () => done(null, kept.verifier, { redirect: kept.redirect }),
      (error: { status?: number }) => (error.status === 429 ? done(null, false) : done(error, false)),
    );
  },
});

interface StrategyOptions {
  readonly google: Google;
  readonly publicUrl: string;
  readonly flow: ReturnType<typeof createFlowCookie>;
  /** One per key. */
  readonly onlyOnce: Limit;
}

type TokenDone = (error: unknown, token?: string, refreshToken?: string, params?: object) => void;

/**
 * The library's strategy, except that requests to Google are made and parsed here: the library has no timeout, and an
 * unexpected answer crashes the process.
 */
export class GoogleStrategy extends Strategy {
  // No private field: passport calls this on an object that inherits from this one.
  protected readonly userinfoUrl: string;

  constructor({ google, publicUrl, flow, onlyOnce }: StrategyOptions) {
    super(
      {
        clientID: google.clientId,
        clientSecret: google.clientSecret,
        callbackURL: `${publicUrl}/auth/google/callback`,
        scope: ['openid', 'email'],
        // Exists in the library below, but is missing in its types.
        ...({ pkce: true, store: createStateStore(flow, onlyOnce) } as object),
        ...(google.authorizationUrl && { authorizationURL: google.authorizationUrl }),
        ...(google.tokenUrl && { tokenURL: google.tokenUrl }),
      },
      // Google's tokens are not kept beyond this point.
      (_accessToken, _refreshToken, profile, done) => done(null, profile as unknown as Express.User),
    );
    this.userinfoUrl = google.userinfoUrl ?? USERINFO_URL;
    const tokenUrl = google.tokenUrl ?? 'https://www.googleapis.com/oauth2/v4/token';
    const known = { client_id: google.clientId, client_secret: google.clientSecret };
    Object.assign(this._oauth2, {
      getOAuthAccessToken: (code: string, params: Record<string, string>, done: TokenDone) =>
        void fetchToken(tokenUrl, { ...params, ...known, code })
          .then((token) => done(null, token))
          .catch(done),
    });
  }

  override userProfile(token: string, done: (error?: unknown, profile?: Profile & GoogleUser) => void): void {
    fetchUser(this.userinfoUrl, token)
      .then((user) => done(null, user as Profile & GoogleUser))
      .catch(done);
  }
}
