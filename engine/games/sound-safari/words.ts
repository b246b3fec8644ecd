import { numberSentence } from '#engine/rules/common-words.ts';
import type { HelpStep } from '#engine/rules/game.ts';
import { numbersFrom, numberWord } from '#engine/rules/numbers.ts';

export const promptOf = (target: number) => `Find ${numberWord(target)}.`;

export const found = (target: number) => `You found ${target}.`;

/** How a number is made up: counted up to ten, above that as ten and some more. Points at this many counters. */
export function wayTo(target: number): readonly HelpStep<number>[] {
  if (target === 0) return [{ say: '0 means nothing.', point: 0 }];
  if (target <= 10) return numbersFrom(1, target).map((point) => ({ say: numberSentence(point), point }));
  return [{ say: `10 and ${target - 10} makes ${target}.`, point: target }];
}
