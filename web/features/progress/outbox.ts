import type { RoundResult } from '#engine/rules/round.ts';
import type { ProgressSaved } from '#web/lib/api-types.ts';
import { ApiError } from '#web/lib/api.ts';
import { KEYS, type Store } from '#web/lib/storage.ts';

/** A finished game that the server has not confirmed yet. */
export interface Waiting {
  /** Whose it is: on a shared board several children play in one browser. */
  readonly userId: string;
  readonly finishedAt: string;
  readonly result: Pick<RoundResult, 'attemptId' | 'gameId' | 'score' | 'answers'>;
}

export interface OutboxPorts {
  readonly store: Store;
  readonly send: (waiting: Waiting) => Promise<ProgressSaved>;
  /** Runs the work when no other tab is at it. */
  readonly alone: (work: () => Promise<void>) => Promise<void>;
  readonly onSaved: (saved: ProgressSaved, userId: string) => void;
  /** A result had to be given up: the server will never take it. */
  readonly onRefused: (error: ApiError) => void;
  /** The user whose results were to be sent is not signed in any more. */
  readonly onSignedOut: () => void;
}

export interface Outbox {
  /** Keeps a result until it is confirmed. */
  keep(waiting: Waiting): void;
  /** Sends what this user has waiting, oldest first. Stops at the first one that has to wait on. Never rejects. */
  flush(userId: string): Promise<void>;
  /** How many results of this user are not saved yet. */
  waitingFor(userId: string): number;
  holds(attemptId: string): boolean;
  subscribe(listener: () => void): () => void;
}

/** These answers won't change however often we ask: unknown game or profile, another user's attempt, malformed. */
const HOPELESS: ReadonlySet<number> = new Set([400, 404, 409, 413, 422]);

function parse(text: string | null): readonly Waiting[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? (list as Waiting[]) : [];
  } catch {
    return [];
  }
}

/** Results on their way to the server. They survive a closed tab, a lost connection and a server that is away. */
export function createOutbox({ store, send, alone, onSaved, onRefused, onSignedOut }: OutboxPorts): Outbox {
  const listeners = new Set<() => void>();
  /** What the browser refused to keep lives as long as the page. */
  let unkept: readonly Waiting[] = [];

  const list = () => [...parse(store.read(KEYS.outbox)), ...unkept];
  const changed = () => listeners.forEach((listener) => listener());

  const remove = (attemptId: string) => {
    const others = (all: readonly Waiting[]) => all.filter(({ result }) => result.attemptId !== attemptId);
    const kept = others(parse(store.read(KEYS.outbox)));
    if (kept.length > 0) store.write(KEYS.outbox, JSON.stringify(kept));
    else store.remove(KEYS.outbox);
    unkept = others(unkept);
    changed();
  };

  /** True when the next one may be tried. */
  const sendOne = async (waiting: Waiting): Promise<boolean> => {
    try {
      const saved = await send(waiting);
      remove(waiting.result.attemptId);
      onSaved(saved, waiting.userId);
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) onSignedOut();
      if (!(error instanceof ApiError) || !HOPELESS.has(error.status)) return false;
      remove(waiting.result.attemptId);
      onRefused(error);
      return true;
    }
  };

  return {
    keep: (waiting) => {
      const all = [...parse(store.read(KEYS.outbox)), waiting];
      if (!store.write(KEYS.outbox, JSON.stringify(all))) unkept = [...unkept, waiting];
      changed();
    },
    flush: (userId) =>
      alone(async () => {
        const own = list().filter((waiting) => waiting.userId === userId);
        for (const waiting of own) if (!(await sendOne(waiting))) return;
      }),
    waitingFor: (userId) => list().filter((waiting) => waiting.userId === userId).length,
    holds: (attemptId) => list().some(({ result }) => result.attemptId === attemptId),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
