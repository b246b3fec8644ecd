import type { Room, ThingId } from '#engine/rules/nook.ts';
import { withoutPlaced } from '#engine/rules/nook-state.ts';
import { ApiError, type Code } from '#web/lib/api.ts';
import { KEYS, type Store } from '#web/lib/storage.ts';
import { isObject, listIn } from './kept-list.ts';

/** A room that the server has not confirmed yet; a player has one at most, the latest. */
export interface WaitingRoom extends Room {
  readonly userId: string;
  readonly playerId: string;
  /** Of the room that was changed. */
  readonly version: number;
}

interface RoomPorts {
  readonly store: Store;
  readonly send: (waiting: WaitingRoom) => Promise<{ readonly version: number }>;
  /** Until it has ended the room still waits: what is changed meanwhile is changed from this version. */
  readonly onFurnished: (version: number, waiting: WaitingRoom) => unknown;
  /** A room was dropped: the server will never accept it, or has a newer one. */
  readonly onRefused: (error: ApiError, waiting: WaitingRoom) => void;
  readonly onSignedOut: () => void;
}

export interface Rooms {
  /** Stores a room until the server confirms it, in place of an earlier one. */
  keep(waiting: WaitingRoom): void;
  /** Sends the rooms of this user's players. For the outbox, once no purchase waits. Never rejects. */
  send(userId: string): Promise<void>;
  /** The server has made the player's room another version by itself. Undefined: which one is not known. */
  rebase(playerId: string, version: number | undefined): void;
  /** A thing is not the player's after all: a room with it would be refused as a whole. */
  takeOut(playerId: string, thing: ThingId): void;
  waitingFor(playerId: string): WaitingRoom | undefined;
}

/** The server's error codes for what no retry can change. */
const HOPELESS: ReadonlySet<Code> = new Set<Code>([
  'validation_failed',
  'payload_too_large',
  'no_profile',
  'changed_elsewhere',
]);

/** As far as the pages look at it. */
const isWaiting = (value: unknown): value is WaitingRoom =>
  isObject(value) &&
  [value.userId, value.playerId].every((one) => typeof one === 'string') &&
  typeof value.version === 'number' &&
  Array.isArray(value.placed) &&
  value.placed.every(isObject) &&
  Array.isArray(value.outfit);

const parse = (text: string | null) => listIn(text, isWaiting);

/** Rooms waiting to be sent, behind rounds and purchases: what stands in them must be owned first. */
export function createRooms({ store, send, onFurnished, onRefused, onSignedOut }: RoomPorts): Rooms {
  /** Rooms that the browser's storage refused, kept as long as the page lives. */
  let unkept: readonly WaitingRoom[] = [];
  const list = () => {
    const kept = parse(store.read(KEYS.rooms));
    return [...kept.filter((one) => !unkept.some(({ playerId }) => playerId === one.playerId)), ...unkept];
  };
  const replace = (playerId: string, waiting: WaitingRoom | undefined) => {
    const others = parse(store.read(KEYS.rooms)).filter((one) => one.playerId !== playerId);
    unkept = unkept.filter((one) => one.playerId !== playerId);
    const all = waiting ? [...others, waiting] : others;
    if (all.length === 0) store.remove(KEYS.rooms);
    else if (!store.write(KEYS.rooms, JSON.stringify(all)) && waiting) unkept = [...unkept, waiting];
  };
  const waitingFor = (playerId: string) => list().find((waiting) => waiting.playerId === playerId);
  const isSame = (one: WaitingRoom | undefined, other: WaitingRoom) =>
    JSON.stringify(one) === JSON.stringify(other);

  const sendOne = async (waiting: WaitingRoom): Promise<void> => {
    const { playerId } = waiting;
    try {
      const { version } = await send(waiting);
      await onFurnished(version, waiting);
      // What was changed meanwhile was changed from this one.
      const now = waitingFor(playerId);
      replace(playerId, now && !isSame(now, waiting) ? { ...now, version } : undefined);
    } catch (error) {
      if (!(error instanceof ApiError)) return;
      if (error.status === 401) onSignedOut();
      if (!HOPELESS.has(error.code)) return;
      replace(playerId, undefined);
      onRefused(error, waiting);
    }
  };

  return {
    keep(waiting) {
      replace(waiting.playerId, waiting);
    },
    async send(userId) {
      for (const waiting of list().filter((one) => one.userId === userId)) await sendOne(waiting);
    },
    rebase(playerId, version) {
      const waiting = waitingFor(playerId);
      if (waiting && version !== undefined) replace(playerId, { ...waiting, version });
    },
    takeOut(playerId, thing) {
      const waiting = waitingFor(playerId);
      if (!waiting) return;
      const { placed } = withoutPlaced(waiting, thing);
      const outfit = waiting.outfit.filter((worn) => worn !== thing);
      replace(playerId, { ...waiting, placed, outfit });
    },
    waitingFor,
  };
}
