import { countingOn, WHAT_COMES_NEXT } from '#engine/rules/common-words.ts';
import type { HelpStep } from '#engine/rules/game.ts';
import { numbersFrom } from '#engine/rules/numbers.ts';

/** Two breads, and what is missing between them: as far from the one as from the other. */
export interface SandwichNumbers {
  readonly leftNumber: number;
  readonly correctAnswer: number;
  readonly rightNumber: number;
}

/** A number on the line, or the hops over the gap. */
export type SandwichPoint = 'hops' | number;

/** So many numbers are counted before the left bread's, where there are any. */
const RUN_UP = 2;

export const promptOf = ({ leftNumber, rightNumber }: SandwichNumbers) =>
  `Which number goes between ${leftNumber} and ${rightNumber}?`;

export const factOf = ({ leftNumber, correctAnswer, rightNumber }: SandwichNumbers) =>
  `${correctAnswer} goes between ${leftNumber} and ${rightNumber}.`;

/** Where the hops over the gap touch the line: from bread to bread, by the answer. */
export const hopsOf = ({ leftNumber, correctAnswer, rightNumber }: SandwichNumbers): readonly number[] => [
  leftNumber,
  correctAnswer,
  rightNumber,
];

/** Runs up to the gap on the number line, in steps as large as those over it. */
export function runningUp(sandwich: SandwichNumbers): readonly HelpStep<SandwichPoint>[] {
  const { leftNumber, correctAnswer } = sandwich;
  const step = correctAnswer - leftNumber;
  const before = Math.min(RUN_UP, Math.floor(leftNumber / step));
  const counted = numbersFrom(-before, 0).map((steps) => leftNumber + steps * step);
  return [...countingOn<SandwichPoint>(counted, (point) => point), { say: WHAT_COMES_NEXT, point: 'hops' }];
}
