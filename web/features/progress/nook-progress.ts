import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { afterDeal, type Deal as NookDeal, type NookState } from '#engine/rules/nook-state.ts';
import type { Room } from '#engine/rules/nook.ts';
import type { Nook } from '#server/contract/nook.ts';
import { knownNook, nookQuery } from '#web/lib/nook.ts';
import { useWhose } from '#web/lib/profile.ts';
import { useBoxes } from './progress.ts';
import type { WaitingPurchase } from './purchases.ts';

/** A thing that is moved by arrows is sent once. */
const FURNISH_MS = 700;

/** What a child wants. purchaseId: made by whoever asks, so that asking once more is the same purchase. */
type Deal = Pick<WaitingPurchase, 'purchaseId' | 'thing' | 'sell'>;

/**
 * Buys a thing for the player whom this page shows, or sells it: now, or once it can be sent. Never rejects; a refusal is
 * told, and the Nook is read anew.
 */
export function useDeal(): (deal: Deal) => Promise<'kept' | 'sent'> {
  const { outbox, purchases, rooms } = useBoxes();
  const { userId, playerId } = useWhose();
  return useCallback(
    async (deal) => {
      if (userId === undefined || playerId === undefined) return 'sent';
      purchases.keep({ userId, playerId, ...deal });
      if (deal.sell) rooms.takeOut(playerId, deal.thing);
      await outbox.flush(userId);
      const isKept = purchases.listFor(playerId).some(({ purchaseId }) => purchaseId === deal.purchaseId);
      return isKept ? 'kept' : 'sent';
    },
    [outbox, purchases, rooms, userId, playerId],
  );
}

/** What the player's Nook is once all that waits has arrived. */
export function useWithWaiting(): (nook: Nook, playerId: string) => NookState {
  const { purchases, rooms } = useBoxes();
  return useCallback(
    (nook, playerId) => {
      const deals: readonly NookDeal[] = purchases.listFor(playerId);
      const bought = deals.reduce<NookState>(afterDeal, nook);
      const waiting = rooms.waitingFor(playerId);
      return waiting ? { ...bought, placed: waiting.placed, outfit: waiting.outfit } : bought;
    },
    [purchases, rooms],
  );
}

/**
 * The Nook of the player whom this page shows, once all that waits has arrived. Undefined: it is not known yet, and
 * nothing waits for it; null: it cannot be read.
 */
export function useNook(): NookState | null | undefined {
  const { userId, playerId } = useWhose();
  const { data, isError } = useQuery(nookQuery(userId, playerId));
  const withWaiting = useWithWaiting();
  if (data && playerId !== undefined) return withWaiting(data, playerId);
  return isError ? null : undefined;
}

/** What the guide of this player wears, as far as that is known. */
export const useOutfit = (): Room['outfit'] | undefined => useNook()?.outfit;

/**
 * Furnishes the room of the player whom this page shows: a moment after the last change, or once it can be sent. A
 * refusal is told, and the Nook is read anew.
 */
export function useFurnish(): (room: Room, before: Room) => void {
  const client = useQueryClient();
  const { outbox, rooms } = useBoxes();
  const { userId, playerId } = useWhose();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const flush = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (userId !== undefined) void outbox.flush(userId);
  }, [outbox, userId]);
  useEffect(
    () => () => {
      if (timer.current !== undefined) flush();
    },
    [flush],
  );
  return useCallback(
    (room, before) => {
      if (userId === undefined || playerId === undefined) return;
      rooms.keep({ userId, playerId }, before, room, knownNook(client, userId, playerId));
      clearTimeout(timer.current);
      timer.current = setTimeout(flush, FURNISH_MS);
    },
    [client, rooms, flush, userId, playerId],
  );
}
