import { NO_NEEDS, type Needs } from '#engine/rules/needs.ts';
import { ApiError, type Code } from '#web/lib/api.ts';
import { NEEDS_KEY } from '#web/lib/needs-key.ts';
import type { Store } from '#web/lib/storage.ts';
import { isObject, listIn } from './kept-list.ts';

/** Needs that were switched and that the server has not confirmed yet: of each player, as they were switched last. */
export interface WaitingNeeds {
  readonly userId: string;
  readonly playerId: string;
  readonly needs: Partial<Needs>;
}

interface NeedsPorts {
  readonly store: Store;
  /** Resolves to the player's needs as the server has them now. */
  readonly send: (waiting: WaitingNeeds) => Promise<Needs>;
  /** Until it has ended the needs still wait: what pages show is not older meanwhile. */
  readonly onSaved: (needs: Needs, waiting: WaitingNeeds) => unknown;
  /** They were dropped: the server will never accept them. */
  readonly onRefused: (error: ApiError, waiting: WaitingNeeds) => void;
  /** Somebody else is playing by now; they wait until the player is back. */
  readonly onOtherPlayer: (waiting: WaitingNeeds) => void;
  readonly onSignedOut: () => void;
}

export interface NeedsBox {
  /** Stores switches until the server confirms them, over earlier ones. */
  keep(waiting: WaitingNeeds): void;
  /** Sends the needs of this user's players. Resolves to those whose needs were saved. Never rejects. */
  send(userId: string): Promise<ReadonlySet<string>>;
  waitingFor(playerId: string): Partial<Needs> | undefined;
  subscribe(listener: () => void): () => void;
}

/** The server's error codes for what no retry can change. */
const HOPELESS: ReadonlySet<Code> = new Set<Code>(['validation_failed', 'payload_too_large', 'no_profile']);
const OTHER_PLAYER: ReadonlySet<Code> = new Set<Code>(['other_player', 'choose_player']);

const isWaiting = (value: unknown): value is WaitingNeeds =>
  isObject(value) &&
  typeof value.userId === 'string' &&
  typeof value.playerId === 'string' &&
  isObject(value.needs) &&
  Object.entries(value.needs).every(([need, on]) => Object.hasOwn(NO_NEEDS, need) && typeof on === 'boolean');

/** Needs waiting to be sent. They wait for no round: a round may wait for long. */
export function createNeedsBox(ports: NeedsPorts): NeedsBox {
  const { store, send, onSaved, onRefused, onOtherPlayer, onSignedOut } = ports;
  const listeners = new Set<() => void>();
  /** Of players whose needs the browser's storage refused, kept as long as the page lives. */
  let unkept: readonly WaitingNeeds[] = [];
  const kept = () => listIn(store.read(NEEDS_KEY), isWaiting);
  const list = () => [
    ...kept().filter((one) => !unkept.some(({ playerId }) => playerId === one.playerId)),
    ...unkept,
  ];
  const find = (playerId: string) => list().find((waiting) => waiting.playerId === playerId);
  const replace = (playerId: string, waiting: WaitingNeeds | undefined) => {
    const others = kept().filter((one) => one.playerId !== playerId);
    unkept = unkept.filter((one) => one.playerId !== playerId);
    const all = waiting ? [...others, waiting] : others;
    if (all.length === 0) store.remove(NEEDS_KEY);
    else if (!store.write(NEEDS_KEY, JSON.stringify(all)) && waiting) unkept = [...unkept, waiting];
    listeners.forEach((listener) => listener());
  };
  /** What was switched again meanwhile still waits. */
  const remove = ({ playerId, needs: sent }: WaitingNeeds) => {
    const now = find(playerId);
    if (!now) return;
    const left = Object.entries(now.needs).filter(([need, on]) => sent[need as keyof Needs] !== on);
    replace(playerId, left.length > 0 ? { ...now, needs: Object.fromEntries(left) } : undefined);
  };

  /** Undefined: the next player's is not to be tried. */
  const sendOne = async (waiting: WaitingNeeds): Promise<'saved' | 'not taken' | undefined> => {
    try {
      await onSaved(await send(waiting), waiting);
      remove(waiting);
      return 'saved';
    } catch (error) {
      if (!(error instanceof ApiError)) return undefined;
      if (error.status === 401) onSignedOut();
      if (OTHER_PLAYER.has(error.code)) onOtherPlayer(waiting);
      else if (!HOPELESS.has(error.code)) return undefined;
      else {
        remove(waiting);
        onRefused(error, waiting);
      }
      return 'not taken';
    }
  };

  return {
    keep(waiting) {
      replace(waiting.playerId, {
        ...waiting,
        needs: { ...find(waiting.playerId)?.needs, ...waiting.needs },
      });
    },
    async send(userId) {
      const saved = new Set<string>();
      for (const waiting of list().filter((one) => one.userId === userId)) {
        const outcome = await sendOne(waiting);
        if (outcome === undefined) break;
        if (outcome === 'saved') saved.add(waiting.playerId);
      }
      return saved;
    },
    waitingFor: (playerId) => find(playerId)?.needs,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
