import { useState } from 'react';
import { usePlayable } from '#web/lib/on-device.ts';

/**
 * Whether the game may start, as `usePlayable` says. A started game goes on with what is loaded, whatever happens to the
 * network.
 */
export function useBegun(gameId: string): boolean | undefined {
  const playable = usePlayable(gameId);
  const [begun, setBegun] = useState(playable);
  if (begun !== true && begun !== playable) setBegun(playable);
  return begun;
}
