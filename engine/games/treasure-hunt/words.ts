import { asked, COUNT_THEM_ALL, counting, equalTo } from '#engine/rules/common-words.ts';
import type { HelpStep } from '#engine/rules/game.ts';
import { numbersFrom } from '#engine/rules/numbers.ts';
import { closeOrWrong, oneGroupOnly } from '#engine/rules/slips.ts';
import type { TreasureParams } from './games.ts';

/** Two groups of treasure. */
export interface Addends {
  readonly firstNumber: number;
  readonly secondNumber: number;
}

export type GroupName = 'first' | 'second';

/** Where the counting starts, or how far it has come: treasures are counted from 1, the bigger group first. */
export type TreasurePoint = 'start' | number;

export const sumOf = ({ firstNumber, secondNumber }: Addends) => firstNumber + secondNumber;

export const promptOf = ({ firstNumber, secondNumber }: Addends) =>
  `${firstNumber} add ${secondNumber}. How many altogether?`;

export const factOf = (pair: Addends) => `${pair.firstNumber} add ${pair.secondNumber} makes ${sumOf(pair)}.`;

export const turnedOf = (pair: Addends) => equalTo(sumOf(pair), asked({ prompt: promptOf(pair) }));

/** One group alone, one too many or too few, or what is further away. */
export function slipOf(pair: Addends, chosen: number): string {
  const { firstNumber, secondNumber } = pair;
  if (chosen === firstNumber) return oneGroupOnly(firstNumber, secondNumber);
  if (chosen === secondNumber) return oneGroupOnly(secondNumber, firstNumber);
  return closeOrWrong(chosen, sumOf(pair));
}

/** A smaller group is seen at once: closing it would spare no counting. */
const LEAST_CLOSED = 4;

/** The bigger group is closed and counted on from, wherever it stands. Undefined: everything is counted. */
export function closedOf(
  { firstNumber, secondNumber }: Addends,
  { strategy }: Pick<TreasureParams, 'strategy'>,
): GroupName | undefined {
  if (strategy !== 'count-on' || Math.max(firstNumber, secondNumber) < LEAST_CLOSED) return undefined;
  return secondNumber > firstNumber ? 'second' : 'first';
}

const TEN = 10;
/** Counting on further than this is left for the step to ten, and on from there. */
const MOST_COUNTED_ON = 3;

const counted = (from: number, to: number): readonly HelpStep<TreasurePoint>[] =>
  counting(numbersFrom(from, to), (point) => point);

/** "9 and 1 makes 10.", "10 and 4 makes 14." */
const together = (from: number, to: number): readonly HelpStep<TreasurePoint>[] =>
  from === to ? [] : [{ say: `${from} and ${to - from} makes ${to}.`, point: to }];

/** Counts every treasure; or counts on from the bigger group; or, where that is long, goes to ten and on. */
export function countingOf(pair: Addends, params: TreasureParams): readonly HelpStep<TreasurePoint>[] {
  const sum = sumOf(pair);
  if (!closedOf(pair, params)) return [{ say: COUNT_THEM_ALL, point: 'start' }, ...counted(1, sum)];
  const bigger = Math.max(pair.firstNumber, pair.secondNumber);
  const start = { say: `Start at ${bigger}.`, point: 'start' } as const;
  return sum > TEN && sum - bigger > MOST_COUNTED_ON
    ? [start, ...together(bigger, TEN), ...together(TEN, sum)]
    : [start, ...counted(bigger + 1, sum)];
}
