import type { Item } from '#engine/games/items.ts';
import { canBeByHeart } from './evidence.ts';
import type { ItemState } from './state.ts';

/**
 * What can be said of a player and a fact. `in sight`: right with things to count; `hidden`: right without; `at once`:
 * knows it by heart; `met`: nothing yet.
 */
export const CLAIMS = ['met', 'in sight', 'hidden', 'at once'] as const;
export type Claim = (typeof CLAIMS)[number];

/** Days with a right first try that each claim needs. */
const DAYS = { inSight: 1, hidden: 2, atOnce: 4 } as const;

/**
 * The strongest claim that what was seen allows; undefined: never met. They are not mixed: counting is not knowing.
 * "By heart" and flowers are said of `at once` alone, everywhere, and never of what stands in full view: quick days
 * that were once counted for it are ignored.
 */
export function claimOf(item: Item, state: ItemState | undefined): Claim | undefined {
  if (!state) return undefined;
  if (state.atOnce >= DAYS.atOnce && canBeByHeart(item)) return 'at once';
  if (state.hidden >= DAYS.hidden) return 'hidden';
  return state.inSight + state.hidden >= DAYS.inSight ? 'in sight' : 'met';
}
