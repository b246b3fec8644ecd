import { availableParallelism } from 'node:os';
import { hash, verify, type Options } from '@node-rs/argon2';
import { networkOf } from '#server/network.ts';
import type { SecurityLog } from '#server/security-log.ts';
import { createTurnQueue, type Turn } from './turn-queue.ts';

/** argon2id with 19 MiB, two passes, one lane. Source: HTTP contract; OWASP. */
const COST: Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const AT_ONCE = Math.min(4, Math.max(2, availableParallelism()));
/** Enough for two classes that share one network address. */
const LONGEST_LANE = 100;
/** Some 10 seconds of work on two cores: later requests are told to retry instead. */
const LONGEST_QUEUE = 400;

/** The client that wants a turn for hashing. */
export interface HashingClient extends Pick<Turn, 'lane' | 'account' | 'known' | 'gone' | 'earnsBack'> {
  readonly ip: string | undefined;
}

export interface Passwords {
  hash(password: string): Promise<string>;
  /**
   * Whether the password matches the stored hash. Without a hash (unknown address, Google account) it takes the same
   * time and is false.
   */
  matches(stored: string | null | undefined, password: string): Promise<boolean>;
  /** Runs work when it is the client's turn for hashing. Throws HttpError 429 when too many wait. */
  inTurn<T>(asker: HashingClient, work: () => Promise<T>): Promise<T>;
}

const MINUTE_MS = 60_000;

/** Logs that a client found no room: once a minute for each network. */
function createRefusalNote(security: Pick<SecurityLog, 'note'>) {
  const told = new Set<string>();
  let from = 0;
  return (ip: string | undefined) => {
    if (performance.now() - from > MINUTE_MS) {
      told.clear();
      from = performance.now();
    }
    const network = networkOf(ip);
    if (told.has(network)) return;
    told.add(network);
    security.note('turns_refused', {}, ip);
  };
}

/** Hashing is expensive on purpose: only a few run at once, the others queue, and the server stays responsive. */
export async function createPasswords(security: Pick<SecurityLog, 'note'>): Promise<Passwords> {
  const nobodys = await hash('nobody has this password', COST);
  const turns = createTurnQueue({
    atOnce: AT_ONCE,
    longestLane: LONGEST_LANE,
    longestInAll: LONGEST_QUEUE,
  });
  const noteRefusal = createRefusalNote(security);
  return {
    inTurn: ({ ip, ...turn }, work) =>
      turns.take({ ...turn, network: networkOf(ip), refused: () => noteRefusal(ip) }, work),
    hash: (password) => hash(password, COST),
    async matches(stored, password) {
      const fits = await verify(stored ?? nobodys, password);
      return fits && Boolean(stored);
    },
  };
}
