import type { PricedId } from '#engine/rules/nook-things.ts';
import type { Purchased } from '#server/contract/nook.ts';
import { ApiError, type Code } from '#web/lib/api.ts';
import { KEYS, type Store } from '#web/lib/storage.ts';
import { isObject, listIn } from './kept-list.ts';

/** A purchase that the server has not confirmed yet. */
export interface WaitingPurchase {
  readonly userId: string;
  readonly playerId: string;
  readonly purchaseId: string;
  readonly thing: PricedId;
  /** It is given back. */
  readonly sell: boolean;
}

interface PurchasePorts {
  readonly store: Store;
  readonly send: (waiting: WaitingPurchase) => Promise<Purchased>;
  readonly onMade: (purchased: Purchased, waiting: WaitingPurchase) => unknown;
  /** A purchase was dropped, because the server will never accept it. */
  readonly onRefused: (error: ApiError, waiting: WaitingPurchase) => void;
  readonly onSignedOut: () => void;
}

export interface Purchases {
  /** Stores a purchase until the server confirms it. */
  keep(waiting: WaitingPurchase): void;
  /**
   * Sends all that wait of this user's players, in their order; stops at the first one that has to wait longer. For the
   * outbox, once no round waits: what a purchase is paid with may have been earned by a round before it. Never rejects.
   */
  send(userId: string): Promise<void>;
  /** Whether any of this user's players waits for a purchase. */
  waitsFor(userId: string): boolean;
  /** A player's purchases that are not made yet, in their order. */
  listFor(playerId: string): readonly WaitingPurchase[];
  /** Of the purchases kept here, those that another tab has sent: what became of them is not known here. */
  sentElsewhere(): readonly WaitingPurchase[];
  /** What became of them is known now. */
  forget(known: readonly WaitingPurchase[]): void;
}

/** The server's error codes for what no retry can change. */
const HOPELESS: ReadonlySet<Code> = new Set<Code>([
  'validation_failed',
  'no_profile',
  'attempt_conflict',
  'not_enough_coins',
  'not_owned',
  'owned',
]);

/** As far as the pages look at it: whether there is such a thing is for the server to judge. */
const isWaiting = (value: unknown): value is WaitingPurchase =>
  isObject(value) &&
  [value.userId, value.playerId, value.purchaseId, value.thing].every((one) => typeof one === 'string') &&
  typeof value.sell === 'boolean';

const parse = (text: string | null) => listIn(text, isWaiting);

/**
 * Purchases waiting to be sent, beside the rounds in storage and behind them in order: pages of an earlier version,
 * which may be open in another tab, know of rounds alone.
 */
export function createPurchases({ store, send, onMade, onRefused, onSignedOut }: PurchasePorts): Purchases {
  /** Purchases that the browser's storage refused, kept as long as the page lives. */
  let unkept: readonly WaitingPurchase[] = [];
  /** Purchases of this page that it has not seen answered. */
  let unanswered: readonly WaitingPurchase[] = [];
  const without = (all: readonly WaitingPurchase[], some: readonly WaitingPurchase[]) =>
    all.filter((one) => !some.some(({ purchaseId }) => purchaseId === one.purchaseId));
  const list = () => [...parse(store.read(KEYS.purchases)), ...unkept];

  const remove = (waiting: WaitingPurchase) => {
    const kept = without(parse(store.read(KEYS.purchases)), [waiting]);
    if (kept.length > 0) store.write(KEYS.purchases, JSON.stringify(kept));
    else store.remove(KEYS.purchases);
    unkept = without(unkept, [waiting]);
    unanswered = without(unanswered, [waiting]);
  };

  /** True when the next one may be tried. */
  const sendOne = async (waiting: WaitingPurchase): Promise<boolean> => {
    try {
      const purchased = await send(waiting);
      remove(waiting);
      await onMade(purchased, waiting);
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) return false;
      if (error.status === 401) onSignedOut();
      if (!HOPELESS.has(error.code)) return false;
      remove(waiting);
      onRefused(error, waiting);
      return true;
    }
  };

  return {
    keep(waiting) {
      unanswered = [...unanswered, waiting];
      // After one that the browser did not store, this one is not stored either, so that their order is kept.
      const all = [...parse(store.read(KEYS.purchases)), waiting];
      if (unkept.length > 0 || !store.write(KEYS.purchases, JSON.stringify(all)))
        unkept = [...unkept, waiting];
    },
    async send(userId) {
      for (const waiting of list().filter((one) => one.userId === userId))
        if (!(await sendOne(waiting))) return;
    },
    waitsFor: (userId) => list().some((waiting) => waiting.userId === userId),
    listFor: (playerId) => list().filter((waiting) => waiting.playerId === playerId),
    sentElsewhere: () => without(unanswered, list()),
    forget: (known) => void (unanswered = without(unanswered, known)),
  };
}
