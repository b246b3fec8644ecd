import { promisify } from 'node:util';
import connectPgSimple from 'connect-pg-simple';
import type { Request, RequestHandler, Response } from 'express';
import session, { type SessionData } from 'express-session';
import type pg from 'pg';
import type { Database } from '#server/db/database.ts';
import { readTogether } from '#server/db/together.ts';
import { databaseRefusal, notSignedIn } from '#server/errors.ts';

declare module 'express-session' {
  interface SessionData {
    userId: string;
    /** Unix milliseconds. */
    signedInAt: number;
    /** Unix milliseconds; set the first time a session that was read is kept longer. */
    renewedAt: number;
  }
}

const DAY_MS = 86_400_000;
const IDLE_MS = 7 * DAY_MS;
const LONGEST_MS = 30 * DAY_MS;

const PgStore = connectPgSimple(session);
type Done = (error?: unknown) => void;

interface SessionRow {
  readonly sid: string;
  /** JSON. */
  readonly sess: string;
}

/**
 * Sessions in Postgres. A renewed session is only ever updated: the store's own insert-or-update would bring back one
 * that was ended while a request was under way.
 */
class SessionStore extends PgStore {
  readonly #pool: pg.Pool;
  readonly #find: (sid: string) => Promise<SessionRow | undefined>;

  constructor(pool: pg.Pool) {
    super({ pool, disableTouch: true, pruneSessionInterval: false });
    this.#pool = pool;
    const statement = 'select sid, sess::text as sess from session where sid = any($1) and expire >= now()';
    this.#find = readTogether(
      async (sids) => (await pool.query<SessionRow>(statement, [sids])).rows,
      (row) => row.sid,
    );
  }

  override get(sid: string, done: (error: unknown, data?: SessionData | null) => void): void {
    // The session library takes an error with the code ENOENT (our socket's file is missing) for "no such session",
    // and people would seem signed out whenever the database is away.
    this.#find(sid).then(
      // Parsed for each request: the session library changes what it is given.
      (row) => done(undefined, row && (JSON.parse(row.sess) as SessionData)),
      (error: unknown) => done(databaseRefusal(error) ?? error),
    );
  }

  override set(sid: string, data: SessionData, done: Done = () => undefined): void {
    if (!data.renewedAt) return super.set(sid, data, done);
    this.#pool
      .query('update session set sess = $1, expire = $2 where sid = $3', [data, data.cookie.expires, sid])
      .then(() => done(), done);
  }
}

export interface SessionOptions {
  readonly pool: pg.Pool;
  /** The first signs, all verify. */
  readonly secrets: readonly string[];
  readonly https: boolean;
}

const cookieName = (https: boolean) => (https ? '__Host-sid' : 'sid');

/**
 * Reads and keeps the session of a request. A visitor gets no cookie and no row. Once a day a used session is kept
 * for 7 days more, 30 days in all; on all other requests it costs one read.
 */
export function createSessions({ pool, secrets, https }: SessionOptions): RequestHandler {
  const sessions = session({
    name: cookieName(https),
    secret: [...secrets],
    store: new SessionStore(pool),
    resave: false,
    saveUninitialized: false,
    proxy: true,
    cookie: { httpOnly: true, sameSite: 'lax', path: '/', secure: https, maxAge: IDLE_MS },
  });
  return (req, res, next) => {
    // People come over https when PUBLIC_URL says so. Whether this hop is encrypted is the proxy's affair; the
    // session library would silently set no cookie.
    if (https) req.headers['x-forwarded-proto'] = 'https';
    sessions(req, res, (error?: unknown) => (error ? next(error) : void renew(req).then(() => next(), next)));
  };
}

async function renew({ session: current }: Request): Promise<void> {
  if (!current.userId || !current.signedInAt) return;
  const now = Date.now();
  if (now - current.signedInAt > LONGEST_MS) {
    await promisify(current.regenerate.bind(current))();
  } else if (now - (current.renewedAt ?? current.signedInAt) > DAY_MS) {
    current.renewedAt = now;
    current.cookie.maxAge = Math.min(IDLE_MS, current.signedInAt + LONGEST_MS - now);
  }
}

/** Signs the request's browser in, under a new session id: one that was known before is worth nothing. */
export async function enterSession(req: Request, userId: string): Promise<void> {
  await promisify(req.session.regenerate.bind(req.session))();
  req.session.userId = userId;
  req.session.signedInAt = Date.now();
  // Saved before the answer: the next request may arrive anywhere.
  await promisify(req.session.save.bind(req.session))();
}

/** Ends the request's session and takes the cookie back. */
export async function leaveSession(req: Request, res: Response, https: boolean): Promise<void> {
  await promisify(req.session.destroy.bind(req.session))();
  res.clearCookie(cookieName(https), { httpOnly: true, sameSite: 'lax', path: '/', secure: https });
}

/** Ends all sessions of a user. except: the id of one that stays. */
export async function endSessions(db: Database, userId: string, except = ''): Promise<void> {
  await db
    .deleteFrom('session')
    .where((row) => row.eb(row.ref('sess', '->>').key('userId' as never), '=', userId as never))
    .where('sid', '<>', except)
    .execute();
}

/** Source: HTTP contract, Shapes. */
export interface SessionTimes {
  readonly expires_at: number;
  readonly expires_in: number;
}

/** When the request's session ends, unless it is used before. */
export function sessionTimes(req: Request): SessionTimes {
  const { expires } = req.session.cookie;
  if (!expires) throw notSignedIn();
  const expiresAt = Math.floor(new Date(expires).getTime() / 1000);
  return { expires_at: expiresAt, expires_in: expiresAt - Math.floor(Date.now() / 1000) };
}
