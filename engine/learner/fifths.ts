import type { Item } from '#engine/games/items.ts';
import type { PlanWish } from './entry.ts';

const FIFTHS = 5;
/** Of fewer answers a fifth would be hardly more than one of them, of which there are few in a round in any case. */
const LEAST_ANSWERS = 10;
/** Among more choices a rule is right too seldom to be taken for one who knows. */
const MOST_CHOICES = 4;

/**
 * In which fifth by size, from 0, the answer of each fact lies that is of the game's own band. None where the answers are no
 * numbers, or few, or choices are many.
 */
export function fifthsOf({ pool, own, options, answerOf }: PlanWish): ReadonlyMap<Item, number> {
  const band = pool
    .filter((item) => own?.(item) ?? true)
    .map((item) => ({ item, answer: Number(answerOf?.(item) ?? item.fact) }))
    .filter(({ answer }) => !Number.isNaN(answer));
  const answers = band.map(({ answer }) => answer).sort((a, b) => a - b);
  if (options > MOST_CHOICES || new Set(answers).size < LEAST_ANSWERS) return new Map();
  // Halfway through the facts that are answered alike, so that these are in one fifth.
  const fifthOf = (answer: number) =>
    Math.floor((FIFTHS * (answers.indexOf(answer) + answers.lastIndexOf(answer) + 1)) / 2 / answers.length);
  return new Map(band.map(({ item, answer }) => [item, fifthOf(answer)]));
}
