import { counting, countingOn, thatIs } from '#engine/rules/common-words.ts';
import type { HelpStep } from '#engine/rules/game.ts';
import { numbersFrom, numberWord } from '#engine/rules/numbers.ts';

export const promptOf = (target: number) => `Find ${numberWord(target)}.`;

/** "10 and 4 makes 14." target: 11 to 20. */
const tenAndMore = (target: number) => `10 and ${target - 10} makes ${target}.`;

/** A number that lacks the other's ten, or has one too many, is heard as ten and some more; then the question follows. */
export function slipOf(target: number, chosen: number): string {
  const [less, more] = [Math.min(target, chosen), Math.max(target, chosen)];
  return more - less === 10 && less > 0 ? `${thatIs(chosen)} ${tenAndMore(more)}` : thatIs(chosen);
}

/** How a number is made up: counted up to ten, above that as ten and some more. Points at this many counters. */
export function wayTo(target: number): readonly HelpStep<number>[] {
  if (target === 0) return [{ say: '0 means nothing.', point: 0 }];
  if (target <= 10) return counting(numbersFrom(1, target), (point) => point);
  return [{ say: tenAndMore(target), point: target }];
}

/**
 * A neighbour's way, because the number's own ends with its sign: above ten another one that has ten and some more, of 0 and
 * 1 the numbers before them, counting back. The others are counted up to, as far as the number itself.
 */
export function begunWith(target: number): readonly HelpStep<number>[] | undefined {
  if (target > 10) return wayTo(target === 11 ? 12 : target - 1);
  return target > 1 ? undefined : countingOn([target + 2, target + 1], (point) => point);
}
