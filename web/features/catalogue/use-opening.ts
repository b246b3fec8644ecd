import type { MouseEvent } from 'react';
import { NEEDS_INTERNET } from '#engine/rules/offline.ts';
import { usePlayable } from '#web/lib/on-device.ts';
import { say } from '#web/lib/sounds.ts';
import { toastProblem } from '#web/lib/toasts.ts';
import { rememberCameFrom, type CameFrom } from './came-from.ts';

/** What a link to a game does when it is pressed: one that is not on this device says so instead of opening. */
export function useOpening(gameId: string, from: CameFrom) {
  const isAway = usePlayable(gameId) === false;
  const onClick = (event: MouseEvent) => {
    if (!isAway) return rememberCameFrom(from);
    event.preventDefault();
    toastProblem('needsInternet');
    // The text is readable even if the voice cannot play.
    say(NEEDS_INTERNET).catch(() => undefined);
  };
  return { isAway, link: { onClick, 'aria-disabled': isAway || undefined } };
}
