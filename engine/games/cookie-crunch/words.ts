import { numberSentence } from '#engine/rules/common-words.ts';
import type { HelpStep } from '#engine/rules/game.ts';
import { numbersFrom } from '#engine/rules/numbers.ts';

/** A plate, and how many of its cookies are eaten. */
export interface Meal {
  readonly firstNumber: number;
  readonly secondNumber: number;
}

export const promptOf = ({ firstNumber, secondNumber }: Meal) =>
  `${firstNumber} take away ${secondNumber}. How many are left?`;

export const factOf = ({ firstNumber, secondNumber }: Meal) =>
  `${firstNumber} take away ${secondNumber} leaves ${firstNumber - secondNumber}.`;

/** Counts back from the full plate, one number for each cookie eaten; points at so many cookies. */
export const countingBack = ({ firstNumber, secondNumber }: Meal): readonly HelpStep<number>[] =>
  numbersFrom(firstNumber, firstNumber - secondNumber).map((point) => ({
    say: numberSentence(point),
    point,
  }));
