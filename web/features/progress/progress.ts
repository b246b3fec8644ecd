import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { SaveState } from '#engine/ports.ts';
import type { RoundResult } from '#engine/rules/round.ts';
import type { Profile, ProgressSaved } from '#web/lib/api-types.ts';
import { call } from '#web/lib/api.ts';
import { doubtSession, useUser } from '#web/lib/session.ts';
import { device } from '#web/lib/storage.ts';
import { complain } from '#web/lib/toasts.ts';
import { createOutbox, type Outbox, type Waiting } from './outbox.ts';

const FLUSH_EVERY_MS = 30_000;

const send = ({ userId, finishedAt, result: { attemptId, gameId, score, answers } }: Waiting) =>
  call<ProgressSaved>({
    method: 'POST',
    path: '/api/progress',
    body: { attemptId, gameId, score, finishedAt, answers },
    userId,
  });

/** Results are sent by one tab at a time. Browsers without locks do without: the server counts each attempt once anyway. */
const alone = async (work: () => Promise<void>) => {
  if (!('locks' in navigator)) return work();
  await navigator.locks.request('addly-outbox', work);
};

const createFor = (client: QueryClient): Outbox =>
  createOutbox({
    store: device,
    send,
    alone,
    onSaved: ({ xp, level, coins, duplicate }, userId) => {
      const key = ['profile', userId];
      // A repeated attempt is answered with the figures of its first time, which may be old by now.
      if (duplicate) void client.invalidateQueries({ queryKey: key });
      else client.setQueryData<Profile | null>(key, (profile) => profile && { ...profile, xp, level, coins });
      void client.invalidateQueries({ queryKey: ['leaderboard'] });
    },
    onRefused: (error) => complain('progress', error),
    // A child who sees a result goes on seeing it: who is signed in matters when the page is turned.
    onSignedOut: () => void doubtSession(client),
  });

const outboxes = new WeakMap<QueryClient, Outbox>();

/** The outbox of this browser, one for all pages; what it gets confirmed shows on all of them. */
function useOutbox(): Outbox {
  const client = useQueryClient();
  const outbox = outboxes.get(client) ?? createFor(client);
  outboxes.set(client, outbox);
  return outbox;
}

/** Of who is signed in; null: none yet; undefined: not known. */
type OwnProfile = Profile | null | undefined;

/** Sends what is waiting: when a player arrives, when online again, and every 30 seconds. For pages of players. */
export function useFlushing(profile: OwnProfile) {
  const outbox = useOutbox();
  const userId = profile?.id;
  useEffect(() => {
    if (userId === undefined) return;
    const flush = () => void outbox.flush(userId);
    flush();
    const timer = setInterval(flush, FLUSH_EVERY_MS);
    window.addEventListener('online', flush);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', flush);
    };
  }, [outbox, userId]);
}

/** How many finished games of who is signed in are not saved yet. */
export function useUnsaved(): number {
  const outbox = useOutbox();
  const userId = useUser()?.id;
  const subscribe = useCallback(
    (listener: () => void) => {
      const end = outbox.subscribe(listener);
      // Another tab may have kept or sent something.
      window.addEventListener('storage', listener);
      return () => {
        end();
        window.removeEventListener('storage', listener);
      };
    },
    [outbox],
  );
  return useSyncExternalStore(subscribe, () => (userId === undefined ? 0 : outbox.waitingFor(userId)));
}

/**
 * Takes a finished game to the server, now or later; before there is a profile: later. Never rejects.
 */
export function useSaveResult(profile: OwnProfile): (result: RoundResult) => Promise<SaveState> {
  const outbox = useOutbox();
  const userId = useUser()?.id;
  return useCallback(
    async ({ attemptId, gameId, score, answers }) => {
      if (userId === undefined) return 'visitor';
      outbox.keep({
        userId,
        finishedAt: new Date().toISOString(),
        result: { attemptId, gameId, score, answers },
      });
      if (profile) await outbox.flush(userId);
      return outbox.holds(attemptId) ? 'kept' : 'saved';
    },
    [outbox, userId, profile],
  );
}
