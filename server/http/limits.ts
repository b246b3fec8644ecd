import { createHmac } from 'node:crypto';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { HttpError, tooMany } from '#server/errors.ts';

/** One rule: so many per key and time, counted in Postgres for all servers together. */
export interface Limit {
  /** Counts one. Throws HttpError 429 when that is one too many. */
  take(key: string): Promise<void>;
  /** Counts nothing. Throws HttpError 429 when nothing is left. */
  check(key: string): Promise<void>;
  forget(key: string): Promise<void>;
}

export interface Limits {
  /** Passwords tried for one address; a right one clears it. */
  readonly passwordsOfAccount: Limit;
  /** Wrong passwords from one network address: room for a school behind it. */
  readonly wrongPasswordsFrom: Limit;
  readonly signUpsFrom: Limit;
  readonly mailRequestsFrom: Limit;
  /** Mails to one typed address. */
  readonly mailsTo: Limit;
}

interface Rule {
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
  readonly refusal?: (seconds: number) => HttpError;
}

const mailTooSoon = (seconds: number) =>
  new HttpError(
    429,
    'over_email_send_rate_limit',
    `For security purposes, you can only request this after ${seconds} seconds.`,
    {
      retryAfterSeconds: seconds,
    },
  );

const FREE: Limit = {
  take: async () => undefined,
  check: async () => undefined,
  forget: async () => undefined,
};

/** pool: where the counts live. secret: keys are stored as keyed hashes, so that no address can be read from them. */
export function createLimits(pool: pg.Pool, secret: string, enabled: boolean): Limits {
  const limit = ({ name, points, seconds, refusal = tooMany }: Rule): Limit => {
    if (!enabled) return FREE;
    const counter = new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: name,
      points,
      duration: seconds,
      clearExpiredByTimeout: false,
    });
    const hidden = (key: string) => createHmac('sha256', secret).update(key).digest('base64url');
    const secondsOf = (state: RateLimiterRes) => Math.max(1, Math.ceil(state.msBeforeNext / 1000));
    return {
      take: async (key) => {
        await counter.consume(hidden(key)).catch((reason: unknown) => {
          throw reason instanceof RateLimiterRes ? refusal(secondsOf(reason)) : reason;
        });
      },
      check: async (key) => {
        const state = await counter.get(hidden(key));
        if (state && state.consumedPoints >= points && state.msBeforeNext > 0)
          throw refusal(secondsOf(state));
      },
      forget: async (key) => {
        await counter.delete(hidden(key));
      },
    };
  };
  return {
    passwordsOfAccount: limit({ name: 'password', points: 10, seconds: 600 }),
    wrongPasswordsFrom: limit({ name: 'wrong', points: 250, seconds: 300 }),
    signUpsFrom: limit({ name: 'signup', points: 300, seconds: 600 }),
    mailRequestsFrom: limit({ name: 'mails', points: 300, seconds: 600 }),
    mailsTo: limit({ name: 'mail', points: 1, seconds: 60, refusal: mailTooSoon }),
  };
}

/** The key of a network address. An IPv6 customer owns a whole /64, so that counts as one. */
export function networkOf(ip = ''): string {
  const v4 = /(\d+\.\d+\.\d+\.\d+)$/.exec(ip)?.[1];
  if (v4) return v4;
  const [head = '', tail] = ip.split('::');
  const groups = head.split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length;
  return [...groups, ...Array<string>(missing).fill('0'), ...(tail ?? '').split(':')].slice(0, 4).join(':');
}
