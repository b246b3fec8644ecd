import { numberSentence } from '#engine/rules/common-words.ts';
import type { HelpStep } from '#engine/rules/game.ts';
import { numbersFrom } from '#engine/rules/numbers.ts';
import type { TreasureParams } from './games.ts';

/** Two groups of treasure. */
export interface Addends {
  readonly firstNumber: number;
  readonly secondNumber: number;
}

/** Where the counting starts, or the treasure that is counted: the first is 1. */
export type TreasurePoint = 'start' | number;

export const promptOf = ({ firstNumber, secondNumber }: Addends) =>
  `${firstNumber} add ${secondNumber}. How many altogether?`;

export const factOf = ({ firstNumber, secondNumber }: Addends) =>
  `${firstNumber} add ${secondNumber} makes ${firstNumber + secondNumber}.`;

/** A smaller first group is seen at once: closing it would spare no counting. */
const LEAST_CLOSED = 4;

/** Whether the first group is closed and counted on from. */
export const isCountedOn = ({ firstNumber }: Addends, { strategy }: TreasureParams): boolean =>
  strategy === 'count-on' && firstNumber >= LEAST_CLOSED;

/** Counts every treasure, or counts on from the first group. */
export function countingOf(pair: Addends, params: TreasureParams): readonly HelpStep<TreasurePoint>[] {
  const { firstNumber, secondNumber } = pair;
  const countsAll = !isCountedOn(pair, params);
  const counted = numbersFrom(countsAll ? 1 : firstNumber + 1, firstNumber + secondNumber);
  return [
    { say: countsAll ? 'Count them all.' : `Start at ${firstNumber}.`, point: 'start' },
    ...counted.map((point) => ({ say: numberSentence(point), point })),
  ];
}
