import { promisify } from 'node:util';
import connectPgSimple from 'connect-pg-simple';
import type { Request, RequestHandler, Response } from 'express';
import session, { type Session, type SessionData } from 'express-session';
import type pg from 'pg';
import { KEPT } from '#engine/rules/retention.ts';
import type { Database } from '#server/db/database.ts';
import { batchReads, filledUp } from '#server/db/batch-reads.ts';
import { databaseRefusal, notSignedIn } from '#server/errors.ts';

declare module 'express-session' {
  interface SessionData {
    userId: string;
    /** The player that was entered last; it may be gone by now. */
    playerId: string;
    /** Unix milliseconds. */
    signedInAt: number;
    /** Unix milliseconds; set on each day on which a session is used, except the first. */
    renewedAt: number;
    /** Unix milliseconds: the gate for grown-ups is open in this session until then. */
    gateUntil: number;
    /** Unix milliseconds: until then the password counts as just entered in this session. */
    againUntil: number;
  }
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const IDLE_MS = KEPT.sessionDays * DAY_MS;
/** Sessions of one account: enough for three classes that share it. Endless sign-ins fill neither table nor list. */
const MOST_OF_ACCOUNT = 100;

const PgStore = connectPgSimple(session);
type Done = (error?: unknown) => void;

interface SessionRow {
  readonly sid: string;
  /** JSON. */
  readonly sess: string;
  /** The ids of the account's players, oldest first. */
  readonly players: readonly string[];
}

/** Whose players were found together with a request's session. */
interface FoundPlayers {
  readonly accountId: string;
  readonly ids: readonly string[];
}
const foundIn = new WeakMap<object, FoundPlayers>();

/** The players of this account, as read with the request's session; undefined: that was another account's, or none. */
export function playersFound(req: Request, accountId: string): FoundPlayers | undefined {
  const found = foundIn.get(req);
  return found?.accountId === accountId ? found : undefined;
}

/** The user of a new session. */
interface Owner {
  readonly userId: string;
  /** The stored password that was checked; the session is only created if it has not changed since. */
  readonly passwordHash?: string | null | undefined;
}

/** Sessions that are being started: rows are only inserted for these. */
const beginning = new WeakMap<object, Owner>();

/** The account was deleted, or its password was changed after it was checked. */
class OwnerChanged extends Error {}

/**
 * Locks the owner's row until the session is stored: a new password that ends all sessions is either set before, and
 * noticed here, or set after, and sees the session. Beyond the maximum, the least recently used sessions of the account
 * end.
 */
const BEGIN = `with
  begun as (insert into session (sid, sess, expire)
    select $1, $2, $3 from users where id = $4 and ($5::text is null or password_hash = $5) for share
    returning sid),
  ended as (delete from session where exists (select from begun) and sid in (select sid from session where sid = any(array(
      select sid from session where sess ->> 'userId' = $4::text
      order by coalesce(sess ->> 'renewedAt', sess ->> 'signedInAt')::bigint desc nulls last
      offset ${MOST_OF_ACCOUNT - 1})) for update skip locked))
  select from begun`;

/**
 * Sessions in Postgres. Existing sessions are only ever updated: the store's own upsert would bring back one that was
 * ended during a request.
 */
class SessionStore extends PgStore {
  readonly #pool: pg.Pool;
  readonly #find: (sid: string) => Promise<SessionRow | undefined>;

  constructor(pool: pg.Pool) {
    super({ pool, disableTouch: true, pruneSessionInterval: false });
    this.#pool = pool;
    // One statement for both: nearly every call of a session is about a player.
    const statement = `select sid, sess::text as sess, array(select id::text from profiles
        where account_id = (sess ->> 'userId')::uuid order by seq) as players
      from session where sid = any($1) and expire >= now()`;
    this.#find = batchReads(
      async (sids) => (await pool.query<SessionRow>(statement, [filledUp(sids)])).rows,
      (row) => row.sid,
    );
  }

  override get(sid: string, done: (error: unknown, data?: SessionData | null) => void): void {
    // The session library takes an error with the code ENOENT (Postgres' socket is missing) for "no such session", and
    // people would seem signed out whenever the database is unavailable.
    this.#find(sid).then(
      // Parsed for each request: the session library mutates the object.
      (row) => done(undefined, row && this.#dataOf(row)),
      (error: unknown) => done(databaseRefusal(error) ?? error),
    );
  }

  #dataOf({ sess, players }: SessionRow): SessionData {
    const data = JSON.parse(sess) as SessionData;
    foundIn.set(data, { accountId: data.userId, ids: players });
    return data;
  }

  override createSession(req: Request, data: SessionData): Session & SessionData {
    const found = foundIn.get(data);
    if (found) foundIn.set(req, found);
    return super.createSession(req, data);
  }

  override set(sid: string, data: SessionData, done: Done = () => undefined): void {
    const owner = beginning.get(data);
    if (owner) {
      const values = [sid, data, data.cookie.expires, owner.userId, owner.passwordHash ?? null];
      this.#pool
        .query(BEGIN, values)
        .then(({ rowCount }) => done(rowCount === 0 ? new OwnerChanged() : undefined), done);
      return;
    }
    this.#pool
      .query('update session set sess = $1, expire = $2 where sid = $3', [data, data.cookie.expires, sid])
      .then(() => done(), done);
  }
}

/** "Expires" depends on the device's clock, which may be years off: Max-Age is set, too. */
function withMaxAge(cookie: string): string {
  const expires = /; Expires=([^;]+)/i.exec(cookie)?.[1];
  if (expires === undefined || /; Max-Age=/i.test(cookie)) return cookie;
  return `${cookie}; Max-Age=${Math.max(0, Math.round((Date.parse(expires) - Date.now()) / 1000))}`;
}

/** The session library only sets "Expires". */
function sayMaxAge(res: Response): void {
  const setHeader = res.setHeader.bind(res);
  res.setHeader = (name, value) => {
    const isCookie = name.toLowerCase() === 'set-cookie';
    return setHeader(name, isCookie ? [value].flat().map((cookie) => withMaxAge(String(cookie))) : value);
  };
}

export interface SessionOptions {
  readonly pool: pg.Pool;
  /** The first signs, all verify. */
  readonly secrets: readonly string[];
  readonly https: boolean;
}

const cookieName = (https: boolean) => (https ? '__Host-sid' : 'sid');

/** Whether a request's cookies may belong to a session, which is not looked up. */
export const hasSessionCookie = (cookies = ''): boolean => /(^|; *)(__Host-)?sid=/.test(cookies);

/**
 * Reads and keeps the session of a request. Visitors get no cookie and no row. Once a day a used session is extended to 90
 * days from now, so that no sign-in stands before a child who plays; otherwise a request costs one read. What changes an
 * account asks for the gate or the password anyway.
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
    // PUBLIC_URL decides whether people use https. Whether this hop is encrypted does not matter; the session library
    // would silently set no cookie.
    if (https) req.headers['x-forwarded-proto'] = 'https';
    sayMaxAge(res);
    sessions(req, res, (error?: unknown) => {
      if (!error) renew(req);
      next(error);
    });
  };
}

/** Number of the UTC day. */
const dayOf = (ms: number) => Math.floor(ms / DAY_MS);

function renew({ session: current }: Request): void {
  if (!current.userId || !current.signedInAt) return;
  const now = Date.now();
  // Written while a clock was ahead.
  if (current.signedInAt > now + MINUTE_MS) current.signedInAt = now;
  if (dayOf(current.renewedAt ?? current.signedInAt) === dayOf(now)) return;
  current.renewedAt = now;
  current.cookie.maxAge = IDLE_MS;
}

/** How long a password counts as just entered. Source: HTTP contract, POST /api/auth/again. */
export const REAUTHENTICATION_MS = 10 * 60_000;

/**
 * A new id, with its row stored before the answer: the next request may reach another server. False, and nobody is
 * signed in, when the owner's password has changed meanwhile.
 */
async function begin(
  req: Request,
  owner: Owner,
  { cookie, ...data }: Partial<SessionData>,
): Promise<boolean> {
  await promisify(req.session.regenerate.bind(req.session))();
  Object.assign(req.session, data);
  if (cookie) req.session.cookie.expires = cookie.expires;
  beginning.set(req.session, owner);
  try {
    await promisify(req.session.save.bind(req.session))();
  } catch (error) {
    if (!(error instanceof OwnerChanged)) throw error;
    await promisify(req.session.regenerate.bind(req.session))();
    return false;
  }
  beginning.delete(req.session);
  return true;
}

/**
 * Signs the request's browser in under a new session id; the previous id becomes invalid. again: whether this counts as
 * entering the password again. False when the owner's password has changed meanwhile.
 */
export const enterSession = (req: Request, owner: Owner, { again = false } = {}): Promise<boolean> =>
  begin(req, owner, {
    userId: owner.userId,
    signedInAt: Date.now(),
    ...(again && { againUntil: Date.now() + REAUTHENTICATION_MS }),
  });

/** Continues the request's session under a new id; the previous id becomes invalid. False as above. */
export const renewSessionId = (req: Request, owner: Owner): Promise<boolean> =>
  begin(req, owner, { ...req.session });

/** Ends the request's session and removes the cookie. */
export async function leaveSession(req: Request, res: Response, https: boolean): Promise<void> {
  await promisify(req.session.destroy.bind(req.session))();
  res.clearCookie(cookieName(https), { httpOnly: true, sameSite: 'lax', path: '/', secure: https });
}

/** Ends all sessions of a user; returns how many. except: the id of a session to keep. */
export async function endSessions(db: Database, userId: string, except = ''): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where((row) => row.eb(row.ref('sess', '->>').key('userId' as never), '=', userId as never))
    .where('sid', '<>', except)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Source: HTTP contract, Shapes. */
export interface SessionTimes {
  readonly expires_at: number;
  readonly expires_in: number;
}

/** When the request's session expires, unless it is used before. */
export function sessionTimes(req: Request): SessionTimes {
  const { expires } = req.session.cookie;
  if (!expires) throw notSignedIn();
  const expiresAt = Math.floor(new Date(expires).getTime() / 1000);
  return { expires_at: expiresAt, expires_in: expiresAt - Math.floor(Date.now() / 1000) };
}
