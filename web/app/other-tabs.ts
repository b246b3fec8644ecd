import type { QueryClient } from '@tanstack/react-query';
import { invalidateEarnings } from '#web/lib/profile.ts';
import { KEYS } from '#web/lib/storage.ts';

/** A result sent by another tab counts here too: the totals it changed are refetched. */
export function followOtherTabs(client: QueryClient) {
  window.addEventListener('storage', ({ key }) => {
    if (key === KEYS.outbox) invalidateEarnings(client);
  });
}
