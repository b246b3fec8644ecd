import type { Item } from '#engine/games/items.ts';
import { chanceOf } from './chance.ts';
import { claimOf } from './claims.ts';
import { factsOf } from './next-skill.ts';
import { numbersIn } from './slips.ts';
import { stateOf, type Learner } from './state.ts';

/** A numeral that was never shown to be known counts as known from here on: more likely than not. */
const LIKELY = 0.5;

/**
 * The numerals to 10 that a player is not yet likely to read, in no order: sums need no numerals, and should not be
 * hidden by them. today: days since 1970, UTC.
 */
export function newNumerals(learner: Learner, today: number): ReadonlySet<number> {
  const isNew = (item: Item) => {
    const claim = claimOf(item, stateOf(learner, item));
    const isShown = claim !== undefined && claim !== 'met';
    // Without the chance that is a guess's.
    return !isShown && chanceOf(item, learner, { today, options: Infinity }) < LIKELY;
  };
  return new Set(
    factsOf('num.hear.10')
      .filter(isNew)
      .flatMap(({ fact }) => numbersIn(fact)),
  );
}
