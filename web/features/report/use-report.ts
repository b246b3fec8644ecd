import { useQuery } from '@tanstack/react-query';
import { call } from '#web/lib/api.ts';
import { useBehindGate } from '#web/lib/gate.ts';
import { useUser } from '#web/lib/session.ts';

/** What a grown-up reads of the player, behind the gate: it is asked for when the page opens. */
export function useReport() {
  const userId = useUser()?.id;
  const behindGate = useBehindGate();
  return useQuery({
    queryKey: ['report', userId],
    queryFn: () => behindGate(() => call('GET /learner/report', { userId })),
    enabled: userId !== undefined,
    // Rounds are played between two visits.
    staleTime: 0,
  });
}
