import type { QueryClient } from '@tanstack/react-query';
import { KEYS } from '#web/lib/storage.ts';

/** A result that another tab has sent counts here, too: what it earned is asked for again. */
export function followOtherTabs(client: QueryClient) {
  window.addEventListener('storage', ({ key }) => {
    if (key !== KEYS.outbox) return;
    void client.invalidateQueries({ queryKey: ['profile'] });
    void client.invalidateQueries({ queryKey: ['leaderboard'] });
  });
}
