import { numbersFrom } from '#engine/rules/numbers.ts';
import type { Random } from '#engine/rules/random.ts';

export interface WrongNumbersWish {
  readonly answer: number;
  readonly count: number;
  /** The range of the specification, both ends included. */
  readonly min: number;
  readonly max: number;
  /** Slips a child really makes here; those outside the range, doubles and the answer itself are left out. */
  readonly slips: readonly number[];
  readonly random: Random;
}

/**
 * Distinct wrong numbers, none equal to the answer: slips first, in random order, then whatever lies nearest to
 * the answer. Throws RangeError when the range holds too few.
 */
export function wrongNumbers({
  answer,
  count,
  min,
  max,
  slips,
  random,
}: WrongNumbersWish): readonly number[] {
  const nearest = random
    .shuffle(numbersFrom(min, max))
    .sort((a, b) => Math.abs(a - answer) - Math.abs(b - answer));
  const likely = random.shuffle(slips).filter((value) => value >= min && value <= max);
  const wrong = [...new Set([...likely, ...nearest])].filter((value) => value !== answer).slice(0, count);
  if (wrong.length < count) throw new RangeError(`wrongNumbers: ${count} do not fit into ${min} to ${max}`);
  return wrong;
}

/** What the ear or the eye makes of a number's digits: 4 and 14, 12 and 21. May hold the number itself. */
export const digitMixUps = (value: number): readonly number[] => [
  value < 10 ? value + 10 : value - 10,
  Number([...String(value)].reverse().join('')),
];
