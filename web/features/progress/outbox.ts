import type { PlayedRound } from '#engine/rules/played.ts';
import type { ProgressSaved } from '#server/contract/progress.ts';
import { ApiError, type Code } from '#web/lib/api.ts';
import { KEYS, type Store } from '#web/lib/storage.ts';
import { isObject, listIn } from './kept-list.ts';

/** A game as it is sent. An earlier version of the pages kept only the first three fields. */
export type SentGame = Pick<PlayedRound, 'attemptId' | 'gameId' | 'score'> &
  Partial<Omit<PlayedRound, 'attemptId' | 'gameId' | 'score'>> & { readonly epoch?: number };

/** A game that the server has not confirmed yet. */
export interface Waiting {
  /** The account it belongs to. */
  readonly userId: string;
  /** The player who played it. Earlier pages, and games without a profile, did not say: then it is the first player's. */
  readonly playerId?: string;
  readonly finishedAt: string;
  readonly result: SentGame;
  /** The same game as the server has it already: it was left then, and has gone on since. */
  readonly known?: SentGame;
}

export interface OutboxPorts {
  readonly store: Store;
  readonly send: (waiting: Waiting) => Promise<ProgressSaved>;
  /** Runs the work if no other tab is doing it. */
  readonly alone: (work: () => Promise<void>) => Promise<void>;
  /** Sends what waits for rounds: called once none of the user's waits any more. */
  readonly afterRounds: (userId: string) => Promise<void>;
  readonly onSaved: (saved: ProgressSaved, waiting: Waiting) => void;
  /** A finished game was dropped, because the server will never accept it. */
  readonly onRefused: (error: ApiError, waiting: Waiting) => void;
  /** The user whose results were being sent is no longer signed in. */
  readonly onSignedOut: () => void;
}

export interface Outbox {
  /** Stores a game until the server confirms it. */
  keep(waiting: Waiting): void;
  /** Sends all that waits of this user's players, oldest first, then their purchases. Stops at the first one that has to wait longer. Never rejects. */
  flush(userId: string): Promise<void>;
  /** How many finished games of this user's players are not saved yet. */
  waitingFor(userId: string): number;
  /** A player's games that are not saved yet, finished or left, oldest first. */
  listFor(playerId: string): readonly Waiting[];
  holds(attemptId: string): boolean;
  /** Whether all that waits outlives the page. */
  isOnDevice(): boolean;
  subscribe(listener: () => void): () => void;
}

/**
 * The server's error codes for what no retry can change: malformed, too large, no such player (or one deleted since),
 * another player's attempt.
 * Codes rather than statuses, because a filter or proxy in between sends statuses too.
 */
const HOPELESS: ReadonlySet<Code> = new Set<Code>([
  'validation_failed',
  'payload_too_large',
  'no_profile',
  'attempt_conflict',
]);

/** The id of the player who played it: an account's first player has the account's. */
export const playerOf = ({ playerId, userId }: Waiting) => playerId ?? userId;

/** Others were left early: nobody waits to hear of them. */
const isFinished = ({ result }: Waiting) => result.finished !== false;

const isSameGame = (one: Waiting, other: Waiting) => one.result.attemptId === other.result.attemptId;

/** As far as the pages look at it: the rest is for the server to judge. */
const isSent = (value: unknown): value is SentGame =>
  isObject(value) && typeof value.attemptId === 'string' && typeof value.gameId === 'string';

const isWaiting = (value: unknown): value is Waiting =>
  isObject(value) &&
  typeof value.userId === 'string' &&
  (value.playerId === undefined || typeof value.playerId === 'string') &&
  typeof value.finishedAt === 'string' &&
  isSent(value.result) &&
  (value.known === undefined || isSent(value.known));

const parse = (text: string | null) => listIn(text, isWaiting);

/** Results waiting to be sent. They survive a closed tab, a lost connection and a server outage. */
export function createOutbox(ports: OutboxPorts): Outbox {
  const { store, send, alone, afterRounds, onSaved, onRefused, onSignedOut } = ports;
  const listeners = new Set<() => void>();
  /** Results that the browser's storage refused, kept as long as the page lives. */
  let unkept: readonly Waiting[] = [];
  /** What has arrived last: a game that was left may go on. */
  let arrived: SentGame | undefined;

  const list = () => [...parse(store.read(KEYS.outbox)), ...unkept];
  const changed = () => listeners.forEach((listener) => listener());

  /** Only as far as it was sent: it may have been played to its end meanwhile. known: what the server has of it now. */
  const remove = (sent: Waiting, known: SentGame | undefined) => {
    const others = (all: readonly Waiting[]) =>
      all
        .filter((waiting) => !isSameGame(waiting, sent) || waiting.finishedAt !== sent.finishedAt)
        .map((waiting) => (known && isSameGame(waiting, sent) ? { ...waiting, known } : waiting));
    const kept = others(parse(store.read(KEYS.outbox)));
    if (kept.length > 0) store.write(KEYS.outbox, JSON.stringify(kept));
    else store.remove(KEYS.outbox);
    unkept = others(unkept);
    if (known) arrived = known;
    changed();
  };

  /** The game as far as the server has it. */
  const knownOf = (waiting: Waiting): SentGame | undefined => {
    const before = list().find((one) => isSameGame(one, waiting));
    if (before) return before.known;
    return arrived?.attemptId === waiting.result.attemptId ? arrived : undefined;
  };

  /** Takes the place of the same game, as far as it was played before. */
  const keep = (played: Waiting) => {
    const known = knownOf(played);
    const waiting = known ? { ...played, known } : played;
    const others = (all: readonly Waiting[]) => all.filter((one) => !isSameGame(one, waiting));
    unkept = others(unkept);
    const all = [...others(parse(store.read(KEYS.outbox))), waiting];
    if (!store.write(KEYS.outbox, JSON.stringify(all))) unkept = [...unkept, waiting];
    changed();
  };

  /** True when the next one may be tried. */
  const sendOne = async (waiting: Waiting): Promise<boolean> => {
    try {
      const saved = await send(waiting);
      remove(waiting, waiting.result);
      onSaved(saved, waiting);
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) onSignedOut();
      if (!(error instanceof ApiError)) return false;
      const { tries, ...untried } = waiting.result;
      // The server's replay gave another score: it is sent once more without its tries, to be believed.
      if (error.code === 'score_mismatch' && tries) {
        keep({ ...waiting, result: untried });
        return sendOne({ ...waiting, result: untried });
      }
      if (!HOPELESS.has(error.code)) return false;
      remove(waiting, undefined);
      if (isFinished(waiting)) onRefused(error, waiting);
      return true;
    }
  };

  return {
    keep,
    flush: (userId) =>
      alone(async () => {
        const own = list().filter((waiting) => waiting.userId === userId);
        for (const waiting of own) if (!(await sendOne(waiting))) return;
        // If one was kept meanwhile, it goes first next time.
        if (!list().some((waiting) => waiting.userId === userId)) await afterRounds(userId);
      }),
    waitingFor: (userId) =>
      list().filter((waiting) => waiting.userId === userId && isFinished(waiting)).length,
    listFor: (playerId) => list().filter((waiting) => playerOf(waiting) === playerId),
    holds: (attemptId) => list().some(({ result }) => result.attemptId === attemptId),
    isOnDevice: () => unkept.length === 0,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
