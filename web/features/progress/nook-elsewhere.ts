import type { QueryClient } from '@tanstack/react-query';
import { certainNook, invalidateNook, retellNook } from '#web/lib/nook.ts';
import { KEYS } from '#web/lib/storage.ts';
import { toastSuccess } from '#web/lib/toasts.ts';
import type { Purchases } from './purchases.ts';

/** A thing that another tab moves by arrows is read once. */
const QUIET_MS = 150;

export const tellChangedElsewhere = () =>
  toastSuccess('Your Nook was changed somewhere else, too. Here is all of it.');

/**
 * Changes of the Nook that wait to be sent are shared by all tabs, and any of them sends them. What another tab buys
 * is spent here at once, and what it has sent is read anew; if it was bought here and could not be had any more, this
 * tab says so.
 */
export function followNookElsewhere(
  client: QueryClient,
  purchases: Pick<Purchases, 'sentElsewhere' | 'forget'>,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let turn = 0;
  /** Something has left the list that is not in the Nook yet: without it the page would show less than there is. */
  let isBehind = false;

  const readAnew = async () => {
    const mine = turn;
    await invalidateNook(client);
    // What has happened meanwhile is read the next time.
    if (mine !== turn) return;
    isBehind = false;
    const known = purchases.sentElsewhere().flatMap((waiting) => {
      const nook = certainNook(client, waiting.userId, waiting.playerId);
      return nook ? [{ waiting, nook }] : [];
    });
    purchases.forget(known.map(({ waiting }) => waiting));
    const isGone = known.some(({ waiting, nook }) => !waiting.sell && !nook.owned.includes(waiting.thing));
    if (isGone) tellChangedElsewhere();
  };

  window.addEventListener('storage', ({ key, oldValue, newValue }) => {
    if (key !== KEYS.purchases && key !== KEYS.rooms) return;
    turn++;
    if (key === KEYS.purchases) isBehind ||= (newValue?.length ?? 0) < (oldValue?.length ?? 0);
    if (newValue !== null && !isBehind) retellNook(client);
    clearTimeout(timer);
    timer = setTimeout(() => void readAnew(), QUIET_MS);
  });
}
