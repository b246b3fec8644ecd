import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { NO_NEEDS, type Needs } from '#engine/rules/needs.ts';
import type { Profile } from '#server/contract/profile.ts';
import { useWhose } from '#web/lib/profile.ts';
import { useBoxes } from './progress.ts';

/**
 * Switches needs of the player whom this page shows: now, or once that can be sent. Never rejects. Undefined: it was
 * refused, which is told.
 */
export function useChangeNeeds(): (needs: Partial<Needs>) => Promise<'kept' | 'saved' | undefined> {
  const { needs: box } = useBoxes();
  const { userId, playerId } = useWhose();
  return useCallback(
    async (needs) => {
      if (userId === undefined || playerId === undefined) return undefined;
      box.keep({ userId, playerId, needs });
      const saved = await box.send(userId);
      if (saved.has(playerId)) return 'saved';
      return box.waitingFor(playerId) ? 'kept' : undefined;
    },
    [box, userId, playerId],
  );
}

/** A player with her needs as they were switched last, on whichever side of a missing network. */
export function useWithNeeds<Shown extends Profile | null | undefined>(profile: Shown): Shown {
  const { needs: box } = useBoxes();
  const playerId = profile?.id;
  const subscribe = useCallback(
    (listener: () => void) => {
      const end = box.subscribe(listener);
      // Another tab may have switched or sent something.
      window.addEventListener('storage', listener);
      return () => {
        end();
        window.removeEventListener('storage', listener);
      };
    },
    [box],
  );
  const waiting = useSyncExternalStore(subscribe, () =>
    playerId === undefined ? undefined : JSON.stringify(box.waitingFor(playerId)),
  );
  return useMemo(() => {
    if (!profile || waiting === undefined) return profile;
    return {
      ...profile,
      needs: { ...NO_NEEDS, ...profile.needs, ...(JSON.parse(waiting) as Partial<Needs>) },
    };
  }, [profile, waiting]);
}
