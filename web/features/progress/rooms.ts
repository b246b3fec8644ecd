import { mergedRoom, ownedPart } from '#engine/rules/nook-merge.ts';
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
  /** That room: what differs from it was changed here. Earlier versions of the pages did not keep it. */
  readonly base?: Room;
}

/** A room as the server has it, and what may be in it. */
export interface StoredRoom extends Room {
  readonly version: number;
  readonly owned: readonly ThingId[];
}

interface RoomPorts {
  readonly store: Store;
  readonly send: (waiting: WaitingRoom) => Promise<{ readonly version: number }>;
  /** The room as it is now; undefined: that can't be known now. */
  readonly read: (waiting: WaitingRoom) => Promise<StoredRoom | undefined>;
  /** Until it has ended the room still waits: what is changed meanwhile is changed from this version. */
  readonly onFurnished: (version: number, waiting: WaitingRoom) => unknown;
  /** What was changed here has been put into a room that was changed elsewhere as well. */
  readonly onMerged: (waiting: WaitingRoom) => void;
  /** A room was dropped: the server will never accept it. */
  readonly onRefused: (error: ApiError, waiting: WaitingRoom) => void;
  readonly onSignedOut: () => void;
}

type OfPlayer = Pick<WaitingRoom, 'userId' | 'playerId'>;

export interface Rooms {
  /**
   * Stores a change until the server confirms it: from the room `before` to this one. It is made in what waits already,
   * which may be of another tab, and else in the room that is known.
   */
  keep(whose: OfPlayer, before: Room, room: Room, known: StoredRoom | undefined): void;
  /** Sends the rooms of this user's players. For the outbox, once no purchase waits. Never rejects. */
  send(userId: string): Promise<void>;
  /** The server has made the player's room another one by itself. Undefined: which one is not known. */
  rebase(playerId: string, stored: StoredRoom | undefined): void;
  /** A thing is given back, or not the player's after all: a room with it would be refused as a whole. */
  takeOut(playerId: string, thing: ThingId): void;
  waitingFor(playerId: string): WaitingRoom | undefined;
}

/** The server's error codes for what no retry can change. */
const HOPELESS: ReadonlySet<Code> = new Set<Code>(['validation_failed', 'payload_too_large', 'no_profile']);
/** So often in a row a room is put together with one that was changed meanwhile. */
const MOST_MERGES = 5;

const isRoom = (value: unknown): value is Room =>
  isObject(value) &&
  Array.isArray(value.placed) &&
  value.placed.every(isObject) &&
  Array.isArray(value.outfit);

/** As far as the pages look at it. */
const isWaiting = (value: unknown): value is WaitingRoom =>
  isObject(value) &&
  [value.userId, value.playerId].every((one) => typeof one === 'string') &&
  typeof value.version === 'number' &&
  isRoom(value) &&
  (value.base === undefined || isRoom(value.base));

const parse = (text: string | null) => listIn(text, isWaiting);

/** Rooms waiting to be sent, behind rounds and purchases: what stands in them must be owned first. */
export function createRooms(ports: RoomPorts): Rooms {
  const { store, send, read, onFurnished, onMerged, onRefused, onSignedOut } = ports;
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

  /** What was changed here, in the room as the server has it. */
  const onto = (waiting: WaitingRoom, stored: StoredRoom): WaitingRoom => ({
    ...waiting,
    version: stored.version,
    base: roomOf(stored),
    ...mergedRoom(waiting.base, waiting, stored),
  });

  /** Puts what waits into the room as it is now. False: that is not known, or nothing waits any more. */
  const merge = async (waiting: WaitingRoom): Promise<boolean> => {
    const stored = await read(waiting).catch(() => undefined);
    // More may have been changed meanwhile.
    const now = waitingFor(waiting.playerId);
    if (!stored || !now) return false;
    // No purchase waits any more: what is not owned was given back elsewhere.
    const room = onto(now, stored);
    replace(now.playerId, { ...room, ...ownedPart(room, stored.owned) });
    return true;
  };

  const sendOne = async (playerId: string, merges = 0): Promise<void> => {
    const waiting = waitingFor(playerId);
    if (!waiting) return;
    try {
      const { version } = await send(withoutBase(waiting));
      await onFurnished(version, waiting);
      // What was changed meanwhile was changed from this one.
      const now = waitingFor(playerId);
      const isMore = now && !isSame(now, waiting);
      replace(playerId, isMore ? { ...now, version, base: roomOf(waiting) } : undefined);
      if (merges > 0) onMerged(waiting);
    } catch (error) {
      if (!(error instanceof ApiError)) return;
      if (error.status === 401) onSignedOut();
      if (error.code === 'changed_elsewhere') {
        if (merges < MOST_MERGES && (await merge(waiting))) await sendOne(playerId, merges + 1);
        return;
      }
      if (!HOPELESS.has(error.code)) return;
      replace(playerId, undefined);
      onRefused(error, waiting);
    }
  };

  return {
    keep(whose, before, room, known) {
      const waiting = waitingFor(whose.playerId);
      const { version, base } = waiting ?? { version: known?.version ?? 0, base: roomOf(known ?? before) };
      const changed = mergedRoom(before, room, waiting ?? known ?? before);
      replace(whose.playerId, { ...whose, version, ...(base && { base }), ...changed });
    },
    async send(userId) {
      for (const { playerId } of list().filter((one) => one.userId === userId)) await sendOne(playerId);
    },
    rebase(playerId, stored) {
      const waiting = waitingFor(playerId);
      if (waiting && stored) replace(playerId, onto(waiting, stored));
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

const roomOf = ({ placed, outfit }: Room): Room => ({ placed, outfit });

/** As it is sent. */
const withoutBase = ({ base: _, ...waiting }: WaitingRoom): WaitingRoom => waiting;
