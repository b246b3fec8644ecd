import { useMemo, useState } from 'react';
import type { Led } from '#engine/learner/lead.ts';
import { leadOn, type Child } from './next-games.ts';

/**
 * What a player is led to, as it is known when the page is opened: it changes for another player, or where nothing was
 * known before, and never under somebody's finger.
 */
export function useLed(child: Child | undefined): Led | undefined {
  const [now] = useState(() => new Date());
  const isKnown = child !== undefined && Object.keys(child.learner.skills).length > 0;
  const key = child && `${child.id} ${child.age} ${isKnown}`;
  // eslint-disable-next-line react-hooks/exhaustive-deps
  return useMemo(() => child && leadOn(child, now), [key, now]);
}
