import { useQuery } from '@tanstack/react-query';
import { call } from '#web/lib/api.ts';
import { useBehindGate } from '#web/lib/gate.ts';
import { useWhose } from '#web/lib/profile.ts';

/** What a grown-up reads of the player, behind the gate: it is asked for when the page opens. */
export function useReport() {
  const whose = useWhose();
  const behindGate = useBehindGate();
  return useQuery({
    queryKey: ['report', whose.userId, whose.playerId],
    queryFn: () => behindGate(() => call('GET /learner/report', whose)),
    enabled: whose.playerId !== undefined,
    // Rounds are played between two visits.
    staleTime: 0,
  });
}
