import { counting, thatIs } from '#engine/rules/common-words.ts';
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
