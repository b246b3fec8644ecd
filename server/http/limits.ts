import type pg from 'pg';
import { HttpError, isTooMany, tooMany } from '#server/errors.ts';
import { keyedHash } from '#server/keyed-hash.ts';
import type { SecurityLog } from '#server/security-log.ts';

/** A rate limit: so many per key and period, counted in Postgres for all servers together. */
export interface Limit {
  /** Counts one. Throws HttpError 429, without counting, when the limit is reached. */
  take(key: string): Promise<void>;
  /** Takes back one count. */
  giveBack(key: string): Promise<void>;
  /** Throws HttpError 429 when nothing is left. Counts nothing. */
  check(key: string): Promise<void>;
  forget(key: string): Promise<void>;
}

interface Rule {
  /** Prefix of the stored counts; changing it resets them all. */
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
  readonly refusal?: (seconds: number) => HttpError;
  /**
   * Whether the operator is told when the limit is reached. network: its keys are networks, so the network is logged as
   * well.
   */
  readonly watched?: 'plain' | 'network';
}

/** Counts one. False, without counting, when the limit is reached. */
export const hasRoom = (limit: Limit, key: string): Promise<boolean> =>
  limit.take(key).then(
    () => true,
    (error: unknown) => {
      if (isTooMany(error)) return false;
      throw error;
    },
  );

const mailTooSoon = (seconds: number) =>
  new HttpError(
    429,
    'over_email_send_rate_limit',
    `For security purposes, you can only request this after ${seconds} seconds.`,
    { retryAfterSeconds: seconds },
  );

const askGrownUp = (seconds: number) =>
  new HttpError(429, 'over_request_rate_limit', 'Please ask a grown-up.', { retryAfterSeconds: seconds });

const TEN_MINUTES = 600;
const DAY = 86_400;

/** Source: HTTP contract, Authentication. Sized for a class of thirty behind one address. */
const RULES = {
  /** Wrong passwords for one address from one network, in browsers that do not know its account. */
  passwordsFromNetwork: { name: 'network', points: 10, seconds: DAY, watched: 'plain' },
  /** Like the first one, from all networks together. */
  passwordsFromStrangers: { name: 'strangers', points: 100, seconds: DAY, watched: 'plain' },
  /**
   * Like the first one, but including refused attempts: where the account is used, a right password is accepted beyond
   * the other budgets, and this one stops guessing.
   */
  passwordsFromOwnNetwork: { name: 'own-network-day', points: 100, seconds: DAY, watched: 'plain' },
  /** Wrong passwords for one account in one browser that has signed in to it before, or in one open session of it. */
  passwordsOfKnown: { name: 'known', points: 10, seconds: TEN_MINUTES, watched: 'plain' },
  passwordsOfKnownADay: { name: 'known-day', points: 50, seconds: DAY, watched: 'plain' },
  /**
   * Wrong passwords from one network, for any account: slows down those who try leaked passwords. Large enough for a
   * school that shares the network with somebody who guesses, since children there sign in for the first time.
   */
  wrongPasswordsFrom: { name: 'wrong', points: 2500, seconds: 3600, watched: 'network' },
  signUpsFrom: { name: 'signup', points: 300, seconds: TEN_MINUTES, watched: 'network' },
  mailRequestsFrom: { name: 'mails', points: 300, seconds: TEN_MINUTES, watched: 'network' },
  /** Mails to one account that are sent although the requesting network has used up its budget. */
  mailsBeyondNetwork: { name: 'mail-beyond', points: 1, seconds: 900 },
  /** Mails to one typed address. */
  mailsTo: { name: 'mail', points: 1, seconds: 60, refusal: mailTooSoon },
  /** Notices of new browsers to one account from one network: when a class signs in, its owner gets one mail. */
  newBrowsersFrom: { name: 'new-browsers', points: 1, seconds: 3600 },
  /** Failed attempts at the gate for grown-ups, in one session from one network. Successful ones count nothing. */
  gatesRefused: { name: 'gate-refused', points: 20, seconds: TEN_MINUTES },
  /** Wrong picture codes of one player in one session; a grown-up at the gate begins anew. */
  wrongCodes: { name: 'codes', points: 5, seconds: DAY, refusal: askGrownUp },
  /** What one player buys and sells: each is kept as long as the account. */
  purchasesOf: { name: 'purchases', points: 300, seconds: DAY },
  /** Sign-ins by Google that are started, and returns from Google that are processed. */
  googleFrom: { name: 'google', points: 300, seconds: TEN_MINUTES, watched: 'network' },
  /** The same in one browser that has signed in before: its neighbours cannot use it up. */
  googleOfKnown: { name: 'google-known', points: 100, seconds: TEN_MINUTES, watched: 'plain' },
  /** Counted page views: enough for a class in which everybody opens a page every five seconds. */
  pageViewsFrom: { name: 'views', points: 3600, seconds: TEN_MINUTES, watched: 'network' },
} as const satisfies Record<string, Rule>;

export type Limits = Readonly<Record<keyof typeof RULES, Limit>>;

const FREE: Limit = {
  take: async () => undefined,
  giveBack: async () => undefined,
  check: async () => undefined,
  forget: async () => undefined,
};

/** Postgres' clock, in the table's unit of unix milliseconds. */
const NOW = '(extract(epoch from now()) * 1000)::bigint';
/** Whether the count is current: an end further away than one period was written by a wrong clock. */
const RUNNING = `r.expire between ${NOW} and ${NOW} + $2::bigint`;

/** Adds one unless the limit is reached: then it returns no row and writes none. */
const TAKE = `
  insert into rate_limits as r (key, points, expire) values ($1, 1, ${NOW} + $2::bigint)
  on conflict (key) do update set
    points = case when ${RUNNING} then r.points + 1 else 1 end,
    expire = case when ${RUNNING} then r.expire else excluded.expire end
  where not (${RUNNING}) or r.points < $3
  returning points`;
const LOOK = `select r.points, r.expire - ${NOW} as left_ms from rate_limits r where key = $1 and ${RUNNING}`;

/**
 * A limit that is not in the list above. secret: keys are stored as keyed hashes, so that no address can be read from
 * them.
 */
export function createLimit(pool: pg.Pool, secret: string, rule: Rule, security?: SecurityLog): Limit {
  const { name, points, seconds, watched, refusal = tooMany } = rule;
  const hidden = (key: string) => `${name}:${keyedHash(secret, key)}`;
  const look = async (key: string) => {
    const { rows } = await pool.query<{ points: number; left_ms: string }>(LOOK, [key, seconds * 1000]);
    return {
      points: rows[0]?.points ?? 0,
      seconds: Math.max(1, Math.ceil(Number(rows[0]?.left_ms ?? 0) / 1000)),
    };
  };
  return {
    take: async (key) => {
      const { rows } = await pool.query<{ points: number }>(TAKE, [hidden(key), seconds * 1000, points]);
      if (!rows[0]) throw refusal((await look(hidden(key))).seconds);
      if (watched && rows[0].points === points)
        security?.note('budget_spent', { limit: name }, watched === 'network' ? key : undefined);
    },
    giveBack: async (key) => {
      await pool.query('update rate_limits set points = points - 1 where key = $1 and points > 0', [
        hidden(key),
      ]);
    },
    check: async (key) => {
      const state = await look(hidden(key));
      if (state.points >= points) throw refusal(state.seconds);
    },
    forget: async (key) => {
      await pool.query('delete from rate_limits where key = $1', [hidden(key)]);
    },
  };
}

export interface LimitsOptions {
  /** The database with the counts. */
  readonly pool: pg.Pool;
  readonly secret: string;
  readonly security: SecurityLog;
  readonly enabled: boolean;
}

export const createLimits = ({ pool, secret, security, enabled }: LimitsOptions): Limits =>
  Object.fromEntries(
    Object.entries(RULES).map(([name, rule]) => [
      name,
      enabled ? createLimit(pool, secret, rule, security) : FREE,
    ]),
  ) as unknown as Limits;
