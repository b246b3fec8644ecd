import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { SaveState } from '#engine/ports.ts';
import type { PlayedRound } from '#engine/rules/played.ts';
import type { Profile } from '#server/contract/profile.ts';
import type { ProgressSaved } from '#server/contract/progress.ts';
import { ApiError, call } from '#web/lib/api.ts';
import { forgetPlayers } from '#web/lib/gone-players.ts';
import { cachePurchase, cacheRoom, invalidateNook, readNook } from '#web/lib/nook.ts';
import { followPlayerLater, toastGone } from '#web/lib/players.ts';
import type { Problem } from '#web/lib/problems.ts';
import { cacheEarnings, profileQuery } from '#web/lib/profile.ts';
import { rememberedProfile } from '#web/lib/remembered-user.ts';
import { invalidateSession, useUser } from '#web/lib/session.ts';
import { deviceStorage } from '#web/lib/storage.ts';
import { toastProblem, toastSuccess } from '#web/lib/toasts.ts';
import { wordsOfKept } from './kept-words.ts';
import { followNookElsewhere, tellChangedElsewhere } from './nook-elsewhere.ts';
import { createNeeds } from './needs-sending.ts';
import type { NeedsBox } from './needs.ts';
import { createOutbox, playerOf, type Outbox, type SentGame, type Waiting } from './outbox.ts';
import { createRooms, type Rooms } from './rooms.ts';
import { createPurchases, type Purchases } from './purchases.ts';

const FLUSH_EVERY_MS = 30_000;
const LOOK_EVERY_MS = 1000;

/** Why the last result that was sent has not arrived. */
let hindrance: ApiError | undefined;
/** When what waits is sent again: as soon as a server in trouble has said, then after longer and longer. */
let retry = { afterMs: FLUSH_EVERY_MS, at: 0 };
/** The attempt that the server will never accept, last. */
let refused: string | undefined;
/** Announced once per outage; the result card marks each game. */
let told: string | undefined;

/** Kept by an earlier version of the pages; the server throws it away. */
type Kept = Waiting['result'] & { readonly answers?: unknown };

function post(waiting: Waiting) {
  const { userId, finishedAt, result } = waiting;
  const body = { ...(result as Kept), answers: undefined, playerId: playerOf(waiting), finishedAt };
  return call('POST /progress', { body, userId });
}

async function send(waiting: Waiting): Promise<ProgressSaved> {
  try {
    const saved = await post(waiting);
    hindrance = told = undefined;
    return saved;
  } catch (error) {
    if (error instanceof ApiError) {
      retryAfter(error);
      hindrance = error;
    }
    throw error;
  }
}

/** A child who has just played has it saved soon, and a server that stays in trouble is asked less and less often. */
function retryAfter({ status, retryAfter: seconds }: ApiError): void {
  if (status !== 503 || seconds === 0) return;
  const wasTold = hindrance?.status === 503;
  const afterMs = Math.min(wasTold ? retry.afterMs * 2 : seconds * 1000, FLUSH_EVERY_MS);
  retry = { afterMs, at: Date.now() + afterMs };
}

/** Returns the function that shows a toast for a finished game that waits: a problem only if it is not stored. */
export function useKeptToast(): () => void {
  const outbox = useOutbox();
  return useCallback(() => {
    const words = wordsOfKept({
      isOnDevice: outbox.isOnDevice(),
      isOnline: navigator.onLine,
      error: hindrance,
    });
    if (words === undefined) return toastProblem('progress');
    if (words !== told) toastSuccess(words);
    told = words;
  }, [outbox]);
}

/** A lock may stay with a page that is gone or sleeps: then it is not waited for any longer. */
const LOCK_MS = 15_000;

/**
 * Only one tab sends at a time. Browsers without locks, or that refuse them together with storage, skip this, and so does
 * who waited LOCK_MS: the server counts each attempt once anyway.
 */
const alone = async <T>(work: () => Promise<T>, what = 'addly-outbox'): Promise<T> => {
  if (!('locks' in navigator)) return work();
  let begun = false;
  const once = (): Promise<T> => {
    begun = true;
    return work();
  };
  return navigator.locks
    .request(what, { signal: AbortSignal.timeout(LOCK_MS) }, once)
    .catch((error: unknown) => {
      if (begun) throw error;
      return work();
    });
};

interface Boxes {
  readonly outbox: Outbox;
  readonly purchases: Purchases;
  readonly rooms: Rooms;
  readonly needs: NeedsBox;
}

/**
 * Says what became of something that the server will never accept; of a deleted player's, only where that one is shown:
 * then everything of that player leaves the device.
 */
function tellRefused(
  client: QueryClient,
  problem: Problem,
  error: ApiError,
  { userId, playerId }: { readonly userId: string; readonly playerId: string },
): void {
  if (error.code !== 'no_profile') return toastProblem(problem, error);
  forgetPlayers(userId, new Set([playerId]));
  if (client.getQueryData(profileQuery(userId).queryKey)?.id !== playerId) return;
  toastGone();
  followPlayerLater(client);
}

function createFor(client: QueryClient): Boxes {
  // Do not interrupt a child who is looking at a result: the session is checked at the next navigation.
  const onSignedOut = () => void invalidateSession(client);
  const purchases = createPurchases({
    store: deviceStorage,
    send: ({ userId, ...body }) => call('POST /nook/purchases', { body, userId }),
    async onMade({ balance }, { userId, playerId, thing, sell }) {
      await cachePurchase(client, { userId, playerId }, { thing, sell }, balance);
      // What is given back leaves the room, which makes it another version.
      if (sell) rooms.rebase(playerId, await readNook(client, userId, playerId).catch(() => undefined));
      void invalidateNook(client);
    },
    onRefused: (error, waiting) => {
      const { playerId, thing, sell } = waiting;
      if (!sell && error.code !== 'owned') rooms.takeOut(playerId, thing);
      tellRefused(client, 'nook', error, waiting);
      void invalidateNook(client);
    },
    onSignedOut,
  });
  const rooms = createRooms({
    store: deviceStorage,
    send: ({ userId, ...body }) => call('PUT /nook/room', { body, userId }),
    read: ({ userId, playerId }) => readNook(client, userId, playerId),
    onFurnished: (version, { userId, playerId, placed, outfit }) =>
      cacheRoom(client, { userId, playerId }, { version, placed, outfit }),
    onMerged: () => {
      tellChangedElsewhere();
      void invalidateNook(client);
    },
    onRefused: (error, waiting) => {
      tellRefused(client, 'nook', error, waiting);
      void invalidateNook(client);
    },
    onSignedOut,
  });
  const outbox = createOutbox({
    store: deviceStorage,
    send,
    alone,
    async afterRounds(userId) {
      await purchases.send(userId);
      if (!purchases.waitsFor(userId)) await rooms.send(userId);
    },
    onSaved: (saved, waiting) => {
      cacheEarnings(client, { userId: waiting.userId, playerId: playerOf(waiting) }, saved);
      void invalidateNook(client);
    },
    onRefused(error, waiting) {
      refused = waiting.result.attemptId;
      tellRefused(client, 'progress', error, { userId: waiting.userId, playerId: playerOf(waiting) });
    },
    onSignedOut,
  });
  followNookElsewhere(client, purchases);
  return { outbox, purchases, rooms, needs: createNeeds(client, alone, tellRefused) };
}

const allBoxes = new WeakMap<QueryClient, Boxes>();

/** What waits in this browser, shared by all pages; what the server confirms updates all of them. */
export function useBoxes(): Boxes {
  const client = useQueryClient();
  const boxes = allBoxes.get(client) ?? createFor(client);
  allBoxes.set(client, boxes);
  return boxes;
}
const useOutbox = () => useBoxes().outbox;

/** For the signed-in user; null: nobody yet; undefined: not known. */
type OwnProfile = Profile | null | undefined;

/**
 * Sends waiting results of all the account's players, and needs that were switched: when a player arrives, when the
 * browser is online again, when a server in trouble has said, and every 30 seconds. For players' pages.
 */
export function useFlushing(profile: OwnProfile) {
  const { outbox, needs } = useBoxes();
  const userId = useUser()?.id;
  const playerId = profile?.id;
  useEffect(() => {
    if (userId === undefined || playerId === undefined) return;
    const flush = () => {
      retry.at = Date.now() + FLUSH_EVERY_MS;
      void needs.send(userId);
      void outbox.flush(userId);
    };
    flush();
    const timer = setInterval(() => {
      if (Date.now() >= retry.at) flush();
    }, LOOK_EVERY_MS);
    window.addEventListener('online', flush);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', flush);
    };
  }, [outbox, needs, userId, playerId]);
}

/** How many finished games of the signed-in user's players are not saved yet. */
export function useUnsaved(): number {
  const outbox = useOutbox();
  const userId = useUser()?.id;
  const subscribe = useCallback(
    (listener: () => void) => {
      const end = outbox.subscribe(listener);
      // Another tab may have stored or sent something.
      window.addEventListener('storage', listener);
      return () => {
        end();
        window.removeEventListener('storage', listener);
      };
    },
    [outbox],
  );
  return useSyncExternalStore(
    subscribe,
    () => (userId === undefined ? 0 : outbox.waitingFor(userId)),
    () => 0,
  );
}

const asPlayed = (game: SentGame | undefined) => (game?.tries ? (game as PlayedRound) : undefined);

/** The rounds that the server does not have yet. */
export function useWaiting() {
  const outbox = useOutbox();
  return useMemo(
    () => ({
      /** A player's, as far as they can be played again. */
      roundsOf: (playerId: string) =>
        outbox.listFor(playerId).flatMap(({ result, known, finishedAt }) => {
          const played = asPlayed(result);
          return played ? [{ played, known: asPlayed(known), finishedAt }] : [];
        }),
      /** Sends what can be sent, then does something while no tab sends. */
      async afterSending<T>(userId: string, work: () => Promise<T>): Promise<T> {
        await outbox.flush(userId);
        return alone(work);
      },
    }),
    [outbox],
  );
}

/**
 * Sends a game to the server, now or later; without a profile, later. Never rejects. epoch: of the player's learner.
 */
export function useSaveResult(
  profile: OwnProfile,
): (played: PlayedRound, epoch: number) => Promise<SaveState> {
  const outbox = useOutbox();
  const userId = useUser()?.id;
  return useCallback(
    async ({ attemptId, gameId, finished, rules, seed, plan, tries, score }, epoch) => {
      if (userId === undefined) return 'visitor';
      const playerId = profile?.id ?? rememberedProfile(userId)?.id;
      outbox.keep({
        userId,
        ...(playerId !== undefined && { playerId }),
        finishedAt: new Date().toISOString(),
        result: { attemptId, gameId, finished, rules, seed, plan, tries, score, epoch },
      });
      if (profile) await outbox.flush(userId);
      if (outbox.holds(attemptId)) return 'kept';
      return refused === attemptId ? 'refused' : 'saved';
    },
    [outbox, userId, profile],
  );
}
