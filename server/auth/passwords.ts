import { availableParallelism } from 'node:os';
import { hash, verify, type Options } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import { tooMany } from '#server/errors.ts';

/** argon2id with 19 MiB, two passes, one lane. Source: HTTP contract; OWASP. */
const COST: Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const AT_ONCE = Math.min(4, Math.max(2, availableParallelism()));
/** Some 10 seconds of work on two cores: who comes later is better told to come back. */
const LONGEST_QUEUE = 200;
const QUEUE_SECONDS = 5;

const common: ReadonlySet<string> = new Set(dictionary['passwords-common'] as readonly string[]);

/** Whether a password is on the list of common ones, whatever its case. */
export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase());

export interface Passwords {
  hash(password: string): Promise<string>;
  /**
   * Whether the password fits the stored hash. Without a hash (unknown address, Google account) it takes the same
   * time and is false.
   */
  matches(stored: string | null | undefined, password: string): Promise<boolean>;
  /** Runs work when one of the few places for hashing is free. Throws HttpError 429 when too many wait. */
  inTurn<T>(work: () => Promise<T>): Promise<T>;
}

/** Hashing is heavy on purpose: only a few run at once, the others queue, and the rest of the server stays quick. */
export async function createPasswords(): Promise<Passwords> {
  const nobodys = await hash('nobody has this password', COST);
  const waiting: (() => void)[] = [];
  let free = AT_ONCE;

  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (waiting.length >= LONGEST_QUEUE) throw tooMany(QUEUE_SECONDS);
    if (free > 0) free--;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free++;
    }
  };
  return {
    inTurn,
    hash: (password) => hash(password, COST),
    async matches(stored, password) {
      const fits = await verify(stored ?? nobodys, password);
      return fits && Boolean(stored);
    },
  };
}
