import { useEffect, useState } from 'react';
import type { Room } from '#engine/rules/nook.ts';
import { useOffline } from '#web/lib/connection.ts';
import { useWhose } from '#web/lib/profile.ts';
import { useNook } from './nook-progress.ts';

/** A game starts undressed rather than later than this. */
const LONGEST_MS = 1500;

interface WornInGame {
  /** Undefined: not known, or there is nobody whose guide it is. */
  readonly outfit: Room['outfit'] | undefined;
  /** Nobody waits for it, or nobody does any longer. */
  readonly isSettled: boolean;
}

/**
 * What the guide wears in a game, for which a stage, which reads it once, waits a little; offline it does not.
 * isPlayerKnown: it is known who plays, if anybody.
 */
export function useWorn(isPlayerKnown: boolean): WornInGame {
  const { playerId } = useWhose();
  const nook = useNook();
  const isOffline = useOffline();
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (playerId === undefined) return;
    const timer = setTimeout(() => setIsLate(true), LONGEST_MS);
    return () => clearTimeout(timer);
  }, [playerId]);
  const isNow = isPlayerKnown && (playerId === undefined || nook !== undefined || isLate || isOffline);
  // A game that has begun goes on, whatever comes later.
  const [isSettled, setIsSettled] = useState(isNow);
  if (isNow && !isSettled) setIsSettled(true);
  return { outfit: nook?.outfit, isSettled: isSettled || isNow };
}
